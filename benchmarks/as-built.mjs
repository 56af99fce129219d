/**
 * Runs TypeScript as `tsc` writes it, like the package: `node --import ./benchmarks/as-built.mjs FILE.ts`. tsx keeps the names of
 * functions, which takes time whenever a closure is made (a fifth to a third of a short `pay`).
 */
import { register } from "node:module";

register("./as-built-hooks.mjs", import.meta.url);
