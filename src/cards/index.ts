export * from "./predicate.ts";
export * from "./amount.ts";
export * from "./ability.ts";
export * from "./keyword-costs.ts";
export * from "./effect.ts";
export * from "./casting.ts";
export * from "./card.ts";
