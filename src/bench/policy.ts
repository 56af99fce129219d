import { POLICIES, type Policy } from "../policy/index.ts";

/** What payments are compared by. */
export const POLICY: Policy = POLICIES.preserve;

/** Where the largest X is asked for, a smaller one is worse than anything that the policy looks at. */
export const X_LEVEL = "x";
