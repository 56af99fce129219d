export * from "./type.ts";
export * from "./symbol.ts";
export * from "./cost.ts";
export * from "./counted.ts";
