export { encode, type EncodeOptions, type Encoding } from "./build.ts";
export { decode, deedsIn, keptCards, manaMade } from "./decode.ts";
export { limitedTo } from "./limited.ts";
export { resizes } from "./counters.ts";
export { doublingsOf, type Doubling } from "./doubling.ts";
export { stockOf, suppliesFor, type Stock, type Supplies } from "./supply.ts";
export { typeReachOf, type TypeReach } from "./type-reach.ts";
export { tableFor, tableOf, type Table } from "./table.ts";
export { spendings, type Spending } from "./permits.ts";
