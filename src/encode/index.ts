export { encode, type EncodeOptions, type Encoding } from "./build.ts";
export { decode, keptCards } from "./decode.ts";
export { doublingsOf, type Doubling } from "./doubling.ts";
export { tableOf, type Table } from "./table.ts";
export { spendings, type Spending } from "./permits.ts";
