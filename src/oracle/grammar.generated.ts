// @ts-nocheck
/* oxlint-disable */
import * as b from "./meaning.ts";
const some = (whose, of, is, value) =>
({ kind: "amount", amount: { kind: "count", zone: "battlefield", whose, of }, is, value });
const whens = (...list) => {
const found = list.filter(when => when != null);
return found.length === 0 ? {} : { when: b.allConditions(found) };
};
// Conditions that mean the same whatever object they are asked of.
const onlyCounts = when =>
when.kind === "amount" ? when.amount.kind === "count" : (when.kind === "all" || when.kind === "any") && when.of.every(onlyCounts);
const creature = { kind: "type", type: "Creature" };
const keyword = (name, cost) => ({ kind: "keyword", keyword: name, cost });
const other = text => ({ kind: "effect", effect: { kind: "other", text } });
const SELF = { whose: "anyone", to: { kind: "self" } };
const yourTurn = { kind: "your-turn" };
const hand = (is, value) =>
({ kind: "amount", amount: { kind: "count", zone: "hand", whose: "you", of: { kind: "anything" } }, is, value });
function peg$parse() {
let input = ""; const options = {};
const peg$FAILED = {};
const peg$source = options.grammarSource;
const peg$startRuleFunctions = {
Line: peg$parseLine,
Keywords: peg$parseKeywords,
CostWords: peg$parseCostWords,
OwnCostWords: peg$parseOwnCostWords,
OwnChange: peg$parseOwnChange,
SpendWords: peg$parseSpendWords,
CastingLine: peg$parseCastingLine,
};
let peg$startRuleFunction = peg$parseLine;
const peg$c0 = "This ability costs";
const peg$c1 = "to activate";
const peg$c2 = ".";
const peg$c3 = " ";
const peg$c4 = "an";
const peg$c5 = "a";
const peg$c6 = "the";
const peg$c7 = "{";
const peg$c8 = "}";
const peg$c9 = "colorless";
const peg$c10 = "and/or";
const peg$c11 = "or";
const peg$c12 = "and";
const peg$c13 = ",";
const peg$c14 = "~";
const peg$c15 = "it";
const peg$c16 = "~'s";
const peg$c17 = "its";
const peg$c18 = "his";
const peg$c19 = "her";
const peg$c20 = "their";
const peg$c21 = "+1/+1";
const peg$c22 = "-1/-1";
const peg$c23 = "-0/-1";
const peg$c24 = "+1/+0";
const peg$c25 = "+0/+1";
const peg$c26 = "-0/-2";
const peg$c27 = "-2/-1";
const peg$c28 = "-1/-0";
const peg$c29 = "counter";
const peg$c30 = "you";
const peg$c31 = "your";
const peg$c32 = "another";
const peg$c33 = "other";
const peg$c34 = "untapped";
const peg$c35 = "tapped";
const peg$c36 = "nontoken";
const peg$c37 = "non";
const peg$c38 = "-";
const peg$c39 = "noncommander";
const peg$c40 = "nonhistoric";
const peg$c41 = "non-";
const peg$c42 = "multicolored";
const peg$c43 = "monocolored";
const peg$c44 = "outlaw";
const peg$c45 = "s";
const peg$c46 = "historic";
const peg$c47 = "kicked";
const peg$c48 = "face-down";
const peg$c49 = "attacking or blocking";
const peg$c50 = "attacking";
const peg$c51 = "blocking";
const peg$c52 = "commander";
const peg$c53 = "token";
const peg$c54 = "permanent";
const peg$c55 = "card";
const peg$c56 = "spell";
const peg$c57 = "source";
const peg$c58 = "'s";
const peg$c59 = "with";
const peg$c60 = "named";
const peg$c61 = "that share";
const peg$c62 = "a card type with the exiled card";
const peg$c63 = "of the chosen type";
const peg$c64 = "of the chosen color";
const peg$c65 = "that entered";
const peg$c66 = " the battlefield";
const peg$c67 = " this turn";
const peg$c68 = "that's";
const peg$c69 = "that are";
const peg$c70 = "that isn't";
const peg$c71 = "that aren't";
const peg$c72 = "that has";
const peg$c73 = "that have";
const peg$c74 = "an Adventure";
const peg$c75 = "without";
const peg$c76 = "without {X} in";
const peg$c77 = "mana cost";
const peg$c78 = "one or more colors";
const peg$c79 = "legendary";
const peg$c80 = "the chosen color";
const peg$c81 = "power";
const peg$c82 = "toughness";
const peg$c83 = "mana value";
const peg$c84 = "{X} in";
const peg$c85 = "on";
const peg$c86 = "them";
const peg$c87 = "counters on";
const peg$c88 = "a counter on";
const peg$c89 = "one or more counters on";
const peg$c90 = "the same name as the exiled card";
const peg$c91 = "the chosen name";
const peg$c92 = "or greater";
const peg$c93 = "or more";
const peg$c94 = "or less";
const peg$c95 = "flying";
const peg$c96 = "defender";
const peg$c97 = "reach";
const peg$c98 = "haste";
const peg$c99 = "vigilance";
const peg$c100 = "trample";
const peg$c101 = "deathtouch";
const peg$c102 = "lifelink";
const peg$c103 = "menace";
const peg$c104 = "first strike";
const peg$c105 = "double strike";
const peg$c106 = "hexproof";
const peg$c107 = "indestructible";
const peg$c108 = "flashback";
const peg$c109 = "flash";
const peg$c110 = "freerunning";
const peg$c111 = "convoke";
const peg$c112 = "delve";
const peg$c113 = "improvise";
const peg$c114 = "infect";
const peg$c115 = "toxic";
const peg$c116 = "morph";
const peg$c117 = "disguise";
const peg$c118 = "foretell";
const peg$c119 = "prowess";
const peg$c120 = "cycling";
const peg$c121 = "kicker";
const peg$c122 = "mutate";
const peg$c123 = "suspend";
const peg$c124 = "islandwalk";
const peg$c125 = "devoid";
const peg$c126 = "annihilator";
const peg$c127 = "adapt";
const peg$c128 = "exalted";
const peg$c129 = "affinity";
const peg$c130 = "storm";
const peg$c131 = "cascade";
const peg$c132 = "escape";
const peg$c133 = "you control";
const peg$c134 = "an opponent controls";
const peg$c135 = "on the battlefield";
const peg$c136 = "in your";
const peg$c137 = "in";
const peg$c138 = "have";
const peg$c139 = "has";
const peg$c140 = "is";
const peg$c141 = "are";
const peg$c142 = "led";
const peg$c143 = "your opponents control";
const peg$c144 = "opponents control";
const peg$c145 = "your opponent controls";
const peg$c146 = "all players control";
const peg$c147 = "a player controls";
const peg$c148 = "in your graveyard";
const peg$c149 = "in all graveyards";
const peg$c150 = "in each graveyard";
const peg$c151 = "in your opponents' graveyards";
const peg$c152 = "in an opponent's graveyard";
const peg$c153 = "in your hand";
const peg$c154 = "counter on";
const peg$c155 = "counter removed this way";
const peg$c156 = "color among";
const peg$c157 = "creature in your party";
const peg$c158 = "card type among cards in your graveyard";
const peg$c159 = "different";
const peg$c160 = "among";
const peg$c161 = "basic land type among lands you control";
const peg$c162 = "creature type among";
const peg$c163 = "card you've drawn this turn";
const peg$c164 = "opponent you have";
const peg$c165 = "opponent";
const peg$c166 = "plus";
const peg$c167 = "twice";
const peg$c168 = "three times";
const peg$c169 = "the number of";
const peg$c170 = "the number of counters on";
const peg$c171 = "counters removed this way";
const peg$c172 = "the number of basic land types among lands you control";
const peg$c173 = "the number of creatures in your party";
const peg$c174 = "the number of card types among cards in your graveyard";
const peg$c175 = "the number of differently named";
const peg$c176 = "the number of different";
const peg$c177 = "the greatest number of";
const peg$c178 = "the number of opponents you have";
const peg$c179 = "the number of colors among";
const peg$c180 = "the number of cards in your graveyard that are instant cards, sorcery cards, and/or have an Adventure";
const peg$c181 = "your life total";
const peg$c182 = "the greatest";
const peg$c183 = "the total";
const peg$c184 = "of";
const peg$c185 = "your devotion to";
const peg$c186 = "devotion to";
const peg$c187 = "that color";
const peg$c188 = "the greatest number of creatures you control that have a creature type in common";
const peg$c189 = "sacrificed";
const peg$c190 = "exiled";
const peg$c191 = "discarded";
const peg$c192 = "name";
const peg$c193 = "and if";
const peg$c194 = "if";
const peg$c195 = "you don't control";
const peg$c196 = "there are";
const peg$c197 = "there's";
const peg$c198 = "there is";
const peg$c199 = "on it";
const peg$c200 = "is less than";
const peg$c201 = "isn't";
const peg$c202 = "no opponent controls";
const peg$c203 = "total in all graveyards";
const peg$c204 = "you have";
const peg$c205 = "or fewer cards in hand";
const peg$c206 = "there are fewer than";
const peg$c207 = "entered";
const peg$c208 = "card types among cards in your graveyard";
const peg$c209 = "life";
const peg$c210 = "your life total is";
const peg$c211 = "you have no cards in hand";
const peg$c212 = "cards in hand";
const peg$c213 = "creatures you control have total";
const peg$c214 = "it's your turn";
const peg$c215 = "it's not your turn";
const peg$c216 = "it isn't your turn";
const peg$c217 = "during";
const peg$c218 = "your turn";
const peg$c219 = "each of your turns";
const peg$c220 = "on each of your turns";
const peg$c221 = "turns other than yours";
const peg$c222 = "an opponent's turn";
const peg$c223 = "each opponent's turn";
const peg$c224 = "opponents' turns";
const peg$c225 = "you've";
const peg$c226 = "you haven't";
const peg$c227 = "this turn";
const peg$c228 = "an opponent";
const peg$c229 = "a player";
const peg$c230 = "a creature";
const peg$c231 = "a permanent";
const peg$c232 = "another creature";
const peg$c233 = "a nontoken creature";
const peg$c234 = "attacked";
const peg$c235 = "gained";
const peg$c236 = "lost";
const peg$c237 = "cast";
const peg$c238 = "died";
const peg$c239 = "was";
const peg$c240 = "left";
const peg$c241 = "put";
const peg$c242 = "descended";
const peg$c243 = "played";
const peg$c244 = "had";
const peg$c245 = "drew";
const peg$c246 = "died this turn";
const peg$c247 = "was put";
const peg$c248 = "[.,\"]";
const peg$c249 = "you've completed a dungeon";
const peg$c250 = "a card is exiled with ~";
const peg$c251 = "evidence was collected";
const peg$c252 = "it's bargained";
const peg$c253 = "it was kicked";
const peg$c254 = "it's night";
const peg$c255 = "it's day";
const peg$c256 = "an opponent has no cards in hand";
const peg$c257 = "an opponent has";
const peg$c258 = "less life";
const peg$c259 = "more poison counters";
const peg$c260 = "the top card of your library is";
const peg$c261 = "was cast";
const peg$c262 = "was kicked";
const peg$c263 = "is renowned";
const peg$c264 = "is suspected";
const peg$c265 = "is paired";
const peg$c266 = "you own a card in exile that has an Adventure";
const peg$c267 = "you have an enduring story";
const peg$c268 = "an exiled card used to craft ~";
const peg$c269 = "an exiled creature card";
const peg$c270 = "a card exiled with ~";
const peg$c271 = "a creature card exiled with ~";
const peg$c272 = "you're the monarch";
const peg$c273 = "you have the initiative";
const peg$c274 = "you have the city's blessing";
const peg$c275 = "you have max speed";
const peg$c276 = "or fewer";
const peg$c277 = "exactly";
const peg$c278 = "no";
const peg$c279 = "one or more";
const peg$c280 = "{T}";
const peg$c281 = "{Q}";
const peg$c282 = "pay";
const peg$c283 = "waterbend";
const peg$c284 = "sacrifice";
const peg$c285 = "tap";
const peg$c286 = "untap";
const peg$c287 = "remove";
const peg$c288 = "exile";
const peg$c289 = "exert";
const peg$c290 = "reveal";
const peg$c291 = "from your hand";
const peg$c292 = "choose";
const peg$c293 = "you control or reveal";
const peg$c294 = "behold";
const peg$c295 = "and exile it";
const peg$c296 = "discard";
const peg$c297 = "forage";
const peg$c298 = "return";
const peg$c299 = "to its owner's hand";
const peg$c300 = "X";
const peg$c301 = "to";
const peg$c302 = "its owner's hand";
const peg$c303 = "their owner's hand";
const peg$c304 = "{E}";
const peg$c305 = "X life";
const peg$c306 = "life equal to";
const peg$c307 = "counters from";
const peg$c308 = "any number of";
const peg$c309 = "from among";
const peg$c310 = "counter from";
const peg$c311 = "from";
const peg$c312 = "from your";
const peg$c313 = "hand";
const peg$c314 = "graveyard";
const peg$c315 = "your hand";
const peg$c316 = "at random";
const peg$c317 = " from your ";
const peg$c318 = " to its owner's hand";
const peg$c319 = "casualty";
const peg$c320 = "bargain";
const peg$c321 = "conspire";
const peg$c322 = "retrace";
const peg$c323 = "jump-start";
const peg$c324 = "gift";
const peg$c325 = "teamwork";
const peg$c326 = "crew";
const peg$c327 = "saddle";
const peg$c328 = "collect evidence";
const peg$c329 = "offering";
const peg$c330 = "emerge";
const peg$c331 = "harmonize";
const peg$c332 = "web-slinging";
const peg$c333 = "onto";
const peg$c334 = "\u2014";
const peg$c335 = "level up";
const peg$c336 = "commander tax";
const peg$c337 = "basic";
const peg$c338 = "prototype";
const peg$c339 = "/";
const peg$c340 = "+";
const peg$c341 = "\u2022";
const peg$c342 = " \u2014 ";
const peg$c343 = "you may";
const peg$c344 = "rather than pay ~'s mana cost";
const peg$c345 = "you may cast ~ without paying its mana cost";
const peg$c346 = "you may cast ~ from your graveyard";
const peg$c347 = " or from exile";
const peg$c348 = "As an additional cost to cast ~, you may";
const peg$c349 = ", but not from anywhere else";
const peg$c350 = "by";
const peg$c351 = "in addition to paying its other costs";
const peg$c352 = "rather than paying its mana cost";
const peg$c353 = "using its";
const peg$c354 = "ability";
const peg$c355 = "as long as";
const peg$c356 = "you pay";
const peg$c357 = "cost";
const peg$c358 = ":";
const peg$c359 = "Choose a color.";
const peg$c360 = "add";
const peg$c361 = "\"";
const peg$c362 = ",\"";
const peg$c363 = "Reveal any number of";
const peg$c364 = "your hand. Add";
const peg$c365 = "for each card revealed this way.";
const peg$c366 = "Choose a player. That player adds";
const peg$c367 = "A player of your choice adds";
const peg$c368 = "Each player adds";
const peg$c369 = "Choose a player. That player adds one mana of any color they choose.";
const peg$c370 = "Choose a color of a card in your graveyard. Add one mana of that color.";
const peg$c371 = "Choose a color of a permanent you control. Add one mana of that color.";
const peg$c372 = "Double the amount of each type of unspent mana you have.";
const peg$c373 = "For each color among";
const peg$c374 = "add one mana of that color.";
const peg$c375 = "for each";
const peg$c376 = "where";
const peg$c377 = "mana of that type";
const peg$c378 = "one mana of any of the exiled card";
const peg$c379 = "'";
const peg$c380 = "colors";
const peg$c381 = "one mana of any of ~'s colors";
const peg$c382 = "one mana of";
const peg$c383 = "any";
const peg$c384 = "one";
const peg$c385 = "two mana of different colors";
const peg$c386 = "mana in any combination of";
const peg$c387 = "mana of any one";
const peg$c388 = "mana of";
const peg$c389 = "~'s last noted type";
const peg$c390 = "color in your commander's color identity";
const peg$c391 = "color";
const peg$c392 = "the colors";
const peg$c393 = "type";
const peg$c394 = "that";
const peg$c395 = "land";
const peg$c396 = "could produce";
const peg$c397 = "the sacrificed";
const peg$c398 = "color of";
const peg$c399 = "that much";
const peg$c400 = ", then add an additional";
const peg$c401 = "an amount of";
const peg$c402 = "equal to";
const peg$c403 = "an amount of mana of";
const peg$c404 = "an amount of mana of any one color equal to";
const peg$c405 = "X mana";
const peg$c406 = "where X is";
const peg$c407 = "or X";
const peg$c408 = "mana of the chosen color";
const peg$c409 = "the amount of life you gained this turn";
const peg$c410 = "the number of cards you've drawn this turn";
const peg$c411 = "in any combination of";
const peg$c412 = "of any one";
const peg$c413 = "Activate only if";
const peg$c414 = "and only once each turn";
const peg$c415 = "Activate only as an instant.";
const peg$c416 = "Activate only as a sorcery.";
const peg$c417 = "Activate only any time you could cast an instant.";
const peg$c418 = "Activate only";
const peg$c419 = " and only once each turn";
const peg$c420 = " and only once each turn.";
const peg$c421 = "Activate only once each turn.";
const peg$c422 = "Until end of turn, you don't lose this mana as steps and phases end.";
const peg$c423 = "doesn't untap during your next untap step.";
const peg$c424 = "Each opponent";
const peg$c425 = "An opponent";
const peg$c426 = "Each other player";
const peg$c427 = "gains";
const peg$c428 = "During your next untap step, as you untap your permanents, return ~ to its owner's hand.";
const peg$c429 = "Each player loses";
const peg$c430 = "life.";
const peg$c431 = "If";
const peg$c432 = "you gain";
const peg$c433 = "You get";
const peg$c434 = "poison counter";
const peg$c435 = "An opponent gains control of ~";
const peg$c436 = "When you next cast";
const peg$c437 = "When you do,";
const peg$c438 = "Roll a d20";
const peg$c439 = "Remove";
const peg$c440 = "counter from ~";
const peg$c441 = "Any player may activate this ability but only during their turn before the end step.";
const peg$c442 = "Any player may activate this ability but only";
const peg$c443 = "during their turn";
const peg$c444 = "You gain";
const peg$c445 = "Scry";
const peg$c446 = "If there are no";
const peg$c447 = "counters on ~, sacrifice it.";
const peg$c448 = "If ~ has no";
const peg$c449 = "counters on it, sacrifice it.";
const peg$c450 = "If this mana is spent";
const peg$c451 = "If that mana is spent";
const peg$c452 = "When you spend this mana";
const peg$c453 = "When that mana is spent";
const peg$c454 = "When this mana is spent";
const peg$c455 = "Whenever you spend this mana";
const peg$c456 = "If you spend this mana";
const peg$c457 = "When you spend that mana";
const peg$c458 = "A spell cast using this mana";
const peg$c459 = "A creature cast using this mana";
const peg$c460 = "That spell can't be countered";
const peg$c461 = "If this ability has been activated";
const peg$c462 = "Any player may activate this ability.";
const peg$c463 = "deals";
const peg$c464 = "damage to you.";
const peg$c465 = "You lose";
const peg$c466 = "instead.";
const peg$c467 = "instead add";
const peg$c468 = "Add";
const peg$c469 = "instead if";
const peg$c470 = "spend this mana only";
const peg$c471 = "this mana can't be spent";
const peg$c472 = ", and";
const peg$c473 = "that spell";
const peg$c474 = "activate";
const peg$c475 = "gain a Class level";
const peg$c476 = "on costs that";
const peg$c477 = "contain";
const peg$c478 = "include";
const peg$c479 = "a cost";
const peg$c480 = "that contain";
const peg$c481 = "generic mana costs";
const peg$c482 = "generic";
const peg$c483 = "the generic part of";
const peg$c484 = "costs";
const peg$c485 = "cards";
const peg$c486 = "a card";
const peg$c487 = "pay a mana cost to turn a manifested creature face up";
const peg$c488 = "turn permanents face up";
const peg$c489 = "turn creatures face up";
const peg$c490 = "turn a permanent face up";
const peg$c491 = "turn a creature face up";
const peg$c492 = "turn face-down creatures face up";
const peg$c493 = "to pay";
const peg$c494 = "cumulative upkeep";
const peg$c495 = "equip";
const peg$c496 = "unlock";
const peg$c497 = "doors";
const peg$c498 = "a door";
const peg$c499 = "Rooms";
const peg$c500 = "{X}";
const peg$c501 = "{C}";
const peg$c502 = "your commander";
const peg$c503 = "of that color";
const peg$c504 = "from anywhere other than your hand";
const peg$c505 = "from your graveyard or from exile";
const peg$c506 = "from exile or from your graveyard";
const peg$c507 = "from graveyards or from exile";
const peg$c508 = "from graveyards or exile";
const peg$c509 = "from your graveyard";
const peg$c510 = "from a graveyard";
const peg$c511 = "from graveyards";
const peg$c512 = "from exile";
const peg$c513 = "from the command zone";
const peg$c514 = "from the top of your library";
const peg$c515 = "from your library";
const peg$c516 = "an ability of";
const peg$c517 = "abilities of";
const peg$c518 = "exhaust";
const peg$c519 = "ninjutsu";
const peg$c520 = "power-up";
const peg$c521 = "boast";
const peg$c522 = "channel";
const peg$c523 = "abilities";
const peg$c524 = "an ability";
const peg$c525 = "to cast";
const peg$c526 = "that target";
const peg$c527 = " cost";
const peg$c528 = "cost an additional";
const peg$c529 = "life to cast.";
const peg$c530 = "Your commander costs";
const peg$c531 = "Once during each of your turns, you may cast";
const peg$c532 = "Once each turn, you may cast";
const peg$c533 = "During your turn, you may cast";
const peg$c534 = "You may cast";
const peg$c535 = "from among cards you own exiled with ~";
const peg$c536 = " in addition to paying";
const peg$c537 = " in addition to paying ";
const peg$c538 = " other costs.";
const peg$c539 = "Flashback";
const peg$c540 = "Blitz";
const peg$c541 = "Dash";
const peg$c542 = "Buyback";
const peg$c543 = "your opponents pay";
const peg$c544 = "Each spell costs";
const peg$c545 = "to cast except during its controller's turn.";
const peg$c546 = "you cast";
const peg$c547 = "affinity for";
const peg$c548 = "As an additional cost to cast";
const peg$c549 = ", you may pay";
const peg$c550 = "life. Those spells cost";
const peg$c551 = "less to cast if you paid life this way.";
const peg$c552 = "As long as ~ is untapped, each spell that would cost less than three mana to cast costs three mana to cast.";
const peg$c553 = "Each spell that would cost less than";
const peg$c554 = "mana to cast costs";
const peg$c555 = "mana to cast.";
const peg$c556 = "and can't be countered";
const peg$c557 = "and can be cast as though";
const peg$c558 = "they";
const peg$c559 = "had flash";
const peg$c560 = "an additional";
const peg$c561 = "more";
const peg$c562 = "less";
const peg$c563 = "and each";
const peg$c564 = "for each time";
const peg$c565 = "it's been cast";
const peg$c566 = "you've cast";
const peg$c567 = "from the command zone this game";
const peg$c568 = "card exiled with ~";
const peg$c569 = "counter among players and permanents";
const peg$c570 = "opponent who";
const peg$c571 = "rad";
const peg$c572 = "experience";
const peg$c573 = "poison";
const peg$c574 = "counter you have";
const peg$c575 = "target beyond the first";
const peg$c576 = "target";
const peg$c577 = "creature it targets";
const peg$c578 = "As long as ~ is in the command zone or on the battlefield,";
const peg$c579 = "As long as";
const peg$c580 = "and {";
const peg$c581 = "This effect reduces only the amount of";
const peg$c582 = "colored";
const peg$c583 = "mana you pay.";
const peg$c584 = "This effect can't reduce the";
const peg$c585 = "mana in that cost";
const peg$c586 = "amount of mana those spells cost";
const peg$c587 = "amount of mana it costs to cast a spell";
const peg$c588 = "mana a spell costs";
const peg$c589 = "amount of mana a spell costs to cast";
const peg$c590 = "less than";
const peg$c591 = "mana.";
const peg$c592 = "The";
const peg$c593 = "first";
const peg$c594 = "second";
const peg$c595 = "third";
const peg$c596 = "each turn";
const peg$c597 = "during each of your turns";
const peg$c598 = " {";
const peg$c599 = "each";
const peg$c600 = "you or a permanent you control";
const peg$c601 = "you or permanents you control";
const peg$c602 = "your opponents cast";
const peg$c603 = "an opponent casts";
const peg$c604 = "opponents cast";
const peg$c605 = "a player casts";
const peg$c606 = "players cast";
const peg$c607 = "the next";
const peg$c608 = "you cast this turn";
const peg$c609 = " that are";
const peg$c610 = "until your next turn,";
const peg$c611 = "you cast cost";
const peg$c612 = "to cast.";
const peg$c613 = "Whenever";
const peg$c614 = "When";
const peg$c615 = "At";
const peg$c616 = "mana";
const peg$c617 = "~ costs";
const peg$c618 = ". This effect can't reduce the amount of mana ~ costs by more than {";
const peg$c619 = "}.";
const peg$c620 = "It also costs";
const peg$c621 = "it targets";
const peg$c622 = "it's targeting";
const peg$c623 = "it was";
const peg$c624 = "a creature died";
const peg$c625 = " for each";
const peg$c626 = " and {";
const peg$c627 = "Activated abilities of";
const peg$c628 = "Activated abilities cost";
const peg$c629 = "activated abilities cost";
const peg$c630 = "to activate.";
const peg$c631 = "Equip abilities you activate";
const peg$c632 = " cost {";
const peg$c633 = "Equip";
const peg$c634 = "Ninjutsu";
const peg$c635 = "Exhaust";
const peg$c636 = "Cycling";
const peg$c637 = "Channel";
const peg$c638 = "Boast";
const peg$c639 = "Crew";
const peg$c640 = "Power-up";
const peg$c641 = "Level up";
const peg$c642 = "abilities you activate";
const peg$c643 = "costs you pay";
const peg$c644 = "Abilities you activate";
const peg$c645 = "Activated abilities you activate";
const peg$c646 = "The first activated ability";
const peg$c647 = "you activate";
const peg$c648 = " costs {";
const peg$c649 = "Abilities your opponents activate";
const peg$c650 = "Exhaust abilities of other permanents you control cost";
const peg$c651 = "Power-up abilities of other creatures you control cost";
const peg$c652 = "Abilities you activate that aren't mana abilities cost";
const peg$c653 = "~'s equip ability costs";
const peg$c654 = "Foretelling";
const peg$c655 = "Plotting";
const peg$c656 = "cards from your hand costs";
const peg$c657 = "and can be done on any player's turn";
const peg$c658 = "Unlock costs you pay cost";
const peg$c659 = "All morph costs cost";
const peg$c660 = "The first card you foretell each turn costs {0} to foretell.";
const peg$c661 = "Mana abilities of ~ cost an additional";
const peg$c662 = "life to activate.";
const peg$c663 = "unless they're mana abilities";
const peg$c664 = "if they aren't mana abilities";
const peg$c665 = "As an additional cost to cast ~,";
const peg$c666 = "Spend only";
const peg$c667 = "mana on X.";
const peg$c668 = "X can't be 0.";
const peg$c669 = "This ability can't be copied and X can't be 0.";
const peg$c670 = "You can't spend mana to cast ~.";
const peg$c671 = "You may pay";
const peg$c672 = "rather than pay ~'s mana cost. Spend only mana";
const peg$c673 = "produced by";
const peg$c674 = "to cast it this way.";
const peg$c675 = "Spend only mana";
const peg$c676 = "to cast ~.";
const peg$c677 = "For each mana in";
const peg$c678 = "this ability's activation cost";
const peg$c679 = "its activation cost";
const peg$c680 = ", you may tap an untapped";
const peg$c681 = "rather than pay that mana.";
const peg$c682 = "mana as though it were mana of any";
const peg$c683 = "mana of any type";
const peg$c684 = "Mana of any type can be spent";
const peg$c685 = "You may spend";
const peg$c686 = "mana as though it were mana of any color";
const peg$c687 = ". You may spend other mana only as though it were colorless mana.";
const peg$c688 = "mana as though it were";
const peg$c689 = "For each";
const peg$c690 = "} in a cost, you may pay 2 life rather than pay that mana.";
const peg$c691 = "You may activate abilities of";
const peg$c692 = "as though those creatures had haste.";
const peg$c693 = "you may spend";
const peg$c694 = "you can spend";
const peg$c695 = "Players may spend";
const peg$c696 = "this creature's";
const peg$c697 = "to pay the activation costs of";
const peg$c698 = "to pay the activation costs of abilities of";
const peg$c699 = "Players can't pay life or sacrifice";
const peg$c700 = "to cast spells or activate abilities.";
const peg$c701 = "You can't pay life or sacrifice";
const peg$c702 = "Players can't pay life to cast spells or activate abilities.";
const peg$c703 = "Your life total can't change.";
const peg$c704 = "Players can't sacrifice";
const peg$c705 = "Permanents you control";
const peg$c706 = "Other permanents you control";
const peg$c707 = "can't be sacrificed.";
const peg$c708 = "~ can't be sacrificed.";
const peg$c709 = "can't be activated";
const peg$c710 = "Players can't activate abilities of";
const peg$c711 = "that aren't mana abilities";
const peg$c712 = "activated abilities can't be activated";
const peg$c713 = "can't attack or block";
const peg$c714 = "its activated abilities can't be activated";
const peg$c715 = "can't attack, block, or crew Vehicles, and";
const peg$c716 = "can't attack or block, and";
const peg$c717 = "can't attack, and";
const peg$c718 = "can't block, and";
const peg$c719 = "doesn't untap during its controller's untap step and";
const peg$c720 = "loses all abilities";
const peg$c721 = "can't attack or block.";
const peg$c722 = "loses all abilities.";
const peg$c723 = "loses all abilities and has";
const peg$c724 = "All";
const peg$c725 = "loses";
const peg$c726 = "lose";
const peg$c727 = "all abilities";
const peg$c728 = "and have";
const peg$c729 = "sources";
const peg$c730 = "permanents";
const peg$c731 = "that player adds";
const peg$c732 = "its controller adds";
const peg$c733 = "you add";
const peg$c734 = "That land doesn't untap during its controller's next untap step.";
const peg$c735 = "for each other";
const peg$c736 = "with the same name, add one mana of any type that";
const peg$c737 = "produced.";
const peg$c738 = "one mana of any type that";
const peg$c739 = "produced for each other";
const peg$c740 = "with the same name as it.";
const peg$c741 = ", and ~ deals";
const peg$c742 = "damage to";
const peg$c743 = "the player";
const peg$c744 = "that player";
const peg$c745 = "Whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana of that color.";
const peg$c746 = "If tapped for mana,";
const peg$c747 = "instead of any other";
const peg$c748 = "~ deals";
const peg$c749 = "him or her";
const peg$c750 = "that land's controller";
const peg$c751 = "its controller";
const peg$c752 = "Whenever ~ becomes tapped, it deals";
const peg$c753 = "Whenever enchanted";
const peg$c754 = "becomes tapped, ~ deals";
const peg$c755 = ", it produces";
const peg$c756 = "as much of that mana instead.";
const peg$c757 = "At the beginning of";
const peg$c758 = "that player chooses a color. until end of turn,";
const peg$c759 = "lands tapped for mana produce mana of the chosen color instead of any other";
const peg$c760 = "produce";
const peg$c761 = "colorless mana";
const peg$c762 = "mana of a color of your choice";
const peg$c763 = "one mana of a color of your choice";
const peg$c764 = "mana of any color";
const peg$c765 = "type and amount";
const peg$c766 = "you tap";
const peg$c767 = "~ for mana";
const peg$c768 = "for";
const peg$c769 = "is tapped for";
const peg$c770 = "a player taps";
const peg$c771 = "an opponent taps";
const peg$c772 = "or more mana";
const peg$c773 = "mana while you're the monarch";
const peg$c774 = "one mana of any type";
const peg$c775 = " produced";
const peg$c776 = "produced";
const peg$c777 = "it produced";
const peg$c778 = "that type";
const peg$c779 = "enchanted";
const peg$c780 = "equipped";
const peg$c781 = "fortified";
const peg$c782 = "The first";
const peg$c783 = "you cast each turn has";
const peg$c784 = "gets";
const peg$c785 = "get";
const peg$c786 = "gain";
const peg$c787 = "As long as you control";
const peg$c788 = ", it has";
const peg$c789 = "As long as ~ is in your graveyard";
const peg$c790 = "and you control";
const peg$c791 = "As long as ~ is paired with another creature, both creatures have";
const peg$c792 = "all activated";
const peg$c793 = "and triggered";
const peg$c794 = "You may spend mana as though it were mana of any color to activate those abilities.";
const peg$c795 = "has flying,";
const peg$c796 = "has flying.";
const peg$c797 = "has flying as long as";
const peg$c798 = "If a creature card with flying was exiled with ~'s delve ability,";
const peg$c799 = "~ has flying.";
const peg$c800 = "The same is true for";
const peg$c801 = ", has";
const peg$c802 = ", have";
const peg$c803 = " and has";
const peg$c804 = " and have";
const peg$c805 = "in addition to";
const peg$c806 = "other types";
const peg$c807 = "all";
const peg$c808 = "~ and";
const peg$c809 = "changeling";
const peg$c810 = "ward";
const peg$c811 = "protection from";
const peg$c812 = "afterlife";
const peg$c813 = "bushido";
const peg$c814 = "hexproof from";
const peg$c815 = " and ";
const peg$c816 = "from ";
const peg$c817 = " as long as";
const peg$c818 = " if ";
const peg$c819 = "As long as ~ is on the battlefield, it";
const peg$c820 = "As long as the top card of your library is";
const peg$c821 = ", ~";
const peg$c822 = "that don't have the same name as ~";
const peg$c823 = "exiled with";
const peg$c824 = "you own";
const peg$c825 = "in exile with";
const peg$c826 = "the exiled card";
const peg$c827 = "that card";
const peg$c828 = "the last chosen card";
const peg$c829 = "a card exiled with";
const peg$c830 = "an exiled card used to craft";
const peg$c831 = "an exiled creature card with a";
const peg$c832 = "counter on it";
const peg$c833 = "equipped creature";
const peg$c834 = "Nonland permanents you control are";
const peg$c835 = ". The same is true for spells you control and nonland cards you own that aren't on the battlefield.";
const peg$c836 = "Nonland cards you own that aren't on the battlefield, spells you control, and nonland permanents you control are";
const peg$c837 = "types.";
const peg$c838 = "creature";
const peg$c839 = "still";
const peg$c840 = "~ isn't a";
const peg$c841 = "n";
const peg$c842 = "artifact creature";
const peg$c843 = "with power and toughness each equal to its mana value.";
const peg$c844 = "every creature type";
const peg$c845 = "all creature types";
const peg$c846 = "the chosen";
const peg$c847 = "you control are";
const peg$c848 = "Lands you control and land cards you own that aren't on the battlefield are";
const peg$c849 = "All cards that aren't on the battlefield, spells, and permanents are";
const peg$c850 = "in addition to their other colors.";
const peg$c851 = "Lands you control and land cards in your library are basic.";
const peg$c852 = "As long as ~ isn't on the battlefield, it's a";
const peg$c853 = "~ is every nonbasic land type.";
const peg$c854 = "snow.";
const peg$c855 = "in addition to its other colors";
const peg$c856 = "in addition to their other colors";
const peg$c857 = "~ is also";
const peg$c858 = "~ is the chosen type";
const peg$c859 = "in addition to its other types";
const peg$c860 = "~ is";
const peg$c861 = "All cards that aren't on the battlefield, spells, and permanents are colorless.";
const peg$c862 = "types";
const peg$c863 = "The same is true for creature spells you control and creature cards you own that aren't on the battlefield.";
const peg$c864 = "The same is true for permanent spells you control and nonland permanent cards you own that aren't on the battlefield.";
const peg$c865 = "every basic land type";
const peg$c866 = "basic land";
const peg$c867 = "Plains";
const peg$c868 = "Island";
const peg$c869 = "Swamp";
const peg$c870 = "Mountain";
const peg$c871 = "Forest";
const peg$c872 = "all colors";
const peg$c873 = "~'s power and toughness are each equal to";
const peg$c874 = "~'s power and toughness are each";
const peg$c875 = "~'s power is equal to";
const peg$c876 = "and its toughness is equal to that number plus";
const peg$c877 = "~'s toughness is equal to";
const peg$c878 = " and";
const peg$c879 = "base power and toughness";
const peg$c880 = "can't be";
const peg$c881 = "blocked";
const peg$c882 = "countered";
const peg$c883 = "regenerated";
const peg$c884 = "the target";
const peg$c885 = "can't";
const peg$c886 = "block";
const peg$c887 = "attack";
const peg$c888 = "can";
const peg$c889 = "is goaded";
const peg$c890 = "are goaded";
const peg$c891 = "must";
const peg$c892 = "doesn't untap";
const peg$c893 = "don't untap";
const peg$c894 = "assign";
const peg$c895 = "activated";
const peg$c896 = " and is ";
const peg$c897 = " and are ";
const peg$c898 = "able";
const peg$c899 = "sacrific";
const peg$c900 = " get";
const peg$c901 = "until";
const peg$c902 = "and is ";
const peg$c903 = "and are ";
const peg$c904 = "and has";
const peg$c905 = "~'s power";
const peg$c906 = "~'s toughness";
const peg$c907 = "~'s power and toughness";
const peg$c908 = ", it gets";
const peg$c909 = " is ";
const peg$c910 = ", it";
const peg$c911 = "becomes";
const peg$c912 = "become";
const peg$c913 = "base power and";
const peg$c914 = "base";
const peg$c915 = "toughness each equal to its mana value";
const peg$c916 = "can't be sacrificed";
const peg$c917 = "can't attack its owner";
const peg$c918 = "can't attack you or planeswalkers you control";
const peg$c919 = "can't attack, block, or crew Vehicles";
const peg$c920 = "can't attack";
const peg$c921 = "can't be blocked by";
const peg$c922 = "can't be blocked";
const peg$c923 = "can't block";
const peg$c924 = "doesn't untap during its controller's untap step";
const peg$c925 = "can't become untapped";
const peg$c926 = "attack each combat if able";
const peg$c927 = "attacks each combat if able";
const peg$c928 = "all other abilities, card types, and creature types";
const peg$c929 = "all other card types and abilities";
const peg$c930 = "all other card types";
const peg$c931 = "all land types and abilities";
const peg$c932 = "creature types";
const peg$c933 = "It's still a land.";
const peg$c934 = "They're still lands.";
const peg$c935 = "It";
const peg$c936 = "that are still lands";
const peg$c937 = "that's still a land";
const peg$c938 = "colors and";
const peg$c939 = "power and toughness each equal to its mana value";
const peg$c940 = "until end of turn,";
const peg$c941 = "until end of turn";
const peg$c942 = "until your next turn";
const peg$c943 = "to cast until your next turn.";
const peg$c944 = "that player may draw an additional card. If they do, spells they cast this turn cost";
const peg$c945 = "for each color of the creature it targets";
const peg$c946 = "This ability costs {X} less to activate, where X is the power of the creature it targets.";
const peg$c947 = "undaunted";
const peg$c948 = "megamorph";
const peg$c949 = "~ is every creature type";
const peg$c950 = "enters";
const peg$c951 = "can't be countered";
const peg$c952 = "As ~ enters,";
const peg$c953 = "As it enters,";
const peg$c954 = "You may choose not to untap";
const peg$c955 = "You don't lose unspent";
const peg$c956 = "If you would lose unspent mana,";
const peg$c957 = "Players don't lose unspent";
const peg$c958 = "As an additional cost to cast ~, sacrifice any number of";
const peg$c959 = "As an additional cost to cast ~, choose a";
const peg$c960 = "creature type";
const peg$c961 = "number";
const peg$c962 = "card name";
const peg$c963 = "This ability doesn't affect its color identity.";
const peg$c964 = "If one or more";
const peg$c965 = "tokens would be created";
const peg$c966 = "Then you may pay";
const peg$c967 = "If you don't,";
const peg$c968 = "enters tapped.";
const peg$c969 = "Companion \u2014";
const peg$c970 = "Each";
const peg$c971 = "During your turn, each";
const peg$c972 = " in your graveyard";
const peg$c973 = " in your hand";
const peg$c974 = " has ";
const peg$c975 = "Its";
const peg$c976 = "cost is equal to";
const peg$c977 = "You may have ~ enter";
const peg$c978 = "If you would create";
const peg$c979 = ", you may instead create";
const peg$c980 = "tokens would be created under your control,";
const peg$c981 = "Other";
const peg$c982 = " enter";
const peg$c983 = " with ";
const peg$c984 = "If at least";
const peg$c985 = " was spent to cast ~";
const peg$c986 = " was spent to cast ~, ";
const peg$c987 = "enters with";
const peg$c988 = "As ~ becomes attached to";
const peg$c989 = ", choose";
const peg$c990 = "To solve \u2014";
const peg$c991 = "You may reveal ~ from your opening hand. If you do, at the beginning of";
const peg$c992 = "Creatures can't attack you";
const peg$c993 = " unless";
const peg$c994 = " unless their controller pays ";
const peg$c995 = "Otherwise, it can't";
const peg$c996 = "attack or block";
const peg$c997 = "Otherwise, prevent all damage";
const peg$c998 = "This effect doesn't remove Auras";
const peg$c999 = "If you cast a";
const peg$c1000 = "spell this way";
const peg$c1001 = "spell this way,";
const peg$c1002 = "gains haste until end of turn";
const peg$c1003 = "spells, you may pay any amount of mana. If you do, that creature enters with";
const peg$c1004 = "The top card of your library";
const peg$c1005 = "replicate";
const peg$c1006 = "blitz";
const peg$c1007 = "plot";
const peg$c1008 = "madness";
const peg$c1009 = "evoke";
const peg$c1010 = "dash";
const peg$c1011 = "warp";
const peg$c1012 = "sneak";
const peg$c1013 = ". The";
const peg$c1014 = "Your opponents can't";
const peg$c1015 = "During your turn, your opponents can't";
const peg$c1016 = "You may cast ~ from your graveyard by";
const peg$c1017 = "You may play";
const peg$c1018 = "During your turn, you may play";
const peg$c1019 = "in addition to paying";
const peg$c1020 = "spend";
const peg$c1021 = "mana of any";
const peg$r0 = /^[A-Za-z'\-]/;
const peg$r1 = /^[A-Za-z]/;
const peg$r2 = /^[0-9]/;
const peg$r3 = /^[0-9WUBRGCSXYZP\/]/;
const peg$r4 = /^[WUBRGC]/;
const peg$r5 = /^[^.\n"]/;
const peg$r6 = /^[a-z]/;
const peg$r7 = /^[a-z\-]/;
const peg$r8 = /^[A-Z]/;
const peg$r9 = /^[A-Za-z\-]/;
const peg$r10 = /^[^.,;:"]/;
const peg$r11 = /^[^.,"]/;
const peg$r12 = /^[a-z ]/;
const peg$r13 = /^[A-Z"'0-9]/;
const peg$r14 = /^[ \u2014]/;
const peg$r15 = /^[,.]/;
const peg$r16 = /^[^,.{}"]/;
const peg$r17 = /^[^"]/;
const peg$r18 = /^[^."]/;
const peg$r19 = /^[0-9X]/;
const peg$r20 = /^[a-zA-Z ]/;
const peg$r21 = /^[^,.":]/;
const peg$r22 = /^[IVX]/;
const peg$r23 = /^[^:."]/;
const peg$r24 = /^[^.]/;
const peg$r25 = /^[WUBRG]/;
const peg$r26 = /^[a-z' ]/;
const peg$r27 = /^[^,.]/;
const peg$r28 = /^[A-Za-z ]/;
const peg$r29 = /^[^":]/;
const peg$r30 = /^[^".,]/;
const peg$r31 = /^[^,."]/;
const peg$r32 = /^[+\-]/;
const peg$r33 = /^[^.":]/;
const peg$r34 = /^[^",.]/;
const peg$r35 = /^[^".:]/;
const peg$r36 = /^[,;]/;
const peg$r37 = /^[A-Za-z'!\-]/;
const peg$r38 = /^[^":,.]/;
const peg$r39 = /^[^".]/;
function peg$f0(o) {    return o;  }
function peg$f1(a) {    return { kind: "ability", ability: a };  }
function peg$f2(e) {    return { kind: "effects", effects: e };  }
function peg$f3() {    return { kind: "irrelevant" };  }
function peg$f4(k) {    return [k];  }
function peg$f5(c) {    return c.flatMap(item => item.part ?? []);  }
function peg$f6(c) {    return [c];  }
function peg$f7(c) {    return c.flatMap(item => item.part ?? []);  }
function peg$f8(c, f, w) {    return c.x === (f !== null && f.x);  }
function peg$f9(c, f, w) {    return { change: c.change, by: c.by, amount: f ? f.amount : 1, ...whens(f?.when, w) };  }
function peg$f10(s) {    return s.spend;  }
function peg$f11(w) {    return b.isNumber(w);  }
function peg$f12(w) {    return b.numberOf(w);  }
function peg$f13(d) {    return Number(d);  }
function peg$f14(d) {    return Number(d);  }
function peg$f15() {    return 1;  }
function peg$f16(text) {    return b.costOf(text);  }
function peg$f17(text, c) {    return c !== undefined;  }
function peg$f18(text, c) {    return c;  }
function peg$f19(t) {    return t;  }
function peg$f20(w) {    return b.colorOf(w);  }
function peg$f21(w, c) {    return c !== undefined;  }
function peg$f22(w, c) {    return c;  }
function peg$f23() {    return "C";  }
function peg$f24(first, c) {    return c;  }
function peg$f25(first, rest) {    return [first, ...rest];  }
function peg$f26(a) {    return a;  }
function peg$f27(shared, first, g) {    return g;  }
function peg$f28(shared, first, rest, p) {    return p;  }
function peg$f29(shared, first, rest, post) {    return b.all([b.any([b.all([...shared, first]), ...rest]), ...post]);  }
function peg$f30(a) {    return a;  }
function peg$f31(shared, first, g) {    return g;  }
function peg$f32(shared, first, rest, p) {    return p;  }
function peg$f33(shared, first, rest, post) {    return b.all([...shared, b.any([first, ...rest]), ...post]);  }
function peg$f34(a) {    return a;  }
function peg$f35(shared, first, g) {    return g;  }
function peg$f36(shared, first, rest, p) {    return p;  }
function peg$f37(shared, first, rest, post) {    return b.all([...shared, b.any([first, ...rest]), ...post]);  }
function peg$f38() {    return { kind: "other" };  }
function peg$f39() {    return b.not({ kind: "tapped" });  }
function peg$f40() {    return { kind: "tapped" };  }
function peg$f41() {    return b.not({ kind: "token" });  }
function peg$f42(first, d) {    return d;  }
function peg$f43(first, rest) {    return b.all([first, ...rest]);  }
function peg$f44(list) {    return list;  }
function peg$f45(c) {    return b.not({ kind: "color", color: c });  }
function peg$f46() {    return b.not({ kind: "token" });  }
function peg$f47() {    return b.not({ kind: "commander" });  }
function peg$f48() {    return b.not({ kind: "historic" });  }
function peg$f49(w) {    return b.cardTypeOf(w);  }
function peg$f50(w, t) {    return t !== undefined;  }
function peg$f51(w, t) {    return b.not({ kind: "type", type: t });  }
function peg$f52(w) {    return b.supertypeOf(w);  }
function peg$f53(w, t) {    return t !== undefined;  }
function peg$f54(w, t) {    return b.not({ kind: "supertype", supertype: t });  }
function peg$f55(s) {    return b.not({ kind: "subtype", subtype: s });  }
function peg$f56() {    return { kind: "colorless" };  }
function peg$f57() {    return { kind: "multicolored" };  }
function peg$f58() {    return { kind: "monocolored" };  }
function peg$f59() {    return b.any(["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"].map(subtype => ({ kind: "subtype", subtype })));  }
function peg$f60() {    return { kind: "historic" };  }
function peg$f61() {    return { kind: "kicked" };  }
function peg$f62() {    return { kind: "face-down" };  }
function peg$f63() {    return b.not({ kind: "tapped" });  }
function peg$f64() {    return { kind: "tapped" };  }
function peg$f65() {    return b.any([{ kind: "attacking" }, { kind: "blocking" }]);  }
function peg$f66() {    return { kind: "attacking" };  }
function peg$f67() {    return { kind: "blocking" };  }
function peg$f68() {    return { kind: "commander" };  }
function peg$f69() {    return { kind: "token" };  }
function peg$f70() {    return b.all([b.not({ kind: "type", type: "Instant" }), b.not({ kind: "type", type: "Sorcery" })]);  }
function peg$f71() {    return { kind: "anything" };  }
function peg$f72(w) {    return b.cardTypeOf(w);  }
function peg$f73(w, t) {    return t !== undefined;  }
function peg$f74(w, t) {    return { kind: "type", type: t };  }
function peg$f75(w) {    return b.supertypeOf(w);  }
function peg$f76(w, t) {    return t !== undefined;  }
function peg$f77(w, t) {    return { kind: "supertype", supertype: t };  }
function peg$f78(first, c) {    return c;  }
function peg$f79(first, rest) {    return b.any([first, ...rest].map(color => ({ kind: "color", color })));  }
function peg$f80(c, w) {    return b.cardTypeOf(w);  }
function peg$f81(c, w, t) {    return t !== undefined;  }
function peg$f82(c, w, t) {    return b.any([{ kind: "color", color: c }, { kind: "type", type: t }]);  }
function peg$f83(c) {    return { kind: "color", color: c };  }
function peg$f84(first, s) {    return s;  }
function peg$f85(first, rest) {    return b.any([first, ...rest].map(subtype => ({ kind: "subtype", subtype })));  }
function peg$f86(s) {    return { kind: "subtype", subtype: s };  }
function peg$f87(w) {    return b.subtypeOf(w);  }
function peg$f88(w, s) {    return s !== undefined;  }
function peg$f89(w, s) {    return s;  }
function peg$f90(w) {    return b.subtypeOf(w);  }
function peg$f91(w, s) {    return s !== undefined;  }
function peg$f92(w, s) {    return s;  }
function peg$f93(p, q) {    return q;  }
function peg$f94(p, rest) {    return b.all([p, ...rest]);  }
function peg$f95(n) {    return { kind: "name", name: n };  }
function peg$f96() {    return { kind: "shares-exiled-card-type" };  }
function peg$f97() {    return { kind: "chosen-type" };  }
function peg$f98() {    return { kind: "chosen-color" };  }
function peg$f99() {    return { kind: "entered-this-turn" };  }
function peg$f100(p) {    return p;  }
function peg$f101(p) {    return b.not(p);  }
function peg$f102() {    return { kind: "has-adventure" };  }
function peg$f103(k) {    return { kind: "keyword", keyword: k };  }
function peg$f104(k) {    return b.not({ kind: "keyword", keyword: k });  }
function peg$f105() {    return b.not({ kind: "x-in-cost" });  }
function peg$f106() {    return b.not({ kind: "colorless" });  }
function peg$f107() {    return { kind: "tapped" };  }
function peg$f108() {    return b.not({ kind: "tapped" });  }
function peg$f109() {    return { kind: "supertype", supertype: "Legendary" };  }
function peg$f110() {    return { kind: "attacking" };  }
function peg$f111() {    return { kind: "chosen-color" };  }
function peg$f112() {    return { kind: "multicolored" };  }
function peg$f113() {    return { kind: "colorless" };  }
function peg$f114(c) {    return b.any(c.map(color => ({ kind: "color", color })));  }
function peg$f115(of) {    return of;  }
function peg$f116(p, n, is) {    return { kind: p, is, value: n };  }
function peg$f117(n, is) {    return { kind: "mana-value", is, value: n };  }
function peg$f118() {    return { kind: "x-in-cost" };  }
function peg$f119(c) {    return { kind: "counter", counter: c };  }
function peg$f120(c) {    return { kind: "counter", counter: c };  }
function peg$f121() {    return { kind: "counter" };  }
function peg$f122() {    return { kind: "chosen-name" };  }
function peg$f123() {    return { kind: "chosen-name" };  }
function peg$f124(k) {    return { kind: "keyword", keyword: k };  }
function peg$f125() {    return ">=";  }
function peg$f126() {    return ">=";  }
function peg$f127() {    return "<=";  }
function peg$f128() {    return "=";  }
function peg$f129(k) {    return k;  }
function peg$f130() {    return "you";  }
function peg$f131() {    return "opponents";  }
function peg$f132() {    return "anyone";  }
function peg$f133(of, place, p) {    return p;  }
function peg$f134(of, place, post) {    return { kind: "count", zone: place.zone, whose: place.whose, of: b.all([of, ...post]) };  }
function peg$f135(w) {    return { zone: "battlefield", whose: w };  }
function peg$f136() {    return { zone: "graveyard", whose: "you" };  }
function peg$f137() {    return { zone: "graveyard", whose: "anyone" };  }
function peg$f138() {    return { zone: "graveyard", whose: "opponents" };  }
function peg$f139() {    return { zone: "hand", whose: "you" };  }
function peg$f140(c) {    return { kind: "counters", counter: c };  }
function peg$f141() {    return { kind: "counters" };  }
function peg$f142() {    return { kind: "x" };  }
function peg$f143(c, of) {    return { kind: "counters-among", counter: c, of };  }
function peg$f144(of) {    return { kind: "colors-among", of };  }
function peg$f145() {    return { kind: "party" };  }
function peg$f146() {    return { kind: "card-types", zone: "graveyard" };  }
function peg$f147(v, of, p) {    return { kind: "different", value: v, zone: p, of };  }
function peg$f148() {    return { kind: "domain" };  }
function peg$f149(of) {    return { kind: "creature-types", of };  }
function peg$f150(t) {    return { kind: "unknown", text: "for each " + t };  }
function peg$f151() {    return { kind: "opponents" };  }
function peg$f152(of) {    return { kind: "count", zone: "battlefield", whose: "anyone", of: b.all([{ kind: "attacking" }, of]) };  }
function peg$f153(n, v) {    return b.sum(n, v);  }
function peg$f154(v) {    return b.times(2, v);  }
function peg$f155(v) {    return b.times(3, v);  }
function peg$f156(v, n) {    return b.sum(n, v);  }
function peg$f157(c) {    return { kind: "counters", counter: c };  }
function peg$f158() {    return { kind: "counters" };  }
function peg$f159(c, of) {    return { kind: "counters-among", counter: c, of };  }
function peg$f160() {    return { kind: "x" };  }
function peg$f161() {    return { kind: "domain" };  }
function peg$f162() {    return { kind: "party" };  }
function peg$f163() {    return { kind: "card-types", zone: "graveyard" };  }
function peg$f164(of, p) {    return { kind: "different", value: "name", zone: p, of };  }
function peg$f165(v, of, p) {    return { kind: "different", value: v, zone: p, of };  }
function peg$f166(of) {    return { kind: "count", zone: "battlefield", whose: "an-opponent", of };  }
function peg$f167() {    return { kind: "opponents" };  }
function peg$f168(of) {    return { kind: "colors-among", of };  }
function peg$f169() {    return { kind: "count", zone: "graveyard", whose: "you", of: b.any([{ kind: "type", type: "Instant" }, { kind: "type", type: "Sorcery" }, { kind: "has-adventure" }]) };  }
function peg$f170(c) {    return c;  }
function peg$f171() {    return { kind: "life" };  }
function peg$f172(w) {    return { kind: w };  }
function peg$f173() {    return { kind: "mana-value" };  }
function peg$f174(w, of, p) {    return p;  }
function peg$f175(w, of, post) {    return { kind: "greatest-" + w.replace(" ", "-"), of: b.all([of, ...post]) };  }
function peg$f176(w, of, p) {    return p;  }
function peg$f177(w, of, post) {    return { kind: "total-" + w.replace(" ", "-"), of: b.all([of, ...post]) };  }
function peg$f178() {    return "output";  }
function peg$f179(c) {    return { kind: "devotion", to: c };  }
function peg$f180() {    return { kind: "shared-creature-type" };  }
function peg$f181(w) {    return { kind: "cost-object", value: w === "mana value" ? "mana-value" : w };  }
function peg$f182() {    return "power";  }
function peg$f183() {    return "mana-value";  }
function peg$f184() {    return "name";  }
function peg$f185() {    return "battlefield";  }
function peg$f186() {    return "graveyard";  }
function peg$f187(first, c) {    return c;  }
function peg$f188(first, c) {    return c;  }
function peg$f189(first, rest) {    return b.allConditions([first, ...rest]);  }
function peg$f190(first, c) {    return c;  }
function peg$f191(first, rest) {    return b.anyCondition([first, ...rest]);  }
function peg$f192(list) {    return list;  }
function peg$f193(of) {    return some("you", of, "=", 0);  }
function peg$f194(q, of) {    return q.is === ">=" && q.value === 1;  }
function peg$f195(q, of) {    return some("opponents", of, ">=", 1);  }
function peg$f196(q, of) {    return q.is === ">=";  }
function peg$f197(q, of) {    return some("an-opponent", of, q.is, q.value);  }
function peg$f198(q, of) {    return some("opponents", of, q.is, q.value);  }
function peg$f199(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f200(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f201(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f202(q, c) {    return { kind: "amount", amount: { kind: "counters", counter: c }, is: q.is, value: q.value };  }
function peg$f203(q, c) {    return { kind: "amount", amount: { kind: "counters", counter: c }, is: q.is, value: q.value };  }
function peg$f204(q) {    return { kind: "amount", amount: { kind: "counters" }, is: q.is, value: q.value };  }
function peg$f205(w, n, is) {    return { kind: "amount", amount: { kind: w }, is, value: n };  }
function peg$f206(p) {    return { kind: "self", is: p };  }
function peg$f207(a, p) {    return some("anyone", b.all([a, p]), ">=", 1);  }
function peg$f208(c, n) {    return { kind: "amount", amount: { kind: "devotion", to: c }, is: "<=", value: n - 1 };  }
function peg$f209(c, n, is) {    return { kind: "amount", amount: { kind: "devotion", to: c }, is, value: n };  }
function peg$f210(p) {    return { kind: "not", of: { kind: "self", is: p } };  }
function peg$f211(of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: ">=", value: 1 };  }
function peg$f212(of) {    return some("opponents", of, "=", 0);  }
function peg$f213(q, of) {    return { kind: "amount", amount: { kind: "count", zone: "graveyard", whose: "anyone", of }, is: q.is, value: q.value };  }
function peg$f214(n) {    return hand("<=", n);  }
function peg$f215(n, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: "<=", value: n - 1 };  }
function peg$f216() {    return { kind: "self", is: { kind: "entered-this-turn" } };  }
function peg$f217(q) {    return { kind: "amount", amount: { kind: "card-types", zone: "graveyard" }, is: q.is, value: q.value };  }
function peg$f218(q, v, of, p) {    return { kind: "amount", amount: { kind: "different", value: v, zone: p, of }, is: q.is, value: q.value };  }
function peg$f219(q, of) {    return { kind: "amount", amount: { kind: "count", zone: "graveyard", whose: "you", of }, is: q.is, value: q.value };  }
function peg$f220(n, is) {    return { kind: "amount", amount: { kind: "life" }, is, value: n };  }
function peg$f221(n, is) {    return { kind: "amount", amount: { kind: "life" }, is, value: n };  }
function peg$f222() {    return hand("=", 0);  }
function peg$f223(n, is) {    return hand(is, n);  }
function peg$f224(w, n, is) {    return { kind: "amount", amount: { kind: "total-" + w, of: { kind: "type", type: "Creature" } }, is, value: n };  }
function peg$f225(t) {    return t;  }
function peg$f226(t) {    return { kind: "unknown", text: t };  }
function peg$f227() {    return yourTurn;  }
function peg$f228() {    return b.notCondition(yourTurn);  }
function peg$f229() {    return yourTurn;  }
function peg$f230() {    return b.notCondition(yourTurn);  }
function peg$f231() {    return text();  }
function peg$f232() {    return b.not({ kind: "tapped" });  }
function peg$f233() {    return { kind: "tapped" };  }
function peg$f234() {    return { kind: "attacking" };  }
function peg$f235(of) {    return of;  }
function peg$f236(first, c) {    return c;  }
function peg$f237(first, rest) {    return b.allConditions([first, ...rest]);  }
function peg$f238(first, c) {    return c;  }
function peg$f239(first, rest) {    return b.anyCondition([first, ...rest]);  }
function peg$f240(q, of) {    return some("you", of, q.is, q.value);  }
function peg$f241(n, is) {    return is !== "=";  }
function peg$f242(n, is) {    return { is, value: n };  }
function peg$f243(n) {    return { is: "<=", value: n };  }
function peg$f244(n) {    return { is: "=", value: n };  }
function peg$f245() {    return { is: "=", value: 0 };  }
function peg$f246() {    return { is: ">=", value: 1 };  }
function peg$f247() {    return { is: ">=", value: 1 };  }
function peg$f248() {    return { is: ">=", value: 1 };  }
function peg$f249(first, c) {    return c;  }
function peg$f250(first, rest) {    return [first, ...rest];  }
function peg$f251(c) {    return { part: { kind: "mana", cost: c } };  }
function peg$f252() {    return { part: { kind: "tap" } };  }
function peg$f253() {    return { part: { kind: "untap" } };  }
function peg$f254(c) {    return { part: c };  }
function peg$f255(c) {    return { part: { kind: "waterbend", cost: c } };  }
function peg$f256(c) {    return { part: c };  }
function peg$f257(c) {    return { part: c };  }
function peg$f258(of, w) {    return { part: { kind: "untap-other", whose: w, of } };  }
function peg$f259(c) {    return { part: c };  }
function peg$f260(n, c) {    return { part: { kind: "put-counter", count: n, counter: c } };  }
function peg$f261(c) {    return c;  }
function peg$f262() {    return { effect: { kind: "other", text: "untap-step" } };  }
function peg$f263(of) {    return { part: { kind: "reveal", from: ["hand"], of } };  }
function peg$f264(of, other) {    return JSON.stringify(of) === JSON.stringify(other);  }
function peg$f265(of, other) {    return { part: { kind: "reveal", from: ["battlefield", "hand"], of } };  }
function peg$f266(of) {    return { part: { kind: "choice", of: [[{ kind: "exile", count: 1, from: "battlefield", of }], [{ kind: "exile", count: 1, from: "hand", of }]] } };  }
function peg$f267(of) {    return { part: { kind: "reveal", from: ["battlefield", "hand"], of } };  }
function peg$f268(c) {    return { part: c };  }
function peg$f269() {    return { part: { kind: "choice", of: [
[{ kind: "exile", count: 3, from: "graveyard", of: { kind: "anything" } }],
[{ kind: "sacrifice", count: 1, of: { kind: "subtype", subtype: "Food" } }]] } };  }
function peg$f270() {    return { part: { kind: "return-self" } };  }
function peg$f271() {    return "x";  }
function peg$f272(n, of) {    return { part: { kind: "return", count: n, of } };  }
function peg$f273(first, a) {    return a;  }
function peg$f274(first, rest, a) {    return a;  }
function peg$f275(first, rest, last) {    return { kind: "choice", of: [first, ...rest, last].flat() };  }
function peg$f276(first, c) {    return c;  }
function peg$f277(first, rest) {    const parts = [first, ...rest].flatMap(item => item.part ?? []); return parts.length === 1 && parts[0].kind === "choice" ? parts[0].of : [parts];  }
function peg$f278(e) {    return { kind: "energy", amount: e.length };  }
function peg$f279(n) {    return { kind: "energy", amount: n };  }
function peg$f280(n) {    return { kind: "life", amount: n };  }
function peg$f281() {    return { kind: "life", amount: { kind: "x" } };  }
function peg$f282(c) {    return { kind: "mana", cost: c };  }
function peg$f283(v) {    return { kind: "life", amount: v };  }
function peg$f284() {    return { kind: "sacrifice-self" };  }
function peg$f285(of) {    return { kind: "sacrifice", count: { kind: "x" }, of };  }
function peg$f286(n, of) {    return { kind: "sacrifice", count: n, of };  }
function peg$f287(of) {    return { kind: "sacrifice", count: 1, of };  }
function peg$f288(c) {    return c;  }
function peg$f289() {    return "x";  }
function peg$f290() {    return 1;  }
function peg$f291(n, of) {    return { kind: "tap-others", count: n, of };  }
function peg$f292(o, of) {    return b.all([o ? { kind: "other" } : null, of]);  }
function peg$f293(c) {    return { kind: "remove-counters", count: "x", counter: c };  }
function peg$f294(c) {    return { kind: "remove-counters", count: "x", counter: c };  }
function peg$f295(n, c, of) {    return { kind: "remove-counters-among", count: n, counter: c, of };  }
function peg$f296(n, of) {    return { kind: "remove-counters-among", count: n, of };  }
function peg$f297(n, c, of) {    return { kind: "remove-counters-among", count: n, counter: c, of };  }
function peg$f298(n, of) {    return { kind: "remove-counters-among", count: n, of };  }
function peg$f299(n, c) {    return { kind: "remove-counters", count: n, counter: c };  }
function peg$f300(n) {    return { kind: "remove-counters", count: n };  }
function peg$f301(z) {    return { part: { kind: "exile-self" }, zone: z };  }
function peg$f302() {    return { part: { kind: "exile-self" } };  }
function peg$f303(n, of, z) {    return { part: { kind: "exile", count: n, from: z, of } };  }
function peg$f304(n, of) {    return { part: { kind: "exile", count: n, from: "battlefield", of } };  }
function peg$f305(n) {    return n;  }
function peg$f306() {    return "x";  }
function peg$f307() {    return 1;  }
function peg$f308() {    return { kind: "discard-self" };  }
function peg$f309() {    return { kind: "discard", count: "hand", of: { kind: "anything" } };  }
function peg$f310() {    return "x";  }
function peg$f311(n, of) {    return { kind: "discard", count: n, of };  }
function peg$f312(of) {    return { kind: "discard", count: 1, of };  }
function peg$f313(n) {    return { kind: "sacrifice", count: 1, of: { kind: "name", name: n } };  }
function peg$f314(n) {    return { kind: "tap-others", count: 1, of: { kind: "name", name: n } };  }
function peg$f315(n) {    return { kind: "discard", count: 1, of: { kind: "name", name: n } };  }
function peg$f316(n, z) {    return { kind: "exile", count: 1, from: z, of: { kind: "name", name: n } };  }
function peg$f317(n) {    return { kind: "exile", count: 1, from: "battlefield", of: { kind: "name", name: n } };  }
function peg$f318(n) {    return { kind: "return", count: 1, of: { kind: "name", name: n } };  }
function peg$f319(n) {    return keyword("casualty", [{ kind: "sacrifice", count: 1, of: b.all([creature, { kind: "power", is: ">=", value: n }]) }]);  }
function peg$f320() {    return keyword("bargain", [{ kind: "sacrifice", count: 1, of: b.any([{ kind: "type", type: "Artifact" }, { kind: "type", type: "Enchantment" }, { kind: "token" }]) }]);  }
function peg$f321() {    return keyword("conspire", [{ kind: "tap-others", count: 2, of: b.all([creature, { kind: "shares-color" }]) }]);  }
function peg$f322() {    return keyword("retrace", [{ kind: "discard", count: 1, of: { kind: "type", type: "Land" } }]);  }
function peg$f323() {    return keyword("jump-start", [{ kind: "discard", count: 1, of: { kind: "anything" } }]);  }
function peg$f324() {    return keyword("gift", []);  }
function peg$f325(n) {    return keyword("teamwork", [{ kind: "total", do: "tap", least: n, of: creature }]);  }
function peg$f326(k, n) {    return keyword(k.toLowerCase(), [{ kind: "total", do: "tap", least: n, of: b.all([{ kind: "other" }, creature]) }]);  }
function peg$f327(n) {    return keyword("collect evidence", [{ kind: "total", do: "exile", least: n, of: { kind: "anything" } }]);  }
function peg$f328(of) {    return keyword("offering", [{ kind: "reducer", by: "offering", of }]);  }
function peg$f329(o) {    return o;  }
function peg$f330(of, c) {    return keyword("emerge", [...c, { kind: "reducer", by: "emerge", of: of ?? creature }]);  }
function peg$f331(c) {    return keyword("harmonize", [...c, { kind: "reducer", by: "harmonize", of: creature }]);  }
function peg$f332(c) {    return keyword("web-slinging", [...c, { kind: "return", count: 1, of: b.all([creature, { kind: "tapped" }]) }]);  }
function peg$f333(k, c) {    return keyword(k.toLowerCase(), c);  }
function peg$f334(w) {    return /cycling$/i.test(w);  }
function peg$f335(w) {    return "cycling";  }
function peg$f336(k) {    return b.isPricedKeyword(k);  }
function peg$f337(k) {    return k;  }
function peg$f338(c) {    return c.map(item => item.part);  }
function peg$f339(k) {    return [k];  }
function peg$f340(one, two) {    return [one, two].map(cost => keyword("kicker", [{ kind: "mana", cost }]));  }
function peg$f341(c, p, t) {    return [{ kind: "prototype", cost: c, power: p, toughness: t }];  }
function peg$f342(c) {    return [{ kind: "mode", cost: c }];  }
function peg$f343(w, c, v) {    return [b.castFor({ cost: c }, w, v)];  }
function peg$f344(w, v) {    return [b.castFor({ cost: [{ kind: "mana", cost: [{ kind: "generic", amount: 0 }] }] }, w, v)];  }
function peg$f345(w, o, v) {    return [o.kind === "using" ? o : b.castFor({ from: "graveyard", ...o }, w, v)];  }
function peg$f346(k) {    return [k];  }
function peg$f347(c) {    return [c];  }
function peg$f348(c) {    return [{ kind: "besides", name: c[0].kind === "keyword" ? c[0].keyword : b.OWN_WORDS, cost: c[0].kind === "keyword" ? c[0].cost : c, times: 1 }];  }
function peg$f349() {    return { only: true };  }
function peg$f350(c) {    return { besides: c };  }
function peg$f351(c) {    return { cost: c };  }
function peg$f352(k) {    return { kind: "using", keyword: k.toLowerCase() };  }
function peg$f353() {    return {};  }
function peg$f354(c) {    return c.every(item => item.part !== undefined && item.effect === undefined);  }
function peg$f355(c) {    return c.map(item => item.part);  }
function peg$f356(c) {    return c;  }
function peg$f357(c) {    return c;  }
function peg$f358(c) {    return c;  }
function peg$f359(t) {    return { kind: "unknown", text: t };  }
function peg$f360(cost, c) {    return c;  }
function peg$f361(cost, before, add, c) {    return c;  }
function peg$f362(cost, before, add, after) {    return b.abilityOf(cost, add, [...before, ...after].flat());  }
function peg$f363(cost, before, add, after, a) {    return a !== undefined;  }
function peg$f364(cost, before, add, after, a) {    return a;  }
function peg$f365() {    return { kind: "choose-color" };  }
function peg$f366(c) {    return { kind: "effect", effect: { ...c.effect, before: true } };  }
function peg$f367(o) {    return o;  }
function peg$f368(of, t) {    return b.repeated([{ kind: "fixed", mana: t }], { kind: "count", zone: "hand", whose: "you", of });  }
function peg$f369(of, t, r) {    return r !== undefined;  }
function peg$f370(of, t, r) {    return r;  }
function peg$f371(t) {    return [{ kind: "fixed", mana: t }];  }
function peg$f372() {    return [{ kind: "one-type", of: { kind: "these", types: ["W", "U", "B", "R", "G"] }, amount: 1 }];  }
function peg$f373() {    return [{ kind: "one-type", of: { kind: "colors-among", whose: "you", zone: "graveyard", of: { kind: "anything" } }, amount: 1 }];  }
function peg$f374() {    return [{ kind: "one-type", of: { kind: "colors-among", whose: "you", zone: "battlefield", of: { kind: "anything" } }, amount: 1 }];  }
function peg$f375() {    return [{ kind: "as-unspent" }];  }
function peg$f376(of) {    return [{ kind: "each", of: { kind: "colors-among", whose: "you", zone: "battlefield", of } }];  }
function peg$f377(first, i) {    return i;  }
function peg$f378(first, rest) {    return [first, ...rest].flat();  }
function peg$f379(n, t) {    return [{ kind: "fixed", mana: Array(n).fill(t) }];  }
function peg$f380(n) {    return [{ kind: "one-type", of: { kind: "same" }, amount: n }];  }
function peg$f381() {    return [{ kind: "one-type", of: { kind: "exiled-card-colors" }, amount: 1 }];  }
function peg$f382() {    return [{ kind: "one-type", of: { kind: "colors-among", whose: "you", zone: "battlefield", of: { kind: "self" } }, amount: 1 }];  }
function peg$f383(t) {    return [{ kind: "fixed", mana: t }];  }
function peg$f384(of) {    return [{ kind: "one-type", of, amount: 1 }];  }
function peg$f385() {    return b.differentPairs();  }
function peg$f386(n, of) {    return [{ kind: "combination", of, amount: n }];  }
function peg$f387(n, of) {    return [{ kind: "one-type", of, amount: n }];  }
function peg$f388(n, of) {    return [{ kind: "one-type", of, amount: n }];  }
function peg$f389() {    return { kind: "chosen-color" };  }
function peg$f390() {    return { kind: "that-color" };  }
function peg$f391() {    return { kind: "commander-identity" };  }
function peg$f392(of) {    return { kind: "colors-among", whose: "you", zone: "battlefield", of };  }
function peg$f393(of) {    return { kind: "colors-among", whose: "you", zone: "graveyard", of };  }
function peg$f394(k) {    return { kind: "cost-object-could-produce", colorsOnly: k === "color" };  }
function peg$f395(k) {    return { kind: "cost-object-could-produce", colorsOnly: k === "color" };  }
function peg$f396(k, of, w) {    return { kind: "could-produce", whose: w, of, colorsOnly: k === "color" };  }
function peg$f397(of) {    return { kind: "colors-among", whose: "you", zone: "battlefield", of };  }
function peg$f398() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f399() {    return { kind: "these", types: ["W", "U", "B", "R", "G", "C"] };  }
function peg$f400() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f401(first, t) {    return t;  }
function peg$f402(first, rest) {    return { kind: "these", types: [first, ...rest] };  }
function peg$f403(t) {    return [{ kind: "one-type", of: { kind: "these", types: [t] }, amount: { kind: "x" } }];  }
function peg$f404(t, u, v) {    return b.repeated([{ kind: "fixed", mana: [u] }], b.sum(1, v));  }
function peg$f405(t) {    return { kind: "fixed", mana: t };  }
function peg$f406(i) {    return i.length === 1;  }
function peg$f407(i) {    return i[0];  }
function peg$f408(o, v) {    return b.repeated([o], v);  }
function peg$f409(o, v, r) {    return r !== undefined;  }
function peg$f410(o, v, r) {    return r;  }
function peg$f411(t, v) {    return [{ kind: "one-type", of: { kind: "these", types: [t] }, amount: v }];  }
function peg$f412(of, v) {    return [{ kind: "one-type", of, amount: v }];  }
function peg$f413(v) {    return [{ kind: "one-type", of: { kind: "these", types: ["W", "U", "B", "R", "G"] }, amount: v }];  }
function peg$f414(s, v) {    return v;  }
function peg$f415(s, v) {    return [{ ...s, amount: v ?? { kind: "x" } }];  }
function peg$f416(t, u, v) {    return [t, u].map(type => ({ kind: "one-type", of: { kind: "these", types: [type] }, amount: v }));  }
function peg$f417(n) {    return [{ kind: "one-type", of: { kind: "chosen-color" }, amount: n }];  }
function peg$f418(t) {    return { kind: "unknown", text: t };  }
function peg$f419(of) {    return { kind: "combination", of };  }
function peg$f420(of) {    return { kind: "one-type", of };  }
function peg$f421(of) {    return { kind: "one-type", of };  }
function peg$f422(s) {    return s;  }
function peg$f423(c) {    return { kind: "once" };  }
function peg$f424(c, rest) {    return [{ kind: "condition", condition: c }, ...(rest ? [rest] : [])];  }
function peg$f425() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f426() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f427() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f428(t) {    return { kind: "once" };  }
function peg$f429(t, rest) {    return [{ kind: "condition", condition: t }, ...(rest ? [rest] : [])];  }
function peg$f430(t) {    return [{ kind: "condition", condition: { kind: "unknown", text: t } }, { kind: "once" }];  }
function peg$f431(t) {    return { kind: "condition", condition: { kind: "unknown", text: t } };  }
function peg$f432() {    return { kind: "once" };  }
function peg$f433() {    return { kind: "stays" };  }
function peg$f434() {    return other("untap-step");  }
function peg$f435(t) {    return other("opponent " + t);  }
function peg$f436() {    return other("returns in the untap step");  }
function peg$f437(n) {    return { kind: "effect", effect: { kind: "damage", amount: n } };  }
function peg$f438(t) {    return other(t);  }
function peg$f439(t) {    return other(t);  }
function peg$f440(t) {    return other(t);  }
function peg$f441(t) {    return other(t);  }
function peg$f442(t) {    return other(t);  }
function peg$f443(t) {    return other(t);  }
function peg$f444() {    return [{ kind: "any-player" }, { kind: "condition", condition: { kind: "your-turn", payer: true } }];  }
function peg$f445(t) {    return [{ kind: "any-player" }, { kind: "condition", condition: { kind: "unknown", text: t } }];  }
function peg$f446(t) {    return other(t);  }
function peg$f447(t) {    return other(t);  }
function peg$f448(t) {    return other(t);  }
function peg$f449(t) {    return { kind: "effect", effect: { kind: "sacrifice-without", counter: t } };  }
function peg$f450(t) {    return { kind: "effect", effect: { kind: "sacrifice-without", counter: t } };  }
function peg$f451(t) {    return { kind: "rider", rider: t };  }
function peg$f452(t) {    return other(t);  }
function peg$f453() {    return { kind: "any-player" };  }
function peg$f454(n, c) {    return { kind: "effect", effect: { kind: "put-counter", count: n, counter: c } };  }
function peg$f455(n) {    return { kind: "effect", effect: { kind: "damage", amount: n } };  }
function peg$f456(n) {    return { kind: "effect", effect: { kind: "damage", amount: n } };  }
function peg$f457(c, o) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f458(c, o) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f459(o, c) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f460(u, r) {    return { kind: "spend", spend: { kind: "only", uses: u }, ...(r ? { rider: r } : {}) };  }
function peg$f461(u) {    return { kind: "spend", spend: { kind: "not", uses: u } };  }
function peg$f462(t) {    return t;  }
function peg$f463(first, u) {    return u;  }
function peg$f464(first, rest) {    return [first, ...rest].flat();  }
function peg$f465(c) {    return c;  }
function peg$f466(c) {    return c;  }
function peg$f467() {    return { kind: "activate", source: { kind: "subtype", subtype: "Class" } };  }
function peg$f468(c) {    return c;  }
function peg$f469(c) {    return c;  }
function peg$f470() {    return { kind: "generic" };  }
function peg$f471() {    return { kind: "generic" };  }
function peg$f472() {    return { kind: "special", action: "foretell" };  }
function peg$f473() {    return { kind: "special", action: "turn-face-up" };  }
function peg$f474(a) {    return { kind: "special", action: "turn-face-up" };  }
function peg$f475(a) {    return { kind: "special", action: a };  }
function peg$f476() {    return { kind: "special", action: "unlock" };  }
function peg$f477() {    return { kind: "x-cost" };  }
function peg$f478() {    return { kind: "colorless-cost" };  }
function peg$f479() {    return { kind: "cast", spell: { kind: "commander" } };  }
function peg$f480(of) {    return { kind: "cast", spell: b.all([of, { kind: "chosen-color" }]) };  }
function peg$f481(list) {    return list;  }
function peg$f482(first, s) {    return s;  }
function peg$f483(first, rest) {    return [first, ...rest];  }
function peg$f484(s, f) {    return f;  }
function peg$f485(s, f) {    return { kind: "cast", spell: s, ...(f ? { from: f } : {}) };  }
function peg$f486(of, p) {    return p;  }
function peg$f487(of, post) {    return b.all([of, ...post]);  }
function peg$f488(first, k) {    return k;  }
function peg$f489(first, rest) {    return [first, ...rest].at(-1).spell;  }
function peg$f490(first, rest) {    return b.any([first, ...rest].map(k => k.of));  }
function peg$f491(first, d) {    return d;  }
function peg$f492(first, rest) {    const words = [first, ...rest]; return { of: b.all(words.map(w => w.of)), spell: words.some(w => w.spell) };  }
function peg$f493() {    return { of: { kind: "anything" }, spell: true };  }
function peg$f494() {    return { of: { kind: "other" }, spell: false };  }
function peg$f495(of) {    return { of, spell: false };  }
function peg$f496() {    return { of: b.all([b.not({ kind: "type", type: "Instant" }), b.not({ kind: "type", type: "Sorcery" })]), spell: false };  }
function peg$f497() {    return ["graveyard", "exile", "command", "library"];  }
function peg$f498() {    return ["hand"];  }
function peg$f499() {    return ["graveyard", "exile"];  }
function peg$f500() {    return ["graveyard"];  }
function peg$f501() {    return ["exile"];  }
function peg$f502() {    return ["command"];  }
function peg$f503() {    return ["library"];  }
function peg$f504(of) {    return { kind: "activate", source: of };  }
function peg$f505(a) {    return { kind: "activate", source: { kind: "anything" }, ability: a };  }
function peg$f506() {    return { kind: "activate", source: { kind: "anything" } };  }
function peg$f507(of) {    return of;  }
function peg$f508(first, e) {    return e;  }
function peg$f509(first, rest) {    return [first, ...rest].flat();  }
function peg$f510() {    return [];  }
function peg$f511(when, s, c, f, w, n) {    return c.x === (f !== null && f.x);  }
function peg$f512(when, s, c, f, w, n) {    return [{ kind: "spell-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, whose: s.whose, spell: s.spell, ...(s.from ? { from: s.from } : {}), ...(n ?? {}), ...whens(when, s.when, f?.when, w) }];  }
function peg$f513(s, w, t) {    return [{ kind: "spell-cost", change: "increase", by: [], amount: 1, whose: w, spell: s, when: { kind: "unknown", text: t + ": life" } }];  }
function peg$f514(c, f) {    return !c.x;  }
function peg$f515(c, f) {    return [{ kind: "spell-cost", change: c.change, by: c.by, amount: f.amount, whose: "you", spell: { kind: "commander" }, ...whens(f.when) }];  }
function peg$f516(s) {    return ["exile"];  }
function peg$f517(s, f) {    return [{ kind: "spell-cost", change: "increase", by: [], amount: 1, whose: "you", spell: s, from: f, when: { kind: "unknown", text: "the spell is cast by this permission, which costs more" } }];  }
function peg$f518(k) {    return "you";  }
function peg$f519(k) {    return "opponents";  }
function peg$f520(k, w, c, f) {    return !c.x;  }
function peg$f521(k, w, c, f) {    return [{ kind: "spell-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, whose: w ?? "anyone", spell: { kind: "keyword", keyword: k.toLowerCase() }, when: { kind: "unknown", text: "its " + k.toLowerCase() + " cost is paid" } }];  }
function peg$f522(c) {    return !c.x;  }
function peg$f523(c) {    return [{ kind: "spell-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", spell: { kind: "anything" }, when: { kind: "not", of: { kind: "your-turn", payer: true } } }];  }
function peg$f524(s, of) {    return [{ kind: "spell-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "count", zone: "battlefield", whose: "you", of }, whose: "you", spell: s }];  }
function peg$f525(s, n, c, note) {    return [{ kind: "spell-cost", change: "reduce", by: c, amount: 1, whose: "you", spell: s, forLife: n, ...(note ?? {}) }];  }
function peg$f526() {    return [{ kind: "spell-floor", least: 3, whose: "anyone", when: { kind: "self", is: { kind: "not", of: { kind: "tapped" } } } }];  }
function peg$f527(n) {    return [{ kind: "spell-floor", least: n, whose: "anyone" }];  }
function peg$f528(c) {    return { change: "increase", ...c };  }
function peg$f529(c) {    return { change: "increase", ...c };  }
function peg$f530(c) {    return { change: "reduce", ...c };  }
function peg$f531() {    return { by: [{ kind: "generic", amount: 1 }], x: true };  }
function peg$f532(c) {    return !c.some(s => s.kind === "variable");  }
function peg$f533(c) {    return { by: c, x: false };  }
function peg$f534(first, v) {    return v;  }
function peg$f535(first, rest) {    return { amount: rest.length === 0 ? first : { kind: "sum", of: [first, ...rest] }, x: false };  }
function peg$f536(t) {    return { amount: 1, x: false, when: { kind: "unknown", text: "for each " + t } };  }
function peg$f537(t) {    return { amount: 1, x: false, when: { kind: "unknown", text: t } };  }
function peg$f538(t) {    return { amount: 1, x: false, when: { kind: "unknown", text: t } };  }
function peg$f539(t) {    return { amount: 1, x: false, when: { kind: "unknown", text: t } };  }
function peg$f540(t) {    return { amount: 1, x: false, when: { kind: "unknown", text: t } };  }
function peg$f541(v) {    return { amount: v, x: true };  }
function peg$f542(t) {    return { amount: 1, x: true, when: { kind: "unknown", text: t } };  }
function peg$f543() {    return null;  }
function peg$f544(c) {    return c;  }
function peg$f545(t) {    return t;  }
function peg$f546(c) {    return c;  }
function peg$f547(t) {    return t;  }
function peg$f548() {    return { coloredOnly: true };  }
function peg$f549(n) {    return { least: n };  }
function peg$f550(o, s, w, t, z) {    return { spell: s, whose: w, ...(z ? { from: z } : {}), when: { kind: "unknown", text: o + " spell " + t } };  }
function peg$f551(o, s, w, p) {    return { spell: b.all([s, p]), whose: w, when: { kind: "unknown", text: o + " spell each turn" } };  }
function peg$f552(s, w, t) {    return { spell: s, whose: w, when: t };  }
function peg$f553(s, c) {    return c;  }
function peg$f554(s, w, t) {    return { spell: s, whose: w ?? "anyone", when: { kind: "unknown", text: t } };  }
function peg$f555(s, z, c) {    return c;  }
function peg$f556(s, z, w, p) {    return p;  }
function peg$f557(s, z, w, post, z2) {    const from = z ?? z2; return { spell: b.all([s, ...post]), whose: w ?? "anyone", ...(from ? { from } : {}) };  }
function peg$f558(s, w, t) {    return { spell: s, whose: w, when: { kind: "unknown", text: "targets " + t } };  }
function peg$f559(f) {    return f;  }
function peg$f560() {    return "you";  }
function peg$f561() {    return "opponents";  }
function peg$f562() {    return "anyone";  }
function peg$f563(s, z, c) {    return c.change === "reduce";  }
function peg$f564(s, z, c) {    return [{ kind: "spell-cost", change: "reduce", by: c.by, amount: 1, whose: "you", spell: s, ...(z ? { from: z } : {}), when: { kind: "unknown", text: "an effect of earlier this turn" } }];  }
function peg$f565(s, c) {    return c.change === "reduce" && !c.x;  }
function peg$f566(s, c) {    return [{ kind: "spell-cost", change: "reduce", by: c.by, amount: 1, whose: "you", spell: s, when: { kind: "unknown", text: "an effect of earlier this turn" } }];  }
function peg$f567(c, f, n) {    return !c.x && c.change === "reduce" && c.by.length === 1 && c.by[0].kind === "generic";  }
function peg$f568(c, f, n) {    return [{ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "at-most", limit: n, of: b.times(c.by[0].amount, f.amount) } }];  }
function peg$f569(c, f, w, d, x) {    return !d.x;  }
function peg$f570(c, f, w, d, x) {    return { kind: "own-cost", change: d.change, by: d.by, amount: 1, when: x };  }
function peg$f571(c, f, w, more, n) {    return c.x === (f !== null && f.x) && (n === null || n.coloredOnly);  }
function peg$f572(c, f, w, more, n) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, ...(n ?? {}), ...whens(f?.when, w) }, ...(more ? [more] : [])];  }
function peg$f573(c, w) {    return !c.x;  }
function peg$f574(c, w) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: 1, when: w }];  }
function peg$f575(t, c) {    return !c.x;  }
function peg$f576(t, c) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: 1, when: t }];  }
function peg$f577(w, c) {    return !c.x;  }
function peg$f578(w, c) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: 1, when: w }];  }
function peg$f579(t) {    return { kind: "unknown", text: t };  }
function peg$f580(of, c) {    return c;  }
function peg$f581(of, w, p) {    return p;  }
function peg$f582(of, w, post, c, f, rest, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, whose: w ?? "anyone", source: b.all([of, ...post]), manaAbilities: rest === null, ...(n ?? {}) }];  }
function peg$f583(c, rest) {    return !c.x;  }
function peg$f584(c, rest) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", source: { kind: "anything" }, manaAbilities: rest === null }];  }
function peg$f585(a, c, rest) {    return !c.x;  }
function peg$f586(a, c, rest) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", source: a, manaAbilities: rest === null }];  }
function peg$f587(a, c, n) {    return !c.x;  }
function peg$f588(a, c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", source: a, manaAbilities: true, ...(n ?? {}) }];  }
function peg$f589(t, c) {    return !c.x;  }
function peg$f590(t, c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, ability: "equip", manaAbilities: false, when: { kind: "unknown", text: t } }];  }
function peg$f591(a, o) {    return o;  }
function peg$f592(a, of, c, n) {    return !c.x;  }
function peg$f593(a, of, c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: of ?? { kind: "anything" }, ability: a.toLowerCase(), manaAbilities: false, ...(n ?? {}) }];  }
function peg$f594(a, c) {    return !c.x;  }
function peg$f595(a, c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, ability: a.toLowerCase(), manaAbilities: false }];  }
function peg$f596(c, rest, n) {    return !c.x;  }
function peg$f597(c, rest, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, manaAbilities: rest === null, ...(n ?? {}) }];  }
function peg$f598(o) {    return o;  }
function peg$f599(of, t, c, n) {    return !c.x;  }
function peg$f600(of, t, c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: of ?? { kind: "anything" }, manaAbilities: true, ...(n ?? {}), when: { kind: "unknown", text: "the first activated ability" + t } }];  }
function peg$f601(of, w, t, c) {    return !c.x;  }
function peg$f602(of, w, t, c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: w, source: of, manaAbilities: false, when: { kind: "unknown", text: t } }];  }
function peg$f603(t, c) {    return !c.x;  }
function peg$f604(t, c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "opponents", source: { kind: "anything" }, manaAbilities: false, when: { kind: "unknown", text: t } }];  }
function peg$f605(c) {    return !c.x;  }
function peg$f606(c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "other" }, ability: "exhaust", manaAbilities: false }];  }
function peg$f607(c) {    return !c.x;  }
function peg$f608(c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: b.all([{ kind: "other" }, { kind: "type", type: "Creature" }]), ability: "power-up", manaAbilities: false }];  }
function peg$f609(c, n) {    return !c.x;  }
function peg$f610(c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, manaAbilities: false, ...(n ?? {}) }];  }
function peg$f611(c, w) {    return !c.x;  }
function peg$f612(c, w) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "self" }, ability: "equip", manaAbilities: false, ...whens(w) }];  }
function peg$f613() {    return "foretell";  }
function peg$f614() {    return "plot";  }
function peg$f615(a, c) {    return !c.x;  }
function peg$f616(a, c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, ability: a, manaAbilities: false }];  }
function peg$f617(c) {    return !c.x;  }
function peg$f618(c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, ability: "unlock", manaAbilities: false }];  }
function peg$f619(c) {    return !c.x;  }
function peg$f620(c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", source: { kind: "anything" }, ability: "turn-face-up", manaAbilities: false }];  }
function peg$f621() {    return [{ kind: "ability-cost", change: "reduce", by: [{ kind: "generic", amount: 2 }], amount: 1, whose: "you", source: { kind: "anything" }, ability: "foretell", manaAbilities: false, when: { kind: "unknown", text: "the first card foretold this turn" } }];  }
function peg$f622(n) {    return [{ kind: "mana-ability-life", amount: n, of: { kind: "self" } }];  }
function peg$f623(optional, c) {    return [{ kind: "additional-cost", cost: c.flatMap(item => item.part ?? []), optional: optional !== null }];  }
function peg$f624(optional, c) {    return [{ kind: "additional-cost", cost: [c], optional: optional !== null }];  }
function peg$f625(c) {    return [{ kind: "x-types", types: c }];  }
function peg$f626() {    return [{ kind: "x-least", value: 1 }];  }
function peg$f627() {    return [{ kind: "no-mana" }];  }
function peg$f628(c, of) {    return [{ kind: "only-mana-from", source: of, whenCost: c }];  }
function peg$f629(of) {    return [{ kind: "only-mana-from", source: of }];  }
function peg$f630(of) {    return [{ kind: "ability-tap-payment", taps: of, pays: "any" }];  }
function peg$f631(w, t, on) {    return [{ kind: "as-though", whose: w, pays: t === "color" ? "any-color" : "any-type", ...(on ? { on } : {}) }];  }
function peg$f632(w, on) {    return [{ kind: "as-though", whose: w, pays: "any-type", on }];  }
function peg$f633(on) {    return [{ kind: "as-though", whose: "you", pays: "any-type", on }];  }
function peg$f634(m, on) {    return [{ kind: "as-though", whose: "you", pays: "any-color", mana: m, othersColorless: true, ...(on ? { on } : {}) }];  }
function peg$f635(m, on) {    return [{ kind: "as-though", whose: "you", pays: "any-color", mana: m, ...(on ? { on } : {}) }];  }
function peg$f636(m, p, on) {    return [{ kind: "as-though", whose: "you", pays: p, mana: m, ...(on ? { on } : {}) }];  }
function peg$f637(c) {    return [{ kind: "life-for-mana", color: c, life: 2 }];  }
function peg$f638(of, w) {    return [{ kind: "grant-haste", whose: w, to: of }];  }
function peg$f639(first, c) {    return c;  }
function peg$f640(first, rest) {    return [first, ...rest];  }
function peg$f641() {    return "you";  }
function peg$f642() {    return "anyone";  }
function peg$f643(first, u) {    return u;  }
function peg$f644(first, rest) {    return [first, ...rest].flat();  }
function peg$f645() {    return [{ kind: "activate", source: { kind: "self" } }];  }
function peg$f646() {    return [{ kind: "activate", source: { kind: "self" } }];  }
function peg$f647(of) {    return [{ kind: "activate", source: of }];  }
function peg$f648(of) {    return [{ kind: "no-life-payment", whose: "anyone" }, { kind: "no-sacrifice", whose: "anyone", of }];  }
function peg$f649(of) {    return [{ kind: "no-life-payment", whose: "you" }, { kind: "no-sacrifice", whose: "you", of }];  }
function peg$f650() {    return [{ kind: "no-life-payment", whose: "anyone" }];  }
function peg$f651() {    return [{ kind: "no-life-payment", whose: "you" }];  }
function peg$f652(of) {    return [{ kind: "no-sacrifice", whose: "anyone", of }];  }
function peg$f653() {    return [{ kind: "no-sacrifice", whose: "you", of: { kind: "anything" } }];  }
function peg$f654(of, w) {    return [{ kind: "no-sacrifice", whose: w, of }];  }
function peg$f655() {    return [{ kind: "no-sacrifice", whose: "anyone", of: { kind: "self" } }];  }
function peg$f656(of, c) {    return c;  }
function peg$f657(of, w, p) {    return p;  }
function peg$f658(of, w, post, u) {    return [{ kind: "no-activation", whose: w ?? "anyone", of: b.all([of, ...post]), manaToo: u === null }];  }
function peg$f659(of) {    return [{ kind: "no-activation", whose: "anyone", of, manaToo: false }];  }
function peg$f660(a, u) {    return [{ kind: "no-activation", whose: "anyone", of: a, manaToo: u === null }];  }
function peg$f661(a, u) {    return [{ kind: "no-activation", whose: "anyone", of: a, manaToo: u === null }];  }
function peg$f662(a, u) {    return [{ kind: "no-activation", whose: "anyone", of: a, manaToo: u === null }];  }
function peg$f663(a) {    return [{ kind: "no-abilities", whose: "anyone", of: a }];  }
function peg$f664(a) {    return [{ kind: "no-abilities", whose: "anyone", of: a }];  }
function peg$f665(a, p) {    return [{ kind: "no-abilities", whose: "anyone", of: a }, { kind: "power", whose: "anyone", of: a, ...p }];  }
function peg$f666(of, c) {    return c;  }
function peg$f667(of, w, b) {    return b;  }
function peg$f668(of, w, p) {    return [{ kind: "no-abilities", whose: w ?? "anyone", of }, ...(p ? [{ kind: "power", whose: w ?? "anyone", of, ...p }] : [])];  }
function peg$f669() {    return { kind: "anything" };  }
function peg$f670(t, a, s) {    return s;  }
function peg$f671(t, a, s) {    return s === null || s.spend.kind === "only";  }
function peg$f672(t, a, s) {    return [{ kind: "tap-trigger", ...t, adds: a, ...(s ? { spend: s.spend.uses } : {}) }];  }
function peg$f673(t, of) {    return [{ kind: "tap-trigger", ...t, adds: [{ kind: "combination", of: { kind: "produced" }, amount: { kind: "same-name", of } }] }];  }
function peg$f674(t, of) {    return [{ kind: "tap-trigger", ...t, adds: [{ kind: "combination", of: { kind: "produced" }, amount: { kind: "same-name", of } }] }];  }
function peg$f675(t, a, n) {    return [{ kind: "tap-trigger", ...t, adds: a }, { kind: "damage-when-tapped", amount: n, of: t.of, forMana: true }];  }
function peg$f676() {    return [{ kind: "tap-trigger", by: "you", of: { kind: "type", type: "Land" }, types: { kind: "chosen-color" }, anyAbility: true, adds: [{ kind: "one-type", of: { kind: "chosen-color" }, amount: 1 }] }];  }
function peg$f677(first, l) {    return l;  }
function peg$f678(first, rest, k) {    return [first, ...rest].map(l => ({ kind: "tap-replace", by: "anyone", of: { kind: "subtype", subtype: l.of }, types: { kind: "these", types: [l.type] }, amountToo: k.amountToo, colorsOnly: k.colorsOnly }));  }
function peg$f679(t, n) {    return t.types === undefined && t.when === undefined;  }
function peg$f680(t, n) {    return [{ kind: "damage-when-tapped", amount: n, of: t.of, forMana: true }];  }
function peg$f681(n) {    return [{ kind: "damage-when-tapped", amount: n, of: { kind: "self" }, forMana: false }];  }
function peg$f682(n) {    return [{ kind: "damage-when-tapped", amount: n, of: { kind: "attached" }, forMana: false }];  }
function peg$f683(t) {    return 2;  }
function peg$f684(t) {    return 3;  }
function peg$f685(t, f) {    return [{ kind: "tap-multiply", by: t.by, of: t.of, factor: f, ...(t.types ? { types: t.types } : {}) }];  }
function peg$f686(t, m, k) {    return [{ kind: "tap-replace", by: t.by, of: t.of, ...(t.least ? { least: t.least } : {}), types: m, amountToo: k.amountToo, colorsOnly: k.colorsOnly, ...(t.when ? { when: t.when } : {}) }];  }
function peg$f687(k) {    return [{ kind: "tap-replace", by: "anyone", of: { kind: "type", type: "Land" }, types: { kind: "chosen-color" }, amountToo: k.amountToo, colorsOnly: k.colorsOnly }];  }
function peg$f688(of, t) {    return { of, type: t };  }
function peg$f689(t) {    return { kind: "these", types: [t] };  }
function peg$f690() {    return { kind: "these", types: ["C"] };  }
function peg$f691() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f692() {    return { kind: "chosen-color" };  }
function peg$f693() {    return { amountToo: true, colorsOnly: false };  }
function peg$f694() {    return { amountToo: false, colorsOnly: false };  }
function peg$f695() {    return { amountToo: false, colorsOnly: true };  }
function peg$f696(t) {    return t;  }
function peg$f697() {    return "you";  }
function peg$f698() {    return { by: "you", of: { kind: "self" } };  }
function peg$f699(by, of, m) {    return { by, of, ...m };  }
function peg$f700(of, c) {    return c;  }
function peg$f701(of, w, m) {    return { by: w ?? "anyone", of, ...m };  }
function peg$f702() {    return "you";  }
function peg$f703() {    return "anyone";  }
function peg$f704() {    return "opponents";  }
function peg$f705() {    return { kind: "self" };  }
function peg$f706(of) {    return of;  }
function peg$f707() {    return { types: { kind: "chosen-color" } };  }
function peg$f708(t) {    return { types: { kind: "these", types: [t] } };  }
function peg$f709(c) {    return { types: { kind: "these", types: [c] } };  }
function peg$f710() {    return { types: { kind: "these", types: ["C"] } };  }
function peg$f711(n) {    return { least: n };  }
function peg$f712() {    return { when: { kind: "unknown", text: "you're the monarch" } };  }
function peg$f713() {    return {};  }
function peg$f714() {    return [{ kind: "one-type", of: { kind: "produced" }, amount: 1 }];  }
function peg$f715() {    return [{ kind: "one-type", of: { kind: "chosen-color" }, amount: 1 }];  }
function peg$f716(w) {    return w === "permanent" ? { kind: "anything" } : b.cardTypeOf(w) && { kind: "type", type: b.cardTypeOf(w) };  }
function peg$f717(w, t) {    return t !== undefined;  }
function peg$f718(w, t) {    return b.all([{ kind: "attached" }, t]);  }
function peg$f719(of) {    return b.all([{ kind: "attached" }, of]);  }
function peg$f720(s, k) {    return [{ kind: "grant-keyword", keyword: k, spell: s, when: { kind: "unknown", text: "the first such spell each turn" } }];  }
function peg$f721(s, z, k) {    return [{ kind: "grant-keyword", keyword: k, spell: s, ...(z ? { from: z } : {}) }];  }
function peg$f722(s, z, k) {    return [{ kind: "grant-keyword", keyword: k, spell: s, from: z }];  }
function peg$f723(t, g) {    return [b.UNREAD_POWER, ...g.flatMap(make => make(t))];  }
function peg$f724() {    return SELF;  }
function peg$f725(t, g, w) {    return b.withWhen(g.flatMap(make => make(t)), w ?? undefined);  }
function peg$f726(t, g, w, e) {    return e !== undefined;  }
function peg$f727(t, g, w, e) {    return e;  }
function peg$f728(q, of, t, a) {    return [{ kind: "grant-ability", whose: t.whose, to: t.to, ability: a, when: some("you", of, q.is, q.value) }];  }
function peg$f729(c, t, a) {    return onlyCounts(c);  }
function peg$f730(c, t, a) {    return [{ kind: "grant-ability", whose: t.whose, to: t.to, ability: a, when: c }];  }
function peg$f731(a, s, g) {    return g.flatMap(make => make({ whose: "anyone", to: b.all([a, s]) }));  }
function peg$f732(w) {    return SELF;  }
function peg$f733(w) {    return null;  }
function peg$f734(w, t, g) {    return t !== null || w.named;  }
function peg$f735(w, t, g) {    return b.withWhen(g.flatMap(make => make(t ?? SELF)), w.when);  }
function peg$f736(w, t, g, e) {    return e !== undefined;  }
function peg$f737(w, t, g, e) {    return e;  }
function peg$f738(q, of) {    return some("you", of, q.is, q.value);  }
function peg$f739(w, t, g) {    return b.fromGraveyard(g.flatMap(make => make(t)), w ?? undefined);  }
function peg$f740(w, t, g, e) {    return e !== undefined;  }
function peg$f741(w, t, g, e) {    return e;  }
function peg$f742(g) {    return g.flatMap(make => make({ whose: "you", to: { kind: "type", type: "Creature" } })).map(e => ({ ...e, when: { kind: "unknown", text: "~ is paired" } }));  }
function peg$f743(t, s, m) {    return [
...s.map(one => ({ kind: "copy-abilities", whose: t.whose, to: t.to, ...one })),
...(m ? [{ kind: "as-though", whose: "you", pays: "any-color", on: [{ kind: "activate", source: { kind: "self" } }] }] : []),
];  }
function peg$f744(l) {    return !l.includes("haste") ? [] : [{ kind: "grant-haste", whose: "anyone", to: text().includes("equipped creature") ? { kind: "attached" } : { kind: "self" }, when: { kind: "unknown", text: "such a card has haste" } }];  }
function peg$f745() {    return [];  }
function peg$f746() {    return [];  }
function peg$f747(t, l) {    return l;  }
function peg$f748(t, g, k) {    return [b.UNREAD_POWER, ...(g ?? []).flatMap(make => make(t)), { kind: "add-types", whose: t.whose, of: t.to, ...k }];  }
function peg$f749(t, k, g) {    return [...g.flatMap(make => make(t)), { kind: "add-types", whose: t.whose, of: t.to, ...k }];  }
function peg$f750(k) {    return k;  }
function peg$f751(c) {    return c !== null;  }
function peg$f752(c) {    return { when: c, named: text().includes("~") };  }
function peg$f753(k) {    return k;  }
function peg$f754(a) {    return { whose: "anyone", to: a };  }
function peg$f755(of, c) {    return c;  }
function peg$f756(of, w, p) {    return p;  }
function peg$f757(of, w, post) {    return { whose: w ?? "anyone", to: b.all([of, ...post]) };  }
function peg$f758(of, w, p) {    return p;  }
function peg$f759(of, w, post) {    return { whose: w, to: b.all([of, ...post]) };  }
function peg$f760(of, w, p) {    return p;  }
function peg$f761(of, w, post) {    return { whose: w, to: b.any([{ kind: "self" }, b.all([of, ...post])]) };  }
function peg$f762(of) {    return { whose: "anyone", to: of };  }
function peg$f763(first, g) {    return g;  }
function peg$f764(first, rest) {    return [first, ...rest];  }
function peg$f765(a) {    return t => [{ kind: "grant-ability", whose: t.whose, to: t.to, ability: a }];  }
function peg$f766() {    return () => [];  }
function peg$f767() {    return () => [];  }
function peg$f768() {    return t => [{ kind: "grant-haste", whose: t.whose, to: t.to }];  }
function peg$f769() {    return () => [];  }
function peg$f770() {    return () => [];  }
function peg$f771() {    return SELF;  }
function peg$f772(of, w) {    return { kind: "other" };  }
function peg$f773(of, w, o) {    return [{ from: "battlefield", theirs: w, source: b.all([o, of]) }];  }
function peg$f774(of) {    return [{ from: "graveyard", theirs: "you", source: of }, { from: "graveyard", theirs: "opponents", source: of, when: { kind: "unknown", text: "what is in opponents' graveyards" } }];  }
function peg$f775(of) {    return [{ from: "graveyard", theirs: "you", source: of }];  }
function peg$f776() {    return [{ from: "graveyard", theirs: "you", source: { kind: "anything" }, when: { kind: "unknown", text: "which cards those are" } }];  }
function peg$f777(of) {    return [{ from: "battlefield", theirs: "anyone", source: of }];  }
function peg$f778(g) {    return g.every(make => make({ whose: "you", to: { kind: "self" } }).length === 0);  }
function peg$f779(c) {    return [{ kind: "set-colors", whose: "you", of: b.not({ kind: "type", type: "Land" }), colors: c, inAddition: false, spells: true }];  }
function peg$f780(c) {    return [{ kind: "set-colors", whose: "you", of: b.not({ kind: "type", type: "Land" }), colors: c, inAddition: false, spells: true }];  }
function peg$f781(t, k) {    return [{ kind: "land-types", whose: t.whose, of: t.of, types: k, inAddition: true }];  }
function peg$f782(t, k) {    return [{ kind: "land-types", whose: t.whose, of: t.of, types: k, inAddition: false }];  }
function peg$f783(t, p, u) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: ["Creature"], supertypes: [], subtypes: [] }, { kind: "power", whose: t.whose, of: t.of, base: true, power: p, toughness: u }];  }
function peg$f784(w, k) {    return b.cardTypeOf(k);  }
function peg$f785(w, k, c, u) {    return c !== undefined && (w ?? u) !== null;  }
function peg$f786(w, k, c, u) {    return [{ kind: "not-type", whose: "anyone", of: { kind: "self" }, type: c, ...whens(w, u) }];  }
function peg$f787(t) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: ["Creature"], supertypes: [], subtypes: [] }, { kind: "power", whose: t.whose, of: t.of, base: true, each: true, power: { kind: "mana-value" }, toughness: { kind: "mana-value" } }];  }
function peg$f788(t, s) {    return [{ kind: "add-types", whose: t.whose, of: b.all([t.of, s]), types: [], supertypes: [], subtypes: "every-creature-type", ...(s ? { spells: true } : {}) }];  }
function peg$f789(t, s) {    return !b.areLands(t.of);  }
function peg$f790(t, s) {    return [{ kind: "add-types", whose: t.whose, of: b.all([t.of, s]), types: [], supertypes: [], subtypes: "chosen", ...(s ? { spells: true } : {}) }];  }
function peg$f791(t, k, s) {    return [{ kind: "add-types", whose: t.whose, of: b.all([t.of, s]), ...k, spells: true }];  }
function peg$f792(t, k) {    return [{ kind: "add-types", whose: t.whose, of: t.of, ...k }];  }
function peg$f793(t, k) {    return [{ kind: "add-types", whose: t.whose, of: b.all([t.of, b.not({ kind: "type", type: "Instant" }), b.not({ kind: "type", type: "Sorcery" })]), ...k, spells: true }];  }
function peg$f794(k) {    return [{ kind: "add-types", whose: "you", of: { kind: "type", type: "Land" }, ...k, spells: true }];  }
function peg$f795(c) {    return [{ kind: "set-colors", whose: "anyone", of: { kind: "anything" }, colors: c, inAddition: true, spells: true }];  }
function peg$f796() {    return [{ kind: "add-types", whose: "you", of: { kind: "type", type: "Land" }, types: [], supertypes: ["Basic"], subtypes: [] }];  }
function peg$f797(k) {    return [{ kind: "add-types", whose: "anyone", of: { kind: "self" }, ...k, zone: "elsewhere" }];  }
function peg$f798() {    return [{ kind: "add-types", whose: "anyone", of: { kind: "self" }, types: [], supertypes: [], subtypes: ["Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Planet", "Power-Plant", "Sphere", "Tower", "Town", "Urza's"] }];  }
function peg$f799(t) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: [], supertypes: ["Snow"], subtypes: [] }];  }
function peg$f800(t, c, a) {    return [{ kind: "set-colors", whose: t.whose, of: t.of, colors: c, inAddition: a !== null, spells: false }];  }
function peg$f801(first, s) {    return s;  }
function peg$f802(first, rest) {    return [{ kind: "add-types", whose: "anyone", of: { kind: "self" }, types: [], supertypes: [], subtypes: [first, ...rest] }];  }
function peg$f803(a) {    return [{ kind: "land-types", whose: "anyone", of: { kind: "self" }, types: "chosen", inAddition: a !== null }];  }
function peg$f804(c) {    return [{ kind: "set-colors", whose: "anyone", of: { kind: "self" }, colors: c, inAddition: false, spells: true }];  }
function peg$f805() {    return [{ kind: "set-colors", whose: "anyone", of: { kind: "anything" }, colors: [], inAddition: false, spells: true }];  }
function peg$f806() {    return { kind: "type", type: "Creature" };  }
function peg$f807() {    return b.all([b.not({ kind: "type", type: "Instant" }), b.not({ kind: "type", type: "Sorcery" }), b.not({ kind: "type", type: "Land" })]);  }
function peg$f808(a) {    return b.areLands(a);  }
function peg$f809(a) {    return { whose: "anyone", of: a };  }
function peg$f810(of, c) {    return c;  }
function peg$f811(of, w) {    return { whose: w ?? "anyone", of };  }
function peg$f812(of, c) {    return c;  }
function peg$f813(of, w) {    return { whose: w ?? "anyone", of };  }
function peg$f814(of) {    return b.areLands(of);  }
function peg$f815(of) {    return of;  }
function peg$f816() {    return ["Plains", "Island", "Swamp", "Mountain", "Forest"];  }
function peg$f817() {    return "chosen";  }
function peg$f818(first, t) {    return t;  }
function peg$f819(first, rest) {    return [first, ...rest];  }
function peg$f820(t) {    return t;  }
function peg$f821(a) {    return { whose: "anyone", of: a };  }
function peg$f822(of, c) {    return c;  }
function peg$f823(of, w, p) {    return p;  }
function peg$f824(of, w, post) {    return { whose: w ?? "anyone", of: b.all([of, ...post]) };  }
function peg$f825(of, c) {    return c;  }
function peg$f826(of, w, p) {    return p;  }
function peg$f827(of, w, post) {    return { whose: w ?? "anyone", of: b.all([of, ...post]) };  }
function peg$f828(first, w) {    return w;  }
function peg$f829(first, rest) {    return [first, ...rest];  }
function peg$f830(first, rest, words) {    return { types: words.flatMap(w => w.type ?? []), supertypes: words.flatMap(w => w.supertype ?? []), subtypes: words.flatMap(w => w.subtype ?? []) };  }
function peg$f831(w) {    return b.cardTypeOf(w);  }
function peg$f832(w, t) {    return t !== undefined;  }
function peg$f833(w, t) {    return { type: [t] };  }
function peg$f834(w) {    return b.supertypeOf(w);  }
function peg$f835(w, t) {    return t !== undefined;  }
function peg$f836(w, t) {    return { supertype: [t] };  }
function peg$f837(s) {    return { subtype: [s] };  }
function peg$f838() {    return [];  }
function peg$f839() {    return "chosen";  }
function peg$f840() {    return ["W", "U", "B", "R", "G"];  }
function peg$f841(p) {    return b.powerEffects(p);  }
function peg$f842(p, e) {    return e !== undefined;  }
function peg$f843(p, e) {    return e;  }
function peg$f844(a, s, c, tails) {    return b.powerEffects({ target: { whose: "anyone", to: b.all([a, s]) }, change: c, tails, whens: [], text: "" });  }
function peg$f845(a, s, c, tails, e) {    return e !== undefined;  }
function peg$f846(a, s, c, tails, e) {    return e;  }
function peg$f847(v) {    return [{ kind: "power", whose: "anyone", of: { kind: "self" }, base: true, power: v, toughness: v }];  }
function peg$f848(v, n) {    return b.sum(n, v);  }
function peg$f849(v, t) {    return [{ kind: "power", whose: "anyone", of: { kind: "self" }, base: true, power: v, ...(t === null ? {} : { toughness: t }) }];  }
function peg$f850(v) {    return [{ kind: "power", whose: "anyone", of: { kind: "self" }, base: true, toughness: v }];  }
function peg$f851(t, p, tails) {    return t.it === undefined;  }
function peg$f852(t, p, tails) {    return [{ kind: "power", whose: t.whose, of: t.to, ...p }, ...tails.flat().flatMap(make => make(t))];  }
function peg$f853(w, t, c, first, last, rest) {    return { target: t, change: c, tails: [...first, ...rest], whens: [w?.when, last?.when].filter(when => when != null), text: (w?.text ?? "") + (last?.text ?? "") };  }
function peg$f854(c) {    return { when: c, text: text() };  }
function peg$f855(c) {    return { when: c, text: text() };  }
function peg$f856() {    return { whose: "anyone", to: { kind: "self" } };  }
function peg$f857() {    return { whose: "anyone", to: { kind: "self" }, it: true };  }
function peg$f858(p, t, f) {    return { power: p, toughness: t, formula: f, text: text() };  }
function peg$f859(s, d) {    return d;  }
function peg$f860(s, n) {    return { sign: s === "-" ? -1 : 1, n };  }
function peg$f861(p, t) {    return { base: true, power: p, toughness: t };  }
function peg$f862(g) {    return g;  }
function peg$f863(k) {    return [t => [{ kind: "add-types", whose: t.whose, of: t.to, ...k }]];  }
function peg$f864() {    return [];  }
function peg$f865() {    return [b.UNREAD_POWER];  }
function peg$f866() {    return [b.UNREAD_POWER];  }
function peg$f867() {    return [b.UNREAD_POWER];  }
function peg$f868(s, p, m) {    return m;  }
function peg$f869(s, p, more) {    return b.becomes(s.target, [...p, ...more.flat()], s.when);  }
function peg$f870(s, p, more, e) {    return e !== undefined;  }
function peg$f871(s, p, more, e) {    return e;  }
function peg$f872(a, s) {    return { target: { whose: "anyone", to: b.all([a, s]) } };  }
function peg$f873(a, s) {    return { target: { whose: "anyone", to: b.all([a, b.not(s)]) } };  }
function peg$f874(w, t) {    return t !== null || w.named;  }
function peg$f875(w, t) {    return { target: t ?? SELF, when: w.when };  }
function peg$f876(t) {    return t !== null;  }
function peg$f877(t) {    return { target: t };  }
function peg$f878(t) {    return { whose: t.whose, to: t.of };  }
function peg$f879() {    return SELF;  }
function peg$f880() {    return null;  }
function peg$f881(first, p) {    return p;  }
function peg$f882(first, rest) {    return [first, ...rest];  }
function peg$f883(d) {    return d;  }
function peg$f884(p) {    return p;  }
function peg$f885(l) {    return { kind: "loses", ...l };  }
function peg$f886() {    return { kind: "gives", gives: [] };  }
function peg$f887() {    return { kind: "gives", gives: [t => [{ kind: "add-types", whose: t.whose, of: t.to, types: [], supertypes: [], subtypes: "every-creature-type" }]] };  }
function peg$f888(d) {    return d;  }
function peg$f889() {    return { kind: "gives", gives: [t => [{ kind: "power", whose: t.whose, of: t.to, base: true, each: true, power: { kind: "mana-value" }, toughness: { kind: "mana-value" } }]] };  }
function peg$f890(p) {    return { kind: "gives", gives: [t => [{ kind: "power", whose: t.whose, of: t.to, ...p }]] };  }
function peg$f891(g) {    return { kind: "gives", gives: g };  }
function peg$f892(p, u) {    return p.n !== "X" && u.n !== "X";  }
function peg$f893(p, u) {    return { kind: "gives", gives: [t => [{ kind: "power", whose: t.whose, of: t.to, power: p.sign * p.n, toughness: u.sign * u.n }]] };  }
function peg$f894() {    return { kind: "gives", gives: [t => [{ kind: "no-sacrifice", whose: t.whose, of: t.to }]] };  }
function peg$f895() {    return { kind: "gives", gives: [] };  }
function peg$f896() {    return { abilities: true, cardTypes: true };  }
function peg$f897() {    return { abilities: true, cardTypes: true };  }
function peg$f898() {    return { cardTypes: true };  }
function peg$f899() {    return { abilities: true, subtypesOf: "Land" };  }
function peg$f900() {    return { subtypesOf: "Creature" };  }
function peg$f901() {    return { abilities: true };  }
function peg$f902() {    return [{ kind: "still" }];  }
function peg$f903(p) {    return p;  }
function peg$f904(p, u) {    return t => [{ kind: "power", whose: t.whose, of: t.to, base: true, power: p, toughness: u }];  }
function peg$f905(size, legendary, c, words) {    return c !== null || words.length > 0 || legendary !== null;  }
function peg$f906(size, legendary, c, words, first, i) {    return i;  }
function peg$f907(size, legendary, c, words, first, rest) {    return [first, ...rest].flat();  }
function peg$f908(size, legendary, c, words, w, k) {    return k;  }
function peg$f909(size, legendary, c, words, w, a, s) {    return { kind: "is", colors: c ?? undefined, types: words.flatMap(w => w.type ?? []), supertypes: [...(legendary ? ["Legendary"] : []), ...words.flatMap(w => w.supertype ?? [])],
subtypes: words.flatMap(w => w.subtype ?? []), gives: [...(size ? [size] : []), ...(w ?? [])], addition: a === null ? undefined : a, still: s !== null };  }
function peg$f910() {    return [];  }
function peg$f911() {    return "chosen";  }
function peg$f912(c) {    return c;  }
function peg$f913(first, w) {    return w;  }
function peg$f914(first, rest) {    return [first, ...rest];  }
function peg$f915() {    return [];  }
function peg$f916(p, u) {    return [t => [{ kind: "power", whose: t.whose, of: t.to, base: true, power: p, toughness: u }]];  }
function peg$f917() {    return [t => [{ kind: "power", whose: t.whose, of: t.to, base: true, each: true, power: { kind: "mana-value" }, toughness: { kind: "mana-value" } }]];  }
function peg$f918(s, p) {    return b.becomes(s.target, p, b.EARLIER);  }
function peg$f919(s, p, e) {    return e !== undefined && s.when === undefined;  }
function peg$f920(s, p, e) {    return e;  }
function peg$f921(s, p) {    return b.becomes(s.target, p, b.EARLIER);  }
function peg$f922(s, p, e) {    return e !== undefined && s.when === undefined;  }
function peg$f923(s, p, e) {    return e;  }
function peg$f924(s, p) {    return b.becomes(s.target, p, b.EARLIER);  }
function peg$f925(s, p, e) {    return e !== undefined && s.when === undefined;  }
function peg$f926(s, p, e) {    return e;  }
function peg$f927(s, c) {    return !c.x;  }
function peg$f928(s, c) {    return [{ kind: "spell-cost", change: c.change, by: c.by, amount: 1, whose: s.whose, spell: s.spell, when: b.EARLIER }];  }
function peg$f929(c) {    return !c.x;  }
function peg$f930(c) {    return [{ kind: "spell-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", spell: { kind: "anything" }, when: b.EARLIER }];  }
function peg$f931(first, k) {    return k;  }
function peg$f932(first, rest) {    const all = [first, ...rest]; return { kind: "keywords", keywords: all.flatMap(k => k.keywords), effects: all.flatMap(k => k.effects ?? []) };  }
function peg$f933(k) {    return { kind: "keywords", keywords: [k.toLowerCase()], effects: [] };  }
function peg$f934(c, o) {    return { kind: "effects", effects: [{ kind: "own-ability", cost: [{ kind: "mana", cost: c }], changes: [o] }] };  }
function peg$f935(o) {    return o;  }
function peg$f936(c, t) {    return !c.x;  }
function peg$f937(c, t) {    return { change: c.change, by: c.by, amount: 1, when: { kind: "unknown", text: t } };  }
function peg$f938() {    return { change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: 1, when: { kind: "unknown", text: "for the power of what it targets" } };  }
function peg$f939(of) {    return { keywords: ["affinity"], effects: [{ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "count", zone: "battlefield", whose: "you", of } }] };  }
function peg$f940() {    return { keywords: ["undaunted"], effects: [{ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "opponents" } }] };  }
function peg$f941(k, c) {    return { keywords: [k.toLowerCase()], effects: [{ kind: "face-up-cost", cost: [{ kind: "mana", cost: c }] }] };  }
function peg$f942(k, c) {    return { keywords: [k.toLowerCase()], effects: [{ kind: "face-up-cost", cost: c.flatMap(item => item.part ?? []) }] };  }
function peg$f943() {    return { keywords: ["changeling"] };  }
function peg$f944(k) {    return { keywords: [k.toLowerCase()] };  }
function peg$f945(k) {    return { keywords: [k.toLowerCase()] };  }
function peg$f946(k) {    return b.isPlainKeyword(k);  }
function peg$f947(k) {    return b.isPlainKeyword(k);  }
function peg$f948(k) {    return b.isPlainKeyword(k);  }
function peg$f949(k) {    return b.isCostKeyword(k);  }
function peg$f950(k) {    return b.isCostKeyword(k);  }
function peg$f951(k) {    return b.isCostKeyword(k);  }
let peg$currPos = options.peg$currPos | 0;
let peg$savedPos = peg$currPos;
const peg$posDetailsCache = [{ line: 1, column: 1 }];
let peg$maxFailPos = peg$currPos;
let peg$maxFailExpected = options.peg$maxFailExpected || [];
let peg$silentFails = options.peg$silentFails | 0;
let peg$resultsCache = {};
let peg$result;
if (options.startRule) {
if (!(options.startRule in peg$startRuleFunctions)) {
throw new Error("Can't start parsing from rule \"" + options.startRule + "\".");
}
peg$startRuleFunction = peg$startRuleFunctions[options.startRule];
}
function text() {
return input.substring(peg$savedPos, peg$currPos);
}
function offset() {
return peg$savedPos;
}
function range() {
return {
source: peg$source,
start: peg$savedPos,
end: peg$currPos,
};
}
function location() {
return peg$computeLocation(peg$savedPos, peg$currPos);
}
function expected(description, location) {
location = location !== undefined
? location
: peg$computeLocation(peg$savedPos, peg$currPos);
throw peg$buildStructuredError(
[peg$otherExpectation(description)],
input.substring(peg$savedPos, peg$currPos),
location
);
}
function error(message, location) {
location = location !== undefined
? location
: peg$computeLocation(peg$savedPos, peg$currPos);
throw peg$buildSimpleError(message, location);
}
function peg$getUnicode(pos = peg$currPos) {
const cp = input.codePointAt(pos);
if (cp === undefined) {
return "";
}
return String.fromCodePoint(cp);
}
function peg$literalExpectation(text, ignoreCase) {
return { type: "literal", text, ignoreCase };
}
function peg$classExpectation(parts, inverted, ignoreCase, unicode) {
return { type: "class", parts, inverted, ignoreCase, unicode };
}
function peg$anyExpectation() {
return { type: "any" };
}
function peg$endExpectation() {
return { type: "end" };
}
function peg$otherExpectation(description) {
return { type: "other", description };
}
function peg$computePosDetails(pos) {
let details = peg$posDetailsCache[pos];
let p;
if (details) {
return details;
} else {
if (pos >= peg$posDetailsCache.length) {
p = peg$posDetailsCache.length - 1;
} else {
p = pos;
while (!peg$posDetailsCache[--p]) {}
}
details = peg$posDetailsCache[p];
details = {
line: details.line,
column: details.column,
};
while (p < pos) {
if (input.charCodeAt(p) === 10) {
details.line++;
details.column = 1;
} else {
details.column++;
}
p++;
}
peg$posDetailsCache[pos] = details;
return details;
}
}
function peg$computeLocation(startPos, endPos, offset) {
const startPosDetails = peg$computePosDetails(startPos);
const endPosDetails = peg$computePosDetails(endPos);
const res = {
source: peg$source,
start: {
offset: startPos,
line: startPosDetails.line,
column: startPosDetails.column,
},
end: {
offset: endPos,
line: endPosDetails.line,
column: endPosDetails.column,
},
};
if (offset && peg$source && (typeof peg$source.offset === "function")) {
res.start = peg$source.offset(res.start);
res.end = peg$source.offset(res.end);
}
return res;
}
function peg$fail(expected) {
if (peg$currPos < peg$maxFailPos) { return; }
if (peg$currPos > peg$maxFailPos) {
peg$maxFailPos = peg$currPos;
peg$maxFailExpected = [];
}
peg$maxFailExpected.push(expected);
}
function peg$buildSimpleError(message, location) {
return new peg$SyntaxError(message, null, null, location);
}
function peg$buildStructuredError(expected, found, location) {
return new peg$SyntaxError(
peg$SyntaxError.buildMessage(expected, found),
expected,
found,
location
);
}
function peg$parseLine() {
let s0, s1, s2;
const key = peg$currPos * 227 + 0;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseKeywordLine();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseOwnKeyword();
if (s1 !== peg$FAILED) {
s2 = peg$parseEOF();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f0(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseManaAbility();
if (s1 !== peg$FAILED) {
s2 = peg$parseEOF();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f1(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseEffectLine();
if (s1 !== peg$FAILED) {
s2 = peg$parseEOF();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f2(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseHarmless();
if (s1 !== peg$FAILED) {
s2 = peg$parseEOF();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f3();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseKeywords() {
let s0;
const key = peg$currPos * 227 + 1;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseKeywordLine();
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostWords() {
let s0, s1, s2;
const key = peg$currPos * 227 + 2;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseKeywordCost();
if (s1 !== peg$FAILED) {
s2 = peg$parseEnd();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f4(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCosts();
if (s1 !== peg$FAILED) {
s2 = peg$parseEnd();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f5(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNamedCost();
if (s1 !== peg$FAILED) {
s2 = peg$parseEOF();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f6(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOwnCostWords() {
let s0, s1, s2;
const key = peg$currPos * 227 + 3;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCosts();
if (s1 !== peg$FAILED) {
s2 = peg$parseEOF();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f7(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOwnChange() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 4;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c0) {
s1 = peg$c0;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c1) {
s5 = peg$c1;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseForEach();
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parseOwnWhen();
if (s7 === peg$FAILED) {
s7 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s8 = peg$c2;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s9 = peg$f8(s3, s6, s7);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f9(s3, s6, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpendWords() {
let s0, s1, s2;
const key = peg$currPos * 227 + 5;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSpendSentence();
if (s1 !== peg$FAILED) {
s2 = peg$parseEOF();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f10(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parse_() {
let s0;
const key = peg$currPos * 227 + 6;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.charCodeAt(peg$currPos) === 32) {
s0 = peg$c3;
peg$currPos++;
} else {
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEOF() {
let s0, s1;
const key = peg$currPos * 227 + 7;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
peg$silentFails++;
if (input.length > peg$currPos) {
s1 = input.charAt(peg$currPos);
peg$currPos++;
} else {
s1 = peg$FAILED;
}
peg$silentFails--;
if (s1 === peg$FAILED) {
s0 = undefined;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEnd() {
let s0, s1, s2;
const key = peg$currPos * 227 + 8;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 46) {
s1 = peg$c2;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseEOF();
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseW() {
let s0, s1;
const key = peg$currPos * 227 + 9;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
peg$silentFails++;
s1 = input.charAt(peg$currPos);
if (peg$r0.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
peg$silentFails--;
if (s1 === peg$FAILED) {
s0 = undefined;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseNumber() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 10;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
peg$silentFails++;
s0 = peg$currPos;
s1 = peg$currPos;
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r1.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r1.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s3 = peg$f11(s1);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f12(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r2.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r2.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f13(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$silentFails--;
if (s0 === peg$FAILED) {
s1 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseInteger() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 11;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r2.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r2.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f14(s1);
}
s0 = s1;
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCount() {
let s0, s1, s2;
const key = peg$currPos * 227 + 12;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c4) {
peg$currPos += (2);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.charAt(peg$currPos);
if (s1.toLowerCase() === peg$c5) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f15();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseNumber();
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseArticle() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 13;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c4) {
peg$currPos += (2);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.charAt(peg$currPos);
if (s1.toLowerCase() === peg$c5) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c6) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseManaSymbol() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 14;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 123) {
s2 = peg$c7;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r3.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r3.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 125) {
s4 = peg$c8;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s2 = [s2, s3, s4];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseMana() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 15;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = [];
s3 = peg$parseManaSymbol();
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$parseManaSymbol();
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = '';
peg$savedPos = s2;
s3 = peg$f16(s1);
s2 = s3;
peg$savedPos = peg$currPos;
s3 = peg$f17(s1, s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f18(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTypeSymbol() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 16;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 123) {
s1 = peg$c7;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = input.charAt(peg$currPos);
if (peg$r4.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 125) {
s3 = peg$c8;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f19(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseColorWord() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 17;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r1.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r1.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = '';
peg$savedPos = s3;
s4 = peg$f20(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f21(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f22(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTypeWord() {
let s0, s1, s2;
const key = peg$currPos * 227 + 18;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseColorWord();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c9) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f23();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseColorWords() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 19;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseColorWord();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseColorWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f24(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseColorWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f24(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f25(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOr() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 20;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c10) {
s2 = peg$c10;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s2 = peg$c11;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s1 = [s1, s2, s3, s4];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAnd() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 21;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s2 = peg$c12;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s1 = [s1, s2, s3, s4];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseListSep() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 22;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c13;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c10) {
s4 = peg$c10;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s4 = peg$c11;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s4 = peg$c12;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parseW();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseOr();
if (s0 === peg$FAILED) {
s0 = peg$parseAnd();
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOrSep() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 23;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c13;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c10) {
s4 = peg$c10;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s4 = peg$c11;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parseW();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseOr();
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSelf() {
let s0, s1, s2;
const key = peg$currPos * 227 + 24;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.charCodeAt(peg$currPos) === 126) {
s0 = peg$c14;
peg$currPos++;
} else {
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c15) {
peg$currPos += (2);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSelfOnly() {
let s0;
const key = peg$currPos * 227 + 25;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.charCodeAt(peg$currPos) === 126) {
s0 = peg$c14;
peg$currPos++;
} else {
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSelfPossessive() {
let s0, s1, s2;
const key = peg$currPos * 227 + 26;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.substr(peg$currPos, 3) === peg$c16) {
s0 = peg$c16;
peg$currPos += 3;
} else {
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c17) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c18) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c19) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c20) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseRestOfSentence() {
let s0, s1, s2;
const key = peg$currPos * 227 + 27;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
s2 = input.charAt(peg$currPos);
if (peg$r5.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = input.charAt(peg$currPos);
if (peg$r5.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
}
s0 = input.substring(s0, peg$currPos);
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCounterName() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 28;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c21) {
s1 = peg$c21;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c22) {
s1 = peg$c22;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c23) {
s1 = peg$c23;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c24) {
s1 = peg$c24;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c25) {
s1 = peg$c25;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c26) {
s1 = peg$c26;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c27) {
s1 = peg$c27;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c28) {
s1 = peg$c28;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = peg$currPos;
peg$silentFails++;
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c29) {
s4 = peg$c29;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseW();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
peg$silentFails--;
if (s3 === peg$FAILED) {
s2 = undefined;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = input.charAt(peg$currPos);
if (peg$r6.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r7.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r7.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
s2 = [s2, s3, s4];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
}
}
}
}
}
}
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseObjects() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 29;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
s2 = peg$currPos;
s3 = peg$parseSharedAdjective();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f26(s3);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = peg$currPos;
s3 = peg$parseSharedAdjective();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f26(s3);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
}
s2 = peg$parseGroup();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$currPos;
s5 = peg$parseOrSep();
if (s5 !== peg$FAILED) {
s6 = peg$parseArticle();
if (s6 !== peg$FAILED) {
s7 = peg$parseGroup();
if (s7 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f27(s1, s2, s7);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$parseOrSep();
if (s5 !== peg$FAILED) {
s6 = peg$parseArticle();
if (s6 !== peg$FAILED) {
s7 = peg$parseGroup();
if (s7 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f27(s1, s2, s7);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePost();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f28(s1, s2, s3, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePost();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f28(s1, s2, s3, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f29(s1, s2, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = [];
s2 = peg$currPos;
s3 = peg$parseSharedAdjective();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f30(s3);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = peg$currPos;
s3 = peg$parseSharedAdjective();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f30(s3);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
}
s2 = peg$parseGroup();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$currPos;
s5 = peg$parseOrSep();
if (s5 !== peg$FAILED) {
s6 = peg$parseGroup();
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f31(s1, s2, s6);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$parseOrSep();
if (s5 !== peg$FAILED) {
s6 = peg$parseGroup();
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f31(s1, s2, s6);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
s4 = [];
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePost();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f32(s1, s2, s3, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePost();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f32(s1, s2, s3, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f33(s1, s2, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseObjectsAll() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 30;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
s2 = peg$currPos;
s3 = peg$parseSharedAdjective();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f34(s3);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = peg$currPos;
s3 = peg$parseSharedAdjective();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f34(s3);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
}
s2 = peg$parseGroup();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$currPos;
s5 = peg$parseListSep();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
peg$silentFails++;
s7 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c30) {
s8 = peg$c30;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parseW();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c31) {
s8 = peg$c31;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parseW();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = peg$parseArticle();
}
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseGroup();
if (s7 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f35(s1, s2, s7);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$parseListSep();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
peg$silentFails++;
s7 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c30) {
s8 = peg$c30;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parseW();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c31) {
s8 = peg$c31;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parseW();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = peg$parseArticle();
}
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseGroup();
if (s7 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f35(s1, s2, s7);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
s4 = [];
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePost();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f36(s1, s2, s3, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePost();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f36(s1, s2, s3, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f37(s1, s2, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSharedAdjective() {
let s0, s1, s2;
const key = peg$currPos * 227 + 31;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 7);
if (s1.toLowerCase() === peg$c32) {
peg$currPos += (7);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c33) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f38();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c34) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f39();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c35) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f40();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c36) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f41();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseGroup() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 227 + 32;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseDescribing();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c13;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 3) === peg$c37) {
s8 = peg$c37;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
peg$silentFails--;
if (s8 !== peg$FAILED) {
peg$currPos = s7;
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s5 = [s5, s6, s7];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$parse_();
}
if (s4 !== peg$FAILED) {
s5 = peg$parseDescribing();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f42(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c13;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 3) === peg$c37) {
s8 = peg$c37;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
peg$silentFails--;
if (s8 !== peg$FAILED) {
peg$currPos = s7;
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s5 = [s5, s6, s7];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$parse_();
}
if (s4 !== peg$FAILED) {
s5 = peg$parseDescribing();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f42(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f43(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDescribing() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 33;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseColorList();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f44(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$parseSubtypeList();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c37) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 45) {
s2 = peg$c38;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseColorWord();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f45(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c36) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f46();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 12);
if (s1.toLowerCase() === peg$c39) {
peg$currPos += (12);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f47();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 11);
if (s1.toLowerCase() === peg$c40) {
peg$currPos += (11);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f48();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c37) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r1.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r1.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = input.substring(s2, peg$currPos);
} else {
s2 = s3;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = '';
peg$savedPos = s4;
s5 = peg$f49(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f50(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f51(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c37) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r1.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r1.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = input.substring(s2, peg$currPos);
} else {
s2 = s3;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = '';
peg$savedPos = s4;
s5 = peg$f52(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f53(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f54(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c41) {
s1 = peg$c41;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseSubtype();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f55(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c9) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f56();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 12);
if (s1.toLowerCase() === peg$c42) {
peg$currPos += (12);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f57();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 11);
if (s1.toLowerCase() === peg$c43) {
peg$currPos += (11);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f58();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c44) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f59();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c46) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f60();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c47) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f61();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c48) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f62();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c34) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f63();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c35) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f64();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 21);
if (s1.toLowerCase() === peg$c49) {
peg$currPos += (21);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f65();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c50) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f66();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c51) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f67();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c52) {
s1 = peg$c52;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f68();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c53) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f69();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c54) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
peg$silentFails++;
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c55) {
s6 = peg$c55;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c56) {
s6 = peg$c56;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 !== peg$FAILED) {
peg$currPos = s3;
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f70();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c54) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c56) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c55) {
peg$currPos += (4);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c57) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f71();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r1.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r1.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = '';
peg$savedPos = s3;
s4 = peg$f72(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f73(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f74(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r1.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r1.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = '';
peg$savedPos = s3;
s4 = peg$f75(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f76(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f77(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseColorList() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 227 + 34;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseColorWord();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseColorWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f78(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseColorWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f78(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
peg$silentFails++;
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseDescribing();
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 !== peg$FAILED) {
peg$currPos = s3;
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f79(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseColorWord();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s3 = peg$c11;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r6.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r6.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = input.substring(s5, peg$currPos);
} else {
s5 = s6;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseW();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
s8 = '';
peg$savedPos = s7;
s8 = peg$f80(s1, s5);
s7 = s8;
peg$savedPos = peg$currPos;
s8 = peg$f81(s1, s5, s7);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$currPos;
peg$silentFails++;
s10 = peg$currPos;
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = peg$parseDescribing();
if (s12 !== peg$FAILED) {
s11 = [s11, s12];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
peg$silentFails--;
if (s10 !== peg$FAILED) {
peg$currPos = s9;
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f82(s1, s5, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseColorWord();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f83(s1);
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSubtypeList() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 35;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSubtype();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseOrSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 === peg$FAILED) {
s5 = null;
}
s6 = peg$parseSubtype();
if (s6 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f84(s1, s6);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseOrSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 === peg$FAILED) {
s5 = null;
}
s6 = peg$parseSubtype();
if (s6 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f84(s1, s6);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
peg$silentFails++;
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseDescribing();
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 !== peg$FAILED) {
peg$currPos = s3;
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f85(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSubtype();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f86(s1);
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSubtype() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 36;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
s3 = input.charAt(peg$currPos);
if (peg$r8.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r9.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r9.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
s5 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c58) {
s6 = peg$c58;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseW();
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = null;
}
s3 = [s3, s4, s5];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = '';
peg$savedPos = s3;
s4 = peg$f87(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f88(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f89(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
s3 = input.charAt(peg$currPos);
if (peg$r8.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r0.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r0.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = '';
peg$savedPos = s3;
s4 = peg$f90(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f91(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f92(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePost() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 227 + 37;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c59) {
peg$currPos += (4);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseWithPart();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = peg$currPos;
s7 = peg$parseAnd();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c59) {
s8 = peg$c59;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseWithPart();
if (s10 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f93(s4, s10);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$parseAnd();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c59) {
s8 = peg$c59;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseWithPart();
if (s10 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f93(s4, s10);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f94(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c60) {
s1 = peg$c60;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseName();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f95(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c61) {
s1 = peg$c61;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c62) {
s4 = peg$c62;
peg$currPos += 32;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseW();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f96();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c63) {
s1 = peg$c63;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f97();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c64) {
s1 = peg$c64;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f98();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c65) {
s1 = peg$c65;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c66) {
s2 = peg$c66;
peg$currPos += 16;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 10) === peg$c67) {
s3 = peg$c67;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f99();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c68) {
s1 = peg$c68;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c69) {
s1 = peg$c69;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseThatIs();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f100(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c70) {
s1 = peg$c70;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c71) {
s1 = peg$c71;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseThatIs();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f101(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c72) {
s1 = peg$c72;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c73) {
s1 = peg$c73;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c74) {
s4 = peg$c74;
peg$currPos += 12;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseW();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f102();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c72) {
s1 = peg$c72;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c73) {
s1 = peg$c73;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseEvergreenWord();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f103(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c75) {
s1 = peg$c75;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseEvergreenWord();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f104(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c76) {
s1 = peg$c76;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c17) {
s3 = peg$c17;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c20) {
s3 = peg$c20;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c77) {
s5 = peg$c77;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c45;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parseW();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f105();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseThatIs() {
let s0, s1, s2;
const key = peg$currPos * 227 + 38;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c78) {
s1 = peg$c78;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f106();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c35) {
s1 = peg$c35;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f107();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c34) {
s1 = peg$c34;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f108();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c79) {
s1 = peg$c79;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f109();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c50) {
s1 = peg$c50;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f110();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c80) {
s1 = peg$c80;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f111();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c42) {
s1 = peg$c42;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f112();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c9) {
s1 = peg$c9;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f113();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseColorWords();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f114(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f115(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseWithPart() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 227 + 39;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c81) {
s1 = peg$c81;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c82) {
s1 = peg$c82;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parseOrMore();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f116(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c83) {
s1 = peg$c83;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parseOrMore();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f117(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c84) {
s1 = peg$c84;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c17) {
s3 = peg$c17;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c20) {
s3 = peg$c20;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c77) {
s5 = peg$c77;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c45;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parseW();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f118();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 97) {
s1 = peg$c5;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c4) {
s1 = peg$c4;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseCounterName();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c29) {
s6 = peg$c29;
peg$currPos += 7;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c45;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c85) {
s9 = peg$c85;
peg$currPos += 2;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s11 = peg$c15;
peg$currPos += 2;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c86) {
s11 = peg$c86;
peg$currPos += 4;
} else {
s11 = peg$FAILED;
}
}
if (s11 !== peg$FAILED) {
s12 = peg$parseW();
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f119(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCounterName();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c87) {
s3 = peg$c87;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s5 = peg$c15;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c86) {
s5 = peg$c86;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parseW();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f120(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c88) {
s1 = peg$c88;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c87) {
s1 = peg$c87;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c89) {
s1 = peg$c89;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s3 = peg$c15;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c86) {
s3 = peg$c86;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f121();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c90) {
s1 = peg$c90;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f122();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c91) {
s1 = peg$c91;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f123();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseEvergreenWord();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f124(s1);
}
s0 = s1;
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOrMore() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 40;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c92) {
s2 = peg$c92;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f125();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c93) {
s2 = peg$c93;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f126();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c94) {
s2 = peg$c94;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f127();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = '';
peg$savedPos = s0;
s1 = peg$f128();
s0 = s1;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEvergreenWord() {
let s0, s1, s2;
const key = peg$currPos * 227 + 41;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c95) {
s2 = peg$c95;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c96) {
s2 = peg$c96;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c97) {
s2 = peg$c97;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c98) {
s2 = peg$c98;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c99) {
s2 = peg$c99;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c100) {
s2 = peg$c100;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c101) {
s2 = peg$c101;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c102) {
s2 = peg$c102;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c103) {
s2 = peg$c103;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c104) {
s2 = peg$c104;
peg$currPos += 12;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c105) {
s2 = peg$c105;
peg$currPos += 13;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c106) {
s2 = peg$c106;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c107) {
s2 = peg$c107;
peg$currPos += 14;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c108) {
s2 = peg$c108;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c109) {
s2 = peg$c109;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c110) {
s2 = peg$c110;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c111) {
s2 = peg$c111;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c112) {
s2 = peg$c112;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c113) {
s2 = peg$c113;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c114) {
s2 = peg$c114;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c115) {
s2 = peg$c115;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c116) {
s2 = peg$c116;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c117) {
s2 = peg$c117;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c118) {
s2 = peg$c118;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c119) {
s2 = peg$c119;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c120) {
s2 = peg$c120;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c121) {
s2 = peg$c121;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c122) {
s2 = peg$c122;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c123) {
s2 = peg$c123;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c124) {
s2 = peg$c124;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c125) {
s2 = peg$c125;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c126) {
s2 = peg$c126;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c127) {
s2 = peg$c127;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c128) {
s2 = peg$c128;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c129) {
s2 = peg$c129;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c130) {
s2 = peg$c130;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c131) {
s2 = peg$c131;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c132) {
s2 = peg$c132;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f129(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseName() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 42;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.charAt(peg$currPos);
if (peg$r8.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
s6 = peg$parseNameEnd();
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r10.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
s6 = peg$parseNameEnd();
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r10.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseNameEnd() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 43;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c133) {
s2 = peg$c133;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c134) {
s2 = peg$c134;
peg$currPos += 20;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c135) {
s2 = peg$c135;
peg$currPos += 18;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c59) {
s2 = peg$c59;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c136) {
s2 = peg$c136;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c137) {
s2 = peg$c137;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s2 = peg$c12;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s2 = peg$c11;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s2 = peg$c138;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s2 = peg$c139;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s2 = peg$c140;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s2 = peg$c141;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseYouControl() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 44;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c133) {
s1 = peg$c133;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c142) {
s2 = peg$c142;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseControls() {
let s0, s1, s2;
const key = peg$currPos * 227 + 45;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseYouControl();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f130();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c143) {
s1 = peg$c143;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c134) {
s1 = peg$c134;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c144) {
s1 = peg$c144;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c145) {
s1 = peg$c145;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f131();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c135) {
s1 = peg$c135;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c146) {
s1 = peg$c146;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c147) {
s1 = peg$c147;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f132();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCounted() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 46;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseObjectsAll();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parsePlace();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePost();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f133(s1, s3, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePost();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f133(s1, s3, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f134(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePlace() {
let s0, s1, s2;
const key = peg$currPos * 227 + 47;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseControls();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f135(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c148) {
s1 = peg$c148;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f136();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c149) {
s1 = peg$c149;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c150) {
s1 = peg$c150;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f137();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c151) {
s1 = peg$c151;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c152) {
s1 = peg$c152;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f138();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c153) {
s1 = peg$c153;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f139();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEach() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 48;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCounterName();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c154) {
s3 = peg$c154;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseSelf();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f140(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c154) {
s1 = peg$c154;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSelf();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f141();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$parseCounterName();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
if (input.substr(peg$currPos, 24) === peg$c155) {
s2 = peg$c155;
peg$currPos += 24;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f142();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCounterName();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c154) {
s3 = peg$c154;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseObjectsAll();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseYouControl();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f143(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c156) {
s1 = peg$c156;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseYouControl();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f144(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c157) {
s1 = peg$c157;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f145();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 39) === peg$c158) {
s1 = peg$c158;
peg$currPos += 39;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f146();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c159) {
s1 = peg$c159;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseDifferentValue();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c160) {
s5 = peg$c160;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseObjectsAll();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseYourPlace();
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f147(s3, s7, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 39) === peg$c161) {
s1 = peg$c161;
peg$currPos += 39;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f148();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c162) {
s1 = peg$c162;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseYouControl();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f149(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 27) === peg$c163) {
s1 = peg$c163;
peg$currPos += 27;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f150(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c164) {
s1 = peg$c164;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c165) {
s1 = peg$c165;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f151();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseCounted();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c50) {
s1 = peg$c50;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjects();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f152(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseValue() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 49;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c166) {
s3 = peg$c166;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseValue();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f153(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c167) {
s1 = peg$c167;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseValue();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f154(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c168) {
s1 = peg$c168;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseValue();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f155(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parsePlainValue();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c166) {
s3 = peg$c166;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseNumber();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f156(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parsePlainValue();
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePlainValue() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13;
const key = peg$currPos * 227 + 50;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c169) {
s1 = peg$c169;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCounterName();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c87) {
s5 = peg$c87;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseSelf();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f157(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 25) === peg$c170) {
s1 = peg$c170;
peg$currPos += 25;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSelf();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f158();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c169) {
s1 = peg$c169;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCounterName();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c87) {
s5 = peg$c87;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseObjectsAll();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseYouControl();
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f159(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c169) {
s1 = peg$c169;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parseCounterName();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
if (input.substr(peg$currPos, 25) === peg$c171) {
s4 = peg$c171;
peg$currPos += 25;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f160();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 54) === peg$c172) {
s1 = peg$c172;
peg$currPos += 54;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f161();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 37) === peg$c173) {
s1 = peg$c173;
peg$currPos += 37;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f162();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 54) === peg$c174) {
s1 = peg$c174;
peg$currPos += 54;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f163();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 31) === peg$c175) {
s1 = peg$c175;
peg$currPos += 31;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseYourPlace();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f164(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 23) === peg$c176) {
s1 = peg$c176;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseDifferentValue();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c45;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c160) {
s6 = peg$c160;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseObjectsAll();
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseYourPlace();
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f165(s3, s8, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c177) {
s1 = peg$c177;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c134) {
s5 = peg$c134;
peg$currPos += 20;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f166(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c178) {
s1 = peg$c178;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f167();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 26) === peg$c179) {
s1 = peg$c179;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseYouControl();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f168(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 101) === peg$c180) {
s1 = peg$c180;
peg$currPos += 101;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f169();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c169) {
s1 = peg$c169;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCounted();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f170(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c181) {
s1 = peg$c181;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f171();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelfPossessive();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c81) {
s3 = peg$c81;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c82) {
s3 = peg$c82;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f172(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelfPossessive();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c83) {
s3 = peg$c83;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f173();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c182) {
s1 = peg$c182;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c81) {
s3 = peg$c81;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c82) {
s3 = peg$c82;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c83) {
s3 = peg$c83;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c160) {
s5 = peg$c160;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseObjectsAll();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseYouControl();
if (s9 !== peg$FAILED) {
s10 = [];
s11 = peg$currPos;
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
s13 = peg$parsePost();
if (s13 !== peg$FAILED) {
peg$savedPos = s11;
s11 = peg$f174(s3, s7, s13);
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
while (s11 !== peg$FAILED) {
s10.push(s11);
s11 = peg$currPos;
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
s13 = peg$parsePost();
if (s13 !== peg$FAILED) {
peg$savedPos = s11;
s11 = peg$f174(s3, s7, s13);
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f175(s3, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c183) {
s1 = peg$c183;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c81) {
s3 = peg$c81;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c82) {
s3 = peg$c82;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c83) {
s3 = peg$c83;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c184) {
s5 = peg$c184;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseObjectsAll();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseYouControl();
if (s9 !== peg$FAILED) {
s10 = [];
s11 = peg$currPos;
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
s13 = peg$parsePost();
if (s13 !== peg$FAILED) {
peg$savedPos = s11;
s11 = peg$f176(s3, s7, s13);
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
while (s11 !== peg$FAILED) {
s10.push(s11);
s11 = peg$currPos;
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
s13 = peg$parsePost();
if (s13 !== peg$FAILED) {
peg$savedPos = s11;
s11 = peg$f176(s3, s7, s13);
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f177(s3, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c185) {
s1 = peg$c185;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c186) {
s1 = peg$c186;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c187) {
s4 = peg$c187;
peg$currPos += 10;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s3;
s4 = peg$f178();
}
s3 = s4;
if (s3 === peg$FAILED) {
s3 = peg$parseColorWords();
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f179(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 80) === peg$c188) {
s1 = peg$c188;
peg$currPos += 80;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f180();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c6) {
s1 = peg$c6;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c189) {
s3 = peg$c189;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c190) {
s3 = peg$c190;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c191) {
s3 = peg$c191;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r6.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r6.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c58) {
s6 = peg$c58;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c83) {
s8 = peg$c83;
peg$currPos += 10;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c81) {
s8 = peg$c81;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c82) {
s8 = peg$c82;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
}
}
if (s8 !== peg$FAILED) {
s9 = peg$parseW();
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f181(s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDifferentValue() {
let s0, s1;
const key = peg$currPos * 227 + 51;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c81) {
s1 = peg$c81;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f182();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c83) {
s1 = peg$c83;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f183();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c192) {
s1 = peg$c192;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f184();
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseYourPlace() {
let s0, s1, s2;
const key = peg$currPos * 227 + 52;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseYouControl();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f185();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c148) {
s1 = peg$c148;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f186();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCondition() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 53;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseOneCondition();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c193) {
s5 = peg$c193;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseOneCondition();
if (s7 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f187(s1, s7);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s5 = peg$c12;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.charCodeAt(peg$currPos) === 97) {
s8 = peg$c5;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c4) {
s8 = peg$c4;
peg$currPos += 2;
} else {
s8 = peg$FAILED;
}
}
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseOneCondition();
if (s8 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f188(s1, s8);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c193) {
s5 = peg$c193;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseOneCondition();
if (s7 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f187(s1, s7);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s5 = peg$c12;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.charCodeAt(peg$currPos) === 97) {
s8 = peg$c5;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c4) {
s8 = peg$c4;
peg$currPos += 2;
} else {
s8 = peg$FAILED;
}
}
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseOneCondition();
if (s8 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f188(s1, s8);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f189(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseOneCondition();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s5 = peg$c11;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c194) {
s8 = peg$c194;
peg$currPos += 2;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parseOneCondition();
if (s8 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f190(s1, s8);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s5 = peg$c11;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c194) {
s8 = peg$c194;
peg$currPos += 2;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parseOneCondition();
if (s8 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f190(s1, s8);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f191(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOneCondition() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11;
const key = peg$currPos * 227 + 54;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c133) {
s1 = peg$c133;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseControlledList();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f192(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c195) {
s1 = peg$c195;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseArticle();
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f193(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c134) {
s1 = peg$c134;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s5 = peg$f194(s3, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f195(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c134) {
s1 = peg$c134;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s5 = peg$f196(s3, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f197(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c143) {
s1 = peg$c143;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f198(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c196) {
s1 = peg$c196;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parsePlace();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f199(s3, s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c197) {
s1 = peg$c197;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c198) {
s1 = peg$c198;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parsePlace();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f200(s3, s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseQuantity();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s4 = peg$c141;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parsePlace();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f201(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c196) {
s1 = peg$c196;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
s4 = peg$parseCounterName();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c87) {
s6 = peg$c87;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseSelf();
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f202(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelf();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s3 = peg$c139;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseQuantity();
if (s5 !== peg$FAILED) {
s6 = peg$parseCounterName();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c29) {
s8 = peg$c29;
peg$currPos += 7;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s9 = peg$c45;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
s9 = null;
}
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c199) {
s11 = peg$c199;
peg$currPos += 5;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f203(s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelf();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s3 = peg$c139;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseQuantity();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c29) {
s6 = peg$c29;
peg$currPos += 7;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c45;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c199) {
s9 = peg$c199;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f204(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelfPossessive();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c81) {
s3 = peg$c81;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c82) {
s3 = peg$c82;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s5 = peg$c140;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseInteger();
if (s7 !== peg$FAILED) {
s8 = peg$parseOrMore();
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f205(s3, s7, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelf();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c58) {
s3 = peg$c58;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseSelfState();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f206(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseSelfState();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f207(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c185) {
s1 = peg$c185;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseColorWords();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c200) {
s5 = peg$c200;
peg$currPos += 12;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseNumber();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f208(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c185) {
s1 = peg$c185;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseColorWords();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s5 = peg$c140;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseNumber();
if (s7 !== peg$FAILED) {
s8 = peg$parseOrMore();
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f209(s3, s7, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelf();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c201) {
s3 = peg$c201;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseSelfState();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f210(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s4 = peg$c140;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parsePlace();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f211(s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c202) {
s1 = peg$c202;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseArticle();
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f212(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c196) {
s1 = peg$c196;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c203) {
s6 = peg$c203;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f213(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c204) {
s1 = peg$c204;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseNumber();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c205) {
s5 = peg$c205;
peg$currPos += 22;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f214(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c206) {
s1 = peg$c206;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseNumber();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseObjects();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePlace();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f215(s3, s5, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelf();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c207) {
s3 = peg$c207;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c66) {
s4 = peg$c66;
peg$currPos += 16;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
if (input.substr(peg$currPos, 10) === peg$c67) {
s5 = peg$c67;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f216();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c196) {
s1 = peg$c196;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 40) === peg$c208) {
s4 = peg$c208;
peg$currPos += 40;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f217(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c196) {
s1 = peg$c196;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
s4 = peg$parseDifferentValue();
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s5 = peg$c45;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c160) {
s7 = peg$c160;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseObjectsAll();
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = peg$parseYourPlace();
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f218(s3, s4, s9, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c204) {
s1 = peg$c204;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c148) {
s6 = peg$c148;
peg$currPos += 17;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f219(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c204) {
s1 = peg$c204;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseNumber();
if (s3 !== peg$FAILED) {
s4 = peg$parseOrMore();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c209) {
s6 = peg$c209;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseW();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f220(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c210) {
s1 = peg$c210;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseNumber();
if (s3 !== peg$FAILED) {
s4 = peg$parseOrMore();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f221(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 25) === peg$c211) {
s1 = peg$c211;
peg$currPos += 25;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f222();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c204) {
s1 = peg$c204;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseNumber();
if (s3 !== peg$FAILED) {
s4 = peg$parseOrMore();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c212) {
s6 = peg$c212;
peg$currPos += 13;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f223(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c213) {
s1 = peg$c213;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c81) {
s3 = peg$c81;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c82) {
s3 = peg$c82;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseNumber();
if (s5 !== peg$FAILED) {
s6 = peg$parseOrMore();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f224(s3, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseWhoseTurn();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f225(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTurnCondition();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f226(s1);
}
s0 = s1;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseWhoseTurn() {
let s0, s1;
const key = peg$currPos * 227 + 55;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c214) {
s1 = peg$c214;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f227();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c215) {
s1 = peg$c215;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c216) {
s1 = peg$c216;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f228();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDuringTurn() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 56;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 6);
if (s2.toLowerCase() === peg$c217) {
peg$currPos += (6);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c218) {
s4 = peg$c218;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c219) {
s4 = peg$c219;
peg$currPos += 18;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s2 = [s2, s3, s4];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 21);
if (s1.toLowerCase() === peg$c220) {
peg$currPos += (21);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f229();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c217) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c221) {
s3 = peg$c221;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c222) {
s3 = peg$c222;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c223) {
s3 = peg$c223;
peg$currPos += 20;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c224) {
s3 = peg$c224;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
}
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f230();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTurnCondition() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 227 + 57;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c225) {
s2 = peg$c225;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c226) {
s2 = peg$c226;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = peg$parseBeforeThisTurn();
if (input.substr(peg$currPos, 9) === peg$c227) {
s4 = peg$c227;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s2 = [s2, s3, s4];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c30) {
s2 = peg$c30;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c228) {
s2 = peg$c228;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c229) {
s2 = peg$c229;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c230) {
s2 = peg$c230;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c231) {
s2 = peg$c231;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c232) {
s2 = peg$c232;
peg$currPos += 16;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c233) {
s2 = peg$c233;
peg$currPos += 19;
} else {
s2 = peg$FAILED;
}
}
}
}
}
}
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c234) {
s4 = peg$c234;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c235) {
s4 = peg$c235;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c236) {
s4 = peg$c236;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c237) {
s4 = peg$c237;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c238) {
s4 = peg$c238;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c239) {
s4 = peg$c239;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c240) {
s4 = peg$c240;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c241) {
s4 = peg$c241;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c242) {
s4 = peg$c242;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c243) {
s4 = peg$c243;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c244) {
s4 = peg$c244;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c189) {
s4 = peg$c189;
peg$currPos += 10;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c191) {
s4 = peg$c191;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c245) {
s4 = peg$c245;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parseBeforeThisTurn();
if (input.substr(peg$currPos, 9) === peg$c227) {
s6 = peg$c227;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s2 = [s2, s3, s4, s5, s6];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = [];
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 14) === peg$c246) {
s5 = peg$c246;
peg$currPos += 14;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c247) {
s5 = peg$c247;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c248) {
s5 = peg$c248;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
}
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r11.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 14) === peg$c246) {
s5 = peg$c246;
peg$currPos += 14;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c247) {
s5 = peg$c247;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c248) {
s5 = peg$c248;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
}
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r11.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c246) {
s3 = peg$c246;
peg$currPos += 14;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 26) === peg$c249) {
s1 = peg$c249;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c250) {
s1 = peg$c250;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c251) {
s1 = peg$c251;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c252) {
s1 = peg$c252;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c253) {
s1 = peg$c253;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c254) {
s1 = peg$c254;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c255) {
s1 = peg$c255;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c256) {
s1 = peg$c256;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
}
}
}
}
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c257) {
s2 = peg$c257;
peg$currPos += 15;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseNumber();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s6 = peg$c11;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c258) {
s8 = peg$c258;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c259) {
s8 = peg$c259;
peg$currPos += 20;
} else {
s8 = peg$FAILED;
}
}
if (s8 !== peg$FAILED) {
s2 = [s2, s3, s4, s5, s6, s7, s8];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 31) === peg$c260) {
s2 = peg$c260;
peg$currPos += 31;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r11.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r11.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s2 = [s2, s3, s4];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 126) {
s2 = peg$c14;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s2 = peg$c15;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c261) {
s4 = peg$c261;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c262) {
s4 = peg$c262;
peg$currPos += 10;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c263) {
s4 = peg$c263;
peg$currPos += 11;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c264) {
s4 = peg$c264;
peg$currPos += 12;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c265) {
s5 = peg$c265;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r11.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r11.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
}
}
}
if (s4 !== peg$FAILED) {
s2 = [s2, s3, s4];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 45) === peg$c266) {
s1 = peg$c266;
peg$currPos += 45;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c267) {
s1 = peg$c267;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 30) === peg$c268) {
s2 = peg$c268;
peg$currPos += 30;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c269) {
s2 = peg$c269;
peg$currPos += 23;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c270) {
s2 = peg$c270;
peg$currPos += 20;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c271) {
s2 = peg$c271;
peg$currPos += 29;
} else {
s2 = peg$FAILED;
}
}
}
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s3 = peg$c139;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r12.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r12.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f231();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c272) {
s1 = peg$c272;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c273) {
s1 = peg$c273;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c274) {
s1 = peg$c274;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c275) {
s1 = peg$c275;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBeforeThisTurn() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 58;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = [];
s1 = peg$currPos;
s2 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c227) {
s3 = peg$c227;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
peg$silentFails--;
if (s3 === peg$FAILED) {
s2 = undefined;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = input.charAt(peg$currPos);
if (peg$r11.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
while (s1 !== peg$FAILED) {
s0.push(s1);
s1 = peg$currPos;
s2 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c227) {
s3 = peg$c227;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
peg$silentFails--;
if (s3 === peg$FAILED) {
s2 = undefined;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = input.charAt(peg$currPos);
if (peg$r11.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSelfState() {
let s0, s1, s2;
const key = peg$currPos * 227 + 59;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c34) {
s1 = peg$c34;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f232();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c35) {
s1 = peg$c35;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f233();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c50) {
s1 = peg$c50;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f234();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f235(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseControlledList() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 227 + 60;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseControlled();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s5 = peg$c12;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
s8 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 97) {
s9 = peg$c5;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parseW();
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c4) {
s9 = peg$c4;
peg$currPos += 2;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parseW();
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$parseNumber();
}
}
peg$silentFails--;
if (s8 !== peg$FAILED) {
peg$currPos = s7;
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseControlled();
if (s8 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f236(s1, s8);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s5 = peg$c12;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
s8 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 97) {
s9 = peg$c5;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parseW();
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c4) {
s9 = peg$c4;
peg$currPos += 2;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parseW();
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$parseNumber();
}
}
peg$silentFails--;
if (s8 !== peg$FAILED) {
peg$currPos = s7;
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseControlled();
if (s8 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f236(s1, s8);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f237(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseControlled();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseOrSep();
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
peg$silentFails++;
s6 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 97) {
s7 = peg$c5;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseW();
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c4) {
s7 = peg$c4;
peg$currPos += 2;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseW();
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
peg$silentFails--;
if (s6 !== peg$FAILED) {
peg$currPos = s5;
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseControlled();
if (s6 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f238(s1, s6);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseOrSep();
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
peg$silentFails++;
s6 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 97) {
s7 = peg$c5;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseW();
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c4) {
s7 = peg$c4;
peg$currPos += 2;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseW();
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
peg$silentFails--;
if (s6 !== peg$FAILED) {
peg$currPos = s5;
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseControlled();
if (s6 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f238(s1, s6);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f239(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseControlled();
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseControlled() {
let s0, s1, s2;
const key = peg$currPos * 227 + 61;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseQuantity();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjectsAll();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f240(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseQuantity() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 62;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parseOrMore();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s4 = peg$f241(s1, s2);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f242(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c276) {
s3 = peg$c276;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f243(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c277) {
s1 = peg$c277;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseNumber();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f244(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c278) {
s1 = peg$c278;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f245();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c4) {
s1 = peg$c4;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 97) {
s1 = peg$c5;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f246();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c32) {
s2 = peg$c32;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
peg$silentFails--;
if (s2 !== peg$FAILED) {
peg$currPos = s1;
s1 = undefined;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f247();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c279) {
s1 = peg$c279;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f248();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCosts() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 63;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCostItem();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseCostSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseCostItem();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f249(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseCostSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseCostItem();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f249(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f250(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostSep() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 64;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c13;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c12) {
s4 = peg$c12;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseW();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s2 = peg$c12;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s1 = [s1, s2, s3, s4];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostItem() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 227 + 65;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseMana();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f251(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c280) {
s1 = peg$c280;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f252();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c281) {
s1 = peg$c281;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f253();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c282) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parsePayCost();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f254(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c283) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseMana();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f255(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c284) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSacrificeCost();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f256(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c285) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTapCost();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f257(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c286) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseArticle();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseControls();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f258(s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c287) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseRemoveCost();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f259(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c241) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCount();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseCounterName();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c29) {
s7 = peg$c29;
peg$currPos += 7;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s8 = peg$c45;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c85) {
s10 = peg$c85;
peg$currPos += 2;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = peg$parseSelfOnly();
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f260(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c288) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseExileCost();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f261(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c289) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSelfOnly();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f262();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c290) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseArticle();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c291) {
s6 = peg$c291;
peg$currPos += 14;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f263(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c292) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseArticle();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 21) === peg$c293) {
s6 = peg$c293;
peg$currPos += 21;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseArticle();
if (s8 !== peg$FAILED) {
s9 = peg$parseObjects();
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c291) {
s11 = peg$c291;
peg$currPos += 14;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s12 = peg$f264(s4, s9);
if (s12) {
s12 = undefined;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f265(s4, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c294) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseArticle();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c295) {
s6 = peg$c295;
peg$currPos += 12;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f266(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c294) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseArticle();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f267(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 7);
if (s1.toLowerCase() === peg$c296) {
peg$currPos += (7);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseDiscardCost();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f268(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c297) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f269();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c298) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSelfOnly();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c299) {
s5 = peg$c299;
peg$currPos += 19;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f270();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c298) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCount();
if (s3 === peg$FAILED) {
s3 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s4 = peg$c300;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseW();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f271();
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseObjects();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseYouControl();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c301) {
s9 = peg$c301;
peg$currPos += 2;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c302) {
s11 = peg$c302;
peg$currPos += 16;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c303) {
s11 = peg$c303;
peg$currPos += 18;
} else {
s11 = peg$FAILED;
}
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f272(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostChoice() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 66;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAlternative();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
peg$silentFails++;
s7 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c11) {
s8 = peg$c11;
peg$currPos += 2;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parseW();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseAlternative();
if (s7 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f273(s1, s7);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
peg$silentFails++;
s7 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c11) {
s8 = peg$c11;
peg$currPos += 2;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parseW();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseAlternative();
if (s7 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f273(s1, s7);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
s3 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s6 = peg$c11;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseAlternative();
if (s8 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f274(s1, s2, s8);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f275(s1, s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAlternative() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 67;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCostItem();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s5 = peg$c12;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseCostItem();
if (s7 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f276(s1, s7);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s5 = peg$c12;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseCostItem();
if (s7 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f276(s1, s7);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f277(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePayCost() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 68;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
if (input.substr(peg$currPos, 3) === peg$c304) {
s2 = peg$c304;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
if (input.substr(peg$currPos, 3) === peg$c304) {
s2 = peg$c304;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
}
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f278(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c304) {
s3 = peg$c304;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f279(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c209) {
s3 = peg$c209;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f280(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c305) {
s1 = peg$c305;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f281();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseMana();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f282(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c306) {
s1 = peg$c306;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseValue();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f283(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSacrificeCost() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 69;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f284();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s1 = peg$c300;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjects();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f285(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjects();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseYouControl();
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
peg$savedPos = s0;
s0 = peg$f286(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
peg$silentFails++;
s2 = input.substr(peg$currPos, 7);
if (s2.toLowerCase() === peg$c32) {
peg$currPos += (7);
} else {
s2 = peg$FAILED;
}
peg$silentFails--;
if (s2 !== peg$FAILED) {
peg$currPos = s1;
s1 = undefined;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseYouControl();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
peg$savedPos = s0;
s0 = peg$f287(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTapCost() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 70;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$parseCount();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
peg$savedPos = s1;
s1 = peg$f288(s2);
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s2 = peg$c300;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
peg$savedPos = s1;
s1 = peg$f289();
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = peg$currPos;
peg$silentFails++;
s3 = input.substr(peg$currPos, 7);
if (s3.toLowerCase() === peg$c32) {
peg$currPos += (7);
} else {
s3 = peg$FAILED;
}
peg$silentFails--;
if (s3 !== peg$FAILED) {
peg$currPos = s2;
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s1;
s2 = peg$f290();
}
s1 = s2;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseUntappedObjects();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseYouControl();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f291(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUntappedObjects() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 71;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 7);
if (s2.toLowerCase() === peg$c32) {
peg$currPos += (7);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 5);
if (s2.toLowerCase() === peg$c33) {
peg$currPos += (5);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
if (s1 === peg$FAILED) {
s1 = null;
}
if (input.substr(peg$currPos, 8) === peg$c34) {
s2 = peg$c34;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f292(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseRemoveCost() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 227 + 72;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s1 = peg$c300;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCounterName();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c307) {
s5 = peg$c307;
peg$currPos += 13;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseSelfOnly();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f293(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c308) {
s1 = peg$c308;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c279) {
s1 = peg$c279;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCounterName();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c307) {
s5 = peg$c307;
peg$currPos += 13;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseSelfOnly();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f294(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCounterName();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c29) {
s5 = peg$c29;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c45;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c309) {
s8 = peg$c309;
peg$currPos += 10;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseObjectsAll();
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = peg$parseYouControl();
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f295(s1, s3, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c29) {
s3 = peg$c29;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c45;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c309) {
s6 = peg$c309;
peg$currPos += 10;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseObjectsAll();
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseYouControl();
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f296(s1, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCounterName();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c310) {
s5 = peg$c310;
peg$currPos += 12;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseArticle();
if (s7 !== peg$FAILED) {
s8 = peg$parseObjects();
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseYouControl();
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f297(s1, s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c310) {
s3 = peg$c310;
peg$currPos += 12;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 !== peg$FAILED) {
s6 = peg$parseObjects();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseYouControl();
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f298(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCounterName();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c29) {
s5 = peg$c29;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c45;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c311) {
s8 = peg$c311;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseSelfOnly();
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f299(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c29) {
s3 = peg$c29;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c45;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c311) {
s6 = peg$c311;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseSelfOnly();
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f300(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseExileCost() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 73;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c312) {
s3 = peg$c312;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c313) {
s5 = peg$c313;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c314) {
s5 = peg$c314;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f301(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f302();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseExileCount();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c312) {
s4 = peg$c312;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c313) {
s6 = peg$c313;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c314) {
s6 = peg$c314;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f303(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseExileCount();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseYouControl();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f304(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseExileCount() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 74;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f305(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s1 = peg$c300;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f306();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
peg$silentFails++;
s2 = peg$currPos;
s3 = input.substr(peg$currPos, 7);
if (s3.toLowerCase() === peg$c32) {
peg$currPos += (7);
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
peg$silentFails--;
if (s2 !== peg$FAILED) {
peg$currPos = s1;
s1 = undefined;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f307();
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDiscardCost() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 75;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f308();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c315) {
s1 = peg$c315;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f309();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 === peg$FAILED) {
s1 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s2 = peg$c300;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s1;
s1 = peg$f310();
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjects();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
peg$silentFails++;
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c316) {
s7 = peg$c316;
peg$currPos += 9;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f311(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c32) {
s2 = peg$c32;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
peg$silentFails--;
if (s2 !== peg$FAILED) {
peg$currPos = s1;
s1 = undefined;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f312(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseNamedCost() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 76;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c284) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseAnyName();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f313(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c285) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseAnyName();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f314(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 7);
if (s1.toLowerCase() === peg$c296) {
peg$currPos += (7);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseAnyName();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f315(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c288) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = [];
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 11) === peg$c317) {
s7 = peg$c317;
peg$currPos += 11;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.length > peg$currPos) {
s7 = input.charAt(peg$currPos);
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 11) === peg$c317) {
s7 = peg$c317;
peg$currPos += 11;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.length > peg$currPos) {
s7 = input.charAt(peg$currPos);
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c317) {
s4 = peg$c317;
peg$currPos += 11;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c313) {
s5 = peg$c313;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c314) {
s5 = peg$c314;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f316(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c288) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseAnyName();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f317(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c298) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
s5 = input.charAt(peg$currPos);
if (peg$r8.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 20) === peg$c318) {
s9 = peg$c318;
peg$currPos += 20;
} else {
s9 = peg$FAILED;
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
if (input.length > peg$currPos) {
s9 = input.charAt(peg$currPos);
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 20) === peg$c318) {
s9 = peg$c318;
peg$currPos += 20;
} else {
s9 = peg$FAILED;
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
if (input.length > peg$currPos) {
s9 = input.charAt(peg$currPos);
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
}
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c318) {
s4 = peg$c318;
peg$currPos += 20;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f318(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAnyName() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 77;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.charAt(peg$currPos);
if (peg$r13.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = [];
if (input.length > peg$currPos) {
s4 = input.charAt(peg$currPos);
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
if (input.length > peg$currPos) {
s4 = input.charAt(peg$currPos);
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseKeywordCost() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 78;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c319) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f319(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 7);
if (s1.toLowerCase() === peg$c320) {
peg$currPos += (7);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f320();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c321) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f321();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 7);
if (s1.toLowerCase() === peg$c322) {
peg$currPos += (7);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f322();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 10);
if (s1.toLowerCase() === peg$c323) {
peg$currPos += (10);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f323();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c324) {
peg$currPos += (4);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseRestOfSentence();
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
peg$savedPos = s0;
s0 = peg$f324();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c325) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f325(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 4);
if (s2.toLowerCase() === peg$c326) {
peg$currPos += (4);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 6);
if (s2.toLowerCase() === peg$c327) {
peg$currPos += (6);
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f326(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 16);
if (s1.toLowerCase() === peg$c328) {
peg$currPos += (16);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f327(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseObjects();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = input.substr(peg$currPos, 8);
if (s3.toLowerCase() === peg$c329) {
peg$currPos += (8);
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f328(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c330) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c311) {
s4 = peg$c311;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseObjects();
if (s6 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f329(s6);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseKeywordPrice();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f330(s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c331) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseKeywordPrice();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f331(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 12);
if (s1.toLowerCase() === peg$c332) {
peg$currPos += (12);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseKeywordPrice();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f332(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parsePricedKeyword();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c333) {
s4 = peg$c333;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r1.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r1.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s3 = [s3, s4, s5, s6];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseInteger();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
peg$silentFails++;
if (input.charCodeAt(peg$currPos) === 8212) {
s7 = peg$c334;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 !== peg$FAILED) {
peg$currPos = s6;
s6 = undefined;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parseKeywordPrice();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f333(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePricedKeyword() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 79;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = input.substr(peg$currPos, 8);
if (s0.toLowerCase() === peg$c335) {
peg$currPos += (8);
} else {
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = input.substr(peg$currPos, 13);
if (s0.toLowerCase() === peg$c336) {
peg$currPos += (13);
} else {
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 5);
if (s2.toLowerCase() === peg$c337) {
peg$currPos += (5);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$currPos;
s3 = peg$parseKeywordWord();
if (s3 !== peg$FAILED) {
s2 = input.substring(s2, peg$currPos);
} else {
s2 = s3;
}
if (s2 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s3 = peg$f334(s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f335(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$parseKeywordWord();
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f336(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f337(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseKeywordPrice() {
let s0, s1, s2;
const key = peg$currPos * 227 + 80;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.charAt(peg$currPos);
if (peg$r14.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseCosts();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f338(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCastingLine() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 227 + 81;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseKeywordCost();
if (s1 !== peg$FAILED) {
s2 = peg$parseEnd();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f339(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c121) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseMana();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c10) {
s5 = peg$c10;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseMana();
if (s7 !== peg$FAILED) {
s8 = peg$parseEnd();
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f340(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c338) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseMana();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 8212) {
s5 = peg$c334;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseInteger();
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 47) {
s8 = peg$c339;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parseInteger();
if (s9 !== peg$FAILED) {
s10 = peg$parseEnd();
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f341(s3, s7, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 43) {
s2 = peg$c340;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 8226) {
s2 = peg$c341;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 3) === peg$c342) {
s7 = peg$c342;
peg$currPos += 3;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.length > peg$currPos) {
s7 = input.charAt(peg$currPos);
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 3) === peg$c342) {
s7 = peg$c342;
peg$currPos += 3;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.length > peg$currPos) {
s7 = input.charAt(peg$currPos);
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c342) {
s5 = peg$c342;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s2 = [s2, s3, s4, s5];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseCastCosts();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 8212) {
s4 = peg$c334;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = [];
if (input.length > peg$currPos) {
s7 = input.charAt(peg$currPos);
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
if (input.length > peg$currPos) {
s7 = input.charAt(peg$currPos);
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f342(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCastIfFirst();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = input.substr(peg$currPos, 7);
if (s2.toLowerCase() === peg$c343) {
peg$currPos += (7);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseCastCosts();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c344) {
s6 = peg$c344;
peg$currPos += 29;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseCastIfLast();
if (s7 === peg$FAILED) {
s7 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s8 = peg$c2;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parseAside();
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f343(s1, s4, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCastIfFirst();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = input.substr(peg$currPos, 43);
if (s2.toLowerCase() === peg$c345) {
peg$currPos += (43);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseCastIfLast();
if (s3 === peg$FAILED) {
s3 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseAside();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f344(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCastIfFirst();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = input.substr(peg$currPos, 34);
if (s2.toLowerCase() === peg$c346) {
peg$currPos += (34);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c347) {
s3 = peg$c347;
peg$currPos += 14;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parseFromGraveyard();
if (s4 !== peg$FAILED) {
s5 = peg$parseCastIfLast();
if (s5 === peg$FAILED) {
s5 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseAside();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f345(s1, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 40) === peg$c348) {
s1 = peg$c348;
peg$currPos += 40;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parseKeywordCost();
if (s4 !== peg$FAILED) {
peg$savedPos = s3;
s4 = peg$f346(s4);
}
s3 = s4;
if (s3 === peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parseCostChoice();
if (s4 !== peg$FAILED) {
peg$savedPos = s3;
s4 = peg$f347(s4);
}
s3 = s4;
if (s3 === peg$FAILED) {
s3 = peg$parseCastCosts();
}
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseAside();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f348(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseFromGraveyard() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 82;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c349) {
s1 = peg$c349;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f349();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c350) {
s2 = peg$c350;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseCastCosts();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 37) === peg$c351) {
s6 = peg$c351;
peg$currPos += 37;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f350(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c350) {
s2 = peg$c350;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseCastCosts();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c352) {
s6 = peg$c352;
peg$currPos += 32;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f351(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c353) {
s2 = peg$c353;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parseKeywordWord();
if (s5 !== peg$FAILED) {
s4 = input.substring(s4, peg$currPos);
} else {
s4 = s5;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c354) {
s6 = peg$c354;
peg$currPos += 7;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f352(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = '';
peg$savedPos = s0;
s1 = peg$f353();
s0 = s1;
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCastCosts() {
let s0, s1, s2;
const key = peg$currPos * 227 + 83;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCosts();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f354(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f355(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCastIfFirst() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 84;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c194) {
peg$currPos += (2);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 10);
if (s1.toLowerCase() === peg$c355) {
peg$currPos += (10);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCastIf();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f356(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCastIfLast() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 85;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c194) {
s2 = peg$c194;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c355) {
s2 = peg$c355;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseCastIf();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f357(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCastIf() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 86;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCondition();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
peg$silentFails++;
s3 = input.charAt(peg$currPos);
if (peg$r15.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
peg$silentFails--;
if (s3 !== peg$FAILED) {
peg$currPos = s2;
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f358(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = [];
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c356) {
s5 = peg$c356;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r16.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c356) {
s5 = peg$c356;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r16.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f359(s1);
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAside() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 87;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c357) {
s6 = peg$c357;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c282) {
s6 = peg$c282;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r17.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c357) {
s6 = peg$c357;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c282) {
s6 = peg$c282;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r17.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseEOF();
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseManaAbility() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 88;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCosts();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 58) {
s2 = peg$c358;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = peg$currPos;
s6 = peg$parseBefore();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f360(s1, s6);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$parseBefore();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f360(s1, s6);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
s5 = peg$parseAddSentence();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseClause();
if (s9 !== peg$FAILED) {
peg$savedPos = s7;
s7 = peg$f361(s1, s4, s5, s9);
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = peg$currPos;
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseClause();
if (s9 !== peg$FAILED) {
peg$savedPos = s7;
s7 = peg$f361(s1, s4, s5, s9);
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
}
s7 = peg$currPos;
s8 = '';
peg$savedPos = s7;
s8 = peg$f362(s1, s4, s5, s6);
s7 = s8;
peg$savedPos = peg$currPos;
s8 = peg$f363(s1, s4, s5, s6, s7);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f364(s1, s4, s5, s6, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBefore() {
let s0, s1;
const key = peg$currPos * 227 + 89;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c359) {
s1 = peg$c359;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f365();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parsePutCounters();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f366(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$parseDamage();
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAddSentence() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13;
const key = peg$currPos * 227 + 90;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c360) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseAddList();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$currPos;
peg$silentFails++;
if (input.charCodeAt(peg$currPos) === 34) {
s5 = peg$c361;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 !== peg$FAILED) {
peg$currPos = s4;
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 2) === peg$c362) {
s5 = peg$c362;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 !== peg$FAILED) {
peg$currPos = s4;
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$parseEOF();
}
}
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f367(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c363) {
s1 = peg$c363;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjects();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c137) {
s5 = peg$c137;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c311) {
s5 = peg$c311;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c364) {
s7 = peg$c364;
peg$currPos += 14;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = [];
s10 = peg$parseTypeSymbol();
if (s10 !== peg$FAILED) {
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = peg$parseTypeSymbol();
}
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c365) {
s11 = peg$c365;
peg$currPos += 32;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$currPos;
s13 = '';
peg$savedPos = s12;
s13 = peg$f368(s3, s9);
s12 = s13;
peg$savedPos = peg$currPos;
s13 = peg$f369(s3, s9, s12);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f370(s3, s9, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 33) === peg$c366) {
s1 = peg$c366;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c367) {
s1 = peg$c367;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c368) {
s1 = peg$c368;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$parseTypeSymbol();
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$parseTypeSymbol();
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f371(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 68) === peg$c369) {
s1 = peg$c369;
peg$currPos += 68;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f372();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 71) === peg$c370) {
s1 = peg$c370;
peg$currPos += 71;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f373();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 70) === peg$c371) {
s1 = peg$c371;
peg$currPos += 70;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f374();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 56) === peg$c372) {
s1 = peg$c372;
peg$currPos += 56;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f375();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c373) {
s1 = peg$c373;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseYouControl();
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s6 = peg$c13;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 27) === peg$c374) {
s8 = peg$c374;
peg$currPos += 27;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f376(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAddList() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 227 + 91;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseAddFormula();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseAddItems();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseAddSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseAddItems();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f377(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseAddSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseAddItems();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f377(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
s3 = peg$currPos;
peg$silentFails++;
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c375) {
s6 = peg$c375;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
peg$silentFails++;
s5 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s6 = peg$c13;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c376) {
s8 = peg$c376;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s6 = [s6, s7, s8];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f378(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAddSep() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 92;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c13;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c11) {
s4 = peg$c11;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s2 = peg$c11;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAddItems() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 227 + 93;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTypeSymbol();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
peg$silentFails++;
s5 = peg$parseTypeSymbol();
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f379(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c377) {
s3 = peg$c377;
peg$currPos += 17;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f380(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 34) === peg$c378) {
s1 = peg$c378;
peg$currPos += 34;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.charCodeAt(peg$currPos) === 39) {
s3 = peg$c379;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c45;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c380) {
s6 = peg$c380;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f381();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c381) {
s1 = peg$c381;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f382();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = [];
s2 = peg$parseTypeSymbol();
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = peg$parseTypeSymbol();
}
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f383(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c382) {
s1 = peg$c382;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c383) {
s4 = peg$c383;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c384) {
s7 = peg$c384;
peg$currPos += 3;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parseOneOf();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f384(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c385) {
s1 = peg$c385;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f385();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c386) {
s3 = peg$c386;
peg$currPos += 26;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseCombinationOf();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f386(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c387) {
s3 = peg$c387;
peg$currPos += 15;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseOneOf();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f387(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c388) {
s3 = peg$c388;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseChosenColor();
if (s5 === peg$FAILED) {
s5 = peg$parseThatColor();
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f388(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseChosenColor() {
let s0, s1, s2;
const key = peg$currPos * 227 + 94;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c80) {
s1 = peg$c80;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c389) {
s1 = peg$c389;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f389();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseThatColor() {
let s0, s1, s2;
const key = peg$currPos * 227 + 95;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c187) {
s1 = peg$c187;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f390();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOneOf() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 227 + 96;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 40) === peg$c390) {
s1 = peg$c390;
peg$currPos += 40;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f391();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c391) {
s1 = peg$c391;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c392) {
s1 = peg$c392;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c160) {
s3 = peg$c160;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseObjectsAll();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseYouControl();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f392(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c156) {
s1 = peg$c156;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c148) {
s5 = peg$c148;
peg$currPos += 17;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f393(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c391) {
s1 = peg$c391;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c393) {
s1 = peg$c393;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c394) {
s3 = peg$c394;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 === peg$FAILED) {
s5 = null;
}
s6 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c189) {
s7 = peg$c189;
peg$currPos += 10;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = [];
s10 = input.charAt(peg$currPos);
if (peg$r6.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = input.charAt(peg$currPos);
if (peg$r6.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
}
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s7 = [s7, s8, s9];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c394) {
s7 = peg$c394;
peg$currPos += 4;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 === peg$FAILED) {
s8 = null;
}
if (input.substr(peg$currPos, 4) === peg$c395) {
s9 = peg$c395;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c54) {
s9 = peg$c54;
peg$currPos += 9;
} else {
s9 = peg$FAILED;
}
}
if (s9 !== peg$FAILED) {
s7 = [s7, s8, s9];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
s8 = peg$currPos;
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c396) {
s10 = peg$c396;
peg$currPos += 13;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
peg$silentFails--;
if (s8 !== peg$FAILED) {
peg$currPos = s7;
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c396) {
s9 = peg$c396;
peg$currPos += 13;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f394(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c391) {
s1 = peg$c391;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c393) {
s1 = peg$c393;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c397) {
s3 = peg$c397;
peg$currPos += 14;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c394) {
s3 = peg$c394;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r6.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r6.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c396) {
s7 = peg$c396;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f395(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c391) {
s1 = peg$c391;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c393) {
s1 = peg$c393;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c394) {
s3 = peg$c394;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 === peg$FAILED) {
s5 = null;
}
s6 = peg$parseObjectsAll();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseControls();
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c396) {
s10 = peg$c396;
peg$currPos += 13;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f396(s1, s6, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c398) {
s1 = peg$c398;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseArticle();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseYouControl();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f397(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseChosenColor();
if (s0 === peg$FAILED) {
s0 = peg$parseThatColor();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c391) {
s1 = peg$c391;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f398();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c393) {
s1 = peg$c393;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f399();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCombinationOf() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 97;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c380) {
s1 = peg$c380;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f400();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseTypeSymbol();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f401(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseTypeSymbol();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f401(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f402(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAddFormula() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 227 + 98;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c399) {
s1 = peg$c399;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTypeSymbol();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f403(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c400) {
s2 = peg$c400;
peg$currPos += 24;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseTypeSymbol();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c375) {
s6 = peg$c375;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseEach();
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f404(s1, s4, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = [];
s3 = peg$parseTypeSymbol();
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$parseTypeSymbol();
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s1;
s2 = peg$f405(s2);
}
s1 = s2;
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = peg$parseAddItems();
if (s2 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s3 = peg$f406(s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s1;
s1 = peg$f407(s2);
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c375) {
s3 = peg$c375;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseEach();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = '';
peg$savedPos = s6;
s7 = peg$f408(s1, s5);
s6 = s7;
peg$savedPos = peg$currPos;
s7 = peg$f409(s1, s5, s6);
if (s7) {
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f410(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c401) {
s1 = peg$c401;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTypeSymbol();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c402) {
s5 = peg$c402;
peg$currPos += 8;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseValue();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f411(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c403) {
s1 = peg$c403;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChosenColor();
if (s3 === peg$FAILED) {
s3 = peg$parseThatColor();
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c402) {
s5 = peg$c402;
peg$currPos += 8;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseValue();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f412(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 43) === peg$c404) {
s1 = peg$c404;
peg$currPos += 43;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseValue();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f413(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c405) {
s1 = peg$c405;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseXShape();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c13;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c406) {
s7 = peg$c406;
peg$currPos += 10;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseValue();
if (s9 === peg$FAILED) {
s9 = peg$parseUntoldValue();
}
if (s9 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f414(s3, s9);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
peg$savedPos = s0;
s0 = peg$f415(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s1 = peg$c300;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTypeSymbol();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c407) {
s5 = peg$c407;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseTypeSymbol();
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s8 = peg$c13;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c406) {
s10 = peg$c406;
peg$currPos += 10;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = peg$parseValue();
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f416(s3, s7, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c408) {
s3 = peg$c408;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f417(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUntoldValue() {
let s0, s1, s2;
const key = peg$currPos * 227 + 99;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 39) === peg$c409) {
s2 = peg$c409;
peg$currPos += 39;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 42) === peg$c410) {
s2 = peg$c410;
peg$currPos += 42;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f418(s1);
}
s0 = s1;
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseXShape() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 100;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c411) {
s1 = peg$c411;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCombinationOf();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f419(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c412) {
s1 = peg$c412;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseOneOf();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f420(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c184) {
s1 = peg$c184;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChosenColor();
if (s3 === peg$FAILED) {
s3 = peg$parseThatColor();
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f421(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseClause() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 227 + 101;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseInstead();
if (s0 === peg$FAILED) {
s0 = peg$parsePutCounters();
if (s0 === peg$FAILED) {
s0 = peg$parseDamage();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSpendSentence();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f422(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c413) {
s1 = peg$c413;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCondition();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c414) {
s6 = peg$c414;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f423(s3);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f424(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c415) {
s1 = peg$c415;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f425();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 27) === peg$c416) {
s1 = peg$c416;
peg$currPos += 27;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f426();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 49) === peg$c417) {
s1 = peg$c417;
peg$currPos += 49;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f427();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c418) {
s1 = peg$c418;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseDuringTurn();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c414) {
s6 = peg$c414;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f428(s3);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f429(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c418) {
s1 = peg$c418;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c217) {
s5 = peg$c217;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 24) === peg$c419) {
s9 = peg$c419;
peg$currPos += 24;
} else {
s9 = peg$FAILED;
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = input.charAt(peg$currPos);
if (peg$r18.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 24) === peg$c419) {
s9 = peg$c419;
peg$currPos += 24;
} else {
s9 = peg$FAILED;
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = input.charAt(peg$currPos);
if (peg$r18.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
}
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 25) === peg$c420) {
s4 = peg$c420;
peg$currPos += 25;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f430(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c418) {
s1 = peg$c418;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c217) {
s5 = peg$c217;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f431(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c421) {
s1 = peg$c421;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f432();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 68) === peg$c422) {
s1 = peg$c422;
peg$currPos += 68;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f433();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 42) === peg$c423) {
s3 = peg$c423;
peg$currPos += 42;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f434();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c424) {
s1 = peg$c424;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c425) {
s1 = peg$c425;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c426) {
s1 = peg$c426;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c427) {
s5 = peg$c427;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = [];
s8 = input.charAt(peg$currPos);
if (peg$r2.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
while (s8 !== peg$FAILED) {
s7.push(s8);
s8 = input.charAt(peg$currPos);
if (peg$r2.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
}
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c209) {
s9 = peg$c209;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s5 = [s5, s6, s7, s8, s9];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f435(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 88) === peg$c428) {
s1 = peg$c428;
peg$currPos += 88;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f436();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c429) {
s1 = peg$c429;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c430) {
s5 = peg$c430;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f437(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c431) {
s1 = peg$c431;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCondition();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c432) {
s8 = peg$c432;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = [];
s11 = input.charAt(peg$currPos);
if (peg$r2.test(s11)) {
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
while (s11 !== peg$FAILED) {
s10.push(s11);
s11 = input.charAt(peg$currPos);
if (peg$r2.test(s11)) {
peg$currPos++;
} else {
s11 = peg$FAILED;
}
}
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c209) {
s12 = peg$c209;
peg$currPos += 4;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s8 = [s8, s9, s10, s11, s12];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = input.substring(s6, peg$currPos);
} else {
s6 = s7;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f438(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c433) {
s3 = peg$c433;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r6.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r6.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c434) {
s7 = peg$c434;
peg$currPos += 14;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s8 = peg$c45;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s3 = [s3, s4, s5, s6, s7, s8];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c2;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f439(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 30) === peg$c435) {
s3 = peg$c435;
peg$currPos += 30;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c2;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f440(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c436) {
s3 = peg$c436;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c437) {
s3 = peg$c437;
peg$currPos += 12;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c2;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f441(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c438) {
s1 = peg$c438;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c2;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f442(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c439) {
s3 = peg$c439;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 97) {
s5 = peg$c5;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c4) {
s5 = peg$c4;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseCounterName();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c440) {
s9 = peg$c440;
peg$currPos += 14;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s3 = [s3, s4, s5, s6, s7, s8, s9];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c2;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f443(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 84) === peg$c441) {
s1 = peg$c441;
peg$currPos += 84;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f444();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 45) === peg$c442) {
s1 = peg$c442;
peg$currPos += 45;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c443) {
s5 = peg$c443;
peg$currPos += 17;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f445(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c444) {
s3 = peg$c444;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r19.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r19.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c209) {
s7 = peg$c209;
peg$currPos += 4;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s3 = [s3, s4, s5, s6, s7];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c2;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f446(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c433) {
s3 = peg$c433;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
if (input.substr(peg$currPos, 3) === peg$c304) {
s6 = peg$c304;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
if (input.substr(peg$currPos, 3) === peg$c304) {
s6 = peg$c304;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
}
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s3 = [s3, s4, s5];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c2;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f447(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c445) {
s3 = peg$c445;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r2.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r2.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s3 = [s3, s4, s5];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c2;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f448(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c446) {
s1 = peg$c446;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCounterName();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c447) {
s5 = peg$c447;
peg$currPos += 28;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f449(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c448) {
s1 = peg$c448;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCounterName();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c449) {
s5 = peg$c449;
peg$currPos += 29;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f450(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c450) {
s3 = peg$c450;
peg$currPos += 21;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 21) === peg$c451) {
s3 = peg$c451;
peg$currPos += 21;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c452) {
s3 = peg$c452;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c453) {
s3 = peg$c453;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c454) {
s3 = peg$c454;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c455) {
s3 = peg$c455;
peg$currPos += 28;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c456) {
s3 = peg$c456;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c457) {
s3 = peg$c457;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c458) {
s3 = peg$c458;
peg$currPos += 28;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 31) === peg$c459) {
s3 = peg$c459;
peg$currPos += 31;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c460) {
s3 = peg$c460;
peg$currPos += 29;
} else {
s3 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c2;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f451(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 34) === peg$c461) {
s3 = peg$c461;
peg$currPos += 34;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c2;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f452(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 37) === peg$c462) {
s1 = peg$c462;
peg$currPos += 37;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f453();
}
s0 = s1;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePutCounters() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13;
const key = peg$currPos * 227 + 102;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c241) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCount();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseCounterName();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c29) {
s7 = peg$c29;
peg$currPos += 7;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s8 = peg$c45;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c85) {
s10 = peg$c85;
peg$currPos += 2;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = peg$parseSelfOnly();
if (s12 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s13 = peg$c2;
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f454(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDamage() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 103;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSelf();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c463) {
s3 = peg$c463;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseInteger();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c464) {
s7 = peg$c464;
peg$currPos += 14;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f455(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c465) {
s1 = peg$c465;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c430) {
s5 = peg$c430;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f456(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseInstead() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 227 + 104;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c194) {
peg$currPos += (2);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCondition();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c360) {
s6 = peg$c360;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseAddList();
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c466) {
s10 = peg$c466;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f457(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c194) {
peg$currPos += (2);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCondition();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c467) {
s6 = peg$c467;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseAddList();
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s9 = peg$c2;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f458(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c468) {
s1 = peg$c468;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseAddList();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c469) {
s5 = peg$c469;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseCondition();
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s8 = peg$c2;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f459(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpendSentence() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 105;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 20);
if (s1.toLowerCase() === peg$c470) {
peg$currPos += (20);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseUses();
if (s3 !== peg$FAILED) {
s4 = peg$parseSpendRider();
if (s4 === peg$FAILED) {
s4 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f460(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 24);
if (s1.toLowerCase() === peg$c471) {
peg$currPos += (24);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseUses();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f461(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpendRider() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 106;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c472) {
s1 = peg$c472;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c473) {
s5 = peg$c473;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f462(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUses() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 107;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseUse();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseUseSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseUse();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f463(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseUseSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseUse();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f463(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f464(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUseSep() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 108;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c13;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c11) {
s4 = peg$c11;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s2 = peg$c11;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s2 = peg$c12;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUse() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 227 + 109;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c301) {
s1 = peg$c301;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parse_();
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 4) === peg$c237) {
s3 = peg$c237;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseCastUse();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f465(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c301) {
s1 = peg$c301;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parse_();
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 8) === peg$c474) {
s3 = peg$c474;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseActivateUse();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f466(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c301) {
s1 = peg$c301;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parse_();
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 18) === peg$c475) {
s3 = peg$c475;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f467();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c476) {
s1 = peg$c476;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c477) {
s3 = peg$c477;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c478) {
s3 = peg$c478;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseCostSymbol();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f468(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c301) {
s1 = peg$c301;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parse_();
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 3) === peg$c282) {
s3 = peg$c282;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c45;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c479) {
s6 = peg$c479;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c45;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c480) {
s9 = peg$c480;
peg$currPos += 12;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s10 = peg$c45;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
s10 = null;
}
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = peg$parseCostSymbol();
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f469(s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c85) {
s1 = peg$c85;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
if (input.substr(peg$currPos, 2) === peg$c301) {
s2 = peg$c301;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parse_();
if (s3 === peg$FAILED) {
s3 = null;
}
if (input.substr(peg$currPos, 3) === peg$c282) {
s4 = peg$c282;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 === peg$FAILED) {
s5 = null;
}
if (input.substr(peg$currPos, 18) === peg$c481) {
s6 = peg$c481;
peg$currPos += 18;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f470();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c85) {
s1 = peg$c85;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c482) {
s3 = peg$c482;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c483) {
s3 = peg$c483;
peg$currPos += 19;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c484) {
s5 = peg$c484;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f471();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c301) {
s1 = peg$c301;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parse_();
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 8) === peg$c118) {
s3 = peg$c118;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c485) {
s5 = peg$c485;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c486) {
s5 = peg$c486;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c291) {
s8 = peg$c291;
peg$currPos += 14;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
peg$savedPos = s0;
s0 = peg$f472();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c301) {
s1 = peg$c301;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parse_();
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 53) === peg$c487) {
s3 = peg$c487;
peg$currPos += 53;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c488) {
s3 = peg$c488;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c489) {
s3 = peg$c489;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c490) {
s3 = peg$c490;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c491) {
s3 = peg$c491;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c492) {
s3 = peg$c492;
peg$currPos += 32;
} else {
s3 = peg$FAILED;
}
}
}
}
}
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f473();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c301) {
s1 = peg$c301;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parse_();
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 3) === peg$c282) {
s3 = peg$c282;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 === peg$FAILED) {
s5 = null;
}
if (input.substr(peg$currPos, 5) === peg$c116) {
s6 = peg$c116;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c117) {
s6 = peg$c117;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s8 = peg$c357;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s9 = peg$c45;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
s9 = null;
}
peg$savedPos = s0;
s0 = peg$f474(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c85) {
s1 = peg$c85;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c493) {
s1 = peg$c493;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c494) {
s4 = peg$c494;
peg$currPos += 17;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c495) {
s4 = peg$c495;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c116) {
s4 = peg$c116;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c123) {
s4 = peg$c123;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c118) {
s4 = peg$c118;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c496) {
s4 = peg$c496;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
}
}
}
}
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c484) {
s5 = peg$c484;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f475(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c301) {
s1 = peg$c301;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parse_();
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 6) === peg$c496) {
s3 = peg$c496;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c497) {
s5 = peg$c497;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c498) {
s5 = peg$c498;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c499) {
s5 = peg$c499;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
}
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f476();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostSymbol() {
let s0, s1;
const key = peg$currPos * 227 + 110;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c500) {
s1 = peg$c500;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f477();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c501) {
s1 = peg$c501;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f478();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCastUse() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 111;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c502) {
s1 = peg$c502;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f479();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSpellPhrase();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c503) {
s3 = peg$c503;
peg$currPos += 13;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f480(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSpellList();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f481(s1);
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellList() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 112;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSpellUse();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseOrSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 === peg$FAILED) {
s5 = null;
}
s6 = peg$parseSpellUse();
if (s6 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f482(s1, s6);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseOrSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 === peg$FAILED) {
s5 = null;
}
s6 = peg$parseSpellUse();
if (s6 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f482(s1, s6);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f483(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellUse() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 113;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseSpellPhrase();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseFromZones();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f484(s2, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
peg$savedPos = s0;
s0 = peg$f485(s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellPhrase() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 114;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSpellKinds();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parsePost();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f486(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parsePost();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f486(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f487(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellKinds() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 115;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSpellKind();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseSpellKind();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f488(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseSpellKind();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f488(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = peg$currPos;
s3 = peg$f489(s1, s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f490(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellKind() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 227 + 116;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSpellWord();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c13;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 3) === peg$c37) {
s8 = peg$c37;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
peg$silentFails--;
if (s8 !== peg$FAILED) {
peg$currPos = s7;
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s5 = [s5, s6, s7];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$parse_();
}
if (s4 !== peg$FAILED) {
s5 = peg$parseSpellWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f491(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c13;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 3) === peg$c37) {
s8 = peg$c37;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
peg$silentFails--;
if (s8 !== peg$FAILED) {
peg$currPos = s7;
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s5 = [s5, s6, s7];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$parse_();
}
if (s4 !== peg$FAILED) {
s5 = peg$parseSpellWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f491(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f492(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellWord() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 117;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c56) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f493();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c33) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f494();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
peg$silentFails++;
s2 = peg$currPos;
s3 = input.substr(peg$currPos, 9);
if (s3.toLowerCase() === peg$c54) {
peg$currPos += (9);
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = input.substr(peg$currPos, 4);
if (s3.toLowerCase() === peg$c55) {
peg$currPos += (4);
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = input.substr(peg$currPos, 6);
if (s3.toLowerCase() === peg$c57) {
peg$currPos += (6);
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = input.substr(peg$currPos, 5);
if (s3.toLowerCase() === peg$c53) {
peg$currPos += (5);
} else {
s3 = peg$FAILED;
}
}
}
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c45;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parseW();
if (s5 !== peg$FAILED) {
s3 = [s3, s4, s5];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
peg$silentFails--;
if (s2 === peg$FAILED) {
s1 = undefined;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseDescribing();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f495(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c54) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f496();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseFromZones() {
let s0, s1;
const key = peg$currPos * 227 + 118;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 34) === peg$c504) {
s1 = peg$c504;
peg$currPos += 34;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f497();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c291) {
s1 = peg$c291;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f498();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 33) === peg$c505) {
s1 = peg$c505;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 33) === peg$c506) {
s1 = peg$c506;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c507) {
s1 = peg$c507;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c508) {
s1 = peg$c508;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f499();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c509) {
s1 = peg$c509;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c510) {
s1 = peg$c510;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c511) {
s1 = peg$c511;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f500();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c512) {
s1 = peg$c512;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f501();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c513) {
s1 = peg$c513;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f502();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c514) {
s1 = peg$c514;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c515) {
s1 = peg$c515;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f503();
}
s0 = s1;
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseActivateUse() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 119;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c516) {
s1 = peg$c516;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c517) {
s1 = peg$c517;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseArticle();
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parseSourceObjects();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f504(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c495) {
s3 = peg$c495;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c518) {
s3 = peg$c518;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c120) {
s3 = peg$c120;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c519) {
s3 = peg$c519;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c326) {
s3 = peg$c326;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c335) {
s3 = peg$c335;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c520) {
s3 = peg$c520;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c521) {
s3 = peg$c521;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c522) {
s3 = peg$c522;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
}
}
}
}
}
}
}
}
if (s3 !== peg$FAILED) {
s2 = input.substring(s2, peg$currPos);
} else {
s2 = s3;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c523) {
s4 = peg$c523;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c354) {
s4 = peg$c354;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f505(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c524) {
s1 = peg$c524;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c523) {
s1 = peg$c523;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
peg$silentFails++;
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c184) {
s6 = peg$c184;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f506();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSourceObjects() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 120;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseObjectsAll();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c133) {
s4 = peg$c133;
peg$currPos += 11;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c135) {
s4 = peg$c135;
peg$currPos += 18;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
peg$savedPos = s0;
s0 = peg$f507(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEffectLine() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 121;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseEffectSentences();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseEffectSentences();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f508(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseEffectSentences();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f508(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f509(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEffectSentences() {
let s0, s1;
const key = peg$currPos * 227 + 122;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseSpellCost();
if (s0 === peg$FAILED) {
s0 = peg$parseLastingCost();
if (s0 === peg$FAILED) {
s0 = peg$parseOwnCost();
if (s0 === peg$FAILED) {
s0 = peg$parseAbilityCost();
if (s0 === peg$FAILED) {
s0 = peg$parseAdditionalCost();
if (s0 === peg$FAILED) {
s0 = peg$parseSpendOnOwn();
if (s0 === peg$FAILED) {
s0 = peg$parsePermission();
if (s0 === peg$FAILED) {
s0 = peg$parseProhibition();
if (s0 === peg$FAILED) {
s0 = peg$parseTapForMana();
if (s0 === peg$FAILED) {
s0 = peg$parsePower();
if (s0 === peg$FAILED) {
s0 = peg$parseGrant();
if (s0 === peg$FAILED) {
s0 = peg$parseTypeChange();
if (s0 === peg$FAILED) {
s0 = peg$parseLasting();
if (s0 === peg$FAILED) {
s0 = peg$parseBecomes();
if (s0 === peg$FAILED) {
s0 = peg$parsePowerNotRead();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseHarmlessSentence();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f510();
}
s0 = s1;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellCost() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14;
const key = peg$currPos * 227 + 123;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseLeadingWhen();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseSpellsOf();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c357) {
s5 = peg$c357;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c45;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseChange();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c525) {
s8 = peg$c525;
peg$currPos += 7;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parseForEach();
if (s9 === peg$FAILED) {
s9 = null;
}
s10 = peg$parseTrailingWhen();
if (s10 === peg$FAILED) {
s10 = null;
}
s11 = peg$parseFlashToo();
if (s11 === peg$FAILED) {
s11 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s12 = peg$c2;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parseCostNote();
if (s13 === peg$FAILED) {
s13 = null;
}
peg$savedPos = peg$currPos;
s14 = peg$f511(s1, s2, s6, s9, s10, s13);
if (s14) {
s14 = undefined;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f512(s1, s2, s6, s9, s10, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSpellPhrase();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCasts();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
s6 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c526) {
s7 = peg$c526;
peg$currPos += 11;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = [];
s10 = peg$currPos;
s11 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c527) {
s12 = peg$c527;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
peg$silentFails--;
if (s12 === peg$FAILED) {
s11 = undefined;
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = input.charAt(peg$currPos);
if (peg$r18.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s11 = [s11, s12];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = peg$currPos;
s11 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c527) {
s12 = peg$c527;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
peg$silentFails--;
if (s12 === peg$FAILED) {
s11 = undefined;
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = input.charAt(peg$currPos);
if (peg$r18.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s11 = [s11, s12];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
}
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s7 = [s7, s8, s9];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = input.substring(s5, peg$currPos);
} else {
s5 = s6;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c528) {
s7 = peg$c528;
peg$currPos += 18;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseInteger();
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c529) {
s11 = peg$c529;
peg$currPos += 13;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f513(s1, s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c530) {
s1 = peg$c530;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c525) {
s5 = peg$c525;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseForEach();
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s8 = peg$f514(s3, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f515(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 44) === peg$c531) {
s1 = peg$c531;
peg$currPos += 44;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c532) {
s1 = peg$c532;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c533) {
s1 = peg$c533;
peg$currPos += 30;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c534) {
s1 = peg$c534;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
peg$silentFails++;
if (input.charCodeAt(peg$currPos) === 126) {
s4 = peg$c14;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseArticle();
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parseSpellPhrase();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseFromZones();
if (s7 === peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 38) === peg$c535) {
s8 = peg$c535;
peg$currPos += 38;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s7;
s8 = peg$f516(s5);
}
s7 = s8;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c350) {
s9 = peg$c350;
peg$currPos += 2;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = [];
s12 = peg$currPos;
s13 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 22) === peg$c536) {
s14 = peg$c536;
peg$currPos += 22;
} else {
s14 = peg$FAILED;
}
peg$silentFails--;
if (s14 === peg$FAILED) {
s13 = undefined;
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
s14 = input.charAt(peg$currPos);
if (peg$r18.test(s14)) {
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s13 = [s13, s14];
s12 = s13;
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
while (s12 !== peg$FAILED) {
s11.push(s12);
s12 = peg$currPos;
s13 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 22) === peg$c536) {
s14 = peg$c536;
peg$currPos += 22;
} else {
s14 = peg$FAILED;
}
peg$silentFails--;
if (s14 === peg$FAILED) {
s13 = undefined;
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
s14 = input.charAt(peg$currPos);
if (peg$r18.test(s14)) {
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s13 = [s13, s14];
s12 = s13;
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 23) === peg$c537) {
s12 = peg$c537;
peg$currPos += 23;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c17) {
s13 = peg$c17;
peg$currPos += 3;
} else {
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c20) {
s13 = peg$c20;
peg$currPos += 5;
} else {
s13 = peg$FAILED;
}
}
if (s13 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c538) {
s14 = peg$c538;
peg$currPos += 13;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f517(s5, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c539) {
s2 = peg$c539;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c540) {
s2 = peg$c540;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c541) {
s2 = peg$c541;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c542) {
s2 = peg$c542;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
}
}
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c484) {
s3 = peg$c484;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c356) {
s6 = peg$c356;
peg$currPos += 7;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f518(s1);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c543) {
s6 = peg$c543;
peg$currPos += 18;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f519(s1);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s6 = peg$c357;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseChange();
if (s8 !== peg$FAILED) {
s9 = peg$parseForEach();
if (s9 === peg$FAILED) {
s9 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s10 = peg$c2;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s11 = peg$f520(s1, s4, s8, s9);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f521(s1, s4, s8, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c544) {
s1 = peg$c544;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 44) === peg$c545) {
s5 = peg$c545;
peg$currPos += 44;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s6 = peg$f522(s3);
if (s6) {
s6 = undefined;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f523(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSpellPhrase();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c546) {
s3 = peg$c546;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s5 = peg$c138;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s5 = peg$c139;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c547) {
s7 = peg$c547;
peg$currPos += 12;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseObjectsAll();
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s10 = peg$c2;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f524(s1, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c548) {
s1 = peg$c548;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSpellPhrase();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c549) {
s4 = peg$c549;
peg$currPos += 13;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseInteger();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c550) {
s8 = peg$c550;
peg$currPos += 23;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseMana();
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 39) === peg$c551) {
s12 = peg$c551;
peg$currPos += 39;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parseCostNote();
if (s13 === peg$FAILED) {
s13 = null;
}
peg$savedPos = s0;
s0 = peg$f525(s3, s6, s10, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 107) === peg$c552) {
s1 = peg$c552;
peg$currPos += 107;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f526();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 36) === peg$c553) {
s1 = peg$c553;
peg$currPos += 36;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseNumber();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c554) {
s5 = peg$c554;
peg$currPos += 18;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseNumber();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c555) {
s9 = peg$c555;
peg$currPos += 13;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f527(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseFlashToo() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 124;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c556) {
s2 = peg$c556;
peg$currPos += 22;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 25) === peg$c557) {
s2 = peg$c557;
peg$currPos += 25;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s4 = peg$c15;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c558) {
s4 = peg$c558;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c559) {
s6 = peg$c559;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5, s6];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseChange() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 125;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c560) {
s1 = peg$c560;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCost();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f528(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCost();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c561) {
s3 = peg$c561;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f529(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCost();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c562) {
s3 = peg$c562;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f530(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCost() {
let s0, s1, s2;
const key = peg$currPos * 227 + 126;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c500) {
s1 = peg$c500;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f531();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseMana();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f532(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f533(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseForEach() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 227 + 127;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c375) {
s2 = peg$c375;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseEach();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c563) {
s8 = peg$c563;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseEach();
if (s10 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f534(s4, s10);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c563) {
s8 = peg$c563;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseEach();
if (s10 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f534(s4, s10);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
s6 = peg$currPos;
peg$silentFails++;
s7 = peg$currPos;
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c394) {
s9 = peg$c394;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c59) {
s9 = peg$c59;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s9 = peg$c12;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
}
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f535(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c375) {
s2 = peg$c375;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$currPos;
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c227) {
s9 = peg$c227;
peg$currPos += 9;
} else {
s9 = peg$FAILED;
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = input.charAt(peg$currPos);
if (peg$r18.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c227) {
s9 = peg$c227;
peg$currPos += 9;
} else {
s9 = peg$FAILED;
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = input.charAt(peg$currPos);
if (peg$r18.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c227) {
s8 = peg$c227;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parseW();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = input.substring(s4, peg$currPos);
} else {
s4 = s5;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f536(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c564) {
s4 = peg$c564;
peg$currPos += 13;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c565) {
s6 = peg$c565;
peg$currPos += 14;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c566) {
s7 = peg$c566;
peg$currPos += 11;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = [];
s10 = input.charAt(peg$currPos);
if (peg$r12.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = input.charAt(peg$currPos);
if (peg$r12.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
}
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s7 = [s7, s8, s9];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 31) === peg$c567) {
s8 = peg$c567;
peg$currPos += 31;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s4 = [s4, s5, s6, s7, s8];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = input.substring(s2, peg$currPos);
} else {
s2 = s3;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f537(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c375) {
s4 = peg$c375;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c568) {
s6 = peg$c568;
peg$currPos += 18;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 36) === peg$c569) {
s6 = peg$c569;
peg$currPos += 36;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c570) {
s7 = peg$c570;
peg$currPos += 12;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = [];
s9 = input.charAt(peg$currPos);
if (peg$r18.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
while (s9 !== peg$FAILED) {
s8.push(s9);
s9 = input.charAt(peg$currPos);
if (peg$r18.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
}
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = input.substring(s2, peg$currPos);
} else {
s2 = s3;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f538(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c375) {
s4 = peg$c375;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c571) {
s6 = peg$c571;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c572) {
s6 = peg$c572;
peg$currPos += 10;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c573) {
s6 = peg$c573;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c574) {
s8 = peg$c574;
peg$currPos += 16;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s4 = [s4, s5, s6, s7, s8];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = input.substring(s2, peg$currPos);
} else {
s2 = s3;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f539(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c375) {
s4 = peg$c375;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c575) {
s6 = peg$c575;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c576) {
s6 = peg$c576;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c577) {
s6 = peg$c577;
peg$currPos += 19;
} else {
s6 = peg$FAILED;
}
}
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = input.substring(s2, peg$currPos);
} else {
s2 = s3;
}
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
peg$silentFails++;
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 !== peg$FAILED) {
peg$currPos = s3;
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f540(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c13;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c406) {
s3 = peg$c406;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseValue();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f541(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c13;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c406) {
s5 = peg$c406;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c227) {
s9 = peg$c227;
peg$currPos += 9;
} else {
s9 = peg$FAILED;
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = input.charAt(peg$currPos);
if (peg$r18.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c227) {
s9 = peg$c227;
peg$currPos += 9;
} else {
s9 = peg$FAILED;
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = input.charAt(peg$currPos);
if (peg$r18.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c227) {
s8 = peg$c227;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parseW();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s5 = [s5, s6, s7];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f542(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLeadingWhen() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 128;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 58) === peg$c578) {
s1 = peg$c578;
peg$currPos += 58;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f543();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c579) {
s1 = peg$c579;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCondition();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f544(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseDuringTurn();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s2 = peg$c13;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f545(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTrailingWhen() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 227 + 129;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c194) {
s2 = peg$c194;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c355) {
s2 = peg$c355;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseCondition();
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
peg$silentFails++;
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c580) {
s8 = peg$c580;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
peg$silentFails--;
if (s6 !== peg$FAILED) {
peg$currPos = s5;
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f546(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
s2 = peg$parseDuringTurn();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f547(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostNote() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 227 + 130;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 38) === peg$c581) {
s2 = peg$c581;
peg$currPos += 38;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c582) {
s4 = peg$c582;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$parseColorWord();
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c583) {
s6 = peg$c583;
peg$currPos += 13;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f548();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c584) {
s2 = peg$c584;
peg$currPos += 28;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c585) {
s4 = peg$c585;
peg$currPos += 17;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c586) {
s4 = peg$c586;
peg$currPos += 32;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 39) === peg$c587) {
s4 = peg$c587;
peg$currPos += 39;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c588) {
s4 = peg$c588;
peg$currPos += 18;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 36) === peg$c589) {
s4 = peg$c589;
peg$currPos += 36;
} else {
s4 = peg$FAILED;
}
}
}
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c301) {
s6 = peg$c301;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c350) {
s6 = peg$c350;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c590) {
s8 = peg$c590;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseNumber();
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c591) {
s12 = peg$c591;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
s12 = null;
}
peg$savedPos = s0;
s0 = peg$f549(s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellsOf() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15;
const key = peg$currPos * 227 + 131;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c592) {
s1 = peg$c592;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c593) {
s4 = peg$c593;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c594) {
s4 = peg$c594;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c595) {
s4 = peg$c595;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
}
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseSpellPhrase();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseCasts();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c596) {
s10 = peg$c596;
peg$currPos += 9;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 25) === peg$c597) {
s10 = peg$c597;
peg$currPos += 25;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c596) {
s10 = peg$c596;
peg$currPos += 9;
} else {
s10 = peg$FAILED;
}
}
}
if (s10 !== peg$FAILED) {
s9 = input.substring(s9, peg$currPos);
} else {
s9 = s10;
}
if (s9 !== peg$FAILED) {
s10 = peg$parseFromPart();
if (s10 === peg$FAILED) {
s10 = null;
}
peg$savedPos = s0;
s0 = peg$f550(s3, s5, s7, s9, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c592) {
s1 = peg$c592;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c593) {
s4 = peg$c593;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c594) {
s4 = peg$c594;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c595) {
s4 = peg$c595;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
}
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseSpellPhrase();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseCasts();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parsePost();
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c596) {
s11 = peg$c596;
peg$currPos += 9;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f551(s3, s5, s7, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSpellPhrase();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCasts();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseDuringTurn();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f552(s1, s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSpellPhrase();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseCasts();
if (s4 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f553(s1, s4);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c526) {
s6 = peg$c526;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c45;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = [];
s10 = peg$currPos;
s11 = peg$currPos;
peg$silentFails++;
s12 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c527) {
s13 = peg$c527;
peg$currPos += 5;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s14 = peg$c45;
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 === peg$FAILED) {
s14 = null;
}
if (input.substr(peg$currPos, 2) === peg$c598) {
s15 = peg$c598;
peg$currPos += 2;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
s13 = [s13, s14, s15];
s12 = s13;
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
peg$silentFails--;
if (s12 === peg$FAILED) {
s11 = undefined;
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = input.charAt(peg$currPos);
if (peg$r18.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s11 = [s11, s12];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = peg$currPos;
s11 = peg$currPos;
peg$silentFails++;
s12 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c527) {
s13 = peg$c527;
peg$currPos += 5;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s14 = peg$c45;
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 === peg$FAILED) {
s14 = null;
}
if (input.substr(peg$currPos, 2) === peg$c598) {
s15 = peg$c598;
peg$currPos += 2;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
s13 = [s13, s14, s15];
s12 = s13;
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
peg$silentFails--;
if (s12 === peg$FAILED) {
s11 = undefined;
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = input.charAt(peg$currPos);
if (peg$r18.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s11 = [s11, s12];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
}
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s6 = [s6, s7, s8, s9];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = input.substring(s4, peg$currPos);
} else {
s4 = s5;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f554(s1, s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 4);
if (s2.toLowerCase() === peg$c599) {
peg$currPos += (4);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseSpellPhrase();
if (s2 !== peg$FAILED) {
s3 = peg$parseFromPart();
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseCasts();
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f555(s2, s3, s6);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = [];
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePost();
if (s8 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f556(s2, s3, s4, s8);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePost();
if (s8 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f556(s2, s3, s4, s8);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
s6 = peg$parseFromPart();
if (s6 === peg$FAILED) {
s6 = null;
}
peg$savedPos = s0;
s0 = peg$f557(s2, s3, s4, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSpellPhrase();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCasts();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c526) {
s5 = peg$c526;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 126) {
s8 = peg$c14;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c30) {
s8 = peg$c30;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c600) {
s8 = peg$c600;
peg$currPos += 30;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c601) {
s8 = peg$c601;
peg$currPos += 29;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 97) {
s9 = peg$c5;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c279) {
s9 = peg$c279;
peg$currPos += 11;
} else {
s9 = peg$FAILED;
}
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = [];
s12 = input.charAt(peg$currPos);
if (peg$r20.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
while (s12 !== peg$FAILED) {
s11.push(s12);
s12 = input.charAt(peg$currPos);
if (peg$r20.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
}
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c133) {
s12 = peg$c133;
peg$currPos += 11;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s9 = [s9, s10, s11, s12];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
s9 = peg$parseObjectsAll();
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = peg$parseYouControl();
if (s11 !== peg$FAILED) {
s9 = [s9, s10, s11];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
}
}
}
}
}
if (s8 !== peg$FAILED) {
s7 = input.substring(s7, peg$currPos);
} else {
s7 = s8;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f558(s1, s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseFromPart() {
let s0, s1, s2;
const key = peg$currPos * 227 + 132;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
s2 = peg$parseFromZones();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f559(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCasts() {
let s0, s1, s2;
const key = peg$currPos * 227 + 133;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c546) {
s1 = peg$c546;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f560();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c602) {
s1 = peg$c602;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c603) {
s1 = peg$c603;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c604) {
s1 = peg$c604;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f561();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c605) {
s1 = peg$c605;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c606) {
s1 = peg$c606;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f562();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLastingCost() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20;
const key = peg$currPos * 227 + 134;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseHappening();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = input.substr(peg$currPos, 8);
if (s3.toLowerCase() === peg$c607) {
peg$currPos += (8);
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseSpellPhrase();
if (s3 !== peg$FAILED) {
s4 = peg$parseFromPart();
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c608) {
s6 = peg$c608;
peg$currPos += 18;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c609) {
s8 = peg$c609;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseColorWords();
if (s10 !== peg$FAILED) {
s8 = [s8, s9, s10];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s9 = peg$c357;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s10 = peg$c45;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
s10 = null;
}
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = peg$parseChange();
if (s12 !== peg$FAILED) {
s13 = peg$parse_();
if (s13 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c525) {
s14 = peg$c525;
peg$currPos += 7;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s15 = peg$currPos;
s16 = peg$parse_();
if (s16 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c375) {
s17 = peg$c375;
peg$currPos += 8;
} else {
s17 = peg$FAILED;
}
if (s17 !== peg$FAILED) {
s18 = [];
s19 = input.charAt(peg$currPos);
if (peg$r18.test(s19)) {
peg$currPos++;
} else {
s19 = peg$FAILED;
}
while (s19 !== peg$FAILED) {
s18.push(s19);
s19 = input.charAt(peg$currPos);
if (peg$r18.test(s19)) {
peg$currPos++;
} else {
s19 = peg$FAILED;
}
}
s16 = [s16, s17, s18];
s15 = s16;
} else {
peg$currPos = s15;
s15 = peg$FAILED;
}
} else {
peg$currPos = s15;
s15 = peg$FAILED;
}
if (s15 === peg$FAILED) {
s15 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s16 = peg$c13;
peg$currPos++;
} else {
s16 = peg$FAILED;
}
if (s16 !== peg$FAILED) {
s17 = peg$parse_();
if (s17 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c406) {
s18 = peg$c406;
peg$currPos += 10;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
s19 = [];
s20 = input.charAt(peg$currPos);
if (peg$r18.test(s20)) {
peg$currPos++;
} else {
s20 = peg$FAILED;
}
while (s20 !== peg$FAILED) {
s19.push(s20);
s20 = input.charAt(peg$currPos);
if (peg$r18.test(s20)) {
peg$currPos++;
} else {
s20 = peg$FAILED;
}
}
s16 = [s16, s17, s18, s19];
s15 = s16;
} else {
peg$currPos = s15;
s15 = peg$FAILED;
}
} else {
peg$currPos = s15;
s15 = peg$FAILED;
}
} else {
peg$currPos = s15;
s15 = peg$FAILED;
}
}
if (s15 === peg$FAILED) {
s15 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s16 = peg$c2;
peg$currPos++;
} else {
s16 = peg$FAILED;
}
if (s16 !== peg$FAILED) {
s17 = peg$parseNoMoreCosts();
peg$savedPos = peg$currPos;
s18 = peg$f563(s3, s4, s12);
if (s18) {
s18 = undefined;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f564(s3, s4, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseHappening();
if (s1 !== peg$FAILED) {
s2 = input.substr(peg$currPos, 21);
if (s2.toLowerCase() === peg$c610) {
peg$currPos += (21);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseSpellPhrase();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c611) {
s6 = peg$c611;
peg$currPos += 13;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c45;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseChange();
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c612) {
s11 = peg$c612;
peg$currPos += 8;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parseNoMoreCosts();
peg$savedPos = peg$currPos;
s13 = peg$f565(s4, s9);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f566(s4, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseHappening() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 135;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c613) {
s1 = peg$c613;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c614) {
s1 = peg$c614;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c615) {
s1 = peg$c615;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r21.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r21.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = [];
s2 = input.charAt(peg$currPos);
if (peg$r22.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = input.charAt(peg$currPos);
if (peg$r22.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
}
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r22.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r22.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r22.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r22.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 3) === peg$c342) {
s3 = peg$c342;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = [];
s2 = input.charAt(peg$currPos);
if (peg$r23.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = input.charAt(peg$currPos);
if (peg$r23.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
}
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 58) {
s2 = peg$c358;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseNoMoreCosts() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 136;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = [];
s1 = peg$currPos;
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c357) {
s6 = peg$c357;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c616) {
s6 = peg$c616;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c360) {
s6 = peg$c360;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
}
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c357) {
s6 = peg$c357;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c616) {
s6 = peg$c616;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c360) {
s6 = peg$c360;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
}
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s2 = [s2, s3, s4];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
while (s1 !== peg$FAILED) {
s0.push(s1);
s1 = peg$currPos;
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c357) {
s6 = peg$c357;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c616) {
s6 = peg$c616;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c360) {
s6 = peg$c360;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
}
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c357) {
s6 = peg$c357;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c616) {
s6 = peg$c616;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c360) {
s6 = peg$c360;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
}
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s2 = [s2, s3, s4];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOwnCost() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18;
const key = peg$currPos * 227 + 137;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c617) {
s1 = peg$c617;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c525) {
s5 = peg$c525;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseForEach();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 68) === peg$c618) {
s7 = peg$c618;
peg$currPos += 68;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseInteger();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c619) {
s9 = peg$c619;
peg$currPos += 2;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s10 = peg$f567(s3, s6, s8);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f568(s3, s6, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseOwn();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c484) {
s3 = peg$c484;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseChange();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c525) {
s7 = peg$c525;
peg$currPos += 7;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseForEach();
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parseOwnWhen();
if (s9 === peg$FAILED) {
s9 = null;
}
s10 = peg$currPos;
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s12 = peg$c12;
peg$currPos += 3;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parse_();
if (s13 !== peg$FAILED) {
s14 = peg$parseChange();
if (s14 !== peg$FAILED) {
s15 = peg$parse_();
if (s15 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c525) {
s16 = peg$c525;
peg$currPos += 7;
} else {
s16 = peg$FAILED;
}
if (s16 !== peg$FAILED) {
s17 = peg$parseOwnWhen();
if (s17 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s18 = peg$f569(s5, s8, s9, s14, s17);
if (s18) {
s18 = undefined;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
peg$savedPos = s10;
s10 = peg$f570(s5, s8, s9, s14, s17);
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
s10 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s11 = peg$c2;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parseCostNote();
if (s12 === peg$FAILED) {
s12 = null;
}
peg$savedPos = peg$currPos;
s13 = peg$f571(s5, s8, s9, s10, s12);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f572(s5, s8, s9, s10, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c620) {
s1 = peg$c620;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c525) {
s5 = peg$c525;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseOwnWhen();
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s8 = peg$f573(s3, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f574(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseDuringTurn();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s2 = peg$c13;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c617) {
s4 = peg$c617;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseChange();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c612) {
s8 = peg$c612;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s9 = peg$f575(s1, s6);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f576(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c431) {
s1 = peg$c431;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCondition();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c617) {
s6 = peg$c617;
peg$currPos += 7;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseChange();
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c612) {
s10 = peg$c612;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s11 = peg$f577(s3, s8);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f578(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOwn() {
let s0;
const key = peg$currPos * 227 + 138;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.charCodeAt(peg$currPos) === 126) {
s0 = peg$c14;
peg$currPos++;
} else {
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOwnWhen() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 227 + 139;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseTrailingWhen();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c194) {
s2 = peg$c194;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c621) {
s6 = peg$c621;
peg$currPos += 10;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c622) {
s6 = peg$c622;
peg$currPos += 14;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c225) {
s6 = peg$c225;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c623) {
s6 = peg$c623;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c30) {
s7 = peg$c30;
peg$currPos += 3;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c234) {
s9 = peg$c234;
peg$currPos += 8;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c235) {
s9 = peg$c235;
peg$currPos += 6;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c236) {
s9 = peg$c236;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c191) {
s9 = peg$c191;
peg$currPos += 9;
} else {
s9 = peg$FAILED;
}
}
}
}
if (s9 !== peg$FAILED) {
s7 = [s7, s8, s9];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c624) {
s6 = peg$c624;
peg$currPos += 15;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c228) {
s6 = peg$c228;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c229) {
s6 = peg$c229;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
}
}
}
}
}
}
}
if (s6 !== peg$FAILED) {
s7 = [];
s8 = peg$currPos;
s9 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c625) {
s10 = peg$c625;
peg$currPos += 9;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c626) {
s10 = peg$c626;
peg$currPos += 6;
} else {
s10 = peg$FAILED;
}
}
peg$silentFails--;
if (s10 === peg$FAILED) {
s9 = undefined;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = input.charAt(peg$currPos);
if (peg$r24.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
while (s8 !== peg$FAILED) {
s7.push(s8);
s8 = peg$currPos;
s9 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c625) {
s10 = peg$c625;
peg$currPos += 9;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c626) {
s10 = peg$c626;
peg$currPos += 6;
} else {
s10 = peg$FAILED;
}
}
peg$silentFails--;
if (s10 === peg$FAILED) {
s9 = undefined;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = input.charAt(peg$currPos);
if (peg$r24.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
}
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = input.substring(s4, peg$currPos);
} else {
s4 = s5;
}
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c625) {
s6 = peg$c625;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f579(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAbilityCost() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16;
const key = peg$currPos * 227 + 140;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c627) {
s1 = peg$c627;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseControls();
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f580(s3, s6);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = [];
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePost();
if (s8 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f581(s3, s4, s8);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePost();
if (s8 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f581(s3, s4, s8);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s7 = peg$c357;
peg$currPos += 4;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s8 = peg$c45;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseChange();
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c1) {
s12 = peg$c1;
peg$currPos += 11;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parseForEach();
if (s13 === peg$FAILED) {
s13 = null;
}
s14 = peg$parseUnlessMana();
if (s14 === peg$FAILED) {
s14 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s15 = peg$c2;
peg$currPos++;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
s16 = peg$parseCostNote();
if (s16 === peg$FAILED) {
s16 = null;
}
peg$savedPos = s0;
s0 = peg$f582(s3, s4, s5, s10, s13, s14, s16);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c628) {
s1 = peg$c628;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c1) {
s5 = peg$c1;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseUnlessMana();
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s8 = peg$f583(s3, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f584(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c627) {
s1 = peg$c627;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseAttached();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s5 = peg$c357;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c45;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseChange();
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c1) {
s10 = peg$c1;
peg$currPos += 11;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parseUnlessMana();
if (s11 === peg$FAILED) {
s11 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s12 = peg$c2;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s13 = peg$f585(s3, s8, s11);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f586(s3, s8, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseAttachedPossessive();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c629) {
s3 = peg$c629;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseChange();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c630) {
s7 = peg$c630;
peg$currPos += 12;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseCostNote();
if (s8 === peg$FAILED) {
s8 = null;
}
peg$savedPos = peg$currPos;
s9 = peg$f587(s1, s5, s8);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f588(s1, s5, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c631) {
s1 = peg$c631;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c526) {
s5 = peg$c526;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = [];
s8 = peg$currPos;
s9 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c632) {
s10 = peg$c632;
peg$currPos += 7;
} else {
s10 = peg$FAILED;
}
peg$silentFails--;
if (s10 === peg$FAILED) {
s9 = undefined;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = input.charAt(peg$currPos);
if (peg$r18.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
while (s8 !== peg$FAILED) {
s7.push(s8);
s8 = peg$currPos;
s9 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c632) {
s10 = peg$c632;
peg$currPos += 7;
} else {
s10 = peg$FAILED;
}
peg$silentFails--;
if (s10 === peg$FAILED) {
s9 = undefined;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = input.charAt(peg$currPos);
if (peg$r18.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
}
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s5 = [s5, s6, s7];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s5 = peg$c357;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseChange();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c630) {
s9 = peg$c630;
peg$currPos += 12;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s10 = peg$f589(s3, s7);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f590(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c633) {
s2 = peg$c633;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c634) {
s2 = peg$c634;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c635) {
s2 = peg$c635;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c636) {
s2 = peg$c636;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c637) {
s2 = peg$c637;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c638) {
s2 = peg$c638;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c639) {
s2 = peg$c639;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c640) {
s2 = peg$c640;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c641) {
s2 = peg$c641;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
}
}
}
}
}
}
}
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c642) {
s3 = peg$c642;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c184) {
s6 = peg$c184;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseObjectsAll();
if (s8 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f591(s1, s8);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s6 = peg$c357;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseChange();
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c630) {
s10 = peg$c630;
peg$currPos += 12;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parseCostNote();
if (s11 === peg$FAILED) {
s11 = null;
}
peg$savedPos = peg$currPos;
s12 = peg$f592(s1, s4, s8, s11);
if (s12) {
s12 = undefined;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f593(s1, s4, s8, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c633) {
s2 = peg$c633;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c634) {
s2 = peg$c634;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c636) {
s2 = peg$c636;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c638) {
s2 = peg$c638;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
}
}
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c643) {
s3 = peg$c643;
peg$currPos += 13;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c642) {
s3 = peg$c642;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s5 = peg$c357;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseChange();
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s8 = peg$c2;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
peg$savedPos = peg$currPos;
s9 = peg$f594(s1, s7);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f595(s1, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c644) {
s1 = peg$c644;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c645) {
s1 = peg$c645;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s3 = peg$c357;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseChange();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c1) {
s7 = peg$c1;
peg$currPos += 11;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseUnlessMana();
if (s8 === peg$FAILED) {
s8 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s9 = peg$c2;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parseCostNote();
if (s10 === peg$FAILED) {
s10 = null;
}
peg$savedPos = peg$currPos;
s11 = peg$f596(s5, s8, s10);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f597(s5, s8, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 27) === peg$c646) {
s1 = peg$c646;
peg$currPos += 27;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c184) {
s4 = peg$c184;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseArticle();
if (s6 !== peg$FAILED) {
s7 = peg$parseObjects();
if (s7 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f598(s7);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c647) {
s4 = peg$c647;
peg$currPos += 12;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = [];
s9 = peg$currPos;
s10 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 8) === peg$c648) {
s11 = peg$c648;
peg$currPos += 8;
} else {
s11 = peg$FAILED;
}
peg$silentFails--;
if (s11 === peg$FAILED) {
s10 = undefined;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = input.charAt(peg$currPos);
if (peg$r18.test(s11)) {
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s10 = [s10, s11];
s9 = s10;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
while (s9 !== peg$FAILED) {
s8.push(s9);
s9 = peg$currPos;
s10 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 8) === peg$c648) {
s11 = peg$c648;
peg$currPos += 8;
} else {
s11 = peg$FAILED;
}
peg$silentFails--;
if (s11 === peg$FAILED) {
s10 = undefined;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = input.charAt(peg$currPos);
if (peg$r18.test(s11)) {
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s10 = [s10, s11];
s9 = s10;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
}
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = input.substring(s5, peg$currPos);
} else {
s5 = s6;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c484) {
s7 = peg$c484;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseChange();
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c630) {
s11 = peg$c630;
peg$currPos += 12;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parseCostNote();
if (s12 === peg$FAILED) {
s12 = null;
}
peg$savedPos = peg$currPos;
s13 = peg$f599(s2, s5, s9, s12);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f600(s2, s5, s9, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c627) {
s1 = peg$c627;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseControls();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
s8 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c526) {
s9 = peg$c526;
peg$currPos += 11;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = [];
s12 = peg$currPos;
s13 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c632) {
s14 = peg$c632;
peg$currPos += 7;
} else {
s14 = peg$FAILED;
}
peg$silentFails--;
if (s14 === peg$FAILED) {
s13 = undefined;
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
s14 = input.charAt(peg$currPos);
if (peg$r18.test(s14)) {
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s13 = [s13, s14];
s12 = s13;
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
while (s12 !== peg$FAILED) {
s11.push(s12);
s12 = peg$currPos;
s13 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c632) {
s14 = peg$c632;
peg$currPos += 7;
} else {
s14 = peg$FAILED;
}
peg$silentFails--;
if (s14 === peg$FAILED) {
s13 = undefined;
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
s14 = input.charAt(peg$currPos);
if (peg$r18.test(s14)) {
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s13 = [s13, s14];
s12 = s13;
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
}
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s9 = [s9, s10, s11];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = input.substring(s7, peg$currPos);
} else {
s7 = s8;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s9 = peg$c357;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = peg$parseChange();
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c630) {
s13 = peg$c630;
peg$currPos += 12;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s14 = peg$f601(s3, s5, s7, s11);
if (s14) {
s14 = undefined;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f602(s3, s5, s7, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 33) === peg$c649) {
s1 = peg$c649;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c526) {
s5 = peg$c526;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = [];
s8 = peg$currPos;
s9 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c632) {
s10 = peg$c632;
peg$currPos += 7;
} else {
s10 = peg$FAILED;
}
peg$silentFails--;
if (s10 === peg$FAILED) {
s9 = undefined;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = input.charAt(peg$currPos);
if (peg$r18.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
while (s8 !== peg$FAILED) {
s7.push(s8);
s8 = peg$currPos;
s9 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c632) {
s10 = peg$c632;
peg$currPos += 7;
} else {
s10 = peg$FAILED;
}
peg$silentFails--;
if (s10 === peg$FAILED) {
s9 = undefined;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = input.charAt(peg$currPos);
if (peg$r18.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
}
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s5 = [s5, s6, s7];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s5 = peg$c357;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseChange();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c630) {
s9 = peg$c630;
peg$currPos += 12;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s10 = peg$f603(s3, s7);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f604(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 54) === peg$c650) {
s1 = peg$c650;
peg$currPos += 54;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c630) {
s5 = peg$c630;
peg$currPos += 12;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s6 = peg$f605(s3);
if (s6) {
s6 = undefined;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f606(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 54) === peg$c651) {
s1 = peg$c651;
peg$currPos += 54;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c630) {
s5 = peg$c630;
peg$currPos += 12;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s6 = peg$f607(s3);
if (s6) {
s6 = undefined;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f608(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 54) === peg$c652) {
s1 = peg$c652;
peg$currPos += 54;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c630) {
s5 = peg$c630;
peg$currPos += 12;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseCostNote();
if (s6 === peg$FAILED) {
s6 = null;
}
peg$savedPos = peg$currPos;
s7 = peg$f609(s3, s6);
if (s7) {
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f610(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 23) === peg$c653) {
s1 = peg$c653;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c1) {
s5 = peg$c1;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseOwnWhen();
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s8 = peg$f611(s3, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f612(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c654) {
s2 = peg$c654;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s1;
s2 = peg$f613();
}
s1 = s2;
if (s1 === peg$FAILED) {
s1 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c655) {
s2 = peg$c655;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s1;
s2 = peg$f614();
}
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c656) {
s3 = peg$c656;
peg$currPos += 26;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseChange();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 36) === peg$c657) {
s8 = peg$c657;
peg$currPos += 36;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s8 = peg$f615(s1, s5);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f616(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 25) === peg$c658) {
s1 = peg$c658;
peg$currPos += 25;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s5 = peg$f617(s3);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f618(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c659) {
s1 = peg$c659;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s5 = peg$f619(s3);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f620(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 60) === peg$c660) {
s1 = peg$c660;
peg$currPos += 60;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f621();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 38) === peg$c661) {
s1 = peg$c661;
peg$currPos += 38;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c662) {
s5 = peg$c662;
peg$currPos += 17;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f622(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUnlessMana() {
let s0, s1, s2;
const key = peg$currPos * 227 + 141;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c663) {
s2 = peg$c663;
peg$currPos += 29;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c664) {
s2 = peg$c664;
peg$currPos += 29;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAdditionalCost() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 142;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c665) {
s1 = peg$c665;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c343) {
s4 = peg$c343;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parseCosts();
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f623(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c665) {
s1 = peg$c665;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c343) {
s4 = peg$c343;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parseCostChoice();
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f624(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpendOnOwn() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11;
const key = peg$currPos * 227 + 143;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c666) {
s1 = peg$c666;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseColorWords();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c667) {
s5 = peg$c667;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f625(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c668) {
s1 = peg$c668;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 46) === peg$c669) {
s1 = peg$c669;
peg$currPos += 46;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f626();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 31) === peg$c670) {
s1 = peg$c670;
peg$currPos += 31;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f627();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c671) {
s1 = peg$c671;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseMana();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 46) === peg$c672) {
s5 = peg$c672;
peg$currPos += 46;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c673) {
s7 = peg$c673;
peg$currPos += 11;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c311) {
s7 = peg$c311;
peg$currPos += 4;
} else {
s7 = peg$FAILED;
}
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseObjectsAll();
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c674) {
s11 = peg$c674;
peg$currPos += 20;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f628(s3, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c675) {
s1 = peg$c675;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c673) {
s3 = peg$c673;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c311) {
s3 = peg$c311;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseObjectsAll();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c676) {
s7 = peg$c676;
peg$currPos += 10;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f629(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c677) {
s1 = peg$c677;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c678) {
s3 = peg$c678;
peg$currPos += 30;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c679) {
s3 = peg$c679;
peg$currPos += 19;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 25) === peg$c680) {
s4 = peg$c680;
peg$currPos += 25;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseObjects();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseYouControl();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c681) {
s9 = peg$c681;
peg$currPos += 26;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f630(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePermission() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11;
const key = peg$currPos * 227 + 144;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseMaySpend();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 34) === peg$c682) {
s3 = peg$c682;
peg$currPos += 34;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c391) {
s5 = peg$c391;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c393) {
s5 = peg$c393;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parseSpendOn();
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f631(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseMaySpend();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c683) {
s3 = peg$c683;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseSpendOn();
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f632(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c684) {
s1 = peg$c684;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseSpendOn();
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s3 = peg$c2;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f633(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c685) {
s1 = peg$c685;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseColorWords();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 40) === peg$c686) {
s5 = peg$c686;
peg$currPos += 40;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseSpendOn();
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.substr(peg$currPos, 65) === peg$c687) {
s7 = peg$c687;
peg$currPos += 65;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f634(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c685) {
s1 = peg$c685;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTypeWords();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 40) === peg$c686) {
s5 = peg$c686;
peg$currPos += 40;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseSpendOn();
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f635(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c685) {
s1 = peg$c685;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTypeWords();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c688) {
s5 = peg$c688;
peg$currPos += 22;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseTypeWords();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c616) {
s9 = peg$c616;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parseSpendOn();
if (s10 === peg$FAILED) {
s10 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s11 = peg$c2;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f636(s3, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c689) {
s1 = peg$c689;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 123) {
s3 = peg$c7;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r25.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 58) === peg$c690) {
s5 = peg$c690;
peg$currPos += 58;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f637(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c691) {
s1 = peg$c691;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseControls();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 36) === peg$c692) {
s7 = peg$c692;
peg$currPos += 36;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f638(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTypeWords() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 145;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTypeWord();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseTypeWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f639(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseTypeWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f639(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f640(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseMaySpend() {
let s0, s1;
const key = peg$currPos * 227 + 146;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 13);
if (s1.toLowerCase() === peg$c693) {
peg$currPos += (13);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 13);
if (s1.toLowerCase() === peg$c694) {
peg$currPos += (13);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f641();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c695) {
s1 = peg$c695;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f642();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpendOn() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 227 + 147;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c301) {
s2 = peg$c301;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseUse();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s8 = peg$c12;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s8 = peg$c11;
peg$currPos += 2;
} else {
s8 = peg$FAILED;
}
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c301) {
s11 = peg$c301;
peg$currPos += 2;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
s11 = [s11, s12];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
s10 = null;
}
s11 = peg$parseUse();
if (s11 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f643(s4, s11);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s8 = peg$c12;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c11) {
s8 = peg$c11;
peg$currPos += 2;
} else {
s8 = peg$FAILED;
}
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c301) {
s11 = peg$c301;
peg$currPos += 2;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
s11 = [s11, s12];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
s10 = null;
}
s11 = peg$parseUse();
if (s11 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f643(s4, s11);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f644(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c1) {
s2 = peg$c1;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c16) {
s4 = peg$c16;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c696) {
s4 = peg$c696;
peg$currPos += 15;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c523) {
s6 = peg$c523;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f645();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c697) {
s2 = peg$c697;
peg$currPos += 30;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c16) {
s4 = peg$c16;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c696) {
s4 = peg$c696;
peg$currPos += 15;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c523) {
s6 = peg$c523;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f646();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 43) === peg$c698) {
s2 = peg$c698;
peg$currPos += 43;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseObjectsAll();
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseYouControl();
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = null;
}
peg$savedPos = s0;
s0 = peg$f647(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseProhibition() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 227 + 148;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 35) === peg$c699) {
s1 = peg$c699;
peg$currPos += 35;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 37) === peg$c700) {
s5 = peg$c700;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f648(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 31) === peg$c701) {
s1 = peg$c701;
peg$currPos += 31;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 37) === peg$c700) {
s5 = peg$c700;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f649(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 60) === peg$c702) {
s1 = peg$c702;
peg$currPos += 60;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f650();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c703) {
s1 = peg$c703;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f651();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 23) === peg$c704) {
s1 = peg$c704;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 37) === peg$c700) {
s5 = peg$c700;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f652(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c705) {
s1 = peg$c705;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c706) {
s1 = peg$c706;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c707) {
s3 = peg$c707;
peg$currPos += 20;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f653();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseObjectsAll();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseControls();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c707) {
s5 = peg$c707;
peg$currPos += 20;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f654(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c708) {
s1 = peg$c708;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f655();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c627) {
s1 = peg$c627;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSources();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseControls();
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f656(s3, s6);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = [];
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePost();
if (s8 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f657(s3, s4, s8);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePost();
if (s8 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f657(s3, s4, s8);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c709) {
s7 = peg$c709;
peg$currPos += 18;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parseUnlessMana();
if (s8 === peg$FAILED) {
s8 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s9 = peg$c2;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f658(s3, s4, s5, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 35) === peg$c710) {
s1 = peg$c710;
peg$currPos += 35;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSources();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c711) {
s5 = peg$c711;
peg$currPos += 26;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c663) {
s5 = peg$c663;
peg$currPos += 29;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f659(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseAttachedPossessive();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 38) === peg$c712) {
s3 = peg$c712;
peg$currPos += 38;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseUnlessMana();
if (s4 === peg$FAILED) {
s4 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f660(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 21) === peg$c713) {
s4 = peg$c713;
peg$currPos += 21;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c13;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = '';
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s7 = peg$c12;
peg$currPos += 3;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s3 = [s3, s4, s5, s6, s7];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 42) === peg$c714) {
s4 = peg$c714;
peg$currPos += 42;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseUnlessMana();
if (s5 === peg$FAILED) {
s5 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f661(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 42) === peg$c715) {
s3 = peg$c715;
peg$currPos += 42;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c716) {
s3 = peg$c716;
peg$currPos += 26;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c717) {
s3 = peg$c717;
peg$currPos += 17;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c718) {
s3 = peg$c718;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 52) === peg$c719) {
s3 = peg$c719;
peg$currPos += 52;
} else {
s3 = peg$FAILED;
}
}
}
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 42) === peg$c714) {
s5 = peg$c714;
peg$currPos += 42;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseUnlessMana();
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f662(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c720) {
s3 = peg$c720;
peg$currPos += 19;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s5 = peg$c12;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c13;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c721) {
s7 = peg$c721;
peg$currPos += 22;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f663(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c722) {
s3 = peg$c722;
peg$currPos += 20;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f664(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 27) === peg$c723) {
s3 = peg$c723;
peg$currPos += 27;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseBasePower();
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f665(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c724) {
s2 = peg$c724;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseObjectsAll();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseControls();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f666(s2, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c725) {
s5 = peg$c725;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c726) {
s5 = peg$c726;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c727) {
s7 = peg$c727;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$currPos;
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c728) {
s10 = peg$c728;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = peg$parseBasePower();
if (s12 !== peg$FAILED) {
peg$savedPos = s8;
s8 = peg$f667(s2, s3, s12);
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s9 = peg$c2;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f668(s2, s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSources() {
let s0, s1;
const key = peg$currPos * 227 + 149;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c729) {
s1 = peg$c729;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c730) {
s1 = peg$c730;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f669();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$parseObjectsAll();
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTapForMana() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17;
const key = peg$currPos * 227 + 150;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTapTrigger();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s2 = peg$c13;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = input.substr(peg$currPos, 16);
if (s4.toLowerCase() === peg$c731) {
peg$currPos += (16);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 19);
if (s4.toLowerCase() === peg$c732) {
peg$currPos += (19);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 7);
if (s4.toLowerCase() === peg$c733) {
peg$currPos += (7);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 3);
if (s4.toLowerCase() === peg$c360) {
peg$currPos += (3);
} else {
s4 = peg$FAILED;
}
}
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c560) {
s7 = peg$c560;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parseTriggerAdds();
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s8 = peg$c2;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$currPos;
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 64) === peg$c734) {
s11 = peg$c734;
peg$currPos += 64;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s10 = [s10, s11];
s9 = s10;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
s9 = null;
}
s10 = peg$currPos;
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = peg$parseSpendSentence();
if (s12 !== peg$FAILED) {
peg$savedPos = s10;
s10 = peg$f670(s1, s7, s12);
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
s10 = null;
}
peg$savedPos = peg$currPos;
s11 = peg$f671(s1, s7, s10);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f672(s1, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTapTrigger();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s2 = peg$c13;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c735) {
s4 = peg$c735;
peg$currPos += 14;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseObjects();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseYouControl();
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 49) === peg$c736) {
s10 = peg$c736;
peg$currPos += 49;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = [];
s13 = input.charAt(peg$currPos);
if (peg$r6.test(s13)) {
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
while (s13 !== peg$FAILED) {
s12.push(s13);
s13 = input.charAt(peg$currPos);
if (peg$r6.test(s13)) {
peg$currPos++;
} else {
s13 = peg$FAILED;
}
}
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parse_();
if (s13 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c737) {
s14 = peg$c737;
peg$currPos += 9;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f673(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTapTrigger();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s2 = peg$c13;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c360) {
s4 = peg$c360;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c560) {
s7 = peg$c560;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.substr(peg$currPos, 25) === peg$c738) {
s7 = peg$c738;
peg$currPos += 25;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = [];
s10 = input.charAt(peg$currPos);
if (peg$r6.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = input.charAt(peg$currPos);
if (peg$r6.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
}
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c739) {
s11 = peg$c739;
peg$currPos += 23;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
s13 = peg$parseObjects();
if (s13 !== peg$FAILED) {
s14 = peg$parse_();
if (s14 !== peg$FAILED) {
s15 = peg$parseYouControl();
if (s15 !== peg$FAILED) {
s16 = peg$parse_();
if (s16 !== peg$FAILED) {
if (input.substr(peg$currPos, 25) === peg$c740) {
s17 = peg$c740;
peg$currPos += 25;
} else {
s17 = peg$FAILED;
}
if (s17 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f674(s1, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTapTrigger();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s2 = peg$c13;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c731) {
s4 = peg$c731;
peg$currPos += 16;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseTriggerAdds();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c741) {
s7 = peg$c741;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseInteger();
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c742) {
s11 = peg$c742;
peg$currPos += 9;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c743) {
s13 = peg$c743;
peg$currPos += 10;
} else {
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c744) {
s13 = peg$c744;
peg$currPos += 11;
} else {
s13 = peg$FAILED;
}
}
if (s13 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s14 = peg$c2;
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f675(s1, s6, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 123) === peg$c745) {
s1 = peg$c745;
peg$currPos += 123;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f676();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c746) {
s1 = peg$c746;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseLandProduces();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s6 = peg$c13;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c12) {
s9 = peg$c12;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parseLandProduces();
if (s9 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f677(s3, s9);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s6 = peg$c13;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c12) {
s9 = peg$c12;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parseLandProduces();
if (s9 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f677(s3, s9);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c747) {
s6 = peg$c747;
peg$currPos += 20;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseReplacedWhat();
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s9 = peg$c2;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f678(s3, s4, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTapTrigger();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s2 = peg$c13;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c748) {
s4 = peg$c748;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseInteger();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c742) {
s8 = peg$c742;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c30) {
s10 = peg$c30;
peg$currPos += 3;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c744) {
s10 = peg$c744;
peg$currPos += 11;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c749) {
s10 = peg$c749;
peg$currPos += 10;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c750) {
s10 = peg$c750;
peg$currPos += 22;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c751) {
s10 = peg$c751;
peg$currPos += 14;
} else {
s10 = peg$FAILED;
}
}
}
}
}
if (s10 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s11 = peg$c2;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s12 = peg$f679(s1, s6);
if (s12) {
s12 = undefined;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f680(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 35) === peg$c752) {
s1 = peg$c752;
peg$currPos += 35;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c464) {
s5 = peg$c464;
peg$currPos += 14;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f681(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c753) {
s1 = peg$c753;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r6.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r6.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c754) {
s5 = peg$c754;
peg$currPos += 23;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseInteger();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c742) {
s9 = peg$c742;
peg$currPos += 9;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = [];
s12 = input.charAt(peg$currPos);
if (peg$r26.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
while (s12 !== peg$FAILED) {
s11.push(s12);
s12 = input.charAt(peg$currPos);
if (peg$r26.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
}
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s12 = peg$c2;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f682(s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c431) {
s1 = peg$c431;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTappedForMana();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c755) {
s4 = peg$c755;
peg$currPos += 13;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c167) {
s7 = peg$c167;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s6;
s7 = peg$f683(s3);
}
s6 = s7;
if (s6 === peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c168) {
s7 = peg$c168;
peg$currPos += 11;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s6;
s7 = peg$f684(s3);
}
s6 = s7;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c756) {
s8 = peg$c756;
peg$currPos += 29;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f685(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c431) {
s1 = peg$c431;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTappedForMana();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c755) {
s4 = peg$c755;
peg$currPos += 13;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseReplacedMana();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c747) {
s8 = peg$c747;
peg$currPos += 20;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseReplacedWhat();
if (s10 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s11 = peg$c2;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f686(s3, s6, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c757) {
s2 = peg$c757;
peg$currPos += 19;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r27.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r27.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c13;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = input.substr(peg$currPos, 47);
if (s7.toLowerCase() === peg$c758) {
peg$currPos += (47);
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s2 = [s2, s3, s4, s5, s6, s7, s8];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 75) === peg$c759) {
s2 = peg$c759;
peg$currPos += 75;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseReplacedWhat();
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f687(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLandProduces() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 151;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseBasicLand();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c760) {
s3 = peg$c760;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c45;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseTypeSymbol();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f688(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseReplacedMana() {
let s0, s1;
const key = peg$currPos * 227 + 152;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f689(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c761) {
s1 = peg$c761;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f690();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 30) === peg$c762) {
s1 = peg$c762;
peg$currPos += 30;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 34) === peg$c763) {
s1 = peg$c763;
peg$currPos += 34;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c764) {
s1 = peg$c764;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f691();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c408) {
s1 = peg$c408;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f692();
}
s0 = s1;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseReplacedWhat() {
let s0, s1, s2;
const key = peg$currPos * 227 + 153;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c765) {
s1 = peg$c765;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f693();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c393) {
s1 = peg$c393;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f694();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c391) {
s1 = peg$c391;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f695();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTapTrigger() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 154;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c613) {
s1 = peg$c613;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTappedForMana();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f696(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c613) {
s1 = peg$c613;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c766) {
s4 = peg$c766;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s3;
s4 = peg$f697();
}
s3 = s4;
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c767) {
s5 = peg$c767;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f698();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTappedForMana() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 155;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTapper();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTappedObject();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c768) {
s5 = peg$c768;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseForMana();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f699(s1, s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTappedObject();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseControls();
if (s4 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f700(s1, s4);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c769) {
s4 = peg$c769;
peg$currPos += 13;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseForMana();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f701(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTapper() {
let s0, s1, s2;
const key = peg$currPos * 227 + 156;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c766) {
s1 = peg$c766;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f702();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c770) {
s1 = peg$c770;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f703();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c771) {
s1 = peg$c771;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f704();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTappedObject() {
let s0, s1, s2;
const key = peg$currPos * 227 + 157;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseAttached();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 126) {
s1 = peg$c14;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f705();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f706(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseForMana() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 158;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c408) {
s1 = peg$c408;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f707();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f708(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseColorWord();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c616) {
s3 = peg$c616;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f709(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c761) {
s1 = peg$c761;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f710();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c772) {
s3 = peg$c772;
peg$currPos += 12;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f711(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c773) {
s1 = peg$c773;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f712();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c616) {
s1 = peg$c616;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f713();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTriggerAdds() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 159;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c774) {
s1 = peg$c774;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c394) {
s4 = peg$c394;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c775) {
s9 = peg$c775;
peg$currPos += 9;
} else {
s9 = peg$FAILED;
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = input.charAt(peg$currPos);
if (peg$r28.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c775) {
s9 = peg$c775;
peg$currPos += 9;
} else {
s9 = peg$FAILED;
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = input.charAt(peg$currPos);
if (peg$r28.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c776) {
s8 = peg$c776;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s4 = [s4, s5, s6, s7, s8];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c777) {
s3 = peg$c777;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f714();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c382) {
s1 = peg$c382;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c187) {
s3 = peg$c187;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c80) {
s3 = peg$c80;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c778) {
s3 = peg$c778;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f715();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseAddList();
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAttachedPossessive() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 160;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c779) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c780) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r6.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r6.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = input.substring(s3, peg$currPos);
} else {
s3 = s4;
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c58) {
s4 = peg$c58;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
s6 = '';
peg$savedPos = s5;
s6 = peg$f716(s3);
s5 = s6;
peg$savedPos = peg$currPos;
s6 = peg$f717(s3, s5);
if (s6) {
s6 = undefined;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f718(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePlural() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 161;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
s2 = peg$currPos;
s3 = peg$currPos;
peg$silentFails++;
s4 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 115) {
s5 = peg$c45;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseW();
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r6.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = peg$currPos;
s3 = peg$currPos;
peg$silentFails++;
s4 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 115) {
s5 = peg$c45;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseW();
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r6.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
}
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAttached() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 162;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c779) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c780) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c781) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
peg$silentFails++;
s4 = peg$currPos;
s5 = peg$parsePlural();
if (s5 !== peg$FAILED) {
s6 = peg$parseW();
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseObjects();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f719(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseGrant() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14;
const key = peg$currPos * 227 + 163;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c782) {
s1 = peg$c782;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSpellPhrase();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c783) {
s5 = peg$c783;
peg$currPos += 22;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePaymentKeyword();
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s8 = peg$c2;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f720(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSpellPhrase();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c546) {
s3 = peg$c546;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseFromPart();
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s6 = peg$c138;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s6 = peg$c139;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePaymentKeyword();
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s9 = peg$c2;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f721(s1, s4, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSpellPhrase();
if (s1 !== peg$FAILED) {
s2 = peg$parseFromPart();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s4 = peg$c138;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parsePaymentKeyword();
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f722(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseGrantTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c784) {
s3 = peg$c784;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c785) {
s3 = peg$c785;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseLoosePowerChange();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c12) {
s8 = peg$c12;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
if (input.substr(peg$currPos, 4) === peg$c138) {
s8 = peg$c138;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s8 = peg$c139;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseGrants();
if (s10 !== peg$FAILED) {
s11 = peg$parseStop();
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f723(s1, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseGrantTarget();
if (s1 === peg$FAILED) {
s1 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 126) {
s2 = peg$c14;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s1;
s2 = peg$f724();
}
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s3 = peg$c138;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s3 = peg$c139;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c427) {
s3 = peg$c427;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c786) {
s3 = peg$c786;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
}
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseGrants();
if (s5 !== peg$FAILED) {
s6 = peg$parseTrailingWhen();
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parseStop();
if (s7 !== peg$FAILED) {
s8 = peg$currPos;
s9 = '';
peg$savedPos = s8;
s9 = peg$f725(s1, s5, s6);
s8 = s9;
peg$savedPos = peg$currPos;
s9 = peg$f726(s1, s5, s6, s8);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f727(s1, s5, s6, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c787) {
s1 = peg$c787;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
s4 = peg$parseGroup();
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c13;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseGrantTarget();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s9 = peg$c138;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s9 = peg$c139;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s11 = peg$c361;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parseManaAbility();
if (s12 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s13 = peg$c361;
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
s14 = peg$parseStop();
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f728(s3, s4, s7, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c579) {
s1 = peg$c579;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCondition();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseGrantTarget();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s8 = peg$c138;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s8 = peg$c139;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s10 = peg$c361;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parseManaAbility();
if (s11 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s12 = peg$c361;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parseStop();
if (s13 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s14 = peg$f729(s3, s6, s11);
if (s14) {
s14 = undefined;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f730(s3, s6, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c579) {
s1 = peg$c579;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseAttached();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s5 = peg$c140;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseSelfState();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c788) {
s8 = peg$c788;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseGrants();
if (s10 !== peg$FAILED) {
s11 = peg$parseStop();
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f731(s3, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNamedWhen();
if (s1 !== peg$FAILED) {
s2 = peg$parseGrantTarget();
if (s2 === peg$FAILED) {
s2 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 126) {
s3 = peg$c14;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s2;
s3 = peg$f732(s1);
}
s2 = s3;
if (s2 === peg$FAILED) {
s2 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c15) {
s3 = peg$c15;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f733(s1);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
}
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s4 = peg$c138;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s4 = peg$c139;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseGrants();
if (s6 !== peg$FAILED) {
s7 = peg$parseStop();
if (s7 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s8 = peg$f734(s1, s2, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$currPos;
s10 = '';
peg$savedPos = s9;
s10 = peg$f735(s1, s2, s6);
s9 = s10;
peg$savedPos = peg$currPos;
s10 = peg$f736(s1, s2, s6, s9);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f737(s1, s2, s6, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 33) === peg$c789) {
s1 = peg$c789;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c790) {
s4 = peg$c790;
peg$currPos += 15;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseQuantity();
if (s6 !== peg$FAILED) {
s7 = peg$parseGroup();
if (s7 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f738(s6, s7);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.charCodeAt(peg$currPos) === 44) {
s3 = peg$c13;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseGrantTarget();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s7 = peg$c138;
peg$currPos += 4;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s7 = peg$c139;
peg$currPos += 3;
} else {
s7 = peg$FAILED;
}
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseGrants();
if (s9 !== peg$FAILED) {
s10 = peg$parseStop();
if (s10 !== peg$FAILED) {
s11 = peg$currPos;
s12 = '';
peg$savedPos = s11;
s12 = peg$f739(s2, s5, s9);
s11 = s12;
peg$savedPos = peg$currPos;
s12 = peg$f740(s2, s5, s9, s11);
if (s12) {
s12 = undefined;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f741(s2, s5, s9, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 65) === peg$c791) {
s1 = peg$c791;
peg$currPos += 65;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseGrants();
if (s3 !== peg$FAILED) {
s4 = peg$parseStop();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f742(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCopyHolder();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s3 = peg$c139;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s3 = peg$c138;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c792) {
s5 = peg$c792;
peg$currPos += 13;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c793) {
s8 = peg$c793;
peg$currPos += 13;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c517) {
s8 = peg$c517;
peg$currPos += 12;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseCopySource();
if (s10 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s11 = peg$c2;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$currPos;
s13 = peg$parse_();
if (s13 !== peg$FAILED) {
if (input.substr(peg$currPos, 83) === peg$c794) {
s14 = peg$c794;
peg$currPos += 83;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s13 = [s13, s14];
s12 = s13;
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
} else {
peg$currPos = s12;
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
s12 = null;
}
peg$savedPos = s0;
s0 = peg$f743(s1, s10, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c579) {
s2 = peg$c579;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseUntoldCard();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c795) {
s6 = peg$c795;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseSharedTarget();
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c796) {
s10 = peg$c796;
peg$currPos += 11;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s2 = [s2, s3, s4, s5, s6, s7, s8, s9, s10];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = peg$parseSharedTarget();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 21) === peg$c797) {
s4 = peg$c797;
peg$currPos += 21;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseUntoldCard();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c796) {
s8 = peg$c796;
peg$currPos += 11;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s2 = [s2, s3, s4, s5, s6, s7, s8];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
if (input.substr(peg$currPos, 65) === peg$c798) {
s2 = peg$c798;
peg$currPos += 65;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c799) {
s4 = peg$c799;
peg$currPos += 13;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s2 = [s2, s3, s4];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c800) {
s3 = peg$c800;
peg$currPos += 20;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
s5 = input.substring(s5, peg$currPos);
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f744(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseGrantTarget();
if (s1 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s1 = peg$c14;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s3 = peg$c138;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s3 = peg$c139;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseNoMatter();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c355) {
s7 = peg$c355;
peg$currPos += 10;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = [];
s10 = input.charAt(peg$currPos);
if (peg$r18.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = input.charAt(peg$currPos);
if (peg$r18.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s10 = peg$c2;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f745();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c579) {
s1 = peg$c579;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r11.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r11.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
s4 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c13;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = [];
s8 = peg$currPos;
s9 = peg$currPos;
peg$silentFails++;
s10 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c15) {
s11 = peg$c15;
peg$currPos += 2;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s11 = peg$c14;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s13 = peg$c139;
peg$currPos += 3;
} else {
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s13 = peg$c138;
peg$currPos += 4;
} else {
s13 = peg$FAILED;
}
}
if (s13 !== peg$FAILED) {
s11 = [s11, s12, s13];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
peg$silentFails--;
if (s10 === peg$FAILED) {
s9 = undefined;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = input.charAt(peg$currPos);
if (peg$r11.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
while (s8 !== peg$FAILED) {
s7.push(s8);
s8 = peg$currPos;
s9 = peg$currPos;
peg$silentFails++;
s10 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c15) {
s11 = peg$c15;
peg$currPos += 2;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s11 = peg$c14;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s13 = peg$c139;
peg$currPos += 3;
} else {
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s13 = peg$c138;
peg$currPos += 4;
} else {
s13 = peg$FAILED;
}
}
if (s13 !== peg$FAILED) {
s11 = [s11, s12, s13];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
peg$silentFails--;
if (s10 === peg$FAILED) {
s9 = undefined;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = input.charAt(peg$currPos);
if (peg$r11.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
}
s5 = [s5, s6, s7];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c13;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s7 = peg$c15;
peg$currPos += 2;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s7 = peg$c14;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = peg$parseGrantTarget();
}
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s9 = peg$c139;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s9 = peg$c138;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = peg$parseNoMatter();
if (s11 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s12 = peg$c2;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f746();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseGrantTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c784) {
s3 = peg$c784;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c785) {
s3 = peg$c785;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseLoosePowerChange();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c801) {
s7 = peg$c801;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c802) {
s7 = peg$c802;
peg$currPos += 6;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c803) {
s7 = peg$c803;
peg$currPos += 8;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c804) {
s7 = peg$c804;
peg$currPos += 9;
} else {
s7 = peg$FAILED;
}
}
}
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseGrants();
if (s9 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f747(s1, s9);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.charCodeAt(peg$currPos) === 44) {
s7 = peg$c13;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s9 = peg$c12;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s11 = peg$c140;
peg$currPos += 2;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s11 = peg$c141;
peg$currPos += 3;
} else {
s11 = peg$FAILED;
}
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
s13 = peg$parseInAddition();
if (s13 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s14 = peg$c2;
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f748(s1, s6, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseGrantTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseInAddition();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s7 = peg$c12;
peg$currPos += 3;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s9 = peg$c139;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s9 = peg$c138;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = peg$parseGrants();
if (s11 !== peg$FAILED) {
s12 = peg$parseStop();
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f749(s1, s5, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseInAddition() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 227 + 164;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseTypeList();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c805) {
s4 = peg$c805;
peg$currPos += 14;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c17) {
s6 = peg$c17;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c20) {
s6 = peg$c20;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c806) {
s8 = peg$c806;
peg$currPos += 11;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f750(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseNamedWhen() {
let s0, s1, s2;
const key = peg$currPos * 227 + 165;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseLeadingWhen();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f751(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f752(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePaymentKeyword() {
let s0, s1, s2;
const key = peg$currPos * 227 + 166;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c111) {
s2 = peg$c111;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c112) {
s2 = peg$c112;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c113) {
s2 = peg$c113;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
}
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f753(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseGrantTarget() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 167;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f754(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c807) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c599) {
peg$currPos += (4);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseControls();
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f755(s3, s6);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = [];
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePost();
if (s8 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f756(s3, s4, s8);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePost();
if (s8 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f756(s3, s4, s8);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f757(s3, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseObjectsAll();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseControls();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePost();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f758(s1, s3, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parsePost();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f758(s1, s3, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f759(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c808) {
s1 = peg$c808;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseControls();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parsePost();
if (s9 !== peg$FAILED) {
peg$savedPos = s7;
s7 = peg$f760(s3, s5, s9);
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = peg$currPos;
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parsePost();
if (s9 !== peg$FAILED) {
peg$savedPos = s7;
s7 = peg$f760(s3, s5, s9);
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f761(s3, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseObjectsAll();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
peg$silentFails++;
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s5 = peg$c138;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c785) {
s5 = peg$c785;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
peg$silentFails--;
if (s3 !== peg$FAILED) {
peg$currPos = s2;
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f762(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseGrants() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 168;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseOneGrant();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseOneGrant();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f763(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseOneGrant();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f763(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f764(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseStop() {
let s0;
const key = peg$currPos * 227 + 169;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.charCodeAt(peg$currPos) === 46) {
s0 = peg$c2;
peg$currPos++;
} else {
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseEOF();
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOneGrant() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 227 + 170;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 34) {
s1 = peg$c361;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseManaAbility();
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s3 = peg$c13;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
if (input.charCodeAt(peg$currPos) === 34) {
s4 = peg$c361;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f765(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 34) {
s1 = peg$c361;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r29.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r29.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 58) {
s3 = peg$c358;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
s7 = peg$parseAddsMana();
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = input.charAt(peg$currPos);
if (peg$r17.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
s7 = peg$parseAddsMana();
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = input.charAt(peg$currPos);
if (peg$r17.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 34) {
s5 = peg$c361;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f766();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 34) {
s1 = peg$c361;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c614) {
s2 = peg$c614;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c615) {
s2 = peg$c615;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r17.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r17.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 34) {
s4 = peg$c361;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f767();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c98) {
s1 = peg$c98;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f768();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c111) {
s2 = peg$c111;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c112) {
s2 = peg$c112;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c113) {
s2 = peg$c113;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c809) {
s2 = peg$c809;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
}
}
}
peg$silentFails--;
if (s2 === peg$FAILED) {
s1 = undefined;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parsePlainKeyword();
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f769();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c810) {
s1 = peg$c810;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c811) {
s1 = peg$c811;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c126) {
s1 = peg$c126;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c115) {
s1 = peg$c115;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c812) {
s1 = peg$c812;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c813) {
s1 = peg$c813;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c326) {
s1 = peg$c326;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c495) {
s1 = peg$c495;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c120) {
s1 = peg$c120;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c814) {
s1 = peg$c814;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
s5 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c815) {
s6 = peg$c815;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c816) {
s8 = peg$c816;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 11) === peg$c817) {
s6 = peg$c817;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c527) {
s7 = peg$c527;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c818) {
s8 = peg$c818;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = input.charAt(peg$currPos);
if (peg$r30.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s4 = [s4, s5, s6, s7, s8];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
s5 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c815) {
s6 = peg$c815;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c816) {
s8 = peg$c816;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 11) === peg$c817) {
s6 = peg$c817;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c527) {
s7 = peg$c527;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c818) {
s8 = peg$c818;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = input.charAt(peg$currPos);
if (peg$r30.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s4 = [s4, s5, s6, s7, s8];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f770();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCopyHolder() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 171;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 38) === peg$c819) {
s1 = peg$c819;
peg$currPos += 38;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
if (input.substr(peg$currPos, 42) === peg$c820) {
s2 = peg$c820;
peg$currPos += 42;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r31.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r31.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c821) {
s5 = peg$c821;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s2 = [s2, s3, s4, s5];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s1 = peg$c14;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
peg$silentFails++;
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s5 = peg$c139;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s5 = peg$c138;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
peg$silentFails--;
if (s3 !== peg$FAILED) {
peg$currPos = s2;
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f771();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseGrantTarget();
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCopySource() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 227 + 172;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c807) {
s2 = peg$c807;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c599) {
s2 = peg$c599;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseObjectsAll();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseControls();
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 34) === peg$c822) {
s7 = peg$c822;
peg$currPos += 34;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f772(s2, s4);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = null;
}
peg$savedPos = s0;
s0 = peg$f773(s2, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c807) {
s2 = peg$c807;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseObjectsAll();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c149) {
s4 = peg$c149;
peg$currPos += 17;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f774(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c807) {
s2 = peg$c807;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseObjectsAll();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c148) {
s4 = peg$c148;
peg$currPos += 17;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f775(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c807) {
s3 = peg$c807;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c823) {
s6 = peg$c823;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s8 = peg$c14;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s8 = peg$c15;
peg$currPos += 2;
} else {
s8 = peg$FAILED;
}
}
if (s8 !== peg$FAILED) {
s6 = [s6, s7, s8];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = peg$currPos;
s6 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c824) {
s7 = peg$c824;
peg$currPos += 7;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.substr(peg$currPos, 13) === peg$c825) {
s7 = peg$c825;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = [];
s10 = input.charAt(peg$currPos);
if (peg$r12.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = input.charAt(peg$currPos);
if (peg$r12.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
}
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s6 = [s6, s7, s8, s9];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s2 = [s2, s3, s4, s5];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c826) {
s1 = peg$c826;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c827) {
s1 = peg$c827;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c828) {
s1 = peg$c828;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f776();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c599) {
s1 = peg$c599;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjects();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f777(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUntoldCard() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 173;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c829) {
s1 = peg$c829;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s3 = peg$c14;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s3 = peg$c15;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c830) {
s1 = peg$c830;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s3 = peg$c14;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s3 = peg$c15;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 30) === peg$c831) {
s1 = peg$c831;
peg$currPos += 30;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r6.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r6.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c832) {
s5 = peg$c832;
peg$currPos += 13;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSharedTarget() {
let s0;
const key = peg$currPos * 227 + 174;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.charCodeAt(peg$currPos) === 126) {
s0 = peg$c14;
peg$currPos++;
} else {
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c833) {
s0 = peg$c833;
peg$currPos += 17;
} else {
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseNoMatter() {
let s0, s1, s2;
const key = peg$currPos * 227 + 175;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseGrants();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f778(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAddsMana() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 176;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c468) {
s1 = peg$c468;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c360) {
s1 = peg$c360;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c616) {
s1 = peg$c616;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTypeChange() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20;
const key = peg$currPos * 227 + 177;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 34) === peg$c834) {
s1 = peg$c834;
peg$currPos += 34;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSetColors();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 99) === peg$c835) {
s4 = peg$c835;
peg$currPos += 99;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f779(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 112) === peg$c836) {
s1 = peg$c836;
peg$currPos += 112;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSetColors();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f780(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseLandTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseLandTypeList();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c805) {
s7 = peg$c805;
peg$currPos += 14;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c17) {
s9 = peg$c17;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c20) {
s9 = peg$c20;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c33) {
s11 = peg$c33;
peg$currPos += 5;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
s13 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c395) {
s14 = peg$c395;
peg$currPos += 4;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s15 = peg$parse_();
if (s15 !== peg$FAILED) {
s14 = [s14, s15];
s13 = s14;
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
s13 = null;
}
if (input.substr(peg$currPos, 6) === peg$c837) {
s14 = peg$c837;
peg$currPos += 6;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f781(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseLandTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseLandTypeList();
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f782(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseInteger();
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 47) {
s6 = peg$c339;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseInteger();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c838) {
s10 = peg$c838;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s11 = peg$c45;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
s11 = null;
}
s10 = [s10, s11];
s9 = s10;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c394) {
s11 = peg$c394;
peg$currPos += 4;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s13 = peg$c141;
peg$currPos += 3;
} else {
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s13 = peg$c140;
peg$currPos += 2;
} else {
s13 = peg$FAILED;
}
}
if (s13 !== peg$FAILED) {
s14 = peg$parse_();
if (s14 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c839) {
s15 = peg$c839;
peg$currPos += 5;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
s16 = peg$parse_();
if (s16 !== peg$FAILED) {
s17 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 97) {
s18 = peg$c5;
peg$currPos++;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
s19 = peg$parse_();
if (s19 !== peg$FAILED) {
s18 = [s18, s19];
s17 = s18;
} else {
peg$currPos = s17;
s17 = peg$FAILED;
}
} else {
peg$currPos = s17;
s17 = peg$FAILED;
}
if (s17 === peg$FAILED) {
s17 = null;
}
if (input.substr(peg$currPos, 4) === peg$c395) {
s18 = peg$c395;
peg$currPos += 4;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s19 = peg$c45;
peg$currPos++;
} else {
s19 = peg$FAILED;
}
if (s19 === peg$FAILED) {
s19 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s20 = peg$c2;
peg$currPos++;
} else {
s20 = peg$FAILED;
}
if (s20 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f783(s1, s5, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseLeadingWhen();
if (s1 === peg$FAILED) {
s1 = null;
}
if (input.substr(peg$currPos, 9) === peg$c840) {
s2 = peg$c840;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 110) {
s3 = peg$c841;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r6.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r6.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = input.substring(s5, peg$currPos);
} else {
s5 = s6;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseW();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
s8 = '';
peg$savedPos = s7;
s8 = peg$f784(s1, s5);
s7 = s8;
s8 = peg$parseTrailingWhen();
if (s8 === peg$FAILED) {
s8 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s9 = peg$c2;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s10 = peg$f785(s1, s5, s7, s8);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f786(s1, s5, s7, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 === peg$FAILED) {
s5 = null;
}
if (input.substr(peg$currPos, 17) === peg$c842) {
s6 = peg$c842;
peg$currPos += 17;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c45;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 54) === peg$c843) {
s9 = peg$c843;
peg$currPos += 54;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f787(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c844) {
s5 = peg$c844;
peg$currPos += 19;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c845) {
s5 = peg$c845;
peg$currPos += 18;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseSameElsewhere();
if (s7 === peg$FAILED) {
s7 = null;
}
peg$savedPos = s0;
s0 = peg$f788(s1, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c846) {
s5 = peg$c846;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c838) {
s8 = peg$c838;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
if (input.substr(peg$currPos, 4) === peg$c393) {
s8 = peg$c393;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$parseOtherTypes();
if (s10 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s11 = peg$c2;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parseSameElsewhere();
if (s12 === peg$FAILED) {
s12 = null;
}
peg$savedPos = peg$currPos;
s13 = peg$f789(s1, s12);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f790(s1, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 === peg$FAILED) {
s5 = null;
}
s6 = peg$parseTypeList();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseOtherTypes();
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s9 = peg$c2;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parseSameElsewhere();
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f791(s1, s6, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 === peg$FAILED) {
s5 = null;
}
s6 = peg$parseTypeList();
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseOtherTypes();
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s9 = peg$c2;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f792(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s3 = peg$c12;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseSpellPhrase();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c847) {
s7 = peg$c847;
peg$currPos += 15;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseArticle();
if (s9 === peg$FAILED) {
s9 = null;
}
s10 = peg$parseTypeList();
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = peg$parseOtherTypes();
if (s12 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s13 = peg$c2;
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f793(s1, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 75) === peg$c848) {
s1 = peg$c848;
peg$currPos += 75;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTypeList();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseOtherTypes();
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f794(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 68) === peg$c849) {
s1 = peg$c849;
peg$currPos += 68;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSetColors();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 34) === peg$c850) {
s5 = peg$c850;
peg$currPos += 34;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f795(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 59) === peg$c851) {
s1 = peg$c851;
peg$currPos += 59;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f796();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 45) === peg$c852) {
s1 = peg$c852;
peg$currPos += 45;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 47) {
s4 = peg$c339;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseInteger();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseTypeList();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseOtherTypes();
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s10 = peg$c2;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f797(s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 30) === peg$c853) {
s1 = peg$c853;
peg$currPos += 30;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f798();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c854) {
s5 = peg$c854;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f799(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseSetColors();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 31) === peg$c855) {
s8 = peg$c855;
peg$currPos += 31;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 33) === peg$c856) {
s8 = peg$c856;
peg$currPos += 33;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f800(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c857) {
s1 = peg$c857;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseArticle();
if (s3 !== peg$FAILED) {
s4 = peg$parseSubtype();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = peg$currPos;
s7 = peg$parseListSep();
if (s7 !== peg$FAILED) {
s8 = peg$parseArticle();
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parseSubtype();
if (s9 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f801(s4, s9);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$parseListSep();
if (s7 !== peg$FAILED) {
s8 = peg$parseArticle();
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parseSubtype();
if (s9 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f801(s4, s9);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f802(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c858) {
s1 = peg$c858;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c859) {
s4 = peg$c859;
peg$currPos += 30;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s3 = peg$c2;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f803(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c860) {
s1 = peg$c860;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSetColors();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f804(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 79) === peg$c861) {
s1 = peg$c861;
peg$currPos += 79;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f805();
}
s0 = s1;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOtherTypes() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 178;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c805) {
s1 = peg$c805;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c17) {
s3 = peg$c17;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c20) {
s3 = peg$c20;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c33) {
s5 = peg$c33;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c838) {
s8 = peg$c838;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c395) {
s8 = peg$c395;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
if (input.substr(peg$currPos, 5) === peg$c862) {
s8 = peg$c862;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5, s6, s7, s8];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSameElsewhere() {
let s0, s1, s2;
const key = peg$currPos * 227 + 179;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 107) === peg$c863) {
s2 = peg$c863;
peg$currPos += 107;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f806();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 117) === peg$c864) {
s2 = peg$c864;
peg$currPos += 117;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f807();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLandTarget() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 180;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f808(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f809(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c807) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c599) {
peg$currPos += (4);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseLands();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseControls();
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f810(s3, s6);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
peg$savedPos = s0;
s0 = peg$f811(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseLands();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseControls();
if (s4 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f812(s1, s4);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
peg$savedPos = s0;
s0 = peg$f813(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLands() {
let s0, s1, s2;
const key = peg$currPos * 227 + 181;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseObjectsAll();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f814(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f815(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLandTypeList() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 182;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c865) {
s1 = peg$c865;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f816();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c846) {
s1 = peg$c846;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c866) {
s4 = peg$c866;
peg$currPos += 10;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
if (input.substr(peg$currPos, 4) === peg$c393) {
s4 = peg$c393;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f817();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseBasicLand();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$currPos;
s5 = peg$parseListSep();
if (s5 !== peg$FAILED) {
s6 = peg$parseArticle();
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parseBasicLand();
if (s7 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f818(s2, s7);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$parseListSep();
if (s5 !== peg$FAILED) {
s6 = peg$parseArticle();
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parseBasicLand();
if (s7 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f818(s2, s7);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f819(s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBasicLand() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 183;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c867) {
s1 = peg$c867;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c868) {
s1 = peg$c868;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c869) {
s1 = peg$c869;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c870) {
s1 = peg$c870;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c871) {
s1 = peg$c871;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
}
}
}
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c45;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f820(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTypeTarget() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 227 + 184;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f821(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c807) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c599) {
peg$currPos += (4);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseControls();
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f822(s3, s6);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = [];
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePost();
if (s8 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f823(s3, s4, s8);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePost();
if (s8 !== peg$FAILED) {
peg$savedPos = s6;
s6 = peg$f823(s3, s4, s8);
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f824(s3, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseObjectsAll();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseControls();
if (s4 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f825(s1, s4);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = [];
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parsePost();
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f826(s1, s2, s6);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parsePost();
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f826(s1, s2, s6);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f827(s1, s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTypeList() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 185;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTypeListWord();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseTypeListWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f828(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseTypeListWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f828(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
s3 = peg$currPos;
s4 = '';
peg$savedPos = s3;
s4 = peg$f829(s1, s2);
s3 = s4;
peg$savedPos = s0;
s0 = peg$f830(s1, s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTypeListWord() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 186;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
peg$silentFails++;
s2 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
peg$silentFails--;
if (s2 === peg$FAILED) {
s1 = undefined;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r1.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r1.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = input.substring(s2, peg$currPos);
} else {
s2 = s3;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = '';
peg$savedPos = s4;
s5 = peg$f831(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f832(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f833(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r1.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r1.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = '';
peg$savedPos = s3;
s4 = peg$f834(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f835(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f836(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSubtype();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f837(s1);
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSetColors() {
let s0, s1, s2;
const key = peg$currPos * 227 + 187;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c9) {
s1 = peg$c9;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f838();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c80) {
s1 = peg$c80;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f839();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c872) {
s1 = peg$c872;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f840();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseColorWords();
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePower() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18;
const key = peg$currPos * 227 + 188;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parsePowerParts();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = '';
peg$savedPos = s2;
s3 = peg$f841(s1);
s2 = s3;
peg$savedPos = peg$currPos;
s3 = peg$f842(s1, s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f843(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c579) {
s1 = peg$c579;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseAttached();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s5 = peg$c140;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseSelfState();
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s8 = peg$c13;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s10 = peg$c15;
peg$currPos += 2;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c784) {
s12 = peg$c784;
peg$currPos += 4;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parse_();
if (s13 !== peg$FAILED) {
s14 = peg$parsePowerChange();
if (s14 !== peg$FAILED) {
s15 = [];
s16 = peg$parsePowerTail();
while (s16 !== peg$FAILED) {
s15.push(s16);
s16 = peg$parsePowerTail();
}
s16 = peg$parseStop();
if (s16 !== peg$FAILED) {
s17 = peg$currPos;
s18 = '';
peg$savedPos = s17;
s18 = peg$f844(s3, s7, s14, s15);
s17 = s18;
peg$savedPos = peg$currPos;
s18 = peg$f845(s3, s7, s14, s15, s17);
if (s18) {
s18 = undefined;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f846(s3, s7, s14, s15, s17);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 41) === peg$c873) {
s1 = peg$c873;
peg$currPos += 41;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c874) {
s1 = peg$c874;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseValue();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f847(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c875) {
s1 = peg$c875;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseValue();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 46) === peg$c876) {
s6 = peg$c876;
peg$currPos += 46;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseNumber();
if (s8 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f848(s3, s8);
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f849(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 25) === peg$c877) {
s1 = peg$c877;
peg$currPos += 25;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseValue();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f850(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parsePowerTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s3 = peg$c139;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s3 = peg$c138;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseBasePower();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$parsePowerTail();
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = peg$parsePowerTail();
}
s7 = peg$parseStop();
if (s7 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s8 = peg$f851(s1, s5, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f852(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePowerParts() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 227 + 189;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parsePowerWhen();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parsePowerTarget();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c784) {
s4 = peg$c784;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c785) {
s4 = peg$c785;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parsePowerChange();
if (s6 !== peg$FAILED) {
s7 = [];
s8 = peg$parsePowerTail();
while (s8 !== peg$FAILED) {
s7.push(s8);
s8 = peg$parsePowerTail();
}
s8 = peg$parsePowerTrailing();
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = [];
s10 = peg$parsePowerTail();
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = peg$parsePowerTail();
}
s10 = peg$parseStop();
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f853(s1, s2, s6, s7, s8, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePowerWhen() {
let s0, s1;
const key = peg$currPos * 227 + 190;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseLeadingWhen();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f854(s1);
}
s0 = s1;
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePowerTrailing() {
let s0, s1;
const key = peg$currPos * 227 + 191;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTrailingWhen();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f855(s1);
}
s0 = s1;
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePowerTarget() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 192;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 126) {
s1 = peg$c14;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
peg$silentFails++;
s3 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c878) {
s4 = peg$c878;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseObjectsAll();
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
peg$silentFails--;
if (s3 === peg$FAILED) {
s2 = undefined;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f856();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c15) {
s1 = peg$c15;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f857();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseGrantTarget();
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePowerChange() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 193;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c560) {
s2 = peg$c560;
peg$currPos += 13;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseSigned();
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 47) {
s3 = peg$c339;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseSigned();
if (s4 !== peg$FAILED) {
s5 = peg$parseForEach();
if (s5 === peg$FAILED) {
s5 = null;
}
peg$savedPos = s0;
s0 = peg$f858(s2, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSigned() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 194;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.charAt(peg$currPos);
if (peg$r32.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
peg$savedPos = s2;
s3 = peg$f859(s1, s3);
}
s2 = s3;
if (s2 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 88) {
s2 = peg$c300;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f860(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBasePower() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 195;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c879) {
s1 = peg$c879;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 47) {
s4 = peg$c339;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseInteger();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f861(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePowerTail() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11;
const key = peg$currPos * 227 + 196;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s2 = peg$c13;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s5 = peg$c12;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s3 = peg$c12;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s3 = peg$c139;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s3 = peg$c138;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseGrants();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f862(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s2 = peg$c13;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s5 = peg$c12;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s3 = peg$c12;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseInAddition();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f863(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s2 = peg$c13;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s5 = peg$c12;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s3 = peg$c12;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c880) {
s4 = peg$c880;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c881) {
s6 = peg$c881;
peg$currPos += 7;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c882) {
s6 = peg$c882;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c883) {
s6 = peg$c883;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c780) {
s6 = peg$c780;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c779) {
s6 = peg$c779;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c884) {
s6 = peg$c884;
peg$currPos += 10;
} else {
s6 = peg$FAILED;
}
}
}
}
}
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c885) {
s4 = peg$c885;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c886) {
s6 = peg$c886;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c887) {
s6 = peg$c887;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c888) {
s4 = peg$c888;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c887) {
s6 = peg$c887;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c886) {
s6 = peg$c886;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c887) {
s4 = peg$c887;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s5 = peg$c45;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = null;
}
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c886) {
s4 = peg$c886;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s5 = peg$c45;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = null;
}
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c889) {
s3 = peg$c889;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c890) {
s3 = peg$c890;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c891) {
s3 = peg$c891;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c892) {
s3 = peg$c892;
peg$currPos += 13;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c893) {
s3 = peg$c893;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c894) {
s4 = peg$c894;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s5 = peg$c45;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = null;
}
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c725) {
s4 = peg$c725;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c726) {
s4 = peg$c726;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c95) {
s6 = peg$c95;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c96) {
s6 = peg$c96;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c97) {
s6 = peg$c97;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c104) {
s6 = peg$c104;
peg$currPos += 12;
} else {
s6 = peg$FAILED;
}
}
}
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = peg$currPos;
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c895) {
s8 = peg$c895;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c523) {
s8 = peg$c523;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c616) {
s8 = peg$c616;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c98) {
s8 = peg$c98;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s8 = peg$c357;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c803) {
s8 = peg$c803;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c804) {
s8 = peg$c804;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c801) {
s8 = peg$c801;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c896) {
s8 = peg$c896;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c897) {
s8 = peg$c897;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c817) {
s8 = peg$c817;
peg$currPos += 11;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c818) {
s9 = peg$c818;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c898) {
s11 = peg$c898;
peg$currPos += 4;
} else {
s11 = peg$FAILED;
}
peg$silentFails--;
if (s11 === peg$FAILED) {
s10 = undefined;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c899) {
s8 = peg$c899;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c209) {
s8 = peg$c209;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c391) {
s8 = peg$c391;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c900) {
s9 = peg$c900;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s10 = peg$c45;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
s10 = null;
}
if (input.charCodeAt(peg$currPos) === 32) {
s11 = peg$c3;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s9 = [s9, s10, s11];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = input.charAt(peg$currPos);
if (peg$r33.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c895) {
s8 = peg$c895;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c523) {
s8 = peg$c523;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c616) {
s8 = peg$c616;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c98) {
s8 = peg$c98;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s8 = peg$c357;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c803) {
s8 = peg$c803;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c804) {
s8 = peg$c804;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c801) {
s8 = peg$c801;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c896) {
s8 = peg$c896;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c897) {
s8 = peg$c897;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c817) {
s8 = peg$c817;
peg$currPos += 11;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c818) {
s9 = peg$c818;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c898) {
s11 = peg$c898;
peg$currPos += 4;
} else {
s11 = peg$FAILED;
}
peg$silentFails--;
if (s11 === peg$FAILED) {
s10 = undefined;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c899) {
s8 = peg$c899;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c209) {
s8 = peg$c209;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c391) {
s8 = peg$c391;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c900) {
s9 = peg$c900;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s10 = peg$c45;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
s10 = null;
}
if (input.charCodeAt(peg$currPos) === 32) {
s11 = peg$c3;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s9 = [s9, s10, s11];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = input.charAt(peg$currPos);
if (peg$r33.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f864();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePowerNotRead() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 227 + 197;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
s2 = peg$currPos;
s3 = peg$currPos;
peg$silentFails++;
s4 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c900) {
s5 = peg$c900;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c45;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseLoosePowerChange();
if (s8 !== peg$FAILED) {
s5 = [s5, s6, s7, s8];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r33.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = peg$currPos;
s3 = peg$currPos;
peg$silentFails++;
s4 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c900) {
s5 = peg$c900;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c45;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseLoosePowerChange();
if (s8 !== peg$FAILED) {
s5 = [s5, s6, s7, s8];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r33.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
}
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c900) {
s2 = peg$c900;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s3 = peg$c45;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseLoosePowerChange();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c375) {
s8 = peg$c375;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c901) {
s8 = peg$c901;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c355) {
s8 = peg$c355;
peg$currPos += 10;
} else {
s8 = peg$FAILED;
}
}
}
if (s8 !== peg$FAILED) {
s9 = [];
s10 = peg$currPos;
s11 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c902) {
s12 = peg$c902;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c903) {
s12 = peg$c903;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c98) {
s12 = peg$c98;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c904) {
s12 = peg$c904;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c728) {
s12 = peg$c728;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c726) {
s12 = peg$c726;
peg$currPos += 4;
} else {
s12 = peg$FAILED;
}
}
}
}
}
}
peg$silentFails--;
if (s12 === peg$FAILED) {
s11 = undefined;
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = input.charAt(peg$currPos);
if (peg$r18.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s11 = [s11, s12];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = peg$currPos;
s11 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c902) {
s12 = peg$c902;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c903) {
s12 = peg$c903;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c98) {
s12 = peg$c98;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c904) {
s12 = peg$c904;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c728) {
s12 = peg$c728;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c726) {
s12 = peg$c726;
peg$currPos += 4;
} else {
s12 = peg$FAILED;
}
}
}
}
}
}
peg$silentFails--;
if (s12 === peg$FAILED) {
s11 = undefined;
} else {
peg$currPos = s11;
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = input.charAt(peg$currPos);
if (peg$r18.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s11 = [s11, s12];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
}
s7 = [s7, s8, s9];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f865();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c905) {
s1 = peg$c905;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c906) {
s1 = peg$c906;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c907) {
s1 = peg$c907;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s3 = peg$c140;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s3 = peg$c141;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f866();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c579) {
s1 = peg$c579;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r34.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r34.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c908) {
s3 = peg$c908;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseLoosePowerChange();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c98) {
s9 = peg$c98;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c909) {
s9 = peg$c909;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c726) {
s9 = peg$c726;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
}
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = input.charAt(peg$currPos);
if (peg$r35.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c98) {
s9 = peg$c98;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c909) {
s9 = peg$c909;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c726) {
s9 = peg$c726;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
}
}
peg$silentFails--;
if (s9 === peg$FAILED) {
s8 = undefined;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = input.charAt(peg$currPos);
if (peg$r35.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s8 = [s8, s9];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f867();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLoosePowerChange() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 198;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.charAt(peg$currPos);
if (peg$r32.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r19.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r19.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 47) {
s3 = peg$c339;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r32.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r19.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r19.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c375) {
s7 = peg$c375;
peg$currPos += 8;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c625) {
s7 = peg$c625;
peg$currPos += 9;
} else {
s7 = peg$FAILED;
}
}
if (s7 !== peg$FAILED) {
s8 = [];
s9 = input.charAt(peg$currPos);
if (peg$r18.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
while (s9 !== peg$FAILED) {
s8.push(s9);
s9 = input.charAt(peg$currPos);
if (peg$r18.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
}
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s1 = [s1, s2, s3, s4, s5, s6];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBecomes() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 199;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseBecomesSubject();
if (s1 !== peg$FAILED) {
s2 = peg$parseBecomesParts();
if (s2 !== peg$FAILED) {
s3 = peg$parseStop();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseBecomesMore();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f868(s1, s2, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseBecomesMore();
if (s7 !== peg$FAILED) {
peg$savedPos = s5;
s5 = peg$f868(s1, s2, s7);
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
s5 = peg$currPos;
s6 = '';
peg$savedPos = s5;
s6 = peg$f869(s1, s2, s4);
s5 = s6;
peg$savedPos = peg$currPos;
s6 = peg$f870(s1, s2, s4, s5);
if (s6) {
s6 = undefined;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f871(s1, s2, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBecomesSubject() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 227 + 200;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c579) {
s1 = peg$c579;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseAttached();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c140) {
s5 = peg$c140;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseSelfState();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c910) {
s8 = peg$c910;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 2) === peg$c58) {
s10 = peg$c58;
peg$currPos += 2;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
s10 = peg$parse_();
}
peg$silentFails--;
if (s10 !== peg$FAILED) {
peg$currPos = s9;
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f872(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c579) {
s1 = peg$c579;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseAttached();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c201) {
s5 = peg$c201;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseSelfState();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c910) {
s8 = peg$c910;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 2) === peg$c58) {
s10 = peg$c58;
peg$currPos += 2;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
s10 = peg$parse_();
}
peg$silentFails--;
if (s10 !== peg$FAILED) {
peg$currPos = s9;
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f873(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNamedWhen();
if (s1 !== peg$FAILED) {
s2 = peg$parseBecomesTarget();
if (s2 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s3 = peg$f874(s1, s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f875(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseBecomesTarget();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f876(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f877(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBecomesTarget() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 201;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTypeTarget();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f878(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 126) {
s1 = peg$c14;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f879();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c15) {
s1 = peg$c15;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 2) === peg$c58) {
s3 = peg$c58;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$parse_();
}
peg$silentFails--;
if (s3 !== peg$FAILED) {
peg$currPos = s2;
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f880();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBecomesParts() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 202;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseBecomesFirst();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseBecomesSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseBecomesPart();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f881(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parseBecomesSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseBecomesPart();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f881(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f882(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBecomesFirst() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 203;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c58) {
s1 = peg$c58;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseDescription();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f883(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
s2 = peg$parseBecomesPart();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f884(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBecomesSep() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 204;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c13;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c12) {
s4 = peg$c12;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
if (input.substr(peg$currPos, 2) === peg$c15) {
s4 = peg$c15;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c558) {
s4 = peg$c558;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 === peg$FAILED) {
s5 = null;
}
s1 = [s1, s2, s3, s4, s5];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c12) {
s2 = peg$c12;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c15) {
s5 = peg$c15;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c558) {
s5 = peg$c558;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s1 = [s1, s2, s3, s4];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBecomesPart() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 205;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c725) {
s1 = peg$c725;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c726) {
s1 = peg$c726;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseLoses();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f885(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c889) {
s1 = peg$c889;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c890) {
s1 = peg$c890;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f886();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c140) {
s1 = peg$c140;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s1 = peg$c141;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c844) {
s3 = peg$c844;
peg$currPos += 19;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c845) {
s3 = peg$c845;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f887();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c140) {
s1 = peg$c140;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c141) {
s1 = peg$c141;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c911) {
s1 = peg$c911;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c912) {
s1 = peg$c912;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseDescription();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f888(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c139) {
s1 = peg$c139;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s1 = peg$c138;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c913) {
s3 = peg$c913;
peg$currPos += 14;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c914) {
s6 = peg$c914;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = null;
}
if (input.substr(peg$currPos, 38) === peg$c915) {
s6 = peg$c915;
peg$currPos += 38;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f889();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c139) {
s1 = peg$c139;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s1 = peg$c138;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseBasePower();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f890(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c139) {
s1 = peg$c139;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c138) {
s1 = peg$c138;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c427) {
s1 = peg$c427;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c786) {
s1 = peg$c786;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseGrants();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f891(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c784) {
s1 = peg$c784;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c785) {
s1 = peg$c785;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSigned();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 47) {
s4 = peg$c339;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseSigned();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
peg$silentFails++;
s7 = peg$parseForEach();
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s7 = peg$f892(s3, s5);
if (s7) {
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f893(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c916) {
s1 = peg$c916;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f894();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c917) {
s1 = peg$c917;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 21) === peg$c713) {
s1 = peg$c713;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 45) === peg$c918) {
s1 = peg$c918;
peg$currPos += 45;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 37) === peg$c919) {
s1 = peg$c919;
peg$currPos += 37;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c920) {
s1 = peg$c920;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c921) {
s2 = peg$c921;
peg$currPos += 19;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r8.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r6.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r6.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s2 = [s2, s3, s4, s5];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c922) {
s1 = peg$c922;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c923) {
s2 = peg$c923;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r8.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r6.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r6.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 48) === peg$c924) {
s1 = peg$c924;
peg$currPos += 48;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 21) === peg$c925) {
s1 = peg$c925;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c926) {
s1 = peg$c926;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 27) === peg$c927) {
s1 = peg$c927;
peg$currPos += 27;
} else {
s1 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f895();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLoses() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 206;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 51) === peg$c928) {
s1 = peg$c928;
peg$currPos += 51;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f896();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 34) === peg$c929) {
s1 = peg$c929;
peg$currPos += 34;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f897();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c930) {
s1 = peg$c930;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f898();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c931) {
s1 = peg$c931;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f899();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c807) {
s1 = peg$c807;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c33) {
s4 = peg$c33;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
if (input.substr(peg$currPos, 14) === peg$c932) {
s4 = peg$c932;
peg$currPos += 14;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f900();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c807) {
s1 = peg$c807;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c33) {
s4 = peg$c33;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
if (input.substr(peg$currPos, 9) === peg$c523) {
s4 = peg$c523;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f901();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBecomesMore() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 207;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c933) {
s1 = peg$c933;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c934) {
s1 = peg$c934;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f902();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c935) {
s1 = peg$c935;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseBecomesParts();
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s3 = peg$c2;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f903(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDescription() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17;
const key = peg$currPos * 227 + 208;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$currPos;
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 47) {
s4 = peg$c339;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseInteger();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
peg$savedPos = s2;
s2 = peg$f904(s3, s5);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c79) {
s4 = peg$c79;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parseDescribedColors();
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parseDescribedWords();
if (s5 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s6 = peg$f905(s2, s3, s4, s5);
if (s6) {
s6 = undefined;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c59) {
s9 = peg$c59;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = peg$parseDescribedWith();
if (s11 !== peg$FAILED) {
s12 = [];
s13 = peg$currPos;
s14 = peg$parseAnd();
if (s14 !== peg$FAILED) {
s15 = peg$parseDescribedWith();
if (s15 !== peg$FAILED) {
peg$savedPos = s13;
s13 = peg$f906(s2, s3, s4, s5, s11, s15);
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
while (s13 !== peg$FAILED) {
s12.push(s13);
s13 = peg$currPos;
s14 = peg$parseAnd();
if (s14 !== peg$FAILED) {
s15 = peg$parseDescribedWith();
if (s15 !== peg$FAILED) {
peg$savedPos = s13;
s13 = peg$f906(s2, s3, s4, s5, s11, s15);
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
}
peg$savedPos = s7;
s7 = peg$f907(s2, s3, s4, s5, s11, s12);
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$currPos;
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c60) {
s10 = peg$c60;
peg$currPos += 5;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = [];
s13 = peg$currPos;
s14 = peg$currPos;
peg$silentFails++;
s15 = peg$parseNameEnd();
peg$silentFails--;
if (s15 === peg$FAILED) {
s14 = undefined;
} else {
peg$currPos = s14;
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s15 = input.charAt(peg$currPos);
if (peg$r10.test(s15)) {
peg$currPos++;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
s14 = [s14, s15];
s13 = s14;
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
while (s13 !== peg$FAILED) {
s12.push(s13);
s13 = peg$currPos;
s14 = peg$currPos;
peg$silentFails++;
s15 = peg$parseNameEnd();
peg$silentFails--;
if (s15 === peg$FAILED) {
s14 = undefined;
} else {
peg$currPos = s14;
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s15 = input.charAt(peg$currPos);
if (peg$r10.test(s15)) {
peg$currPos++;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
s14 = [s14, s15];
s13 = s14;
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
} else {
peg$currPos = s13;
s13 = peg$FAILED;
}
}
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s9 = [s9, s10, s11, s12];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$currPos;
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c805) {
s11 = peg$c805;
peg$currPos += 14;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c17) {
s13 = peg$c17;
peg$currPos += 3;
} else {
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c20) {
s13 = peg$c20;
peg$currPos += 5;
} else {
s13 = peg$FAILED;
}
}
if (s13 !== peg$FAILED) {
s14 = peg$parse_();
if (s14 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c33) {
s15 = peg$c33;
peg$currPos += 5;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
s16 = peg$parse_();
if (s16 !== peg$FAILED) {
s17 = peg$parseOtherKinds();
if (s17 !== peg$FAILED) {
peg$savedPos = s9;
s9 = peg$f908(s2, s3, s4, s5, s7, s17);
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
s9 = null;
}
s10 = peg$currPos;
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c936) {
s12 = peg$c936;
peg$currPos += 20;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c937) {
s12 = peg$c937;
peg$currPos += 19;
} else {
s12 = peg$FAILED;
}
}
if (s12 !== peg$FAILED) {
s11 = [s11, s12];
s10 = s11;
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
} else {
peg$currPos = s10;
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
s10 = null;
}
peg$savedPos = s0;
s0 = peg$f909(s2, s3, s4, s5, s7, s9, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOtherKinds() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 209;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c938) {
s3 = peg$c938;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c838) {
s4 = peg$c838;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c55) {
s4 = peg$c55;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c395) {
s4 = peg$c395;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
if (input.substr(peg$currPos, 5) === peg$c862) {
s4 = peg$c862;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s2 = [s2, s3, s4];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s0 = input.substring(s0, peg$currPos);
} else {
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDescribedColors() {
let s0, s1, s2, s3;
const key = peg$currPos * 227 + 210;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c9) {
s2 = peg$c9;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s1;
s1 = peg$f910();
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c80) {
s2 = peg$c80;
peg$currPos += 16;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s1;
s2 = peg$f911();
}
s1 = s2;
if (s1 === peg$FAILED) {
s1 = peg$parseColorWords();
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 === peg$FAILED) {
s2 = peg$currPos;
peg$silentFails++;
s3 = input.charAt(peg$currPos);
if (peg$r15.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$parseEOF();
}
peg$silentFails--;
if (s3 !== peg$FAILED) {
peg$currPos = s2;
s2 = undefined;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f912(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDescribedWords() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 211;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTypeListWord();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseTypeListWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f913(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseTypeListWord();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f913(s1, s5);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f914(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = '';
peg$savedPos = s0;
s1 = peg$f915();
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDescribedWith() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 212;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c879) {
s1 = peg$c879;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 47) {
s4 = peg$c339;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseInteger();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f916(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 48) === peg$c939) {
s1 = peg$c939;
peg$currPos += 48;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f917();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$parseGrants();
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLasting() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 227 + 213;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseLastingEvent();
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = input.substr(peg$currPos, 18);
if (s3.toLowerCase() === peg$c940) {
peg$currPos += (18);
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = peg$currPos;
s3 = input.substr(peg$currPos, 21);
if (s3.toLowerCase() === peg$c610) {
peg$currPos += (21);
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
}
if (s2 === peg$FAILED) {
s2 = null;
}
s3 = peg$parseBecomesSubject();
if (s3 !== peg$FAILED) {
s4 = peg$parseBecomesParts();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c941) {
s6 = peg$c941;
peg$currPos += 17;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c942) {
s6 = peg$c942;
peg$currPos += 20;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c934) {
s8 = peg$c934;
peg$currPos += 20;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c934) {
s10 = peg$c934;
peg$currPos += 20;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s9 = [s9, s10];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
}
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$currPos;
s10 = '';
peg$savedPos = s9;
s10 = peg$f918(s3, s4);
s9 = s10;
peg$savedPos = peg$currPos;
s10 = peg$f919(s3, s4, s9);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f920(s3, s4, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseLastingEvent();
if (s1 !== peg$FAILED) {
s2 = input.substr(peg$currPos, 18);
if (s2.toLowerCase() === peg$c940) {
peg$currPos += (18);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 21);
if (s2.toLowerCase() === peg$c610) {
peg$currPos += (21);
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseBecomesSubject();
if (s4 !== peg$FAILED) {
s5 = peg$parseBecomesParts();
if (s5 !== peg$FAILED) {
s6 = peg$parseStop();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
s8 = '';
peg$savedPos = s7;
s8 = peg$f921(s4, s5);
s7 = s8;
peg$savedPos = peg$currPos;
s8 = peg$f922(s4, s5, s7);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f923(s4, s5, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseLastingEvent();
if (s1 !== peg$FAILED) {
s2 = peg$parseBecomesSubject();
if (s2 !== peg$FAILED) {
s3 = peg$parseBecomesParts();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c941) {
s5 = peg$c941;
peg$currPos += 17;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c942) {
s5 = peg$c942;
peg$currPos += 20;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
s8 = '';
peg$savedPos = s7;
s8 = peg$f924(s2, s3);
s7 = s8;
peg$savedPos = peg$currPos;
s8 = peg$f925(s2, s3, s7);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f926(s2, s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseLastingEvent();
if (s1 !== peg$FAILED) {
s2 = peg$parseSpellsOf();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c357) {
s4 = peg$c357;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s5 = peg$c45;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = null;
}
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseChange();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c943) {
s9 = peg$c943;
peg$currPos += 29;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s10 = peg$f927(s2, s7);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f928(s2, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseLastingEvent();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 84) === peg$c944) {
s2 = peg$c944;
peg$currPos += 84;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseChange();
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c612) {
s6 = peg$c612;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s7 = peg$f929(s4);
if (s7) {
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f930(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLastingEvent() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 227 + 214;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c613) {
s1 = peg$c613;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c614) {
s1 = peg$c614;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c615) {
s1 = peg$c615;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r21.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r21.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = [];
s2 = input.charAt(peg$currPos);
if (peg$r22.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = input.charAt(peg$currPos);
if (peg$r22.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
}
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r22.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r22.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r22.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r22.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 3) === peg$c342) {
s3 = peg$c342;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = [];
s2 = input.charAt(peg$currPos);
if (peg$r23.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = input.charAt(peg$currPos);
if (peg$r23.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
}
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 58) {
s2 = peg$c358;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseKeywordLine() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 215;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseKeywordItem();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = input.charAt(peg$currPos);
if (peg$r36.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseKeywordItem();
if (s6 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f931(s1, s6);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = input.charAt(peg$currPos);
if (peg$r36.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseKeywordItem();
if (s6 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f931(s1, s6);
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
s3 = peg$parseEnd();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f932(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$parseCostKeyword();
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$parseLongRest();
s4 = peg$parseEOF();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f933(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOwnKeyword() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 227 + 216;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c495) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseMana();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseKeywordChange();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f934(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseKeywordChange() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 227 + 217;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseOwnChange();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f935(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c0) {
s1 = peg$c0;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChange();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c1) {
s5 = peg$c1;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 41) === peg$c945) {
s7 = peg$c945;
peg$currPos += 41;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s8 = peg$c2;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s9 = peg$f936(s3, s7);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f937(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 89) === peg$c946) {
s1 = peg$c946;
peg$currPos += 89;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f938();
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseKeywordItem() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 218;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 12);
if (s1.toLowerCase() === peg$c547) {
peg$currPos += (12);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjectsAll();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f939(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c947) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f940();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 5);
if (s2.toLowerCase() === peg$c116) {
peg$currPos += (5);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 9);
if (s2.toLowerCase() === peg$c948) {
peg$currPos += (9);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 8);
if (s2.toLowerCase() === peg$c117) {
peg$currPos += (8);
} else {
s2 = peg$FAILED;
}
}
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseMana();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
peg$silentFails++;
s5 = peg$parseEnd();
if (s5 === peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r36.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
peg$silentFails--;
if (s5 !== peg$FAILED) {
peg$currPos = s4;
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f941(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 5);
if (s2.toLowerCase() === peg$c116) {
peg$currPos += (5);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 9);
if (s2.toLowerCase() === peg$c948) {
peg$currPos += (9);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 8);
if (s2.toLowerCase() === peg$c117) {
peg$currPos += (8);
} else {
s2 = peg$FAILED;
}
}
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 8212) {
s2 = peg$c334;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseCosts();
if (s3 !== peg$FAILED) {
s4 = peg$parseEnd();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f942(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c949) {
s1 = peg$c949;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f943();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$parsePlainKeyword();
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f944(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$parseCostKeyword();
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
s3 = peg$parseKeywordRest();
peg$savedPos = s0;
s0 = peg$f945(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePlainKeyword() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 219;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$parseKeywordWords();
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f946(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
s3 = peg$parseKeywordWord();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseKeywordWord();
if (s5 !== peg$FAILED) {
s3 = [s3, s4, s5];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f947(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$parseKeywordWord();
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f948(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostKeyword() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 220;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$parseKeywordWords();
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f949(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
s3 = peg$parseKeywordWord();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseKeywordWord();
if (s5 !== peg$FAILED) {
s3 = [s3, s4, s5];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f950(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$parseKeywordWord();
if (s2 !== peg$FAILED) {
s1 = input.substring(s1, peg$currPos);
} else {
s1 = s2;
}
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f951(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseKeywordWords() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 221;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseKeywordWord();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseKeywordWord();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseKeywordWord();
if (s5 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseKeywordWord() {
let s0, s1;
const key = peg$currPos * 227 + 222;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = [];
s1 = input.charAt(peg$currPos);
if (peg$r37.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
while (s1 !== peg$FAILED) {
s0.push(s1);
s1 = input.charAt(peg$currPos);
if (peg$r37.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
}
} else {
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseKeywordRest() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 223;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
s2 = peg$currPos;
s3 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c527) {
s4 = peg$c527;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r38.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = peg$currPos;
s3 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c527) {
s4 = peg$c527;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r38.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
}
s0 = input.substring(s0, peg$currPos);
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLongRest() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 227 + 224;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
s2 = peg$currPos;
s3 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c527) {
s4 = peg$c527;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r29.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = peg$currPos;
s3 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c527) {
s4 = peg$c527;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
peg$silentFails--;
if (s4 === peg$FAILED) {
s3 = undefined;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r29.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s3 = [s3, s4];
s2 = s3;
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
}
s0 = input.substring(s0, peg$currPos);
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseHarmless() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 227 + 225;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseHarmlessSentence();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseHarmlessSentence();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseHarmlessSentence();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseHarmlessSentence() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16;
const key = peg$currPos * 227 + 226;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 126) {
s1 = peg$c14;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 2);
if (s2.toLowerCase() === peg$c15) {
peg$currPos += (2);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
s2 = [s2, s3];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c950) {
s4 = peg$c950;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseW();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c892) {
s4 = peg$c892;
peg$currPos += 13;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseW();
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c951) {
s3 = peg$c951;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c952) {
s1 = peg$c952;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c953) {
s1 = peg$c953;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r39.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r39.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s3 = peg$c2;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 27) === peg$c954) {
s1 = peg$c954;
peg$currPos += 27;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c955) {
s1 = peg$c955;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 31) === peg$c956) {
s1 = peg$c956;
peg$currPos += 31;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c957) {
s1 = peg$c957;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r18.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r18.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s3 = peg$c2;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 40) === peg$c348) {
s1 = peg$c348;
peg$currPos += 40;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 56) === peg$c958) {
s1 = peg$c958;
peg$currPos += 56;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r18.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r18.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s3 = peg$c2;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 41) === peg$c959) {
s1 = peg$c959;
peg$currPos += 41;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c960) {
s3 = peg$c960;
peg$currPos += 13;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c961) {
s3 = peg$c961;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c391) {
s3 = peg$c391;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c962) {
s3 = peg$c962;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
}
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
if (input.substr(peg$currPos, 47) === peg$c963) {
s0 = peg$c963;
peg$currPos += 47;
} else {
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c964) {
s1 = peg$c964;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r18.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r18.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 23) === peg$c965) {
s4 = peg$c965;
peg$currPos += 23;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r39.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r39.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c2;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5, s6];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c966) {
s1 = peg$c966;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r2.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r2.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c430) {
s5 = peg$c430;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c967) {
s1 = peg$c967;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s3 = peg$c15;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s3 = peg$c14;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c968) {
s5 = peg$c968;
peg$currPos += 14;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c969) {
s1 = peg$c969;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r17.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r17.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c970) {
s1 = peg$c970;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c971) {
s1 = peg$c971;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 18) === peg$c972) {
s5 = peg$c972;
peg$currPos += 18;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c973) {
s5 = peg$c973;
peg$currPos += 13;
} else {
s5 = peg$FAILED;
}
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r39.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 18) === peg$c972) {
s5 = peg$c972;
peg$currPos += 18;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c973) {
s5 = peg$c973;
peg$currPos += 13;
} else {
s5 = peg$FAILED;
}
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r39.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c972) {
s3 = peg$c972;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c973) {
s3 = peg$c973;
peg$currPos += 13;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c974) {
s7 = peg$c974;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = input.charAt(peg$currPos);
if (peg$r39.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c974) {
s7 = peg$c974;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = input.charAt(peg$currPos);
if (peg$r39.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 5) === peg$c974) {
s5 = peg$c974;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r39.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r39.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$currPos;
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c592) {
s10 = peg$c592;
peg$currPos += 3;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c975) {
s10 = peg$c975;
peg$currPos += 3;
} else {
s10 = peg$FAILED;
}
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = [];
s13 = input.charAt(peg$currPos);
if (peg$r6.test(s13)) {
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
while (s13 !== peg$FAILED) {
s12.push(s13);
s13 = input.charAt(peg$currPos);
if (peg$r6.test(s13)) {
peg$currPos++;
} else {
s13 = peg$FAILED;
}
}
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parse_();
if (s13 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c976) {
s14 = peg$c976;
peg$currPos += 16;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s15 = [];
s16 = input.charAt(peg$currPos);
if (peg$r39.test(s16)) {
peg$currPos++;
} else {
s16 = peg$FAILED;
}
while (s16 !== peg$FAILED) {
s15.push(s16);
s16 = input.charAt(peg$currPos);
if (peg$r39.test(s16)) {
peg$currPos++;
} else {
s16 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s16 = peg$c2;
peg$currPos++;
} else {
s16 = peg$FAILED;
}
if (s16 !== peg$FAILED) {
s9 = [s9, s10, s11, s12, s13, s14, s15, s16];
s8 = s9;
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
} else {
peg$currPos = s8;
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s1 = [s1, s2, s3, s4, s5, s6, s7, s8];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c977) {
s1 = peg$c977;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 34) {
s4 = peg$c361;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = [];
s6 = peg$currPos;
s7 = peg$currPos;
peg$silentFails++;
s8 = peg$parseAddsMana();
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = input.charAt(peg$currPos);
if (peg$r17.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$currPos;
peg$silentFails++;
s8 = peg$parseAddsMana();
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = input.charAt(peg$currPos);
if (peg$r17.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 34) {
s6 = peg$c361;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = input.charAt(peg$currPos);
if (peg$r17.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 34) {
s4 = peg$c361;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = [];
s6 = peg$currPos;
s7 = peg$currPos;
peg$silentFails++;
s8 = peg$parseAddsMana();
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = input.charAt(peg$currPos);
if (peg$r17.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = peg$currPos;
s7 = peg$currPos;
peg$silentFails++;
s8 = peg$parseAddsMana();
peg$silentFails--;
if (s8 === peg$FAILED) {
s7 = undefined;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = input.charAt(peg$currPos);
if (peg$r17.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s7 = [s7, s8];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 34) {
s6 = peg$c361;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s4 = [s4, s5, s6];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = input.charAt(peg$currPos);
if (peg$r17.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
}
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c978) {
s1 = peg$c978;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 24) === peg$c979) {
s6 = peg$c979;
peg$currPos += 24;
} else {
s6 = peg$FAILED;
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 24) === peg$c979) {
s6 = peg$c979;
peg$currPos += 24;
} else {
s6 = peg$FAILED;
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 24) === peg$c979) {
s4 = peg$c979;
peg$currPos += 24;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5, s6, s7];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c964) {
s1 = peg$c964;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 23) === peg$c965) {
s6 = peg$c965;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 23) === peg$c965) {
s6 = peg$c965;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 43) === peg$c980) {
s4 = peg$c980;
peg$currPos += 43;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5, s6, s7];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c970) {
s1 = peg$c970;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c981) {
s1 = peg$c981;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
s6 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c982) {
s7 = peg$c982;
peg$currPos += 6;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s8 = peg$c45;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
if (input.substr(peg$currPos, 6) === peg$c983) {
s9 = peg$c983;
peg$currPos += 6;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s7 = [s7, s8, s9];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = peg$currPos;
s5 = peg$currPos;
peg$silentFails++;
s6 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c982) {
s7 = peg$c982;
peg$currPos += 6;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s8 = peg$c45;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
if (input.substr(peg$currPos, 6) === peg$c983) {
s9 = peg$c983;
peg$currPos += 6;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s7 = [s7, s8, s9];
s6 = s7;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
peg$silentFails--;
if (s6 === peg$FAILED) {
s5 = undefined;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s5 = [s5, s6];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 6) === peg$c982) {
s4 = peg$c982;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s5 = peg$c45;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = null;
}
if (input.substr(peg$currPos, 6) === peg$c983) {
s6 = peg$c983;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = [];
s8 = input.charAt(peg$currPos);
if (peg$r18.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
while (s8 !== peg$FAILED) {
s7.push(s8);
s8 = input.charAt(peg$currPos);
if (peg$r18.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s8 = peg$c2;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5, s6, s7, s8];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c984) {
s1 = peg$c984;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseNumber();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 20) === peg$c985) {
s7 = peg$c985;
peg$currPos += 20;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = input.charAt(peg$currPos);
if (peg$r12.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 20) === peg$c985) {
s7 = peg$c985;
peg$currPos += 20;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = input.charAt(peg$currPos);
if (peg$r12.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 22) === peg$c986) {
s5 = peg$c986;
peg$currPos += 22;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s6 = peg$c15;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s6 = peg$c14;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c987) {
s8 = peg$c987;
peg$currPos += 11;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = [];
s11 = input.charAt(peg$currPos);
if (peg$r18.test(s11)) {
peg$currPos++;
} else {
s11 = peg$FAILED;
}
while (s11 !== peg$FAILED) {
s10.push(s11);
s11 = input.charAt(peg$currPos);
if (peg$r18.test(s11)) {
peg$currPos++;
} else {
s11 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s11 = peg$c2;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c988) {
s1 = peg$c988;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r31.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r31.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 8) === peg$c989) {
s4 = peg$c989;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r18.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c2;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5, s6, s7];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c990) {
s1 = peg$c990;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r18.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r18.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s1 = [s1, s2, s3, s4];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 71) === peg$c991) {
s1 = peg$c991;
peg$currPos += 71;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r18.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r18.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s1 = [s1, s2, s3, s4];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 26) === peg$c992) {
s1 = peg$c992;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c993) {
s5 = peg$c993;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c993) {
s5 = peg$c993;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 30) === peg$c994) {
s3 = peg$c994;
peg$currPos += 30;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c2;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c431) {
s1 = peg$c431;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseCondition();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s4 = peg$c13;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s6 = peg$c15;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s6 = peg$c14;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 21) === peg$c713) {
s8 = peg$c713;
peg$currPos += 21;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c923) {
s8 = peg$c923;
peg$currPos += 11;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c920) {
s8 = peg$c920;
peg$currPos += 12;
} else {
s8 = peg$FAILED;
}
}
}
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s9 = peg$c2;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5, s6, s7, s8, s9];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c995) {
s1 = peg$c995;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c996) {
s3 = peg$c996;
peg$currPos += 15;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c886) {
s4 = peg$c886;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r28.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r28.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c887) {
s3 = peg$c887;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s1 = [s1, s2, s3, s4];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c997) {
s1 = peg$c997;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r18.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r18.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s1 = [s1, s2, s3, s4];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c998) {
s1 = peg$c998;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r18.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r18.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s1 = [s1, s2, s3, s4];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c999) {
s2 = peg$c999;
peg$currPos += 13;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 14) === peg$c1000) {
s7 = peg$c1000;
peg$currPos += 14;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = input.charAt(peg$currPos);
if (peg$r12.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = peg$currPos;
s6 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 14) === peg$c1000) {
s7 = peg$c1000;
peg$currPos += 14;
} else {
s7 = peg$FAILED;
}
peg$silentFails--;
if (s7 === peg$FAILED) {
s6 = undefined;
} else {
peg$currPos = s6;
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = input.charAt(peg$currPos);
if (peg$r12.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s6 = [s6, s7];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 15) === peg$c1001) {
s5 = peg$c1001;
peg$currPos += 15;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c15) {
s7 = peg$c15;
peg$currPos += 2;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c394) {
s8 = peg$c394;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = [];
s11 = input.charAt(peg$currPos);
if (peg$r6.test(s11)) {
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
while (s11 !== peg$FAILED) {
s10.push(s11);
s11 = input.charAt(peg$currPos);
if (peg$r6.test(s11)) {
peg$currPos++;
} else {
s11 = peg$FAILED;
}
}
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s8 = [s8, s9, s10];
s7 = s8;
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
} else {
peg$currPos = s7;
s7 = peg$FAILED;
}
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c1002) {
s9 = peg$c1002;
peg$currPos += 29;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
s9 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c987) {
s10 = peg$c987;
peg$currPos += 11;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = [];
s13 = input.charAt(peg$currPos);
if (peg$r18.test(s13)) {
peg$currPos++;
} else {
s13 = peg$FAILED;
}
while (s13 !== peg$FAILED) {
s12.push(s13);
s13 = input.charAt(peg$currPos);
if (peg$r18.test(s13)) {
peg$currPos++;
} else {
s13 = peg$FAILED;
}
}
s10 = [s10, s11, s12];
s9 = s10;
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
} else {
peg$currPos = s9;
s9 = peg$FAILED;
}
}
if (s9 !== peg$FAILED) {
s2 = [s2, s3, s4, s5, s6, s7, s8, s9];
s1 = s2;
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
} else {
peg$currPos = s1;
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c2;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c548) {
s1 = peg$c548;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r6.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r6.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 76) === peg$c1003) {
s5 = peg$c1003;
peg$currPos += 76;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = [];
s8 = input.charAt(peg$currPos);
if (peg$r18.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
while (s8 !== peg$FAILED) {
s7.push(s8);
s8 = input.charAt(peg$currPos);
if (peg$r18.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s8 = peg$c2;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5, s6, s7, s8];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c970) {
s1 = peg$c970;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c1004) {
s1 = peg$c1004;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c974) {
s5 = peg$c974;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c974) {
s5 = peg$c974;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r18.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 5) === peg$c974) {
s3 = peg$c974;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c1005) {
s4 = peg$c1005;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c1006) {
s4 = peg$c1006;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c330) {
s4 = peg$c330;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c1007) {
s4 = peg$c1007;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c1008) {
s4 = peg$c1008;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c118) {
s4 = peg$c118;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c1009) {
s4 = peg$c1009;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c1010) {
s4 = peg$c1010;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c1011) {
s4 = peg$c1011;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c1012) {
s4 = peg$c1012;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c319) {
s5 = peg$c319;
peg$currPos += 8;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = [];
s8 = input.charAt(peg$currPos);
if (peg$r2.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
while (s8 !== peg$FAILED) {
s7.push(s8);
s8 = input.charAt(peg$currPos);
if (peg$r2.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
}
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s5 = [s5, s6, s7];
s4 = s5;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c1013) {
s5 = peg$c1013;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = [];
s8 = input.charAt(peg$currPos);
if (peg$r6.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
while (s8 !== peg$FAILED) {
s7.push(s8);
s8 = input.charAt(peg$currPos);
if (peg$r6.test(s8)) {
peg$currPos++;
} else {
s8 = peg$FAILED;
}
}
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c976) {
s9 = peg$c976;
peg$currPos += 16;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = [];
s12 = input.charAt(peg$currPos);
if (peg$r18.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
while (s12 !== peg$FAILED) {
s11.push(s12);
s12 = input.charAt(peg$currPos);
if (peg$r18.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s12 = peg$c2;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s1 = [s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c1014) {
s1 = peg$c1014;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 38) === peg$c1015) {
s1 = peg$c1015;
peg$currPos += 38;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r17.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r17.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
s1 = [s1, s2];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 37) === peg$c1016) {
s1 = peg$c1016;
peg$currPos += 37;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r33.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r33.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c2;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s1 = [s1, s2, s3, s4];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c534) {
s1 = peg$c534;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c1017) {
s1 = peg$c1017;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c533) {
s1 = peg$c533;
peg$currPos += 30;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c1018) {
s1 = peg$c1018;
peg$currPos += 30;
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 21) === peg$c1019) {
s5 = peg$c1019;
peg$currPos += 21;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c1020) {
s5 = peg$c1020;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c1021) {
s5 = peg$c1021;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c357) {
s6 = peg$c357;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c45;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 123) {
s9 = peg$c7;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s6 = [s6, s7, s8, s9];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
}
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r33.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 21) === peg$c1019) {
s5 = peg$c1019;
peg$currPos += 21;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c1020) {
s5 = peg$c1020;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c1021) {
s5 = peg$c1021;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c357) {
s6 = peg$c357;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c45;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 123) {
s9 = peg$c7;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s6 = [s6, s7, s8, s9];
s5 = s6;
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
} else {
peg$currPos = s5;
s5 = peg$FAILED;
}
}
}
}
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r33.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s4 = [s4, s5];
s3 = s4;
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
} else {
peg$currPos = s3;
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s3 = peg$c2;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s1 = [s1, s2, s3];
s0 = s1;
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
return (text, startRule) => {
input = text;
peg$currPos = 0;
peg$savedPos = 0;
peg$silentFails = 0;
peg$resultsCache = {};
const result = peg$startRuleFunctions[startRule]();
return result !== peg$FAILED && peg$currPos === input.length ? result : undefined;
};
}
export { peg$parse as makeParser };
