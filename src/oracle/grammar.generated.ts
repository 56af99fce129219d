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
const other = text => ({ kind: "effect", effect: { kind: "other", text } });
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
const peg$c61 = "of the chosen type";
const peg$c62 = "of the chosen color";
const peg$c63 = "that entered";
const peg$c64 = " the battlefield";
const peg$c65 = " this turn";
const peg$c66 = "that's";
const peg$c67 = "that are";
const peg$c68 = "that isn't";
const peg$c69 = "that aren't";
const peg$c70 = "that has";
const peg$c71 = "that have";
const peg$c72 = "without";
const peg$c73 = "without {X} in";
const peg$c74 = "mana cost";
const peg$c75 = "one or more colors";
const peg$c76 = "legendary";
const peg$c77 = "the chosen color";
const peg$c78 = "power";
const peg$c79 = "toughness";
const peg$c80 = "mana value";
const peg$c81 = "{X} in";
const peg$c82 = "on";
const peg$c83 = "them";
const peg$c84 = "counters on";
const peg$c85 = "a counter on";
const peg$c86 = "one or more counters on";
const peg$c87 = "the same name as the exiled card";
const peg$c88 = "the chosen name";
const peg$c89 = "or greater";
const peg$c90 = "or more";
const peg$c91 = "or less";
const peg$c92 = "flying";
const peg$c93 = "defender";
const peg$c94 = "reach";
const peg$c95 = "haste";
const peg$c96 = "vigilance";
const peg$c97 = "trample";
const peg$c98 = "deathtouch";
const peg$c99 = "lifelink";
const peg$c100 = "menace";
const peg$c101 = "first strike";
const peg$c102 = "double strike";
const peg$c103 = "hexproof";
const peg$c104 = "indestructible";
const peg$c105 = "flashback";
const peg$c106 = "flash";
const peg$c107 = "freerunning";
const peg$c108 = "convoke";
const peg$c109 = "delve";
const peg$c110 = "improvise";
const peg$c111 = "infect";
const peg$c112 = "toxic";
const peg$c113 = "morph";
const peg$c114 = "disguise";
const peg$c115 = "foretell";
const peg$c116 = "prowess";
const peg$c117 = "cycling";
const peg$c118 = "kicker";
const peg$c119 = "mutate";
const peg$c120 = "suspend";
const peg$c121 = "islandwalk";
const peg$c122 = "devoid";
const peg$c123 = "annihilator";
const peg$c124 = "adapt";
const peg$c125 = "exalted";
const peg$c126 = "affinity";
const peg$c127 = "storm";
const peg$c128 = "cascade";
const peg$c129 = "escape";
const peg$c130 = "you control";
const peg$c131 = "an opponent controls";
const peg$c132 = "on the battlefield";
const peg$c133 = "in your";
const peg$c134 = "in";
const peg$c135 = "have";
const peg$c136 = "has";
const peg$c137 = "is";
const peg$c138 = "are";
const peg$c139 = "led";
const peg$c140 = "your opponents control";
const peg$c141 = "opponents control";
const peg$c142 = "your opponent controls";
const peg$c143 = "all players control";
const peg$c144 = "a player controls";
const peg$c145 = "in your graveyard";
const peg$c146 = "in all graveyards";
const peg$c147 = "in each graveyard";
const peg$c148 = "in your opponents' graveyards";
const peg$c149 = "in an opponent's graveyard";
const peg$c150 = "in your hand";
const peg$c151 = "counter on";
const peg$c152 = "counter removed this way";
const peg$c153 = "color among";
const peg$c154 = "creature in your party";
const peg$c155 = "card type among cards in your graveyard";
const peg$c156 = "different";
const peg$c157 = "among";
const peg$c158 = "basic land type among lands you control";
const peg$c159 = "opponent you have";
const peg$c160 = "opponent";
const peg$c161 = "plus";
const peg$c162 = "twice";
const peg$c163 = "three times";
const peg$c164 = "the number of";
const peg$c165 = "the number of counters on";
const peg$c166 = "counters removed this way";
const peg$c167 = "the number of basic land types among lands you control";
const peg$c168 = "the number of creatures in your party";
const peg$c169 = "the number of card types among cards in your graveyard";
const peg$c170 = "the number of differently named";
const peg$c171 = "the number of different";
const peg$c172 = "the greatest number of";
const peg$c173 = "the number of opponents you have";
const peg$c174 = "the number of colors among";
const peg$c175 = "the greatest";
const peg$c176 = "the total";
const peg$c177 = "of";
const peg$c178 = "your devotion to";
const peg$c179 = "devotion to";
const peg$c180 = "that color";
const peg$c181 = "the greatest number of creatures you control that have a creature type in common";
const peg$c182 = "sacrificed";
const peg$c183 = "exiled";
const peg$c184 = "discarded";
const peg$c185 = "name";
const peg$c186 = "and if";
const peg$c187 = "if";
const peg$c188 = "you don't control";
const peg$c189 = "there are";
const peg$c190 = "there's";
const peg$c191 = "there is";
const peg$c192 = "on it";
const peg$c193 = "is less than";
const peg$c194 = "isn't";
const peg$c195 = "entered";
const peg$c196 = "card types among cards in your graveyard";
const peg$c197 = "you have";
const peg$c198 = "life";
const peg$c199 = "your life total is";
const peg$c200 = "you have no cards in hand";
const peg$c201 = "cards in hand";
const peg$c202 = "creatures you control have total";
const peg$c203 = "it's your turn";
const peg$c204 = "it's not your turn";
const peg$c205 = "it isn't your turn";
const peg$c206 = "during";
const peg$c207 = "your turn";
const peg$c208 = "each of your turns";
const peg$c209 = "on each of your turns";
const peg$c210 = "turns other than yours";
const peg$c211 = "an opponent's turn";
const peg$c212 = "each opponent's turn";
const peg$c213 = "opponents' turns";
const peg$c214 = "you've";
const peg$c215 = "you haven't";
const peg$c216 = "this turn";
const peg$c217 = "an opponent";
const peg$c218 = "a player";
const peg$c219 = "a creature";
const peg$c220 = "a permanent";
const peg$c221 = "another creature";
const peg$c222 = "a nontoken creature";
const peg$c223 = "attacked";
const peg$c224 = "gained";
const peg$c225 = "lost";
const peg$c226 = "cast";
const peg$c227 = "died";
const peg$c228 = "was";
const peg$c229 = "left";
const peg$c230 = "put";
const peg$c231 = "descended";
const peg$c232 = "played";
const peg$c233 = "had";
const peg$c234 = "drew";
const peg$c235 = "died this turn";
const peg$c236 = "was put";
const peg$c237 = "[.,\"]";
const peg$c238 = "you've completed a dungeon";
const peg$c239 = "a card is exiled with ~";
const peg$c240 = "evidence was collected";
const peg$c241 = "it's bargained";
const peg$c242 = "it was kicked";
const peg$c243 = "it's night";
const peg$c244 = "it's day";
const peg$c245 = "an opponent has no cards in hand";
const peg$c246 = "you're the monarch";
const peg$c247 = "you have the initiative";
const peg$c248 = "you have the city's blessing";
const peg$c249 = "you have max speed";
const peg$c250 = "or fewer";
const peg$c251 = "exactly";
const peg$c252 = "no";
const peg$c253 = "one or more";
const peg$c254 = "{T}";
const peg$c255 = "{Q}";
const peg$c256 = "pay";
const peg$c257 = "waterbend";
const peg$c258 = "sacrifice";
const peg$c259 = "tap";
const peg$c260 = "untap";
const peg$c261 = "remove";
const peg$c262 = "exile";
const peg$c263 = "discard";
const peg$c264 = "forage";
const peg$c265 = "return";
const peg$c266 = "to its owner's hand";
const peg$c267 = "to";
const peg$c268 = "its owner's hand";
const peg$c269 = "their owner's hand";
const peg$c270 = "{E}";
const peg$c271 = "X life";
const peg$c272 = "life equal to";
const peg$c273 = "X";
const peg$c274 = "counters from";
const peg$c275 = "any number of";
const peg$c276 = "from among";
const peg$c277 = "counter from";
const peg$c278 = "from";
const peg$c279 = "from your";
const peg$c280 = "hand";
const peg$c281 = "graveyard";
const peg$c282 = "your hand";
const peg$c283 = "at random";
const peg$c284 = " from your ";
const peg$c285 = " to its owner's hand";
const peg$c286 = ":";
const peg$c287 = "Choose a color.";
const peg$c288 = "add";
const peg$c289 = "\"";
const peg$c290 = "Reveal any number of";
const peg$c291 = "your hand. Add";
const peg$c292 = "for each card revealed this way.";
const peg$c293 = "Choose a player. That player adds";
const peg$c294 = "A player of your choice adds";
const peg$c295 = "Each player adds";
const peg$c296 = "Choose a player. That player adds one mana of any color they choose.";
const peg$c297 = "Choose a color of a card in your graveyard. Add one mana of that color.";
const peg$c298 = "Choose a color of a permanent you control. Add one mana of that color.";
const peg$c299 = "Double the amount of each type of unspent mana you have.";
const peg$c300 = "For each color among";
const peg$c301 = "add one mana of that color.";
const peg$c302 = "for each";
const peg$c303 = "where";
const peg$c304 = "mana of that type";
const peg$c305 = "one mana of any of ~'s colors";
const peg$c306 = "one mana of";
const peg$c307 = "any";
const peg$c308 = "one";
const peg$c309 = "two mana of different colors";
const peg$c310 = "mana in any combination of";
const peg$c311 = "mana of any one";
const peg$c312 = "mana of";
const peg$c313 = "~'s last noted type";
const peg$c314 = "color in your commander's color identity";
const peg$c315 = "color";
const peg$c316 = "the colors";
const peg$c317 = "type";
const peg$c318 = "that";
const peg$c319 = "land";
const peg$c320 = "could produce";
const peg$c321 = "the sacrificed";
const peg$c322 = "color of";
const peg$c323 = "colors";
const peg$c324 = "that much";
const peg$c325 = ", then add an additional";
const peg$c326 = "an amount of";
const peg$c327 = "equal to";
const peg$c328 = "an amount of mana of";
const peg$c329 = "an amount of mana of any one color equal to";
const peg$c330 = "X mana";
const peg$c331 = "where X is";
const peg$c332 = "in any combination of";
const peg$c333 = "of any one";
const peg$c334 = "Activate only if";
const peg$c335 = "and only once each turn";
const peg$c336 = "Activate only as an instant.";
const peg$c337 = "Activate only as a sorcery.";
const peg$c338 = "Activate only any time you could cast an instant.";
const peg$c339 = "Activate only";
const peg$c340 = " and only once each turn";
const peg$c341 = " and only once each turn.";
const peg$c342 = "Activate only once each turn.";
const peg$c343 = "Until end of turn, you don't lose this mana as steps and phases end.";
const peg$c344 = "doesn't untap during your next untap step.";
const peg$c345 = "Each opponent";
const peg$c346 = "An opponent";
const peg$c347 = "Each other player";
const peg$c348 = "gains";
const peg$c349 = "During your next untap step, as you untap your permanents, return ~ to its owner's hand.";
const peg$c350 = "Each player loses";
const peg$c351 = "life.";
const peg$c352 = "If";
const peg$c353 = "you gain";
const peg$c354 = "You get";
const peg$c355 = "poison counter";
const peg$c356 = "An opponent gains control of ~";
const peg$c357 = "When you next cast";
const peg$c358 = "When you do,";
const peg$c359 = "Roll a d20";
const peg$c360 = "Remove";
const peg$c361 = "counter from ~";
const peg$c362 = "Any player may activate this ability but only during their turn before the end step.";
const peg$c363 = "Any player may activate this ability but only";
const peg$c364 = "during their turn";
const peg$c365 = "You gain";
const peg$c366 = "Scry";
const peg$c367 = "If there are no";
const peg$c368 = "counters on ~, sacrifice it.";
const peg$c369 = "If ~ has no";
const peg$c370 = "counters on it, sacrifice it.";
const peg$c371 = "If this mana is spent";
const peg$c372 = "If that mana is spent";
const peg$c373 = "When you spend this mana";
const peg$c374 = "When that mana is spent";
const peg$c375 = "When this mana is spent";
const peg$c376 = "Whenever you spend this mana";
const peg$c377 = "If you spend this mana";
const peg$c378 = "When you spend that mana";
const peg$c379 = "A spell cast using this mana";
const peg$c380 = "A creature cast using this mana";
const peg$c381 = "That spell can't be countered";
const peg$c382 = "If this ability has been activated";
const peg$c383 = "Any player may activate this ability.";
const peg$c384 = "deals";
const peg$c385 = "damage to you.";
const peg$c386 = "You lose";
const peg$c387 = "instead.";
const peg$c388 = "instead add";
const peg$c389 = "Add";
const peg$c390 = "instead if";
const peg$c391 = "spend this mana only";
const peg$c392 = "this mana can't be spent";
const peg$c393 = ", and";
const peg$c394 = "that spell";
const peg$c395 = "activate";
const peg$c396 = "on costs that";
const peg$c397 = "contain";
const peg$c398 = "include";
const peg$c399 = "a cost";
const peg$c400 = "that contain";
const peg$c401 = "generic mana costs";
const peg$c402 = "generic";
const peg$c403 = "the generic part of";
const peg$c404 = "costs";
const peg$c405 = "cards";
const peg$c406 = "a card";
const peg$c407 = "from your hand";
const peg$c408 = "pay a mana cost to turn a manifested creature face up";
const peg$c409 = "turn permanents face up";
const peg$c410 = "turn creatures face up";
const peg$c411 = "turn a permanent face up";
const peg$c412 = "turn a creature face up";
const peg$c413 = "turn face-down creatures face up";
const peg$c414 = "cost";
const peg$c415 = "to pay";
const peg$c416 = "cumulative upkeep";
const peg$c417 = "equip";
const peg$c418 = "unlock";
const peg$c419 = "doors";
const peg$c420 = "a door";
const peg$c421 = "Rooms";
const peg$c422 = "{X}";
const peg$c423 = "{C}";
const peg$c424 = "your commander";
const peg$c425 = "from anywhere other than your hand";
const peg$c426 = "from your graveyard or from exile";
const peg$c427 = "from exile or from your graveyard";
const peg$c428 = "from graveyards or from exile";
const peg$c429 = "from graveyards or exile";
const peg$c430 = "from your graveyard";
const peg$c431 = "from a graveyard";
const peg$c432 = "from graveyards";
const peg$c433 = "from exile";
const peg$c434 = "from the command zone";
const peg$c435 = "from the top of your library";
const peg$c436 = "from your library";
const peg$c437 = "an ability of";
const peg$c438 = "abilities of";
const peg$c439 = "exhaust";
const peg$c440 = "ninjutsu";
const peg$c441 = "crew";
const peg$c442 = "level up";
const peg$c443 = "power-up";
const peg$c444 = "boast";
const peg$c445 = "channel";
const peg$c446 = "abilities";
const peg$c447 = "ability";
const peg$c448 = "an ability";
const peg$c449 = "to cast";
const peg$c450 = "Each spell costs";
const peg$c451 = "to cast except during its controller's turn.";
const peg$c452 = "you cast";
const peg$c453 = "affinity for";
const peg$c454 = "As an additional cost to cast";
const peg$c455 = ", you may pay";
const peg$c456 = "life. Those spells cost";
const peg$c457 = "less to cast if you paid life this way.";
const peg$c458 = "As long as ~ is untapped, each spell that would cost less than three mana to cast costs three mana to cast.";
const peg$c459 = "Each spell that would cost less than";
const peg$c460 = "mana to cast costs";
const peg$c461 = "mana to cast.";
const peg$c462 = "and can't be countered";
const peg$c463 = "and can be cast as though";
const peg$c464 = "they";
const peg$c465 = "had flash";
const peg$c466 = "an additional";
const peg$c467 = "more";
const peg$c468 = "less";
const peg$c469 = "and each";
const peg$c470 = "rad";
const peg$c471 = "experience";
const peg$c472 = "poison";
const peg$c473 = "counter you have";
const peg$c474 = "target beyond the first";
const peg$c475 = "target";
const peg$c476 = "creature it targets";
const peg$c477 = "As long as ~ is in the command zone or on the battlefield,";
const peg$c478 = "As long as";
const peg$c479 = "as long as";
const peg$c480 = "and {";
const peg$c481 = "This effect reduces only the amount of";
const peg$c482 = "colored";
const peg$c483 = "mana you pay.";
const peg$c484 = "This effect can't reduce the";
const peg$c485 = "mana in that cost";
const peg$c486 = "amount of mana those spells cost";
const peg$c487 = "amount of mana it costs to cast a spell";
const peg$c488 = "mana a spell costs";
const peg$c489 = "amount of mana a spell costs to cast";
const peg$c490 = "by";
const peg$c491 = "less than";
const peg$c492 = "mana.";
const peg$c493 = "The";
const peg$c494 = "first";
const peg$c495 = "second";
const peg$c496 = "third";
const peg$c497 = "each turn";
const peg$c498 = "during each of your turns";
const peg$c499 = "that target";
const peg$c500 = " cost";
const peg$c501 = " {";
const peg$c502 = "each";
const peg$c503 = "you or a permanent you control";
const peg$c504 = "you or permanents you control";
const peg$c505 = "your opponents cast";
const peg$c506 = "an opponent casts";
const peg$c507 = "opponents cast";
const peg$c508 = "a player casts";
const peg$c509 = "players cast";
const peg$c510 = "the next";
const peg$c511 = "you cast this turn";
const peg$c512 = " that are";
const peg$c513 = "until your next turn,";
const peg$c514 = "you cast cost";
const peg$c515 = "to cast.";
const peg$c516 = "Whenever";
const peg$c517 = "When";
const peg$c518 = "At";
const peg$c519 = " \u2014 ";
const peg$c520 = "mana";
const peg$c521 = "It also costs";
const peg$c522 = "~ costs";
const peg$c523 = "it targets";
const peg$c524 = "it's targeting";
const peg$c525 = "it was";
const peg$c526 = "a creature died";
const peg$c527 = " for each";
const peg$c528 = " and {";
const peg$c529 = "Activated abilities of";
const peg$c530 = "Activated abilities cost";
const peg$c531 = "activated abilities cost";
const peg$c532 = "to activate.";
const peg$c533 = "Equip abilities you activate";
const peg$c534 = " cost {";
const peg$c535 = "Equip";
const peg$c536 = "Ninjutsu";
const peg$c537 = "Exhaust";
const peg$c538 = "Cycling";
const peg$c539 = "Channel";
const peg$c540 = "Boast";
const peg$c541 = "Crew";
const peg$c542 = "Power-up";
const peg$c543 = "Level up";
const peg$c544 = "abilities you activate";
const peg$c545 = "costs you pay";
const peg$c546 = "Abilities you activate";
const peg$c547 = "Activated abilities you activate";
const peg$c548 = "Abilities you activate that aren't mana abilities cost";
const peg$c549 = "~'s equip ability costs";
const peg$c550 = "Mana abilities of ~ cost an additional";
const peg$c551 = "life to activate.";
const peg$c552 = "unless they're mana abilities";
const peg$c553 = "if they aren't mana abilities";
const peg$c554 = "As an additional cost to cast ~,";
const peg$c555 = "you may";
const peg$c556 = "Spend only";
const peg$c557 = "mana on X.";
const peg$c558 = "X can't be 0.";
const peg$c559 = "You can't spend mana to cast ~.";
const peg$c560 = "You may pay";
const peg$c561 = "rather than pay ~'s mana cost. Spend only mana";
const peg$c562 = "produced by";
const peg$c563 = "to cast it this way.";
const peg$c564 = "Spend only mana";
const peg$c565 = "to cast ~.";
const peg$c566 = "For each mana in";
const peg$c567 = "this ability's activation cost";
const peg$c568 = "its activation cost";
const peg$c569 = ", you may tap an untapped";
const peg$c570 = "rather than pay that mana.";
const peg$c571 = "mana as though it were mana of any";
const peg$c572 = "mana of any type";
const peg$c573 = "Mana of any type can be spent";
const peg$c574 = "You may spend";
const peg$c575 = "mana as though it were mana of any color";
const peg$c576 = ". You may spend other mana only as though it were colorless mana.";
const peg$c577 = "mana as though it were";
const peg$c578 = "For each";
const peg$c579 = "} in a cost, you may pay 2 life rather than pay that mana.";
const peg$c580 = "You may activate abilities of";
const peg$c581 = "as though those creatures had haste.";
const peg$c582 = "you may spend";
const peg$c583 = "you can spend";
const peg$c584 = "Players may spend";
const peg$c585 = "this creature's";
const peg$c586 = "to pay the activation costs of";
const peg$c587 = "to pay the activation costs of abilities of";
const peg$c588 = "Players can't pay life or sacrifice";
const peg$c589 = "to cast spells or activate abilities.";
const peg$c590 = "You can't pay life or sacrifice";
const peg$c591 = "Players can't pay life to cast spells or activate abilities.";
const peg$c592 = "Your life total can't change.";
const peg$c593 = "Players can't sacrifice";
const peg$c594 = "Permanents you control";
const peg$c595 = "Other permanents you control";
const peg$c596 = "can't be sacrificed.";
const peg$c597 = "~ can't be sacrificed.";
const peg$c598 = "can't be activated";
const peg$c599 = "Players can't activate abilities of";
const peg$c600 = "that aren't mana abilities";
const peg$c601 = "activated abilities can't be activated";
const peg$c602 = "can't attack or block";
const peg$c603 = "its activated abilities can't be activated";
const peg$c604 = "can't attack, block, or crew Vehicles, and";
const peg$c605 = "can't attack or block, and";
const peg$c606 = "can't attack, and";
const peg$c607 = "can't block, and";
const peg$c608 = "doesn't untap during its controller's untap step and";
const peg$c609 = "loses all abilities";
const peg$c610 = "can't attack or block.";
const peg$c611 = "loses all abilities.";
const peg$c612 = "loses all abilities and has";
const peg$c613 = "All";
const peg$c614 = "loses";
const peg$c615 = "lose";
const peg$c616 = "all abilities";
const peg$c617 = "and have";
const peg$c618 = "sources";
const peg$c619 = "permanents";
const peg$c620 = "that player adds";
const peg$c621 = "its controller adds";
const peg$c622 = "you add";
const peg$c623 = "That land doesn't untap during its controller's next untap step.";
const peg$c624 = "for each other";
const peg$c625 = "with the same name, add one mana of any type that";
const peg$c626 = "produced.";
const peg$c627 = "one mana of any type that";
const peg$c628 = "produced for each other";
const peg$c629 = "with the same name as it.";
const peg$c630 = ", and ~ deals";
const peg$c631 = "damage to";
const peg$c632 = "the player";
const peg$c633 = "that player";
const peg$c634 = "Whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana of that color.";
const peg$c635 = "If tapped for mana,";
const peg$c636 = "instead of any other";
const peg$c637 = "~ deals";
const peg$c638 = "him or her";
const peg$c639 = "that land's controller";
const peg$c640 = "its controller";
const peg$c641 = "Whenever ~ becomes tapped, it deals";
const peg$c642 = "Whenever enchanted";
const peg$c643 = "becomes tapped, ~ deals";
const peg$c644 = ", it produces";
const peg$c645 = "as much of that mana instead.";
const peg$c646 = "At the beginning of";
const peg$c647 = "that player chooses a color. until end of turn,";
const peg$c648 = "lands tapped for mana produce mana of the chosen color instead of any other";
const peg$c649 = "produce";
const peg$c650 = "colorless mana";
const peg$c651 = "mana of a color of your choice";
const peg$c652 = "one mana of a color of your choice";
const peg$c653 = "mana of any color";
const peg$c654 = "mana of the chosen color";
const peg$c655 = "type and amount";
const peg$c656 = "you tap";
const peg$c657 = "~ for mana";
const peg$c658 = "for";
const peg$c659 = "is tapped for";
const peg$c660 = "a player taps";
const peg$c661 = "an opponent taps";
const peg$c662 = "or more mana";
const peg$c663 = "mana while you're the monarch";
const peg$c664 = "one mana of any type";
const peg$c665 = " produced";
const peg$c666 = "produced";
const peg$c667 = "it produced";
const peg$c668 = "that type";
const peg$c669 = "enchanted";
const peg$c670 = "equipped";
const peg$c671 = "fortified";
const peg$c672 = "gets";
const peg$c673 = "get";
const peg$c674 = "gain";
const peg$c675 = "As long as you control";
const peg$c676 = ", has";
const peg$c677 = ", have";
const peg$c678 = " and has";
const peg$c679 = " and have";
const peg$c680 = "in addition to";
const peg$c681 = "other types";
const peg$c682 = "all";
const peg$c683 = "~ and";
const peg$c684 = "changeling";
const peg$c685 = "ward";
const peg$c686 = "protection from";
const peg$c687 = "afterlife";
const peg$c688 = "bushido";
const peg$c689 = "hexproof from";
const peg$c690 = " and ";
const peg$c691 = "from ";
const peg$c692 = "Nonland permanents you control are";
const peg$c693 = ". The same is true for spells you control and nonland cards you own that aren't on the battlefield.";
const peg$c694 = "Nonland cards you own that aren't on the battlefield, spells you control, and nonland permanents you control are";
const peg$c695 = "types.";
const peg$c696 = "creature";
const peg$c697 = "types";
const peg$c698 = "/";
const peg$c699 = "still";
const peg$c700 = "~ isn't a";
const peg$c701 = "n";
const peg$c702 = "artifact creature";
const peg$c703 = "with power and toughness each equal to its mana value.";
const peg$c704 = "snow.";
const peg$c705 = "in addition to its other colors";
const peg$c706 = "in addition to their other colors";
const peg$c707 = "~ is also";
const peg$c708 = "~ is the chosen type";
const peg$c709 = "in addition to its other types";
const peg$c710 = "~ is";
const peg$c711 = "All cards that aren't on the battlefield, spells, and permanents are colorless.";
const peg$c712 = "every basic land type";
const peg$c713 = "the chosen";
const peg$c714 = "basic land";
const peg$c715 = "Plains";
const peg$c716 = "Island";
const peg$c717 = "Swamp";
const peg$c718 = "Mountain";
const peg$c719 = "Forest";
const peg$c720 = "all colors";
const peg$c721 = "~'s power and toughness are each equal to";
const peg$c722 = "~'s power and toughness are each";
const peg$c723 = "~'s power is equal to";
const peg$c724 = "and its toughness is equal to that number plus";
const peg$c725 = "~'s toughness is equal to";
const peg$c726 = " and";
const peg$c727 = "base power and toughness";
const peg$c728 = "can't be";
const peg$c729 = "blocked";
const peg$c730 = "countered";
const peg$c731 = "regenerated";
const peg$c732 = "the target";
const peg$c733 = "can't";
const peg$c734 = "block";
const peg$c735 = "attack";
const peg$c736 = "can";
const peg$c737 = "is goaded";
const peg$c738 = "are goaded";
const peg$c739 = "must";
const peg$c740 = "doesn't untap";
const peg$c741 = "don't untap";
const peg$c742 = "assign";
const peg$c743 = "activated";
const peg$c744 = " and is ";
const peg$c745 = " and are ";
const peg$c746 = " as long as";
const peg$c747 = " if ";
const peg$c748 = "able";
const peg$c749 = "sacrific";
const peg$c750 = " get";
const peg$c751 = "until";
const peg$c752 = "and is ";
const peg$c753 = "and are ";
const peg$c754 = "and has";
const peg$c755 = "~'s power";
const peg$c756 = "~'s toughness";
const peg$c757 = "~'s power and toughness";
const peg$c758 = ", it gets";
const peg$c759 = " is ";
const peg$c760 = "undaunted";
const peg$c761 = "megamorph";
const peg$c762 = "\u2014";
const peg$c763 = "~ is every creature type";
const peg$c764 = "enters";
const peg$c765 = "can't be countered";
const peg$c766 = "As ~ enters,";
const peg$c767 = "As it enters,";
const peg$c768 = "You may choose not to untap";
const peg$c769 = "You don't lose unspent";
const peg$c770 = "If you would lose unspent mana,";
const peg$c771 = "Players don't lose unspent";
const peg$c772 = "As an additional cost to cast ~, you may";
const peg$c773 = "As an additional cost to cast ~, sacrifice any number of";
const peg$c774 = "As an additional cost to cast ~, choose a";
const peg$c775 = "creature type";
const peg$c776 = "number";
const peg$c777 = "card name";
const peg$c778 = "This ability doesn't affect its color identity.";
const peg$c779 = "If one or more";
const peg$c780 = "tokens would be created";
const peg$c781 = "Then you may pay";
const peg$c782 = "If you don't,";
const peg$c783 = "enters tapped.";
const peg$c784 = "Companion \u2014";
const peg$c785 = "Each";
const peg$c786 = "During your turn, each";
const peg$c787 = " in your graveyard";
const peg$c788 = " in your hand";
const peg$c789 = " has ";
const peg$c790 = "Its";
const peg$c791 = "cost is equal to";
const peg$c792 = "You may have ~ enter";
const peg$c793 = "Your opponents can't";
const peg$c794 = "During your turn, your opponents can't";
const peg$c795 = "You may cast";
const peg$c796 = "You may play";
const peg$c797 = "During your turn, you may cast";
const peg$c798 = "During your turn, you may play";
const peg$c799 = "spend";
const peg$c800 = "mana of any";
const peg$r0 = /^[A-Za-z'\-]/;
const peg$r1 = /^[A-Za-z]/;
const peg$r2 = /^[0-9]/;
const peg$r3 = /^[0-9WUBRGCSXYZP\/]/;
const peg$r4 = /^[WUBRGC]/;
const peg$r5 = /^[a-z]/;
const peg$r6 = /^[a-z\-]/;
const peg$r7 = /^[A-Z]/;
const peg$r8 = /^[A-Za-z\-]/;
const peg$r9 = /^[^.,;:"]/;
const peg$r10 = /^[^.,"]/;
const peg$r11 = /^[A-Z"'0-9]/;
const peg$r12 = /^[^."]/;
const peg$r13 = /^[0-9X]/;
const peg$r14 = /^[a-zA-Z ]/;
const peg$r15 = /^[^,.":]/;
const peg$r16 = /^[IVX]/;
const peg$r17 = /^[^:."]/;
const peg$r18 = /^[^.]/;
const peg$r19 = /^[WUBRG]/;
const peg$r20 = /^[a-z' ]/;
const peg$r21 = /^[^,.]/;
const peg$r22 = /^[A-Za-z ]/;
const peg$r23 = /^[^":]/;
const peg$r24 = /^[^"]/;
const peg$r25 = /^[^".,]/;
const peg$r26 = /^[+\-]/;
const peg$r27 = /^[^.":]/;
const peg$r28 = /^[^",.]/;
const peg$r29 = /^[^".:]/;
const peg$r30 = /^[,;]/;
const peg$r31 = /^[A-Za-z'!\-]/;
const peg$r32 = /^[^":,.]/;
const peg$r33 = /^[^".]/;
function peg$f0(a) {    return { kind: "ability", ability: a };  }
function peg$f1(e) {    return { kind: "effects", effects: e };  }
function peg$f2() {    return { kind: "irrelevant" };  }
function peg$f3(c) {    return c.map(item => item.part);  }
function peg$f4(c) {    return [c];  }
function peg$f5(c) {    return c.map(item => item.part);  }
function peg$f6(c, f, w) {    return c.x === (f !== null && f.x);  }
function peg$f7(c, f, w) {    return { change: c.change, by: c.by, amount: f ? f.amount : 1, ...whens(f?.when, w) };  }
function peg$f8(s) {    return s.spend;  }
function peg$f9(w) {    return b.isNumber(w);  }
function peg$f10(w) {    return b.numberOf(w);  }
function peg$f11(d) {    return Number(d);  }
function peg$f12(d) {    return Number(d);  }
function peg$f13() {    return 1;  }
function peg$f14(text) {    return b.costOf(text);  }
function peg$f15(text, c) {    return c !== undefined;  }
function peg$f16(text, c) {    return c;  }
function peg$f17(t) {    return t;  }
function peg$f18(w) {    return b.colorOf(w);  }
function peg$f19(w, c) {    return c !== undefined;  }
function peg$f20(w, c) {    return c;  }
function peg$f21() {    return "C";  }
function peg$f22(first, c) {    return c;  }
function peg$f23(first, rest) {    return [first, ...rest];  }
function peg$f24(a) {    return a;  }
function peg$f25(shared, first, g) {    return g;  }
function peg$f26(shared, first, rest, p) {    return p;  }
function peg$f27(shared, first, rest, post) {    return b.all([b.any([b.all([...shared, first]), ...rest]), ...post]);  }
function peg$f28(a) {    return a;  }
function peg$f29(shared, first, g) {    return g;  }
function peg$f30(shared, first, rest, p) {    return p;  }
function peg$f31(shared, first, rest, post) {    return b.all([...shared, b.any([first, ...rest]), ...post]);  }
function peg$f32(a) {    return a;  }
function peg$f33(shared, first, g) {    return g;  }
function peg$f34(shared, first, rest, p) {    return p;  }
function peg$f35(shared, first, rest, post) {    return b.all([...shared, b.any([first, ...rest]), ...post]);  }
function peg$f36() {    return { kind: "other" };  }
function peg$f37() {    return b.not({ kind: "tapped" });  }
function peg$f38() {    return { kind: "tapped" };  }
function peg$f39() {    return b.not({ kind: "token" });  }
function peg$f40(first, d) {    return d;  }
function peg$f41(first, rest) {    return b.all([first, ...rest]);  }
function peg$f42(list) {    return list;  }
function peg$f43(c) {    return b.not({ kind: "color", color: c });  }
function peg$f44() {    return b.not({ kind: "token" });  }
function peg$f45() {    return b.not({ kind: "commander" });  }
function peg$f46() {    return b.not({ kind: "historic" });  }
function peg$f47(w) {    return b.cardTypeOf(w);  }
function peg$f48(w, t) {    return t !== undefined;  }
function peg$f49(w, t) {    return b.not({ kind: "type", type: t });  }
function peg$f50(w) {    return b.supertypeOf(w);  }
function peg$f51(w, t) {    return t !== undefined;  }
function peg$f52(w, t) {    return b.not({ kind: "supertype", supertype: t });  }
function peg$f53(s) {    return b.not({ kind: "subtype", subtype: s });  }
function peg$f54() {    return { kind: "colorless" };  }
function peg$f55() {    return { kind: "multicolored" };  }
function peg$f56() {    return { kind: "monocolored" };  }
function peg$f57() {    return b.any(["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"].map(subtype => ({ kind: "subtype", subtype })));  }
function peg$f58() {    return { kind: "historic" };  }
function peg$f59() {    return { kind: "kicked" };  }
function peg$f60() {    return { kind: "face-down" };  }
function peg$f61() {    return b.not({ kind: "tapped" });  }
function peg$f62() {    return { kind: "tapped" };  }
function peg$f63() {    return b.any([{ kind: "attacking" }, { kind: "blocking" }]);  }
function peg$f64() {    return { kind: "attacking" };  }
function peg$f65() {    return { kind: "blocking" };  }
function peg$f66() {    return { kind: "commander" };  }
function peg$f67() {    return { kind: "token" };  }
function peg$f68() {    return b.all([b.not({ kind: "type", type: "Instant" }), b.not({ kind: "type", type: "Sorcery" })]);  }
function peg$f69() {    return { kind: "anything" };  }
function peg$f70(w) {    return b.cardTypeOf(w);  }
function peg$f71(w, t) {    return t !== undefined;  }
function peg$f72(w, t) {    return { kind: "type", type: t };  }
function peg$f73(w) {    return b.supertypeOf(w);  }
function peg$f74(w, t) {    return t !== undefined;  }
function peg$f75(w, t) {    return { kind: "supertype", supertype: t };  }
function peg$f76(first, c) {    return c;  }
function peg$f77(first, rest) {    return b.any([first, ...rest].map(color => ({ kind: "color", color })));  }
function peg$f78(c, w) {    return b.cardTypeOf(w);  }
function peg$f79(c, w, t) {    return t !== undefined;  }
function peg$f80(c, w, t) {    return b.any([{ kind: "color", color: c }, { kind: "type", type: t }]);  }
function peg$f81(c) {    return { kind: "color", color: c };  }
function peg$f82(first, s) {    return s;  }
function peg$f83(first, rest) {    return b.any([first, ...rest].map(subtype => ({ kind: "subtype", subtype })));  }
function peg$f84(s) {    return { kind: "subtype", subtype: s };  }
function peg$f85(w) {    return b.subtypeOf(w);  }
function peg$f86(w, s) {    return s !== undefined;  }
function peg$f87(w, s) {    return s;  }
function peg$f88(w) {    return b.subtypeOf(w);  }
function peg$f89(w, s) {    return s !== undefined;  }
function peg$f90(w, s) {    return s;  }
function peg$f91(p, q) {    return q;  }
function peg$f92(p, rest) {    return b.all([p, ...rest]);  }
function peg$f93(n) {    return { kind: "name", name: n };  }
function peg$f94() {    return { kind: "chosen-type" };  }
function peg$f95() {    return { kind: "chosen-color" };  }
function peg$f96() {    return { kind: "entered-this-turn" };  }
function peg$f97(p) {    return p;  }
function peg$f98(p) {    return b.not(p);  }
function peg$f99(k) {    return { kind: "keyword", keyword: k };  }
function peg$f100(k) {    return b.not({ kind: "keyword", keyword: k });  }
function peg$f101() {    return b.not({ kind: "x-in-cost" });  }
function peg$f102() {    return b.not({ kind: "colorless" });  }
function peg$f103() {    return { kind: "tapped" };  }
function peg$f104() {    return b.not({ kind: "tapped" });  }
function peg$f105() {    return { kind: "supertype", supertype: "Legendary" };  }
function peg$f106() {    return { kind: "attacking" };  }
function peg$f107() {    return { kind: "chosen-color" };  }
function peg$f108() {    return { kind: "multicolored" };  }
function peg$f109() {    return { kind: "colorless" };  }
function peg$f110(c) {    return b.any(c.map(color => ({ kind: "color", color })));  }
function peg$f111(of) {    return of;  }
function peg$f112(p, n, is) {    return { kind: p, is, value: n };  }
function peg$f113(n, is) {    return { kind: "mana-value", is, value: n };  }
function peg$f114() {    return { kind: "x-in-cost" };  }
function peg$f115(c) {    return { kind: "counter", counter: c };  }
function peg$f116(c) {    return { kind: "counter", counter: c };  }
function peg$f117() {    return { kind: "counter" };  }
function peg$f118() {    return { kind: "chosen-name" };  }
function peg$f119() {    return { kind: "chosen-name" };  }
function peg$f120(k) {    return { kind: "keyword", keyword: k };  }
function peg$f121() {    return ">=";  }
function peg$f122() {    return ">=";  }
function peg$f123() {    return "<=";  }
function peg$f124() {    return "=";  }
function peg$f125(k) {    return k;  }
function peg$f126() {    return "you";  }
function peg$f127() {    return "opponents";  }
function peg$f128() {    return "anyone";  }
function peg$f129(of, place, p) {    return p;  }
function peg$f130(of, place, post) {    return { kind: "count", zone: place.zone, whose: place.whose, of: b.all([of, ...post]) };  }
function peg$f131(w) {    return { zone: "battlefield", whose: w };  }
function peg$f132() {    return { zone: "graveyard", whose: "you" };  }
function peg$f133() {    return { zone: "graveyard", whose: "anyone" };  }
function peg$f134() {    return { zone: "graveyard", whose: "opponents" };  }
function peg$f135() {    return { zone: "hand", whose: "you" };  }
function peg$f136(c) {    return { kind: "counters", counter: c };  }
function peg$f137() {    return { kind: "counters" };  }
function peg$f138() {    return { kind: "x" };  }
function peg$f139(c, of) {    return { kind: "counters-among", counter: c, of };  }
function peg$f140(of) {    return { kind: "colors-among", of };  }
function peg$f141() {    return { kind: "party" };  }
function peg$f142() {    return { kind: "card-types", zone: "graveyard" };  }
function peg$f143(v, of, p) {    return { kind: "different", value: v, zone: p, of };  }
function peg$f144() {    return { kind: "domain" };  }
function peg$f145() {    return { kind: "opponents" };  }
function peg$f146(of) {    return { kind: "count", zone: "battlefield", whose: "anyone", of: b.all([{ kind: "attacking" }, of]) };  }
function peg$f147(n, v) {    return b.sum(n, v);  }
function peg$f148(v) {    return b.times(2, v);  }
function peg$f149(v) {    return b.times(3, v);  }
function peg$f150(v, n) {    return b.sum(n, v);  }
function peg$f151(c) {    return { kind: "counters", counter: c };  }
function peg$f152() {    return { kind: "counters" };  }
function peg$f153(c, of) {    return { kind: "counters-among", counter: c, of };  }
function peg$f154() {    return { kind: "x" };  }
function peg$f155() {    return { kind: "domain" };  }
function peg$f156() {    return { kind: "party" };  }
function peg$f157() {    return { kind: "card-types", zone: "graveyard" };  }
function peg$f158(of, p) {    return { kind: "different", value: "name", zone: p, of };  }
function peg$f159(v, of, p) {    return { kind: "different", value: v, zone: p, of };  }
function peg$f160(of) {    return { kind: "count", zone: "battlefield", whose: "an-opponent", of };  }
function peg$f161() {    return { kind: "opponents" };  }
function peg$f162(of) {    return { kind: "colors-among", of };  }
function peg$f163(c) {    return c;  }
function peg$f164(w) {    return { kind: w };  }
function peg$f165() {    return { kind: "mana-value" };  }
function peg$f166(w, of, p) {    return p;  }
function peg$f167(w, of, post) {    return { kind: "greatest-" + w.replace(" ", "-"), of: b.all([of, ...post]) };  }
function peg$f168(w, of, p) {    return p;  }
function peg$f169(w, of, post) {    return { kind: "total-" + w.replace(" ", "-"), of: b.all([of, ...post]) };  }
function peg$f170() {    return "output";  }
function peg$f171(c) {    return { kind: "devotion", to: c };  }
function peg$f172() {    return { kind: "shared-creature-type" };  }
function peg$f173(w) {    return { kind: "cost-object", value: w === "mana value" ? "mana-value" : w };  }
function peg$f174() {    return "power";  }
function peg$f175() {    return "mana-value";  }
function peg$f176() {    return "name";  }
function peg$f177() {    return "battlefield";  }
function peg$f178() {    return "graveyard";  }
function peg$f179(first, c) {    return c;  }
function peg$f180(first, c) {    return c;  }
function peg$f181(first, rest) {    return b.allConditions([first, ...rest]);  }
function peg$f182(first, c) {    return c;  }
function peg$f183(first, rest) {    return b.anyCondition([first, ...rest]);  }
function peg$f184(list) {    return list;  }
function peg$f185(of) {    return some("you", of, "=", 0);  }
function peg$f186(q, of) {    return q.is === ">=" && q.value === 1;  }
function peg$f187(q, of) {    return some("opponents", of, ">=", 1);  }
function peg$f188(q, of) {    return q.is === ">=";  }
function peg$f189(q, of) {    return some("an-opponent", of, q.is, q.value);  }
function peg$f190(q, of) {    return some("opponents", of, q.is, q.value);  }
function peg$f191(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f192(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f193(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f194(q, c) {    return { kind: "amount", amount: { kind: "counters", counter: c }, is: q.is, value: q.value };  }
function peg$f195(q, c) {    return { kind: "amount", amount: { kind: "counters", counter: c }, is: q.is, value: q.value };  }
function peg$f196(q) {    return { kind: "amount", amount: { kind: "counters" }, is: q.is, value: q.value };  }
function peg$f197(w, n, is) {    return { kind: "amount", amount: { kind: w }, is, value: n };  }
function peg$f198(p) {    return { kind: "self", is: p };  }
function peg$f199(a, p) {    return some("anyone", b.all([a, p]), ">=", 1);  }
function peg$f200(c, n) {    return { kind: "amount", amount: { kind: "devotion", to: c }, is: "<=", value: n - 1 };  }
function peg$f201(c, n, is) {    return { kind: "amount", amount: { kind: "devotion", to: c }, is, value: n };  }
function peg$f202(p) {    return { kind: "not", of: { kind: "self", is: p } };  }
function peg$f203() {    return { kind: "self", is: { kind: "entered-this-turn" } };  }
function peg$f204(q) {    return { kind: "amount", amount: { kind: "card-types", zone: "graveyard" }, is: q.is, value: q.value };  }
function peg$f205(q, v, of, p) {    return { kind: "amount", amount: { kind: "different", value: v, zone: p, of }, is: q.is, value: q.value };  }
function peg$f206(q, of) {    return { kind: "amount", amount: { kind: "count", zone: "graveyard", whose: "you", of }, is: q.is, value: q.value };  }
function peg$f207(n, is) {    return { kind: "amount", amount: { kind: "life" }, is, value: n };  }
function peg$f208(n, is) {    return { kind: "amount", amount: { kind: "life" }, is, value: n };  }
function peg$f209() {    return hand("=", 0);  }
function peg$f210(n, is) {    return hand(is, n);  }
function peg$f211(w, n, is) {    return { kind: "amount", amount: { kind: "total-" + w, of: { kind: "type", type: "Creature" } }, is, value: n };  }
function peg$f212(t) {    return t;  }
function peg$f213(t) {    return { kind: "unknown", text: t };  }
function peg$f214() {    return yourTurn;  }
function peg$f215() {    return b.notCondition(yourTurn);  }
function peg$f216() {    return yourTurn;  }
function peg$f217() {    return b.notCondition(yourTurn);  }
function peg$f218() {    return b.not({ kind: "tapped" });  }
function peg$f219() {    return { kind: "tapped" };  }
function peg$f220() {    return { kind: "attacking" };  }
function peg$f221(of) {    return of;  }
function peg$f222(first, c) {    return c;  }
function peg$f223(first, rest) {    return b.allConditions([first, ...rest]);  }
function peg$f224(first, c) {    return c;  }
function peg$f225(first, rest) {    return b.anyCondition([first, ...rest]);  }
function peg$f226(q, of) {    return some("you", of, q.is, q.value);  }
function peg$f227(n, is) {    return is !== "=";  }
function peg$f228(n, is) {    return { is, value: n };  }
function peg$f229(n) {    return { is: "<=", value: n };  }
function peg$f230(n) {    return { is: "=", value: n };  }
function peg$f231() {    return { is: "=", value: 0 };  }
function peg$f232() {    return { is: ">=", value: 1 };  }
function peg$f233() {    return { is: ">=", value: 1 };  }
function peg$f234() {    return { is: ">=", value: 1 };  }
function peg$f235(first, c) {    return c;  }
function peg$f236(first, rest) {    return [first, ...rest];  }
function peg$f237(c) {    return { part: { kind: "mana", cost: c } };  }
function peg$f238() {    return { part: { kind: "tap" } };  }
function peg$f239() {    return { part: { kind: "untap" } };  }
function peg$f240(c) {    return { part: c };  }
function peg$f241(c) {    return { part: { kind: "waterbend", cost: c } };  }
function peg$f242(c) {    return { part: c };  }
function peg$f243(c) {    return { part: c };  }
function peg$f244(of, w) {    return { part: { kind: "untap-other", whose: w, of } };  }
function peg$f245(c) {    return { part: c };  }
function peg$f246(n, c) {    return { part: { kind: "put-counter", count: n, counter: c } };  }
function peg$f247(c) {    return c;  }
function peg$f248(c) {    return { part: c };  }
function peg$f249() {    return { part: { kind: "choice", of: [
[{ kind: "exile", count: 3, from: "graveyard", of: { kind: "anything" } }],
[{ kind: "sacrifice", count: 1, of: { kind: "subtype", subtype: "Food" } }]] } };  }
function peg$f250() {    return { part: { kind: "return-self" } };  }
function peg$f251(n, of) {    return { part: { kind: "return", count: n, of } };  }
function peg$f252(first, a) {    return a;  }
function peg$f253(first, rest, a) {    return a;  }
function peg$f254(first, rest, last) {    return { kind: "choice", of: [first, ...rest, last].flat() };  }
function peg$f255(first, c) {    return c;  }
function peg$f256(first, rest) {    const parts = [first, ...rest].map(item => item.part); return parts.length === 1 && parts[0].kind === "choice" ? parts[0].of : [parts];  }
function peg$f257(e) {    return { kind: "energy", amount: e.length };  }
function peg$f258(n) {    return { kind: "energy", amount: n };  }
function peg$f259(n) {    return { kind: "life", amount: n };  }
function peg$f260() {    return { kind: "life", amount: { kind: "x" } };  }
function peg$f261(c) {    return { kind: "mana", cost: c };  }
function peg$f262(v) {    return { kind: "life", amount: v };  }
function peg$f263() {    return { kind: "sacrifice-self" };  }
function peg$f264(of) {    return { kind: "sacrifice", count: { kind: "x" }, of };  }
function peg$f265(n, of) {    return { kind: "sacrifice", count: n, of };  }
function peg$f266(of) {    return { kind: "sacrifice", count: 1, of };  }
function peg$f267(c) {    return c;  }
function peg$f268() {    return 1;  }
function peg$f269(n, of) {    return { kind: "tap-others", count: n, of };  }
function peg$f270(o, of) {    return b.all([o ? { kind: "other" } : null, of]);  }
function peg$f271(c) {    return { kind: "remove-counters", count: "x", counter: c };  }
function peg$f272(c) {    return { kind: "remove-counters", count: "x", counter: c };  }
function peg$f273(n, c, of) {    return { kind: "remove-counters-among", count: n, counter: c, of };  }
function peg$f274(n, of) {    return { kind: "remove-counters-among", count: n, of };  }
function peg$f275(n, c, of) {    return { kind: "remove-counters-among", count: n, counter: c, of };  }
function peg$f276(n, of) {    return { kind: "remove-counters-among", count: n, of };  }
function peg$f277(n, c) {    return { kind: "remove-counters", count: n, counter: c };  }
function peg$f278(n) {    return { kind: "remove-counters", count: n };  }
function peg$f279(z) {    return { part: { kind: "exile-self" }, zone: z };  }
function peg$f280() {    return { part: { kind: "exile-self" } };  }
function peg$f281(n, of, z) {    return { part: { kind: "exile", count: n, from: z, of } };  }
function peg$f282(n, of) {    return { part: { kind: "exile", count: n, from: "battlefield", of } };  }
function peg$f283(n) {    return n;  }
function peg$f284() {    return 1;  }
function peg$f285() {    return { kind: "discard-self" };  }
function peg$f286() {    return { kind: "discard", count: "hand", of: { kind: "anything" } };  }
function peg$f287(n, of) {    return { kind: "discard", count: n, of };  }
function peg$f288(of) {    return { kind: "discard", count: 1, of };  }
function peg$f289(n) {    return { kind: "sacrifice", count: 1, of: { kind: "name", name: n } };  }
function peg$f290(n) {    return { kind: "tap-others", count: 1, of: { kind: "name", name: n } };  }
function peg$f291(n) {    return { kind: "discard", count: 1, of: { kind: "name", name: n } };  }
function peg$f292(n, z) {    return { kind: "exile", count: 1, from: z, of: { kind: "name", name: n } };  }
function peg$f293(n) {    return { kind: "exile", count: 1, from: "battlefield", of: { kind: "name", name: n } };  }
function peg$f294(n) {    return { kind: "return", count: 1, of: { kind: "name", name: n } };  }
function peg$f295(cost, c) {    return c;  }
function peg$f296(cost, before, add, c) {    return c;  }
function peg$f297(cost, before, add, after) {    return b.abilityOf(cost, add, [...before, ...after].flat());  }
function peg$f298(cost, before, add, after, a) {    return a !== undefined;  }
function peg$f299(cost, before, add, after, a) {    return a;  }
function peg$f300() {    return { kind: "choose-color" };  }
function peg$f301(c) {    return { kind: "effect", effect: { ...c.effect, before: true } };  }
function peg$f302(o) {    return o;  }
function peg$f303(of, t) {    return b.repeated([{ kind: "fixed", mana: t }], { kind: "count", zone: "hand", whose: "you", of });  }
function peg$f304(of, t, r) {    return r !== undefined;  }
function peg$f305(of, t, r) {    return r;  }
function peg$f306(t) {    return [{ kind: "fixed", mana: t }];  }
function peg$f307() {    return [{ kind: "one-type", of: { kind: "these", types: ["W", "U", "B", "R", "G"] }, amount: 1 }];  }
function peg$f308() {    return [{ kind: "one-type", of: { kind: "colors-among", whose: "you", zone: "graveyard", of: { kind: "anything" } }, amount: 1 }];  }
function peg$f309() {    return [{ kind: "one-type", of: { kind: "colors-among", whose: "you", zone: "battlefield", of: { kind: "anything" } }, amount: 1 }];  }
function peg$f310() {    return [{ kind: "as-unspent" }];  }
function peg$f311(of) {    return [{ kind: "each", of: { kind: "colors-among", whose: "you", zone: "battlefield", of } }];  }
function peg$f312(first, i) {    return i;  }
function peg$f313(first, rest) {    return [first, ...rest].flat();  }
function peg$f314(n, t) {    return [{ kind: "fixed", mana: Array(n).fill(t) }];  }
function peg$f315(n) {    return [{ kind: "one-type", of: { kind: "same" }, amount: n }];  }
function peg$f316() {    return [{ kind: "one-type", of: { kind: "colors-among", whose: "you", zone: "battlefield", of: { kind: "self" } }, amount: 1 }];  }
function peg$f317(t) {    return [{ kind: "fixed", mana: t }];  }
function peg$f318(of) {    return [{ kind: "one-type", of, amount: 1 }];  }
function peg$f319() {    return b.differentPairs();  }
function peg$f320(n, of) {    return [{ kind: "combination", of, amount: n }];  }
function peg$f321(n, of) {    return [{ kind: "one-type", of, amount: n }];  }
function peg$f322(n, of) {    return [{ kind: "one-type", of, amount: n }];  }
function peg$f323() {    return { kind: "chosen-color" };  }
function peg$f324() {    return { kind: "that-color" };  }
function peg$f325() {    return { kind: "commander-identity" };  }
function peg$f326(of) {    return { kind: "colors-among", whose: "you", zone: "battlefield", of };  }
function peg$f327(of) {    return { kind: "colors-among", whose: "you", zone: "graveyard", of };  }
function peg$f328(k) {    return { kind: "cost-object-could-produce", colorsOnly: k === "color" };  }
function peg$f329(k) {    return { kind: "cost-object-could-produce", colorsOnly: k === "color" };  }
function peg$f330(k, of, w) {    return { kind: "could-produce", whose: w, of, colorsOnly: k === "color" };  }
function peg$f331(of) {    return { kind: "colors-among", whose: "you", zone: "battlefield", of };  }
function peg$f332() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f333() {    return { kind: "these", types: ["W", "U", "B", "R", "G", "C"] };  }
function peg$f334() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f335(first, t) {    return t;  }
function peg$f336(first, rest) {    return { kind: "these", types: [first, ...rest] };  }
function peg$f337(t) {    return [{ kind: "one-type", of: { kind: "these", types: [t] }, amount: { kind: "x" } }];  }
function peg$f338(t, u, v) {    return b.repeated([{ kind: "fixed", mana: [u] }], b.sum(1, v));  }
function peg$f339(t) {    return { kind: "fixed", mana: t };  }
function peg$f340(i) {    return i.length === 1;  }
function peg$f341(i) {    return i[0];  }
function peg$f342(o, v) {    return b.repeated([o], v);  }
function peg$f343(o, v, r) {    return r !== undefined;  }
function peg$f344(o, v, r) {    return r;  }
function peg$f345(t, v) {    return [{ kind: "one-type", of: { kind: "these", types: [t] }, amount: v }];  }
function peg$f346(of, v) {    return [{ kind: "one-type", of, amount: v }];  }
function peg$f347(v) {    return [{ kind: "one-type", of: { kind: "these", types: ["W", "U", "B", "R", "G"] }, amount: v }];  }
function peg$f348(s, v) {    return v;  }
function peg$f349(s, v) {    return [{ ...s, amount: v ?? { kind: "x" } }];  }
function peg$f350(of) {    return { kind: "combination", of };  }
function peg$f351(of) {    return { kind: "one-type", of };  }
function peg$f352(of) {    return { kind: "one-type", of };  }
function peg$f353(s) {    return s;  }
function peg$f354(c) {    return { kind: "once" };  }
function peg$f355(c, rest) {    return [{ kind: "condition", condition: c }, ...(rest ? [rest] : [])];  }
function peg$f356() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f357() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f358() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f359(t) {    return { kind: "once" };  }
function peg$f360(t, rest) {    return [{ kind: "condition", condition: t }, ...(rest ? [rest] : [])];  }
function peg$f361(t) {    return [{ kind: "condition", condition: { kind: "unknown", text: t } }, { kind: "once" }];  }
function peg$f362(t) {    return { kind: "condition", condition: { kind: "unknown", text: t } };  }
function peg$f363() {    return { kind: "once" };  }
function peg$f364() {    return { kind: "stays" };  }
function peg$f365() {    return other("untap-step");  }
function peg$f366(t) {    return other("opponent " + t);  }
function peg$f367() {    return other("returns in the untap step");  }
function peg$f368(n) {    return { kind: "effect", effect: { kind: "damage", amount: n } };  }
function peg$f369(t) {    return other(t);  }
function peg$f370(t) {    return other(t);  }
function peg$f371(t) {    return other(t);  }
function peg$f372(t) {    return other(t);  }
function peg$f373(t) {    return other(t);  }
function peg$f374(t) {    return other(t);  }
function peg$f375() {    return [{ kind: "any-player" }, { kind: "condition", condition: { kind: "your-turn", payer: true } }];  }
function peg$f376(t) {    return [{ kind: "any-player" }, { kind: "condition", condition: { kind: "unknown", text: t } }];  }
function peg$f377(t) {    return other(t);  }
function peg$f378(t) {    return other(t);  }
function peg$f379(t) {    return other(t);  }
function peg$f380(t) {    return { kind: "effect", effect: { kind: "sacrifice-without", counter: t } };  }
function peg$f381(t) {    return { kind: "effect", effect: { kind: "sacrifice-without", counter: t } };  }
function peg$f382(t) {    return { kind: "rider", rider: t };  }
function peg$f383(t) {    return other(t);  }
function peg$f384() {    return { kind: "any-player" };  }
function peg$f385(n, c) {    return { kind: "effect", effect: { kind: "put-counter", count: n, counter: c } };  }
function peg$f386(n) {    return { kind: "effect", effect: { kind: "damage", amount: n } };  }
function peg$f387(n) {    return { kind: "effect", effect: { kind: "damage", amount: n } };  }
function peg$f388(c, o) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f389(c, o) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f390(o, c) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f391(u, r) {    return { kind: "spend", spend: { kind: "only", uses: u }, ...(r ? { rider: r } : {}) };  }
function peg$f392(u) {    return { kind: "spend", spend: { kind: "not", uses: u } };  }
function peg$f393(t) {    return t;  }
function peg$f394(first, u) {    return u;  }
function peg$f395(first, rest) {    return [first, ...rest].flat();  }
function peg$f396(c) {    return c;  }
function peg$f397(c) {    return c;  }
function peg$f398(c) {    return c;  }
function peg$f399(c) {    return c;  }
function peg$f400() {    return { kind: "generic" };  }
function peg$f401() {    return { kind: "generic" };  }
function peg$f402() {    return { kind: "special", action: "foretell" };  }
function peg$f403() {    return { kind: "special", action: "turn-face-up" };  }
function peg$f404(a) {    return { kind: "special", action: "turn-face-up" };  }
function peg$f405(a) {    return { kind: "special", action: a };  }
function peg$f406() {    return { kind: "special", action: "unlock" };  }
function peg$f407() {    return { kind: "x-cost" };  }
function peg$f408() {    return { kind: "colorless-cost" };  }
function peg$f409() {    return { kind: "cast", spell: { kind: "commander" } };  }
function peg$f410(list) {    return list;  }
function peg$f411(first, s) {    return s;  }
function peg$f412(first, rest) {    return [first, ...rest];  }
function peg$f413(s, f) {    return f;  }
function peg$f414(s, f) {    return { kind: "cast", spell: s, ...(f ? { from: f } : {}) };  }
function peg$f415(of, p) {    return p;  }
function peg$f416(of, post) {    return b.all([of, ...post]);  }
function peg$f417(first, k) {    return k;  }
function peg$f418(first, rest) {    return [first, ...rest].at(-1).spell;  }
function peg$f419(first, rest) {    return b.any([first, ...rest].map(k => k.of));  }
function peg$f420(first, d) {    return d;  }
function peg$f421(first, rest) {    const words = [first, ...rest]; return { of: b.all(words.map(w => w.of)), spell: words.some(w => w.spell) };  }
function peg$f422() {    return { of: { kind: "anything" }, spell: true };  }
function peg$f423() {    return { of: { kind: "other" }, spell: false };  }
function peg$f424(of) {    return { of, spell: false };  }
function peg$f425() {    return { of: b.all([b.not({ kind: "type", type: "Instant" }), b.not({ kind: "type", type: "Sorcery" })]), spell: false };  }
function peg$f426() {    return ["graveyard", "exile", "command", "library"];  }
function peg$f427() {    return ["hand"];  }
function peg$f428() {    return ["graveyard", "exile"];  }
function peg$f429() {    return ["graveyard"];  }
function peg$f430() {    return ["exile"];  }
function peg$f431() {    return ["command"];  }
function peg$f432() {    return ["library"];  }
function peg$f433(of) {    return { kind: "activate", source: of };  }
function peg$f434(a) {    return { kind: "activate", source: { kind: "anything" }, ability: a };  }
function peg$f435() {    return { kind: "activate", source: { kind: "anything" } };  }
function peg$f436(of) {    return of;  }
function peg$f437(first, e) {    return e;  }
function peg$f438(first, rest) {    return [first, ...rest].flat();  }
function peg$f439() {    return [];  }
function peg$f440(when, s, c, f, w, n) {    return c.x === (f !== null && f.x);  }
function peg$f441(when, s, c, f, w, n) {    return [{ kind: "spell-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, whose: s.whose, spell: s.spell, ...(s.from ? { from: s.from } : {}), ...(n ?? {}), ...whens(when, s.when, f?.when, w) }];  }
function peg$f442(c) {    return !c.x;  }
function peg$f443(c) {    return [{ kind: "spell-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", spell: { kind: "anything" }, when: { kind: "not", of: { kind: "your-turn", payer: true } } }];  }
function peg$f444(s, of) {    return [{ kind: "spell-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "count", zone: "battlefield", whose: "you", of }, whose: "you", spell: s }];  }
function peg$f445(s, n, c, note) {    return [{ kind: "spell-cost", change: "reduce", by: c, amount: 1, whose: "you", spell: s, forLife: n, ...(note ?? {}) }];  }
function peg$f446() {    return [{ kind: "spell-floor", least: 3, whose: "anyone", when: { kind: "self", is: { kind: "not", of: { kind: "tapped" } } } }];  }
function peg$f447(n) {    return [{ kind: "spell-floor", least: n, whose: "anyone" }];  }
function peg$f448(c) {    return { change: "increase", ...c };  }
function peg$f449(c) {    return { change: "increase", ...c };  }
function peg$f450(c) {    return { change: "reduce", ...c };  }
function peg$f451() {    return { by: [{ kind: "generic", amount: 1 }], x: true };  }
function peg$f452(c) {    return !c.some(s => s.kind === "variable");  }
function peg$f453(c) {    return { by: c, x: false };  }
function peg$f454(first, v) {    return v;  }
function peg$f455(first, rest) {    return { amount: rest.length === 0 ? first : { kind: "sum", of: [first, ...rest] }, x: false };  }
function peg$f456(t) {    return { amount: 1, x: false, when: { kind: "unknown", text: "for each " + t } };  }
function peg$f457(t) {    return { amount: 1, x: false, when: { kind: "unknown", text: t } };  }
function peg$f458(t) {    return { amount: 1, x: false, when: { kind: "unknown", text: t } };  }
function peg$f459(v) {    return { amount: v, x: true };  }
function peg$f460(t) {    return { amount: 1, x: true, when: { kind: "unknown", text: t } };  }
function peg$f461() {    return null;  }
function peg$f462(c) {    return c;  }
function peg$f463(t) {    return t;  }
function peg$f464(c) {    return c;  }
function peg$f465(t) {    return t;  }
function peg$f466() {    return { coloredOnly: true };  }
function peg$f467(n) {    return { least: n };  }
function peg$f468(o, s, w, t, z) {    return { spell: s, whose: w, ...(z ? { from: z } : {}), when: { kind: "unknown", text: o + " spell " + t } };  }
function peg$f469(s, w, t) {    return { spell: s, whose: w, when: t };  }
function peg$f470(s, c) {    return c;  }
function peg$f471(s, w, t) {    return { spell: s, whose: w ?? "anyone", when: { kind: "unknown", text: t } };  }
function peg$f472(s, z, c) {    return c;  }
function peg$f473(s, z, w, p) {    return p;  }
function peg$f474(s, z, w, post, z2) {    const from = z ?? z2; return { spell: b.all([s, ...post]), whose: w ?? "anyone", ...(from ? { from } : {}) };  }
function peg$f475(s, w, t) {    return { spell: s, whose: w, when: { kind: "unknown", text: "targets " + t } };  }
function peg$f476(f) {    return f;  }
function peg$f477() {    return "you";  }
function peg$f478() {    return "opponents";  }
function peg$f479() {    return "anyone";  }
function peg$f480(s, z, c) {    return c.change === "reduce";  }
function peg$f481(s, z, c) {    return [{ kind: "spell-cost", change: "reduce", by: c.by, amount: 1, whose: "you", spell: s, ...(z ? { from: z } : {}), when: { kind: "unknown", text: "an effect of earlier this turn" } }];  }
function peg$f482(s, c) {    return c.change === "reduce" && !c.x;  }
function peg$f483(s, c) {    return [{ kind: "spell-cost", change: "reduce", by: c.by, amount: 1, whose: "you", spell: s, when: { kind: "unknown", text: "an effect of earlier this turn" } }];  }
function peg$f484(c, f, w, d, x) {    return !d.x;  }
function peg$f485(c, f, w, d, x) {    return { kind: "own-cost", change: d.change, by: d.by, amount: 1, when: x };  }
function peg$f486(c, f, w, more, n) {    return c.x === (f !== null && f.x) && (n === null || n.coloredOnly);  }
function peg$f487(c, f, w, more, n) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, ...(n ?? {}), ...whens(f?.when, w) }, ...(more ? [more] : [])];  }
function peg$f488(c, w) {    return !c.x;  }
function peg$f489(c, w) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: 1, when: w }];  }
function peg$f490(t, c) {    return !c.x;  }
function peg$f491(t, c) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: 1, when: t }];  }
function peg$f492(w, c) {    return !c.x;  }
function peg$f493(w, c) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: 1, when: w }];  }
function peg$f494(t) {    return { kind: "unknown", text: t };  }
function peg$f495(of, c) {    return c;  }
function peg$f496(of, w, p) {    return p;  }
function peg$f497(of, w, post, c, f, rest, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, whose: w ?? "anyone", source: b.all([of, ...post]), manaAbilities: rest === null, ...(n ?? {}) }];  }
function peg$f498(c, rest) {    return !c.x;  }
function peg$f499(c, rest) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", source: { kind: "anything" }, manaAbilities: rest === null }];  }
function peg$f500(a, c, rest) {    return !c.x;  }
function peg$f501(a, c, rest) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", source: a, manaAbilities: rest === null }];  }
function peg$f502(a, c, n) {    return !c.x;  }
function peg$f503(a, c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", source: a, manaAbilities: true, ...(n ?? {}) }];  }
function peg$f504(t, c) {    return !c.x;  }
function peg$f505(t, c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, ability: "equip", manaAbilities: false, when: { kind: "unknown", text: t } }];  }
function peg$f506(a, o) {    return o;  }
function peg$f507(a, of, c, n) {    return !c.x;  }
function peg$f508(a, of, c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: of ?? { kind: "anything" }, ability: a.toLowerCase(), manaAbilities: false, ...(n ?? {}) }];  }
function peg$f509(a, c) {    return !c.x;  }
function peg$f510(a, c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, ability: a.toLowerCase(), manaAbilities: false }];  }
function peg$f511(c, rest, n) {    return !c.x;  }
function peg$f512(c, rest, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, manaAbilities: rest === null, ...(n ?? {}) }];  }
function peg$f513(c, n) {    return !c.x;  }
function peg$f514(c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, manaAbilities: false, ...(n ?? {}) }];  }
function peg$f515(c, w) {    return !c.x;  }
function peg$f516(c, w) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "self" }, ability: "equip", manaAbilities: false, ...whens(w) }];  }
function peg$f517(n) {    return [{ kind: "mana-ability-life", amount: n, of: { kind: "self" } }];  }
function peg$f518(optional, c) {    return [{ kind: "additional-cost", cost: c.map(item => item.part), optional: optional !== null }];  }
function peg$f519(optional, c) {    return [{ kind: "additional-cost", cost: [c], optional: optional !== null }];  }
function peg$f520(c) {    return [{ kind: "x-types", types: c }];  }
function peg$f521() {    return [{ kind: "x-least", value: 1 }];  }
function peg$f522() {    return [{ kind: "no-mana" }];  }
function peg$f523(c, of) {    return [{ kind: "only-mana-from", source: of, whenCost: c }];  }
function peg$f524(of) {    return [{ kind: "only-mana-from", source: of }];  }
function peg$f525(of) {    return [{ kind: "ability-tap-payment", taps: of, pays: "any" }];  }
function peg$f526(w, t, on) {    return [{ kind: "as-though", whose: w, pays: t === "color" ? "any-color" : "any-type", ...(on ? { on } : {}) }];  }
function peg$f527(w, on) {    return [{ kind: "as-though", whose: w, pays: "any-type", on }];  }
function peg$f528(on) {    return [{ kind: "as-though", whose: "you", pays: "any-type", on }];  }
function peg$f529(m, on) {    return [{ kind: "as-though", whose: "you", pays: "any-color", mana: m, othersColorless: true, ...(on ? { on } : {}) }];  }
function peg$f530(m, on) {    return [{ kind: "as-though", whose: "you", pays: "any-color", mana: m, ...(on ? { on } : {}) }];  }
function peg$f531(m, p, on) {    return [{ kind: "as-though", whose: "you", pays: p, mana: m, ...(on ? { on } : {}) }];  }
function peg$f532(c) {    return [{ kind: "life-for-mana", color: c, life: 2 }];  }
function peg$f533(of, w) {    return [{ kind: "grant-haste", whose: w, to: of }];  }
function peg$f534(first, c) {    return c;  }
function peg$f535(first, rest) {    return [first, ...rest];  }
function peg$f536() {    return "you";  }
function peg$f537() {    return "anyone";  }
function peg$f538(first, u) {    return u;  }
function peg$f539(first, rest) {    return [first, ...rest].flat();  }
function peg$f540() {    return [{ kind: "activate", source: { kind: "self" } }];  }
function peg$f541() {    return [{ kind: "activate", source: { kind: "self" } }];  }
function peg$f542(of) {    return [{ kind: "activate", source: of }];  }
function peg$f543(of) {    return [{ kind: "no-life-payment", whose: "anyone" }, { kind: "no-sacrifice", whose: "anyone", of }];  }
function peg$f544(of) {    return [{ kind: "no-life-payment", whose: "you" }, { kind: "no-sacrifice", whose: "you", of }];  }
function peg$f545() {    return [{ kind: "no-life-payment", whose: "anyone" }];  }
function peg$f546() {    return [{ kind: "no-life-payment", whose: "you" }];  }
function peg$f547(of) {    return [{ kind: "no-sacrifice", whose: "anyone", of }];  }
function peg$f548() {    return [{ kind: "no-sacrifice", whose: "you", of: { kind: "anything" } }];  }
function peg$f549(of, w) {    return [{ kind: "no-sacrifice", whose: w, of }];  }
function peg$f550() {    return [{ kind: "no-sacrifice", whose: "anyone", of: { kind: "self" } }];  }
function peg$f551(of, c) {    return c;  }
function peg$f552(of, w, p) {    return p;  }
function peg$f553(of, w, post, u) {    return [{ kind: "no-activation", whose: w ?? "anyone", of: b.all([of, ...post]), manaToo: u === null }];  }
function peg$f554(of) {    return [{ kind: "no-activation", whose: "anyone", of, manaToo: false }];  }
function peg$f555(a, u) {    return [{ kind: "no-activation", whose: "anyone", of: a, manaToo: u === null }];  }
function peg$f556(a, u) {    return [{ kind: "no-activation", whose: "anyone", of: a, manaToo: u === null }];  }
function peg$f557(a, u) {    return [{ kind: "no-activation", whose: "anyone", of: a, manaToo: u === null }];  }
function peg$f558(a) {    return [{ kind: "no-abilities", whose: "anyone", of: a }];  }
function peg$f559(a) {    return [{ kind: "no-abilities", whose: "anyone", of: a }];  }
function peg$f560(a, p) {    return [{ kind: "no-abilities", whose: "anyone", of: a }, { kind: "power", whose: "anyone", of: a, ...p }];  }
function peg$f561(of, c) {    return c;  }
function peg$f562(of, w, b) {    return b;  }
function peg$f563(of, w, p) {    return [{ kind: "no-abilities", whose: w ?? "anyone", of }, ...(p ? [{ kind: "power", whose: w ?? "anyone", of, ...p }] : [])];  }
function peg$f564() {    return { kind: "anything" };  }
function peg$f565(t, a, s) {    return s;  }
function peg$f566(t, a, s) {    return s === null || s.spend.kind === "only";  }
function peg$f567(t, a, s) {    return [{ kind: "tap-trigger", ...t, adds: a, ...(s ? { spend: s.spend.uses } : {}) }];  }
function peg$f568(t, of) {    return [{ kind: "tap-trigger", ...t, adds: [{ kind: "combination", of: { kind: "produced" }, amount: { kind: "same-name", of } }] }];  }
function peg$f569(t, of) {    return [{ kind: "tap-trigger", ...t, adds: [{ kind: "combination", of: { kind: "produced" }, amount: { kind: "same-name", of } }] }];  }
function peg$f570(t, a, n) {    return [{ kind: "tap-trigger", ...t, adds: a }, { kind: "damage-when-tapped", amount: n, of: t.of, forMana: true }];  }
function peg$f571() {    return [{ kind: "tap-trigger", by: "you", of: { kind: "type", type: "Land" }, types: { kind: "chosen-color" }, anyAbility: true, adds: [{ kind: "one-type", of: { kind: "chosen-color" }, amount: 1 }] }];  }
function peg$f572(first, l) {    return l;  }
function peg$f573(first, rest, k) {    return [first, ...rest].map(l => ({ kind: "tap-replace", by: "anyone", of: { kind: "subtype", subtype: l.of }, types: { kind: "these", types: [l.type] }, amountToo: k.amountToo, colorsOnly: k.colorsOnly }));  }
function peg$f574(t, n) {    return t.types === undefined && t.when === undefined;  }
function peg$f575(t, n) {    return [{ kind: "damage-when-tapped", amount: n, of: t.of, forMana: true }];  }
function peg$f576(n) {    return [{ kind: "damage-when-tapped", amount: n, of: { kind: "self" }, forMana: false }];  }
function peg$f577(n) {    return [{ kind: "damage-when-tapped", amount: n, of: { kind: "attached" }, forMana: false }];  }
function peg$f578(t) {    return 2;  }
function peg$f579(t) {    return 3;  }
function peg$f580(t, f) {    return [{ kind: "tap-multiply", by: t.by, of: t.of, factor: f, ...(t.types ? { types: t.types } : {}) }];  }
function peg$f581(t, m, k) {    return [{ kind: "tap-replace", by: t.by, of: t.of, ...(t.least ? { least: t.least } : {}), types: m, amountToo: k.amountToo, colorsOnly: k.colorsOnly, ...(t.when ? { when: t.when } : {}) }];  }
function peg$f582(k) {    return [{ kind: "tap-replace", by: "anyone", of: { kind: "type", type: "Land" }, types: { kind: "chosen-color" }, amountToo: k.amountToo, colorsOnly: k.colorsOnly }];  }
function peg$f583(of, t) {    return { of, type: t };  }
function peg$f584(t) {    return { kind: "these", types: [t] };  }
function peg$f585() {    return { kind: "these", types: ["C"] };  }
function peg$f586() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f587() {    return { kind: "chosen-color" };  }
function peg$f588() {    return { amountToo: true, colorsOnly: false };  }
function peg$f589() {    return { amountToo: false, colorsOnly: false };  }
function peg$f590() {    return { amountToo: false, colorsOnly: true };  }
function peg$f591(t) {    return t;  }
function peg$f592() {    return "you";  }
function peg$f593() {    return { by: "you", of: { kind: "self" } };  }
function peg$f594(by, of, m) {    return { by, of, ...m };  }
function peg$f595(of, c) {    return c;  }
function peg$f596(of, w, m) {    return { by: w ?? "anyone", of, ...m };  }
function peg$f597() {    return "you";  }
function peg$f598() {    return "anyone";  }
function peg$f599() {    return "opponents";  }
function peg$f600() {    return { kind: "self" };  }
function peg$f601(of) {    return of;  }
function peg$f602() {    return { types: { kind: "chosen-color" } };  }
function peg$f603(t) {    return { types: { kind: "these", types: [t] } };  }
function peg$f604(c) {    return { types: { kind: "these", types: [c] } };  }
function peg$f605() {    return { types: { kind: "these", types: ["C"] } };  }
function peg$f606(n) {    return { least: n };  }
function peg$f607() {    return { when: { kind: "unknown", text: "you're the monarch" } };  }
function peg$f608() {    return {};  }
function peg$f609() {    return [{ kind: "one-type", of: { kind: "produced" }, amount: 1 }];  }
function peg$f610() {    return [{ kind: "one-type", of: { kind: "chosen-color" }, amount: 1 }];  }
function peg$f611(w) {    return w === "permanent" ? { kind: "anything" } : b.cardTypeOf(w) && { kind: "type", type: b.cardTypeOf(w) };  }
function peg$f612(w, t) {    return t !== undefined;  }
function peg$f613(w, t) {    return b.all([{ kind: "attached" }, t]);  }
function peg$f614(of) {    return b.all([{ kind: "attached" }, of]);  }
function peg$f615(s, z, k) {    return [{ kind: "grant-keyword", keyword: k, spell: s, ...(z ? { from: z } : {}) }];  }
function peg$f616(s, z, k) {    return [{ kind: "grant-keyword", keyword: k, spell: s, from: z }];  }
function peg$f617(t, g) {    return [b.UNREAD_POWER, ...g.flatMap(make => make(t))];  }
function peg$f618(t, g) {    return g.flatMap(make => make(t));  }
function peg$f619(q, of, t, a) {    return [{ kind: "grant-ability", whose: t.whose, to: t.to, ability: { ...a, conditions: [...(a.conditions ?? []), some("you", of, q.is, q.value)] } }];  }
function peg$f620(c, t, a) {    return onlyCounts(c);  }
function peg$f621(c, t, a) {    return [{ kind: "grant-ability", whose: t.whose, to: t.to, ability: { ...a, conditions: [...(a.conditions ?? []), c] } }];  }
function peg$f622(t, l) {    return l;  }
function peg$f623(t, g, k) {    return [b.UNREAD_POWER, ...(g ?? []).flatMap(make => make(t)), { kind: "add-types", whose: t.whose, of: t.to, ...k }];  }
function peg$f624(t, k, g) {    return [...g.flatMap(make => make(t)), { kind: "add-types", whose: t.whose, of: t.to, ...k }];  }
function peg$f625(k) {    return k;  }
function peg$f626(k) {    return k;  }
function peg$f627(a) {    return { whose: "anyone", to: a };  }
function peg$f628(of, c) {    return c;  }
function peg$f629(of, w, p) {    return p;  }
function peg$f630(of, w, post) {    return { whose: w ?? "anyone", to: b.all([of, ...post]) };  }
function peg$f631(of, w, p) {    return p;  }
function peg$f632(of, w, post) {    return { whose: w, to: b.all([of, ...post]) };  }
function peg$f633(of, w, p) {    return p;  }
function peg$f634(of, w, post) {    return { whose: w, to: b.any([{ kind: "self" }, b.all([of, ...post])]) };  }
function peg$f635(of) {    return { whose: "anyone", to: of };  }
function peg$f636(first, g) {    return g;  }
function peg$f637(first, rest) {    return [first, ...rest];  }
function peg$f638(a) {    return t => [{ kind: "grant-ability", whose: t.whose, to: t.to, ability: a }];  }
function peg$f639() {    return () => [];  }
function peg$f640() {    return () => [];  }
function peg$f641() {    return t => [{ kind: "grant-haste", whose: t.whose, to: t.to }];  }
function peg$f642() {    return () => [];  }
function peg$f643() {    return () => [];  }
function peg$f644(c) {    return [{ kind: "set-colors", whose: "you", of: b.not({ kind: "type", type: "Land" }), colors: c, inAddition: false, spells: true }];  }
function peg$f645(c) {    return [{ kind: "set-colors", whose: "you", of: b.not({ kind: "type", type: "Land" }), colors: c, inAddition: false, spells: true }];  }
function peg$f646(t, k) {    return [{ kind: "land-types", whose: t.whose, of: t.of, types: k, inAddition: true }];  }
function peg$f647(t, k) {    return [{ kind: "land-types", whose: t.whose, of: t.of, types: k, inAddition: false }];  }
function peg$f648(t, k) {    return [{ kind: "add-types", whose: t.whose, of: t.of, ...k }];  }
function peg$f649(t, p, u) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: ["Creature"], supertypes: [], subtypes: [] }, { kind: "power", whose: t.whose, of: t.of, base: true, power: p, toughness: u }];  }
function peg$f650(w, k) {    return b.cardTypeOf(k);  }
function peg$f651(w, k, c, u) {    return c !== undefined && (w ?? u) !== null;  }
function peg$f652(w, k, c, u) {    return [{ kind: "not-type", whose: "anyone", of: { kind: "self" }, type: c, ...whens(w, u) }];  }
function peg$f653(t) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: ["Creature"], supertypes: [], subtypes: [] }, { kind: "power", whose: t.whose, of: t.of, base: true, each: true, power: { kind: "mana-value" }, toughness: { kind: "mana-value" } }];  }
function peg$f654(t) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: [], supertypes: ["Snow"], subtypes: [] }];  }
function peg$f655(t, c, a) {    return [{ kind: "set-colors", whose: t.whose, of: t.of, colors: c, inAddition: a !== null, spells: false }];  }
function peg$f656(first, s) {    return s;  }
function peg$f657(first, rest) {    return [{ kind: "add-types", whose: "anyone", of: { kind: "self" }, types: [], supertypes: [], subtypes: [first, ...rest] }];  }
function peg$f658(a) {    return [{ kind: "land-types", whose: "anyone", of: { kind: "self" }, types: "chosen", inAddition: a !== null }];  }
function peg$f659(c) {    return [{ kind: "set-colors", whose: "anyone", of: { kind: "self" }, colors: c, inAddition: false, spells: true }];  }
function peg$f660() {    return [{ kind: "set-colors", whose: "anyone", of: { kind: "anything" }, colors: [], inAddition: false, spells: true }];  }
function peg$f661(a) {    return b.areLands(a);  }
function peg$f662(a) {    return { whose: "anyone", of: a };  }
function peg$f663(of, c) {    return c;  }
function peg$f664(of, w) {    return { whose: w ?? "anyone", of };  }
function peg$f665(of, c) {    return c;  }
function peg$f666(of, w) {    return { whose: w ?? "anyone", of };  }
function peg$f667(of) {    return b.areLands(of);  }
function peg$f668(of) {    return of;  }
function peg$f669() {    return ["Plains", "Island", "Swamp", "Mountain", "Forest"];  }
function peg$f670() {    return "chosen";  }
function peg$f671(first, t) {    return t;  }
function peg$f672(first, rest) {    return [first, ...rest];  }
function peg$f673(t) {    return t;  }
function peg$f674(a) {    return { whose: "anyone", of: a };  }
function peg$f675(of, c) {    return c;  }
function peg$f676(of, w, p) {    return p;  }
function peg$f677(of, w, post) {    return { whose: w ?? "anyone", of: b.all([of, ...post]) };  }
function peg$f678(of, c) {    return c;  }
function peg$f679(of, w, p) {    return p;  }
function peg$f680(of, w, post) {    return { whose: w ?? "anyone", of: b.all([of, ...post]) };  }
function peg$f681(first, w) {    return w;  }
function peg$f682(first, rest) {    return [first, ...rest];  }
function peg$f683(first, rest, words) {    return { types: words.flatMap(w => w.type ?? []), supertypes: words.flatMap(w => w.supertype ?? []), subtypes: words.flatMap(w => w.subtype ?? []) };  }
function peg$f684(w) {    return b.cardTypeOf(w);  }
function peg$f685(w, t) {    return t !== undefined;  }
function peg$f686(w, t) {    return { type: [t] };  }
function peg$f687(w) {    return b.supertypeOf(w);  }
function peg$f688(w, t) {    return t !== undefined;  }
function peg$f689(w, t) {    return { supertype: [t] };  }
function peg$f690(s) {    return { subtype: [s] };  }
function peg$f691() {    return [];  }
function peg$f692() {    return "chosen";  }
function peg$f693() {    return ["W", "U", "B", "R", "G"];  }
function peg$f694(p) {    return b.powerEffects(p);  }
function peg$f695(p, e) {    return e !== undefined;  }
function peg$f696(p, e) {    return e;  }
function peg$f697(a, s, c, tails) {    return b.powerEffects({ target: { whose: "anyone", to: b.all([a, s]) }, change: c, tails, whens: [], text: "" });  }
function peg$f698(a, s, c, tails, e) {    return e !== undefined;  }
function peg$f699(a, s, c, tails, e) {    return e;  }
function peg$f700(v) {    return [{ kind: "power", whose: "anyone", of: { kind: "self" }, base: true, power: v, toughness: v }];  }
function peg$f701(v, n) {    return b.sum(n, v);  }
function peg$f702(v, t) {    return [{ kind: "power", whose: "anyone", of: { kind: "self" }, base: true, power: v, ...(t === null ? {} : { toughness: t }) }];  }
function peg$f703(v) {    return [{ kind: "power", whose: "anyone", of: { kind: "self" }, base: true, toughness: v }];  }
function peg$f704(t, p, tails) {    return t.it === undefined;  }
function peg$f705(t, p, tails) {    return [{ kind: "power", whose: t.whose, of: t.to, ...p }, ...tails.flat().flatMap(make => make(t))];  }
function peg$f706(w, t, c, first, last, rest) {    return { target: t, change: c, tails: [...first, ...rest], whens: [w?.when, last?.when].filter(when => when != null), text: (w?.text ?? "") + (last?.text ?? "") };  }
function peg$f707(c) {    return { when: c, text: text() };  }
function peg$f708(c) {    return { when: c, text: text() };  }
function peg$f709() {    return { whose: "anyone", to: { kind: "self" } };  }
function peg$f710() {    return { whose: "anyone", to: { kind: "self" }, it: true };  }
function peg$f711(p, t, f) {    return { power: p, toughness: t, formula: f, text: text() };  }
function peg$f712(s, d) {    return d;  }
function peg$f713(s, n) {    return { sign: s === "-" ? -1 : 1, n };  }
function peg$f714(p, t) {    return { base: true, power: p, toughness: t };  }
function peg$f715(g) {    return g;  }
function peg$f716(k) {    return [t => [{ kind: "add-types", whose: t.whose, of: t.to, ...k }]];  }
function peg$f717() {    return [];  }
function peg$f718() {    return [b.UNREAD_POWER];  }
function peg$f719() {    return [b.UNREAD_POWER];  }
function peg$f720() {    return [b.UNREAD_POWER];  }
function peg$f721(first, k) {    return k;  }
function peg$f722(first, rest) {    const all = [first, ...rest]; return { kind: "keywords", keywords: all.flatMap(k => k.keywords), effects: all.flatMap(k => k.effects ?? []) };  }
function peg$f723(k) {    return { kind: "keywords", keywords: [k.toLowerCase()], effects: [] };  }
function peg$f724(of) {    return { keywords: ["affinity"], effects: [{ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "count", zone: "battlefield", whose: "you", of } }] };  }
function peg$f725() {    return { keywords: ["undaunted"], effects: [{ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "opponents" } }] };  }
function peg$f726(k, c) {    return { keywords: [k.toLowerCase()], effects: [{ kind: "face-up-cost", cost: [{ kind: "mana", cost: c }] }] };  }
function peg$f727(k, c) {    return { keywords: [k.toLowerCase()], effects: [{ kind: "face-up-cost", cost: c.map(item => item.part) }] };  }
function peg$f728() {    return { keywords: ["changeling"] };  }
function peg$f729(k) {    return { keywords: [k.toLowerCase()] };  }
function peg$f730(k) {    return { keywords: [k.toLowerCase()] };  }
function peg$f731(k) {    return b.isPlainKeyword(k);  }
function peg$f732(k) {    return b.isPlainKeyword(k);  }
function peg$f733(k) {    return b.isPlainKeyword(k);  }
function peg$f734(k) {    return b.isCostKeyword(k);  }
function peg$f735(k) {    return b.isCostKeyword(k);  }
function peg$f736(k) {    return b.isCostKeyword(k);  }
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
const key = peg$currPos * 189 + 0;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseKeywordLine();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseManaAbility();
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
s1 = peg$parseEffectLine();
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
s1 = peg$parseHarmless();
if (s1 !== peg$FAILED) {
s2 = peg$parseEOF();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f2();
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
function peg$parseKeywords() {
let s0;
const key = peg$currPos * 189 + 1;
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
const key = peg$currPos * 189 + 2;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCosts();
if (s1 !== peg$FAILED) {
s2 = peg$parseEnd();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f3(s1);
} else {
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
s0 = peg$f4(s1);
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
function peg$parseOwnCostWords() {
let s0, s1, s2;
const key = peg$currPos * 189 + 3;
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
s0 = peg$f5(s1);
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
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 189 + 4;
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
s9 = peg$parseEOF();
if (s9 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s10 = peg$f6(s3, s6, s7);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f7(s3, s6, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 5;
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
s0 = peg$f8(s1);
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
const key = peg$currPos * 189 + 6;
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
const key = peg$currPos * 189 + 7;
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
const key = peg$currPos * 189 + 8;
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
const key = peg$currPos * 189 + 9;
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
const key = peg$currPos * 189 + 10;
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
s3 = peg$f9(s1);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
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
s0 = peg$f11(s1);
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
const key = peg$currPos * 189 + 11;
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
s1 = peg$f12(s1);
}
s0 = s1;
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCount() {
let s0, s1, s2;
const key = peg$currPos * 189 + 12;
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
s0 = peg$f13();
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
const key = peg$currPos * 189 + 13;
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
const key = peg$currPos * 189 + 14;
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
const key = peg$currPos * 189 + 15;
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
s3 = peg$f14(s1);
s2 = s3;
peg$savedPos = peg$currPos;
s3 = peg$f15(s1, s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f16(s1, s2);
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
const key = peg$currPos * 189 + 16;
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
s0 = peg$f17(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 17;
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
s4 = peg$f18(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f19(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f20(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 18;
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
s0 = peg$f21();
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
const key = peg$currPos * 189 + 19;
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
s3 = peg$f22(s1, s5);
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
s3 = peg$f22(s1, s5);
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
s0 = peg$f23(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOr() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 189 + 20;
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
const key = peg$currPos * 189 + 21;
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
const key = peg$currPos * 189 + 22;
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
const key = peg$currPos * 189 + 23;
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
const key = peg$currPos * 189 + 24;
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
const key = peg$currPos * 189 + 25;
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
const key = peg$currPos * 189 + 26;
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
function peg$parseCounterName() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 27;
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
if (peg$r5.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r6.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r6.test(s5)) {
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
const key = peg$currPos * 189 + 28;
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
s2 = peg$f24(s3);
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
s2 = peg$f24(s3);
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
s4 = peg$f25(s1, s2, s7);
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
s4 = peg$f25(s1, s2, s7);
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
s5 = peg$f26(s1, s2, s3, s7);
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
s5 = peg$f26(s1, s2, s3, s7);
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
s0 = peg$f27(s1, s2, s3, s4);
} else {
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
s2 = peg$f28(s3);
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
s2 = peg$f28(s3);
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
s4 = peg$f29(s1, s2, s6);
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
s4 = peg$f29(s1, s2, s6);
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
s5 = peg$f30(s1, s2, s3, s7);
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
s5 = peg$f30(s1, s2, s3, s7);
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
s0 = peg$f31(s1, s2, s3, s4);
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
const key = peg$currPos * 189 + 29;
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
s2 = peg$f32(s3);
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
s2 = peg$f32(s3);
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
s4 = peg$f33(s1, s2, s7);
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
s4 = peg$f33(s1, s2, s7);
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
s5 = peg$f34(s1, s2, s3, s7);
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
s5 = peg$f34(s1, s2, s3, s7);
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
s0 = peg$f35(s1, s2, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSharedAdjective() {
let s0, s1, s2;
const key = peg$currPos * 189 + 30;
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
s0 = peg$f36();
} else {
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
s0 = peg$f37();
} else {
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
if (s1.toLowerCase() === peg$c36) {
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
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseGroup() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 189 + 31;
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
s3 = peg$f40(s1, s5);
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
s3 = peg$f40(s1, s5);
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
s0 = peg$f41(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDescribing() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 189 + 32;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseColorList();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f42(s1);
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
s0 = peg$f43(s3);
} else {
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
s0 = peg$f44();
} else {
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
s0 = peg$f45();
} else {
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
s5 = peg$f47(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f48(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f49(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s5 = peg$f50(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f51(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f52(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f53(s2);
} else {
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
s0 = peg$f54();
} else {
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
s0 = peg$f55();
} else {
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
if (s1.toLowerCase() === peg$c47) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
s0 = peg$f68();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$f70(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f71(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f72(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$f73(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f74(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f75(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 33;
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
s3 = peg$f76(s1, s5);
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
s3 = peg$f76(s1, s5);
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
s0 = peg$f77(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (peg$r5.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r5.test(s7)) {
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
s8 = peg$f78(s1, s5);
s7 = s8;
peg$savedPos = peg$currPos;
s8 = peg$f79(s1, s5, s7);
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
s0 = peg$f80(s1, s5, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f81(s1);
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSubtypeList() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 189 + 34;
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
s3 = peg$f82(s1, s6);
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
s3 = peg$f82(s1, s6);
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
s0 = peg$f83(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f84(s1);
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSubtype() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 189 + 35;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
s3 = input.charAt(peg$currPos);
if (peg$r7.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r8.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r8.test(s5)) {
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
s4 = peg$f85(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f86(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f87(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (peg$r7.test(s3)) {
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
s4 = peg$f88(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f89(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f90(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 36;
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
s6 = peg$f91(s4, s10);
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
s6 = peg$f91(s4, s10);
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
s0 = peg$f92(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f93(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c61) {
s1 = peg$c61;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f94();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c62) {
s1 = peg$c62;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f95();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c63) {
s1 = peg$c63;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c64) {
s2 = peg$c64;
peg$currPos += 16;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 10) === peg$c65) {
s3 = peg$c65;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c66) {
s1 = peg$c66;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c67) {
s1 = peg$c67;
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
s0 = peg$f97(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c68) {
s1 = peg$c68;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c69) {
s1 = peg$c69;
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
s0 = peg$f98(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c70) {
s1 = peg$c70;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c71) {
s1 = peg$c71;
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
s0 = peg$f99(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c72) {
s1 = peg$c72;
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
if (input.substr(peg$currPos, 14) === peg$c73) {
s1 = peg$c73;
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
if (input.substr(peg$currPos, 9) === peg$c74) {
s5 = peg$c74;
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
s0 = peg$f101();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseThatIs() {
let s0, s1, s2;
const key = peg$currPos * 189 + 37;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c75) {
s1 = peg$c75;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f102();
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
s0 = peg$f103();
} else {
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
s0 = peg$f104();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c76) {
s1 = peg$c76;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
s0 = peg$f106();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c77) {
s1 = peg$c77;
peg$currPos += 16;
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
s1 = peg$parseColorWords();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f110(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f111(s2);
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
const key = peg$currPos * 189 + 38;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c78) {
s1 = peg$c78;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c79) {
s1 = peg$c79;
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
s0 = peg$f112(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c80) {
s1 = peg$c80;
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
s0 = peg$f113(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c81) {
s1 = peg$c81;
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
if (input.substr(peg$currPos, 9) === peg$c74) {
s5 = peg$c74;
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
s0 = peg$f114();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c82) {
s9 = peg$c82;
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
if (input.substr(peg$currPos, 4) === peg$c83) {
s11 = peg$c83;
peg$currPos += 4;
} else {
s11 = peg$FAILED;
}
}
if (s11 !== peg$FAILED) {
s12 = peg$parseW();
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f115(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 11) === peg$c84) {
s3 = peg$c84;
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
if (input.substr(peg$currPos, 4) === peg$c83) {
s5 = peg$c83;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parseW();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f116(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c85) {
s1 = peg$c85;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c84) {
s1 = peg$c84;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c86) {
s1 = peg$c86;
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
if (input.substr(peg$currPos, 4) === peg$c83) {
s3 = peg$c83;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f117();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c87) {
s1 = peg$c87;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c88) {
s1 = peg$c88;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f119();
} else {
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
s1 = peg$f120(s1);
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
const key = peg$currPos * 189 + 39;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c89) {
s2 = peg$c89;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c90) {
s2 = peg$c90;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c91) {
s2 = peg$c91;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = '';
peg$savedPos = s0;
s1 = peg$f124();
s0 = s1;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEvergreenWord() {
let s0, s1, s2;
const key = peg$currPos * 189 + 40;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c92) {
s2 = peg$c92;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c93) {
s2 = peg$c93;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c94) {
s2 = peg$c94;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c95) {
s2 = peg$c95;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c96) {
s2 = peg$c96;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c97) {
s2 = peg$c97;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c98) {
s2 = peg$c98;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c99) {
s2 = peg$c99;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c100) {
s2 = peg$c100;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c101) {
s2 = peg$c101;
peg$currPos += 12;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c102) {
s2 = peg$c102;
peg$currPos += 13;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c103) {
s2 = peg$c103;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c104) {
s2 = peg$c104;
peg$currPos += 14;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c105) {
s2 = peg$c105;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c106) {
s2 = peg$c106;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c107) {
s2 = peg$c107;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c108) {
s2 = peg$c108;
peg$currPos += 7;
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
if (input.substr(peg$currPos, 9) === peg$c110) {
s2 = peg$c110;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c111) {
s2 = peg$c111;
peg$currPos += 6;
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
if (input.substr(peg$currPos, 5) === peg$c113) {
s2 = peg$c113;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c114) {
s2 = peg$c114;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c115) {
s2 = peg$c115;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c116) {
s2 = peg$c116;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c117) {
s2 = peg$c117;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c118) {
s2 = peg$c118;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c119) {
s2 = peg$c119;
peg$currPos += 6;
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
if (input.substr(peg$currPos, 10) === peg$c121) {
s2 = peg$c121;
peg$currPos += 10;
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
if (input.substr(peg$currPos, 11) === peg$c123) {
s2 = peg$c123;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c124) {
s2 = peg$c124;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c125) {
s2 = peg$c125;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c126) {
s2 = peg$c126;
peg$currPos += 8;
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
if (input.substr(peg$currPos, 6) === peg$c129) {
s2 = peg$c129;
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
s0 = peg$f125(s1);
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
const key = peg$currPos * 189 + 41;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.charAt(peg$currPos);
if (peg$r7.test(s2)) {
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
if (peg$r9.test(s6)) {
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
if (peg$r9.test(s6)) {
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
const key = peg$currPos * 189 + 42;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c130) {
s2 = peg$c130;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c131) {
s2 = peg$c131;
peg$currPos += 20;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c132) {
s2 = peg$c132;
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
if (input.substr(peg$currPos, 7) === peg$c133) {
s2 = peg$c133;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c134) {
s2 = peg$c134;
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
if (input.substr(peg$currPos, 4) === peg$c135) {
s2 = peg$c135;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c136) {
s2 = peg$c136;
peg$currPos += 3;
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
if (input.substr(peg$currPos, 3) === peg$c138) {
s2 = peg$c138;
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
const key = peg$currPos * 189 + 43;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c130) {
s1 = peg$c130;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c139) {
s2 = peg$c139;
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
const key = peg$currPos * 189 + 44;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseYouControl();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f126();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c140) {
s1 = peg$c140;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c131) {
s1 = peg$c131;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c141) {
s1 = peg$c141;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c142) {
s1 = peg$c142;
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
s0 = peg$f127();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c132) {
s1 = peg$c132;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c143) {
s1 = peg$c143;
peg$currPos += 19;
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
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f128();
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
const key = peg$currPos * 189 + 45;
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
s5 = peg$f129(s1, s3, s7);
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
s5 = peg$f129(s1, s3, s7);
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
s0 = peg$f130(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 46;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseControls();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f131(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c145) {
s1 = peg$c145;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c146) {
s1 = peg$c146;
peg$currPos += 17;
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
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f133();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c148) {
s1 = peg$c148;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c149) {
s1 = peg$c149;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f134();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c150) {
s1 = peg$c150;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f135();
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
const key = peg$currPos * 189 + 47;
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
if (input.substr(peg$currPos, 10) === peg$c151) {
s3 = peg$c151;
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
s0 = peg$f136(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c151) {
s1 = peg$c151;
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
s0 = peg$f137();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 24) === peg$c152) {
s2 = peg$c152;
peg$currPos += 24;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f138();
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
if (input.substr(peg$currPos, 10) === peg$c151) {
s3 = peg$c151;
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
s0 = peg$f139(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c153) {
s1 = peg$c153;
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
s0 = peg$f140(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c154) {
s1 = peg$c154;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f141();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 39) === peg$c155) {
s1 = peg$c155;
peg$currPos += 39;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f142();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c156) {
s1 = peg$c156;
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
if (input.substr(peg$currPos, 5) === peg$c157) {
s5 = peg$c157;
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
s0 = peg$f143(s3, s7, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
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
s1 = peg$f144();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c159) {
s1 = peg$c159;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c160) {
s1 = peg$c160;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f145();
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
s0 = peg$f146(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseValue() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 48;
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
if (input.substr(peg$currPos, 4) === peg$c161) {
s3 = peg$c161;
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
s0 = peg$f147(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c162) {
s1 = peg$c162;
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
s0 = peg$f148(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c163) {
s1 = peg$c163;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parsePlainValue();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c161) {
s3 = peg$c161;
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
s0 = peg$f150(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
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
const key = peg$currPos * 189 + 49;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c164) {
s1 = peg$c164;
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
if (input.substr(peg$currPos, 11) === peg$c84) {
s5 = peg$c84;
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
s0 = peg$f151(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 25) === peg$c165) {
s1 = peg$c165;
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
s0 = peg$f152();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c164) {
s1 = peg$c164;
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
if (input.substr(peg$currPos, 11) === peg$c84) {
s5 = peg$c84;
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
s0 = peg$f153(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c164) {
s1 = peg$c164;
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
if (input.substr(peg$currPos, 25) === peg$c166) {
s4 = peg$c166;
peg$currPos += 25;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f154();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 54) === peg$c167) {
s1 = peg$c167;
peg$currPos += 54;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f155();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 37) === peg$c168) {
s1 = peg$c168;
peg$currPos += 37;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f156();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 54) === peg$c169) {
s1 = peg$c169;
peg$currPos += 54;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f157();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 31) === peg$c170) {
s1 = peg$c170;
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
s0 = peg$f158(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 23) === peg$c171) {
s1 = peg$c171;
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
if (input.substr(peg$currPos, 5) === peg$c157) {
s6 = peg$c157;
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
s0 = peg$f159(s3, s8, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c172) {
s1 = peg$c172;
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
if (input.substr(peg$currPos, 20) === peg$c131) {
s5 = peg$c131;
peg$currPos += 20;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f160(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c173) {
s1 = peg$c173;
peg$currPos += 32;
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
if (input.substr(peg$currPos, 26) === peg$c174) {
s1 = peg$c174;
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
s0 = peg$f162(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c164) {
s1 = peg$c164;
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
s0 = peg$f163(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c78) {
s3 = peg$c78;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c79) {
s3 = peg$c79;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f164(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 10) === peg$c80) {
s3 = peg$c80;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f165();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c175) {
s1 = peg$c175;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c78) {
s3 = peg$c78;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c79) {
s3 = peg$c79;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c80) {
s3 = peg$c80;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c157) {
s5 = peg$c157;
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
s11 = peg$f166(s3, s7, s13);
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
s11 = peg$f166(s3, s7, s13);
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
s0 = peg$f167(s3, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c176) {
s1 = peg$c176;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c78) {
s3 = peg$c78;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c79) {
s3 = peg$c79;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c80) {
s3 = peg$c80;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c177) {
s5 = peg$c177;
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
s11 = peg$f168(s3, s7, s13);
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
s11 = peg$f168(s3, s7, s13);
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
s0 = peg$f169(s3, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c178) {
s1 = peg$c178;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c179) {
s1 = peg$c179;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c180) {
s4 = peg$c180;
peg$currPos += 10;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s3;
s4 = peg$f170();
}
s3 = s4;
if (s3 === peg$FAILED) {
s3 = peg$parseColorWords();
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f171(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 80) === peg$c181) {
s1 = peg$c181;
peg$currPos += 80;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f172();
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
if (input.substr(peg$currPos, 10) === peg$c182) {
s3 = peg$c182;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c183) {
s3 = peg$c183;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c184) {
s3 = peg$c184;
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
if (peg$r5.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r5.test(s6)) {
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
if (input.substr(peg$currPos, 10) === peg$c80) {
s8 = peg$c80;
peg$currPos += 10;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c78) {
s8 = peg$c78;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c79) {
s8 = peg$c79;
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
s0 = peg$f173(s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseDifferentValue() {
let s0, s1;
const key = peg$currPos * 189 + 50;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c78) {
s1 = peg$c78;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f174();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c80) {
s1 = peg$c80;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f175();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c185) {
s1 = peg$c185;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f176();
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseYourPlace() {
let s0, s1, s2;
const key = peg$currPos * 189 + 51;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseYouControl();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f177();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c145) {
s1 = peg$c145;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f178();
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
const key = peg$currPos * 189 + 52;
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
if (input.substr(peg$currPos, 6) === peg$c186) {
s5 = peg$c186;
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
s3 = peg$f179(s1, s7);
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
s3 = peg$f180(s1, s8);
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
if (input.substr(peg$currPos, 6) === peg$c186) {
s5 = peg$c186;
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
s3 = peg$f179(s1, s7);
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
s3 = peg$f180(s1, s8);
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
s0 = peg$f181(s1, s2);
} else {
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
if (input.substr(peg$currPos, 2) === peg$c187) {
s8 = peg$c187;
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
s3 = peg$f182(s1, s8);
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
if (input.substr(peg$currPos, 2) === peg$c187) {
s8 = peg$c187;
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
s3 = peg$f182(s1, s8);
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
s0 = peg$f183(s1, s2);
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
const key = peg$currPos * 189 + 53;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c130) {
s1 = peg$c130;
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
s0 = peg$f184(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c188) {
s1 = peg$c188;
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
s0 = peg$f185(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c131) {
s1 = peg$c131;
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
s5 = peg$f186(s3, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f187(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c131) {
s1 = peg$c131;
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
s5 = peg$f188(s3, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f189(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c140) {
s1 = peg$c140;
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
s0 = peg$f190(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c189) {
s1 = peg$c189;
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
s0 = peg$f191(s3, s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c190) {
s1 = peg$c190;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c191) {
s1 = peg$c191;
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
s0 = peg$f192(s3, s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c138) {
s4 = peg$c138;
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
s0 = peg$f193(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c189) {
s1 = peg$c189;
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
if (input.substr(peg$currPos, 11) === peg$c84) {
s6 = peg$c84;
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
s0 = peg$f194(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c136) {
s3 = peg$c136;
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
if (input.substr(peg$currPos, 5) === peg$c192) {
s11 = peg$c192;
peg$currPos += 5;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f195(s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c136) {
s3 = peg$c136;
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
if (input.substr(peg$currPos, 5) === peg$c192) {
s9 = peg$c192;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f196(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c78) {
s3 = peg$c78;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c79) {
s3 = peg$c79;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c137) {
s5 = peg$c137;
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
s0 = peg$f197(s3, s7, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
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
s0 = peg$f198(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
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
s0 = peg$f199(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c178) {
s1 = peg$c178;
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
if (input.substr(peg$currPos, 12) === peg$c193) {
s5 = peg$c193;
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
s0 = peg$f200(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c178) {
s1 = peg$c178;
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s5 = peg$c137;
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
s0 = peg$f201(s3, s7, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c194) {
s3 = peg$c194;
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
s0 = peg$f202(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c195) {
s3 = peg$c195;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c64) {
s4 = peg$c64;
peg$currPos += 16;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
if (input.substr(peg$currPos, 10) === peg$c65) {
s5 = peg$c65;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f203();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c189) {
s1 = peg$c189;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 40) === peg$c196) {
s4 = peg$c196;
peg$currPos += 40;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f204(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c189) {
s1 = peg$c189;
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
if (input.substr(peg$currPos, 5) === peg$c157) {
s7 = peg$c157;
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
s0 = peg$f205(s3, s4, s9, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c197) {
s1 = peg$c197;
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
if (input.substr(peg$currPos, 17) === peg$c145) {
s6 = peg$c145;
peg$currPos += 17;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f206(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c197) {
s1 = peg$c197;
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
if (input.substr(peg$currPos, 4) === peg$c198) {
s6 = peg$c198;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseW();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f207(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c199) {
s1 = peg$c199;
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
s0 = peg$f208(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 25) === peg$c200) {
s1 = peg$c200;
peg$currPos += 25;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f209();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c197) {
s1 = peg$c197;
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
if (input.substr(peg$currPos, 13) === peg$c201) {
s6 = peg$c201;
peg$currPos += 13;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f210(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c202) {
s1 = peg$c202;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c78) {
s3 = peg$c78;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c79) {
s3 = peg$c79;
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
s0 = peg$f211(s3, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f212(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTurnCondition();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f213(s1);
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseWhoseTurn() {
let s0, s1;
const key = peg$currPos * 189 + 54;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c203) {
s1 = peg$c203;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f214();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c204) {
s1 = peg$c204;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c205) {
s1 = peg$c205;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f215();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDuringTurn() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 189 + 55;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 6);
if (s2.toLowerCase() === peg$c206) {
peg$currPos += (6);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c207) {
s4 = peg$c207;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c208) {
s4 = peg$c208;
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
if (s1.toLowerCase() === peg$c209) {
peg$currPos += (21);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c206) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c210) {
s3 = peg$c210;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c211) {
s3 = peg$c211;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c212) {
s3 = peg$c212;
peg$currPos += 20;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c213) {
s3 = peg$c213;
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
s0 = peg$f217();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 189 + 56;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c214) {
s2 = peg$c214;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c215) {
s2 = peg$c215;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = peg$parseBeforeThisTurn();
if (input.substr(peg$currPos, 9) === peg$c216) {
s4 = peg$c216;
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
if (input.substr(peg$currPos, 11) === peg$c217) {
s2 = peg$c217;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c218) {
s2 = peg$c218;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c219) {
s2 = peg$c219;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c220) {
s2 = peg$c220;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c221) {
s2 = peg$c221;
peg$currPos += 16;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c222) {
s2 = peg$c222;
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
if (input.substr(peg$currPos, 8) === peg$c223) {
s4 = peg$c223;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c224) {
s4 = peg$c224;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c225) {
s4 = peg$c225;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c226) {
s4 = peg$c226;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c227) {
s4 = peg$c227;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c228) {
s4 = peg$c228;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c229) {
s4 = peg$c229;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c230) {
s4 = peg$c230;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c231) {
s4 = peg$c231;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c232) {
s4 = peg$c232;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c233) {
s4 = peg$c233;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c182) {
s4 = peg$c182;
peg$currPos += 10;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c184) {
s4 = peg$c184;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c234) {
s4 = peg$c234;
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
if (input.substr(peg$currPos, 9) === peg$c216) {
s6 = peg$c216;
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
if (input.substr(peg$currPos, 14) === peg$c235) {
s5 = peg$c235;
peg$currPos += 14;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c236) {
s5 = peg$c236;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c237) {
s5 = peg$c237;
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
if (peg$r10.test(s5)) {
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
if (input.substr(peg$currPos, 14) === peg$c235) {
s5 = peg$c235;
peg$currPos += 14;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c236) {
s5 = peg$c236;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c237) {
s5 = peg$c237;
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
if (peg$r10.test(s5)) {
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
if (input.substr(peg$currPos, 14) === peg$c235) {
s3 = peg$c235;
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
if (input.substr(peg$currPos, 26) === peg$c238) {
s1 = peg$c238;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c239) {
s1 = peg$c239;
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
if (input.substr(peg$currPos, 22) === peg$c240) {
s1 = peg$c240;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c241) {
s1 = peg$c241;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c242) {
s1 = peg$c242;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c243) {
s1 = peg$c243;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c244) {
s1 = peg$c244;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c245) {
s1 = peg$c245;
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
if (input.substr(peg$currPos, 18) === peg$c246) {
s1 = peg$c246;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c247) {
s1 = peg$c247;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c248) {
s1 = peg$c248;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c249) {
s1 = peg$c249;
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseBeforeThisTurn() {
let s0, s1, s2, s3;
const key = peg$currPos * 189 + 57;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = [];
s1 = peg$currPos;
s2 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c216) {
s3 = peg$c216;
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
if (peg$r10.test(s3)) {
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
if (input.substr(peg$currPos, 9) === peg$c216) {
s3 = peg$c216;
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
if (peg$r10.test(s3)) {
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
const key = peg$currPos * 189 + 58;
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
s0 = peg$f218();
} else {
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
s0 = peg$f219();
} else {
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
s0 = peg$f220();
} else {
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
s0 = peg$f221(s2);
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
const key = peg$currPos * 189 + 59;
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
s3 = peg$f222(s1, s8);
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
s3 = peg$f222(s1, s8);
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
s0 = peg$f223(s1, s2);
} else {
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
s3 = peg$f224(s1, s6);
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
s3 = peg$f224(s1, s6);
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
s0 = peg$f225(s1, s2);
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
const key = peg$currPos * 189 + 60;
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
s0 = peg$f226(s1, s2);
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
const key = peg$currPos * 189 + 61;
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
s4 = peg$f227(s1, s2);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f228(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 8) === peg$c250) {
s3 = peg$c250;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f229(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c251) {
s1 = peg$c251;
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
s0 = peg$f230(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c252) {
s1 = peg$c252;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
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
s1 = peg$f233();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c253) {
s1 = peg$c253;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
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
const key = peg$currPos * 189 + 62;
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
s3 = peg$f235(s1, s5);
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
s3 = peg$f235(s1, s5);
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
s0 = peg$f236(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostSep() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 189 + 63;
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
const key = peg$currPos * 189 + 64;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseMana();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f237(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c254) {
s1 = peg$c254;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f238();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c255) {
s1 = peg$c255;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f239();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c256) {
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
s0 = peg$f240(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c257) {
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
s0 = peg$f241(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c258) {
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
s0 = peg$f242(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c259) {
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
s0 = peg$f243(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c260) {
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
s0 = peg$f244(s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c261) {
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
s0 = peg$f245(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c230) {
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
if (input.substr(peg$currPos, 2) === peg$c82) {
s10 = peg$c82;
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
s0 = peg$f246(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c262) {
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
s0 = peg$f247(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c263) {
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
s0 = peg$f248(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c264) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f249();
} else {
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
if (s1.toLowerCase() === peg$c265) {
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
if (input.substr(peg$currPos, 19) === peg$c266) {
s5 = peg$c266;
peg$currPos += 19;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f250();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c265) {
peg$currPos += (6);
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
s5 = peg$parseObjects();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseYouControl();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c267) {
s9 = peg$c267;
peg$currPos += 2;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c268) {
s11 = peg$c268;
peg$currPos += 16;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c269) {
s11 = peg$c269;
peg$currPos += 18;
} else {
s11 = peg$FAILED;
}
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f251(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostChoice() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 189 + 65;
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
s3 = peg$f252(s1, s7);
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
s3 = peg$f252(s1, s7);
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
s3 = peg$f253(s1, s2, s8);
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
s0 = peg$f254(s1, s2, s3);
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
const key = peg$currPos * 189 + 66;
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
s3 = peg$f255(s1, s7);
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
s3 = peg$f255(s1, s7);
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
s0 = peg$f256(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePayCost() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 189 + 67;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
if (input.substr(peg$currPos, 3) === peg$c270) {
s2 = peg$c270;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
if (input.substr(peg$currPos, 3) === peg$c270) {
s2 = peg$c270;
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
s1 = peg$f257(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c270) {
s3 = peg$c270;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f258(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c198) {
s3 = peg$c198;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f259(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c271) {
s1 = peg$c271;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f260();
} else {
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
s1 = peg$f261(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c272) {
s1 = peg$c272;
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
s0 = peg$f262(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 68;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f263();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s1 = peg$c273;
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
s0 = peg$f264(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f265(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f266(s2);
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
const key = peg$currPos * 189 + 69;
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
s1 = peg$f267(s2);
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
s2 = peg$f268();
}
s1 = s2;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseUntappedObjects();
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseYouControl();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f269(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 70;
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
s0 = peg$f270(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 71;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s1 = peg$c273;
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
if (input.substr(peg$currPos, 13) === peg$c274) {
s5 = peg$c274;
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
s0 = peg$f271(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c275) {
s1 = peg$c275;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c253) {
s1 = peg$c253;
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
if (input.substr(peg$currPos, 13) === peg$c274) {
s5 = peg$c274;
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
s0 = peg$f272(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 10) === peg$c276) {
s8 = peg$c276;
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
s0 = peg$f273(s1, s3, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 10) === peg$c276) {
s6 = peg$c276;
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
s0 = peg$f274(s1, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 12) === peg$c277) {
s5 = peg$c277;
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
s0 = peg$f275(s1, s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 12) === peg$c277) {
s3 = peg$c277;
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
s0 = peg$f276(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c278) {
s8 = peg$c278;
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
s0 = peg$f277(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c278) {
s6 = peg$c278;
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
s0 = peg$f278(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 72;
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
if (input.substr(peg$currPos, 9) === peg$c279) {
s3 = peg$c279;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c280) {
s5 = peg$c280;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c281) {
s5 = peg$c281;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f279(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f280();
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
if (input.substr(peg$currPos, 9) === peg$c279) {
s4 = peg$c279;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c280) {
s6 = peg$c280;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c281) {
s6 = peg$c281;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f281(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f282(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 73;
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
s0 = peg$f283(s1);
} else {
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
s1 = peg$f284();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDiscardCost() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 189 + 74;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f285();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c282) {
s1 = peg$c282;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f286();
} else {
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
peg$silentFails++;
s5 = peg$currPos;
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c283) {
s7 = peg$c283;
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
s0 = peg$f287(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f288(s2);
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
const key = peg$currPos * 189 + 75;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c258) {
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
s0 = peg$f289(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c259) {
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
s0 = peg$f290(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c263) {
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
s0 = peg$f291(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c262) {
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
if (input.substr(peg$currPos, 11) === peg$c284) {
s7 = peg$c284;
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
if (input.substr(peg$currPos, 11) === peg$c284) {
s7 = peg$c284;
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
if (input.substr(peg$currPos, 11) === peg$c284) {
s4 = peg$c284;
peg$currPos += 11;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c280) {
s5 = peg$c280;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c281) {
s5 = peg$c281;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f292(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c262) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c265) {
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
if (peg$r7.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 20) === peg$c285) {
s9 = peg$c285;
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
if (input.substr(peg$currPos, 20) === peg$c285) {
s9 = peg$c285;
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
if (input.substr(peg$currPos, 20) === peg$c285) {
s4 = peg$c285;
peg$currPos += 20;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
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
const key = peg$currPos * 189 + 76;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.charAt(peg$currPos);
if (peg$r11.test(s2)) {
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
function peg$parseManaAbility() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 189 + 77;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCosts();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 58) {
s2 = peg$c286;
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
s5 = peg$f295(s1, s6);
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
s5 = peg$f295(s1, s6);
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
s7 = peg$f296(s1, s4, s5, s9);
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
s7 = peg$f296(s1, s4, s5, s9);
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
s8 = peg$f297(s1, s4, s5, s6);
s7 = s8;
peg$savedPos = peg$currPos;
s8 = peg$f298(s1, s4, s5, s6, s7);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f299(s1, s4, s5, s6, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 78;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c287) {
s1 = peg$c287;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f300();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parsePutCounters();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f301(s1);
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
const key = peg$currPos * 189 + 79;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c288) {
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
s5 = peg$c289;
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
s4 = peg$parseEOF();
}
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f302(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c290) {
s1 = peg$c290;
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
if (input.substr(peg$currPos, 2) === peg$c134) {
s5 = peg$c134;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c278) {
s5 = peg$c278;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c291) {
s7 = peg$c291;
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
if (input.substr(peg$currPos, 32) === peg$c292) {
s11 = peg$c292;
peg$currPos += 32;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$currPos;
s13 = '';
peg$savedPos = s12;
s13 = peg$f303(s3, s9);
s12 = s13;
peg$savedPos = peg$currPos;
s13 = peg$f304(s3, s9, s12);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f305(s3, s9, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 33) === peg$c293) {
s1 = peg$c293;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c294) {
s1 = peg$c294;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c295) {
s1 = peg$c295;
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
s0 = peg$f306(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 68) === peg$c296) {
s1 = peg$c296;
peg$currPos += 68;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f307();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 71) === peg$c297) {
s1 = peg$c297;
peg$currPos += 71;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f308();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 70) === peg$c298) {
s1 = peg$c298;
peg$currPos += 70;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f309();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 56) === peg$c299) {
s1 = peg$c299;
peg$currPos += 56;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f310();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c300) {
s1 = peg$c300;
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
if (input.substr(peg$currPos, 27) === peg$c301) {
s8 = peg$c301;
peg$currPos += 27;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f311(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 80;
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
s3 = peg$f312(s1, s5);
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
s3 = peg$f312(s1, s5);
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
if (input.substr(peg$currPos, 8) === peg$c302) {
s6 = peg$c302;
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
if (input.substr(peg$currPos, 5) === peg$c303) {
s8 = peg$c303;
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
s0 = peg$f313(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 81;
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
const key = peg$currPos * 189 + 82;
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
s0 = peg$f314(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 17) === peg$c304) {
s3 = peg$c304;
peg$currPos += 17;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f315(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c305) {
s1 = peg$c305;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f316();
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
s1 = peg$f317(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c306) {
s1 = peg$c306;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c307) {
s4 = peg$c307;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c308) {
s7 = peg$c308;
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
s0 = peg$f318(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c309) {
s1 = peg$c309;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f319();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c310) {
s3 = peg$c310;
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
s0 = peg$f320(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 15) === peg$c311) {
s3 = peg$c311;
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
s0 = peg$f321(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c312) {
s3 = peg$c312;
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
s0 = peg$f322(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseChosenColor() {
let s0, s1, s2;
const key = peg$currPos * 189 + 83;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c77) {
s1 = peg$c77;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c313) {
s1 = peg$c313;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseThatColor() {
let s0, s1, s2;
const key = peg$currPos * 189 + 84;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c180) {
s1 = peg$c180;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f324();
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
const key = peg$currPos * 189 + 85;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 40) === peg$c314) {
s1 = peg$c314;
peg$currPos += 40;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f325();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c315) {
s1 = peg$c315;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c316) {
s1 = peg$c316;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c157) {
s3 = peg$c157;
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
s0 = peg$f326(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c153) {
s1 = peg$c153;
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
if (input.substr(peg$currPos, 17) === peg$c145) {
s5 = peg$c145;
peg$currPos += 17;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c315) {
s1 = peg$c315;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c317) {
s1 = peg$c317;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c318) {
s3 = peg$c318;
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
if (input.substr(peg$currPos, 10) === peg$c182) {
s7 = peg$c182;
peg$currPos += 10;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = [];
s10 = input.charAt(peg$currPos);
if (peg$r5.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = input.charAt(peg$currPos);
if (peg$r5.test(s10)) {
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
if (input.substr(peg$currPos, 4) === peg$c318) {
s7 = peg$c318;
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
if (input.substr(peg$currPos, 4) === peg$c319) {
s9 = peg$c319;
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
if (input.substr(peg$currPos, 13) === peg$c320) {
s10 = peg$c320;
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
if (input.substr(peg$currPos, 13) === peg$c320) {
s9 = peg$c320;
peg$currPos += 13;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c315) {
s1 = peg$c315;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c317) {
s1 = peg$c317;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c321) {
s3 = peg$c321;
peg$currPos += 14;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c318) {
s3 = peg$c318;
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
if (peg$r5.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r5.test(s6)) {
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
if (input.substr(peg$currPos, 13) === peg$c320) {
s7 = peg$c320;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f329(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c315) {
s1 = peg$c315;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c317) {
s1 = peg$c317;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c318) {
s3 = peg$c318;
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
if (input.substr(peg$currPos, 13) === peg$c320) {
s10 = peg$c320;
peg$currPos += 13;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f330(s1, s6, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c322) {
s1 = peg$c322;
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
s0 = peg$f331(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
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
if (input.substr(peg$currPos, 5) === peg$c315) {
s1 = peg$c315;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f332();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c317) {
s1 = peg$c317;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f333();
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
const key = peg$currPos * 189 + 86;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c323) {
s1 = peg$c323;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f334();
} else {
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
s3 = peg$f335(s1, s5);
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
s3 = peg$f335(s1, s5);
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
s0 = peg$f336(s1, s2);
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
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 189 + 87;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c324) {
s1 = peg$c324;
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
s0 = peg$f337(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 24) === peg$c325) {
s2 = peg$c325;
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
if (input.substr(peg$currPos, 8) === peg$c302) {
s6 = peg$c302;
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
s0 = peg$f338(s1, s4, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f339(s2);
}
s1 = s2;
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = peg$parseAddItems();
if (s2 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s3 = peg$f340(s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s1;
s1 = peg$f341(s2);
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
if (input.substr(peg$currPos, 8) === peg$c302) {
s3 = peg$c302;
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
s7 = peg$f342(s1, s5);
s6 = s7;
peg$savedPos = peg$currPos;
s7 = peg$f343(s1, s5, s6);
if (s7) {
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f344(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c326) {
s1 = peg$c326;
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
if (input.substr(peg$currPos, 8) === peg$c327) {
s5 = peg$c327;
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
s0 = peg$f345(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c328) {
s1 = peg$c328;
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
if (input.substr(peg$currPos, 8) === peg$c327) {
s5 = peg$c327;
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
s0 = peg$f346(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 43) === peg$c329) {
s1 = peg$c329;
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
s0 = peg$f347(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c330) {
s1 = peg$c330;
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
if (input.substr(peg$currPos, 10) === peg$c331) {
s7 = peg$c331;
peg$currPos += 10;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = peg$parseValue();
if (s9 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f348(s3, s9);
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
s0 = peg$f349(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseXShape() {
let s0, s1, s2, s3;
const key = peg$currPos * 189 + 88;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c332) {
s1 = peg$c332;
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
s0 = peg$f350(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c333) {
s1 = peg$c333;
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
s0 = peg$f351(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c177) {
s1 = peg$c177;
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
s0 = peg$f352(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 89;
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
s1 = peg$f353(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c334) {
s1 = peg$c334;
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
if (input.substr(peg$currPos, 23) === peg$c335) {
s6 = peg$c335;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f354(s3);
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
s0 = peg$f355(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c336) {
s1 = peg$c336;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f356();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 27) === peg$c337) {
s1 = peg$c337;
peg$currPos += 27;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f357();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 49) === peg$c338) {
s1 = peg$c338;
peg$currPos += 49;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f358();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c339) {
s1 = peg$c339;
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
if (input.substr(peg$currPos, 23) === peg$c335) {
s6 = peg$c335;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f359(s3);
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
s0 = peg$f360(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c339) {
s1 = peg$c339;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c206) {
s5 = peg$c206;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 24) === peg$c340) {
s9 = peg$c340;
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
if (peg$r12.test(s9)) {
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
if (input.substr(peg$currPos, 24) === peg$c340) {
s9 = peg$c340;
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
if (peg$r12.test(s9)) {
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
if (input.substr(peg$currPos, 25) === peg$c341) {
s4 = peg$c341;
peg$currPos += 25;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f361(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c339) {
s1 = peg$c339;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c206) {
s5 = peg$c206;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r12.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r12.test(s7)) {
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
s0 = peg$f362(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c342) {
s1 = peg$c342;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f363();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 68) === peg$c343) {
s1 = peg$c343;
peg$currPos += 68;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f364();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 42) === peg$c344) {
s3 = peg$c344;
peg$currPos += 42;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f365();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c345) {
s1 = peg$c345;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c346) {
s1 = peg$c346;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c347) {
s1 = peg$c347;
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
if (input.substr(peg$currPos, 5) === peg$c348) {
s5 = peg$c348;
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
if (input.substr(peg$currPos, 4) === peg$c198) {
s9 = peg$c198;
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
s0 = peg$f366(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 88) === peg$c349) {
s1 = peg$c349;
peg$currPos += 88;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f367();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c350) {
s1 = peg$c350;
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
if (input.substr(peg$currPos, 5) === peg$c351) {
s5 = peg$c351;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f368(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c352) {
s1 = peg$c352;
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
if (input.substr(peg$currPos, 8) === peg$c353) {
s8 = peg$c353;
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
if (input.substr(peg$currPos, 4) === peg$c198) {
s12 = peg$c198;
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
s0 = peg$f369(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c354) {
s3 = peg$c354;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r5.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r5.test(s6)) {
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
if (input.substr(peg$currPos, 14) === peg$c355) {
s7 = peg$c355;
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
s0 = peg$f370(s1);
} else {
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
if (input.substr(peg$currPos, 30) === peg$c356) {
s3 = peg$c356;
peg$currPos += 30;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
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
s0 = peg$f371(s1);
} else {
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
if (input.substr(peg$currPos, 18) === peg$c357) {
s3 = peg$c357;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c358) {
s3 = peg$c358;
peg$currPos += 12;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
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
s0 = peg$f372(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c359) {
s1 = peg$c359;
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
s0 = peg$f373(s1);
} else {
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
if (input.substr(peg$currPos, 6) === peg$c360) {
s3 = peg$c360;
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
if (input.substr(peg$currPos, 14) === peg$c361) {
s9 = peg$c361;
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
s0 = peg$f374(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 84) === peg$c362) {
s1 = peg$c362;
peg$currPos += 84;
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
if (input.substr(peg$currPos, 45) === peg$c363) {
s1 = peg$c363;
peg$currPos += 45;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c364) {
s5 = peg$c364;
peg$currPos += 17;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r12.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r12.test(s7)) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
s2 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c365) {
s3 = peg$c365;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r13.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r13.test(s6)) {
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
if (input.substr(peg$currPos, 4) === peg$c198) {
s7 = peg$c198;
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
s0 = peg$f377(s1);
} else {
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
if (input.substr(peg$currPos, 7) === peg$c354) {
s3 = peg$c354;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
if (input.substr(peg$currPos, 3) === peg$c270) {
s6 = peg$c270;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
if (input.substr(peg$currPos, 3) === peg$c270) {
s6 = peg$c270;
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
s0 = peg$f378(s1);
} else {
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
if (input.substr(peg$currPos, 4) === peg$c366) {
s3 = peg$c366;
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
s0 = peg$f379(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c367) {
s1 = peg$c367;
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
if (input.substr(peg$currPos, 28) === peg$c368) {
s5 = peg$c368;
peg$currPos += 28;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f380(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c369) {
s1 = peg$c369;
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
if (input.substr(peg$currPos, 29) === peg$c370) {
s5 = peg$c370;
peg$currPos += 29;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f381(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 21) === peg$c371) {
s3 = peg$c371;
peg$currPos += 21;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 21) === peg$c372) {
s3 = peg$c372;
peg$currPos += 21;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c373) {
s3 = peg$c373;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c374) {
s3 = peg$c374;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c375) {
s3 = peg$c375;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c376) {
s3 = peg$c376;
peg$currPos += 28;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c377) {
s3 = peg$c377;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c378) {
s3 = peg$c378;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c379) {
s3 = peg$c379;
peg$currPos += 28;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 31) === peg$c380) {
s3 = peg$c380;
peg$currPos += 31;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c381) {
s3 = peg$c381;
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
if (peg$r12.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
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
s0 = peg$f382(s1);
} else {
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
if (input.substr(peg$currPos, 34) === peg$c382) {
s3 = peg$c382;
peg$currPos += 34;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
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
s0 = peg$f383(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 37) === peg$c383) {
s1 = peg$c383;
peg$currPos += 37;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f384();
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
const key = peg$currPos * 189 + 90;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c230) {
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
if (input.substr(peg$currPos, 2) === peg$c82) {
s10 = peg$c82;
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
s0 = peg$f385(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 91;
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
if (input.substr(peg$currPos, 5) === peg$c384) {
s3 = peg$c384;
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
if (input.substr(peg$currPos, 14) === peg$c385) {
s7 = peg$c385;
peg$currPos += 14;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f386(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c386) {
s1 = peg$c386;
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
if (input.substr(peg$currPos, 5) === peg$c351) {
s5 = peg$c351;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f387(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 92;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c187) {
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
if (input.substr(peg$currPos, 3) === peg$c288) {
s6 = peg$c288;
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
if (input.substr(peg$currPos, 8) === peg$c387) {
s10 = peg$c387;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f388(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c187) {
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
if (input.substr(peg$currPos, 11) === peg$c388) {
s6 = peg$c388;
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
s0 = peg$f389(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c389) {
s1 = peg$c389;
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
if (input.substr(peg$currPos, 10) === peg$c390) {
s5 = peg$c390;
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
s0 = peg$f390(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 93;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 20);
if (s1.toLowerCase() === peg$c391) {
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
s0 = peg$f391(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c392) {
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
s0 = peg$f392(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 94;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c393) {
s1 = peg$c393;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c394) {
s5 = peg$c394;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r12.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r12.test(s7)) {
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUses() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 95;
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
s3 = peg$f394(s1, s5);
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
s3 = peg$f394(s1, s5);
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
s0 = peg$f395(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUseSep() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 96;
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
const key = peg$currPos * 189 + 97;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c267) {
s1 = peg$c267;
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
if (input.substr(peg$currPos, 4) === peg$c226) {
s3 = peg$c226;
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
s0 = peg$f396(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c267) {
s1 = peg$c267;
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
if (input.substr(peg$currPos, 8) === peg$c395) {
s3 = peg$c395;
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
s0 = peg$f397(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c396) {
s1 = peg$c396;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c397) {
s3 = peg$c397;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c398) {
s3 = peg$c398;
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
s0 = peg$f398(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c267) {
s1 = peg$c267;
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
if (input.substr(peg$currPos, 3) === peg$c256) {
s3 = peg$c256;
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
if (input.substr(peg$currPos, 6) === peg$c399) {
s6 = peg$c399;
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
if (input.substr(peg$currPos, 12) === peg$c400) {
s9 = peg$c400;
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
s0 = peg$f399(s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c82) {
s1 = peg$c82;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
if (input.substr(peg$currPos, 2) === peg$c267) {
s2 = peg$c267;
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
if (input.substr(peg$currPos, 3) === peg$c256) {
s4 = peg$c256;
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
if (input.substr(peg$currPos, 18) === peg$c401) {
s6 = peg$c401;
peg$currPos += 18;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f400();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c82) {
s1 = peg$c82;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c402) {
s3 = peg$c402;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c403) {
s3 = peg$c403;
peg$currPos += 19;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c404) {
s5 = peg$c404;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f401();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c267) {
s1 = peg$c267;
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
if (input.substr(peg$currPos, 8) === peg$c115) {
s3 = peg$c115;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c405) {
s5 = peg$c405;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c406) {
s5 = peg$c406;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c407) {
s8 = peg$c407;
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
s0 = peg$f402();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c267) {
s1 = peg$c267;
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
if (input.substr(peg$currPos, 53) === peg$c408) {
s3 = peg$c408;
peg$currPos += 53;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c409) {
s3 = peg$c409;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c410) {
s3 = peg$c410;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c411) {
s3 = peg$c411;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c412) {
s3 = peg$c412;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c413) {
s3 = peg$c413;
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
s0 = peg$f403();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c267) {
s1 = peg$c267;
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
if (input.substr(peg$currPos, 3) === peg$c256) {
s3 = peg$c256;
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
if (input.substr(peg$currPos, 5) === peg$c113) {
s6 = peg$c113;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c114) {
s6 = peg$c114;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c414) {
s8 = peg$c414;
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
s0 = peg$f404(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c82) {
s1 = peg$c82;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c415) {
s1 = peg$c415;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c416) {
s4 = peg$c416;
peg$currPos += 17;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c417) {
s4 = peg$c417;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c113) {
s4 = peg$c113;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c120) {
s4 = peg$c120;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c115) {
s4 = peg$c115;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c418) {
s4 = peg$c418;
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
if (input.substr(peg$currPos, 5) === peg$c404) {
s5 = peg$c404;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f405(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c267) {
s1 = peg$c267;
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
if (input.substr(peg$currPos, 6) === peg$c418) {
s3 = peg$c418;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c419) {
s5 = peg$c419;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c420) {
s5 = peg$c420;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c421) {
s5 = peg$c421;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
}
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f406();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostSymbol() {
let s0, s1;
const key = peg$currPos * 189 + 98;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c422) {
s1 = peg$c422;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f407();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c423) {
s1 = peg$c423;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f408();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCastUse() {
let s0, s1, s2, s3;
const key = peg$currPos * 189 + 99;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c424) {
s1 = peg$c424;
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
s0 = peg$f409();
} else {
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
s1 = peg$f410(s1);
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellList() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 189 + 100;
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
s3 = peg$f411(s1, s6);
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
s3 = peg$f411(s1, s6);
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
s0 = peg$f412(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellUse() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 101;
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
s3 = peg$f413(s2, s5);
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
s0 = peg$f414(s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellPhrase() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 102;
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
s3 = peg$f415(s1, s5);
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
s3 = peg$f415(s1, s5);
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
s0 = peg$f416(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellKinds() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 103;
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
s3 = peg$f417(s1, s5);
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
s3 = peg$f417(s1, s5);
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
s3 = peg$f418(s1, s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f419(s1, s2);
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
const key = peg$currPos * 189 + 104;
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
s3 = peg$f420(s1, s5);
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
s3 = peg$f420(s1, s5);
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
s0 = peg$f421(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellWord() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 105;
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
s0 = peg$f422();
} else {
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
s0 = peg$f423();
} else {
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
s0 = peg$f424(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c54) {
s1 = peg$c54;
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
s0 = peg$f425();
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
const key = peg$currPos * 189 + 106;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 34) === peg$c425) {
s1 = peg$c425;
peg$currPos += 34;
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
if (input.substr(peg$currPos, 14) === peg$c407) {
s1 = peg$c407;
peg$currPos += 14;
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
if (input.substr(peg$currPos, 33) === peg$c426) {
s1 = peg$c426;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 33) === peg$c427) {
s1 = peg$c427;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c428) {
s1 = peg$c428;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c429) {
s1 = peg$c429;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f428();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c430) {
s1 = peg$c430;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c431) {
s1 = peg$c431;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c432) {
s1 = peg$c432;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f429();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c433) {
s1 = peg$c433;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f430();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c434) {
s1 = peg$c434;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f431();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c435) {
s1 = peg$c435;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c436) {
s1 = peg$c436;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f432();
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
const key = peg$currPos * 189 + 107;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c437) {
s1 = peg$c437;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c438) {
s1 = peg$c438;
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
s0 = peg$f433(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c417) {
s3 = peg$c417;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c439) {
s3 = peg$c439;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c117) {
s3 = peg$c117;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c440) {
s3 = peg$c440;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c441) {
s3 = peg$c441;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c442) {
s3 = peg$c442;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c443) {
s3 = peg$c443;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c444) {
s3 = peg$c444;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c445) {
s3 = peg$c445;
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
if (input.substr(peg$currPos, 9) === peg$c446) {
s4 = peg$c446;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c447) {
s4 = peg$c447;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f434(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c448) {
s1 = peg$c448;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c446) {
s1 = peg$c446;
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
if (input.substr(peg$currPos, 2) === peg$c177) {
s6 = peg$c177;
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
s0 = peg$f435();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 108;
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
if (input.substr(peg$currPos, 11) === peg$c130) {
s4 = peg$c130;
peg$currPos += 11;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c132) {
s4 = peg$c132;
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
s0 = peg$f436(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEffectLine() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 109;
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
s3 = peg$f437(s1, s5);
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
s3 = peg$f437(s1, s5);
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
s0 = peg$f438(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEffectSentences() {
let s0, s1;
const key = peg$currPos * 189 + 110;
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
s0 = peg$parsePowerNotRead();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseHarmlessSentence();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f439();
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellCost() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14;
const key = peg$currPos * 189 + 111;
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
if (input.substr(peg$currPos, 4) === peg$c414) {
s5 = peg$c414;
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
if (input.substr(peg$currPos, 7) === peg$c449) {
s8 = peg$c449;
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
s14 = peg$f440(s1, s2, s6, s9, s10, s13);
if (s14) {
s14 = undefined;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f441(s1, s2, s6, s9, s10, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c450) {
s1 = peg$c450;
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
if (input.substr(peg$currPos, 44) === peg$c451) {
s5 = peg$c451;
peg$currPos += 44;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s6 = peg$f442(s3);
if (s6) {
s6 = undefined;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f443(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 8) === peg$c452) {
s3 = peg$c452;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c135) {
s5 = peg$c135;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c136) {
s5 = peg$c136;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c453) {
s7 = peg$c453;
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
s0 = peg$f444(s1, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c454) {
s1 = peg$c454;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSpellPhrase();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c455) {
s4 = peg$c455;
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
if (input.substr(peg$currPos, 23) === peg$c456) {
s8 = peg$c456;
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
if (input.substr(peg$currPos, 39) === peg$c457) {
s12 = peg$c457;
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
s0 = peg$f445(s3, s6, s10, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 107) === peg$c458) {
s1 = peg$c458;
peg$currPos += 107;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f446();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 36) === peg$c459) {
s1 = peg$c459;
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
if (input.substr(peg$currPos, 18) === peg$c460) {
s5 = peg$c460;
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
if (input.substr(peg$currPos, 13) === peg$c461) {
s9 = peg$c461;
peg$currPos += 13;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f447(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseFlashToo() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 189 + 112;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c462) {
s2 = peg$c462;
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
if (input.substr(peg$currPos, 25) === peg$c463) {
s2 = peg$c463;
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
if (input.substr(peg$currPos, 4) === peg$c464) {
s4 = peg$c464;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c465) {
s6 = peg$c465;
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
const key = peg$currPos * 189 + 113;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c466) {
s1 = peg$c466;
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
s0 = peg$f448(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c467) {
s3 = peg$c467;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f449(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c468) {
s3 = peg$c468;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f450(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 114;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c422) {
s1 = peg$c422;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f451();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseMana();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f452(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f453(s1);
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
const key = peg$currPos * 189 + 115;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c302) {
s2 = peg$c302;
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
if (input.substr(peg$currPos, 8) === peg$c469) {
s8 = peg$c469;
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
s6 = peg$f454(s4, s10);
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
if (input.substr(peg$currPos, 8) === peg$c469) {
s8 = peg$c469;
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
s6 = peg$f454(s4, s10);
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
if (input.substr(peg$currPos, 4) === peg$c318) {
s9 = peg$c318;
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
s0 = peg$f455(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 8) === peg$c302) {
s2 = peg$c302;
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
if (input.substr(peg$currPos, 9) === peg$c216) {
s9 = peg$c216;
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
if (peg$r12.test(s9)) {
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
if (input.substr(peg$currPos, 9) === peg$c216) {
s9 = peg$c216;
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
if (peg$r12.test(s9)) {
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
if (input.substr(peg$currPos, 9) === peg$c216) {
s8 = peg$c216;
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
s0 = peg$f456(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 8) === peg$c302) {
s4 = peg$c302;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c470) {
s6 = peg$c470;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c471) {
s6 = peg$c471;
peg$currPos += 10;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c472) {
s6 = peg$c472;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c473) {
s8 = peg$c473;
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
s0 = peg$f457(s2);
} else {
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
if (input.substr(peg$currPos, 8) === peg$c302) {
s4 = peg$c302;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c474) {
s6 = peg$c474;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c475) {
s6 = peg$c475;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c476) {
s6 = peg$c476;
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
s0 = peg$f458(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 10) === peg$c331) {
s3 = peg$c331;
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
s0 = peg$f459(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 10) === peg$c331) {
s5 = peg$c331;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c216) {
s9 = peg$c216;
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
if (peg$r12.test(s9)) {
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
if (input.substr(peg$currPos, 9) === peg$c216) {
s9 = peg$c216;
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
if (peg$r12.test(s9)) {
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
if (input.substr(peg$currPos, 9) === peg$c216) {
s8 = peg$c216;
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
s0 = peg$f460(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseLeadingWhen() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 116;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 58) === peg$c477) {
s1 = peg$c477;
peg$currPos += 58;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f461();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c478) {
s1 = peg$c478;
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
} else {
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
s0 = peg$f463(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 117;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c187) {
s2 = peg$c187;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c479) {
s2 = peg$c479;
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
if (input.substr(peg$currPos, 5) === peg$c480) {
s8 = peg$c480;
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
s0 = peg$f464(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f465(s2);
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
const key = peg$currPos * 189 + 118;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 38) === peg$c481) {
s2 = peg$c481;
peg$currPos += 38;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c482) {
s4 = peg$c482;
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
if (input.substr(peg$currPos, 13) === peg$c483) {
s6 = peg$c483;
peg$currPos += 13;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f466();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 28) === peg$c484) {
s2 = peg$c484;
peg$currPos += 28;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c485) {
s4 = peg$c485;
peg$currPos += 17;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c486) {
s4 = peg$c486;
peg$currPos += 32;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 39) === peg$c487) {
s4 = peg$c487;
peg$currPos += 39;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c488) {
s4 = peg$c488;
peg$currPos += 18;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 36) === peg$c489) {
s4 = peg$c489;
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
if (input.substr(peg$currPos, 2) === peg$c267) {
s6 = peg$c267;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c490) {
s6 = peg$c490;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c491) {
s8 = peg$c491;
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
if (input.substr(peg$currPos, 5) === peg$c492) {
s12 = peg$c492;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
s12 = null;
}
peg$savedPos = s0;
s0 = peg$f467(s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 119;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c493) {
s1 = peg$c493;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c494) {
s4 = peg$c494;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c495) {
s4 = peg$c495;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c496) {
s4 = peg$c496;
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
if (input.substr(peg$currPos, 9) === peg$c497) {
s10 = peg$c497;
peg$currPos += 9;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 25) === peg$c498) {
s10 = peg$c498;
peg$currPos += 25;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c497) {
s10 = peg$c497;
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
s0 = peg$f468(s3, s5, s7, s9, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f469(s1, s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f470(s1, s4);
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
if (input.substr(peg$currPos, 11) === peg$c499) {
s6 = peg$c499;
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
if (input.substr(peg$currPos, 5) === peg$c500) {
s13 = peg$c500;
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
if (input.substr(peg$currPos, 2) === peg$c501) {
s15 = peg$c501;
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
if (peg$r12.test(s12)) {
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
if (input.substr(peg$currPos, 5) === peg$c500) {
s13 = peg$c500;
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
if (input.substr(peg$currPos, 2) === peg$c501) {
s15 = peg$c501;
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
if (peg$r12.test(s12)) {
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
s0 = peg$f471(s1, s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s2.toLowerCase() === peg$c502) {
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
s4 = peg$f472(s2, s3, s6);
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
s6 = peg$f473(s2, s3, s4, s8);
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
s6 = peg$f473(s2, s3, s4, s8);
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
s0 = peg$f474(s2, s3, s4, s5, s6);
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
if (input.substr(peg$currPos, 11) === peg$c499) {
s5 = peg$c499;
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
if (input.substr(peg$currPos, 30) === peg$c503) {
s8 = peg$c503;
peg$currPos += 30;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c504) {
s8 = peg$c504;
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
if (input.substr(peg$currPos, 11) === peg$c253) {
s9 = peg$c253;
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
if (peg$r14.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
while (s12 !== peg$FAILED) {
s11.push(s12);
s12 = input.charAt(peg$currPos);
if (peg$r14.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
}
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c130) {
s12 = peg$c130;
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
s0 = peg$f475(s1, s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseFromPart() {
let s0, s1, s2;
const key = peg$currPos * 189 + 120;
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
s0 = peg$f476(s2);
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
const key = peg$currPos * 189 + 121;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c452) {
s1 = peg$c452;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f477();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c505) {
s1 = peg$c505;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c506) {
s1 = peg$c506;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c507) {
s1 = peg$c507;
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
s0 = peg$f478();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c508) {
s1 = peg$c508;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c509) {
s1 = peg$c509;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLastingCost() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20;
const key = peg$currPos * 189 + 122;
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
if (s3.toLowerCase() === peg$c510) {
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
if (input.substr(peg$currPos, 18) === peg$c511) {
s6 = peg$c511;
peg$currPos += 18;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c512) {
s8 = peg$c512;
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
if (input.substr(peg$currPos, 4) === peg$c414) {
s9 = peg$c414;
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
if (input.substr(peg$currPos, 7) === peg$c449) {
s14 = peg$c449;
peg$currPos += 7;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s15 = peg$currPos;
s16 = peg$parse_();
if (s16 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c302) {
s17 = peg$c302;
peg$currPos += 8;
} else {
s17 = peg$FAILED;
}
if (s17 !== peg$FAILED) {
s18 = [];
s19 = input.charAt(peg$currPos);
if (peg$r12.test(s19)) {
peg$currPos++;
} else {
s19 = peg$FAILED;
}
while (s19 !== peg$FAILED) {
s18.push(s19);
s19 = input.charAt(peg$currPos);
if (peg$r12.test(s19)) {
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
if (input.substr(peg$currPos, 10) === peg$c331) {
s18 = peg$c331;
peg$currPos += 10;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
s19 = [];
s20 = input.charAt(peg$currPos);
if (peg$r12.test(s20)) {
peg$currPos++;
} else {
s20 = peg$FAILED;
}
while (s20 !== peg$FAILED) {
s19.push(s20);
s20 = input.charAt(peg$currPos);
if (peg$r12.test(s20)) {
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
s18 = peg$f480(s3, s4, s12);
if (s18) {
s18 = undefined;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f481(s3, s4, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s2.toLowerCase() === peg$c513) {
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
if (input.substr(peg$currPos, 13) === peg$c514) {
s6 = peg$c514;
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
if (input.substr(peg$currPos, 8) === peg$c515) {
s11 = peg$c515;
peg$currPos += 8;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parseNoMoreCosts();
peg$savedPos = peg$currPos;
s13 = peg$f482(s4, s9);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f483(s4, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 123;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c516) {
s1 = peg$c516;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c517) {
s1 = peg$c517;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c518) {
s1 = peg$c518;
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
if (peg$r15.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r15.test(s4)) {
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
if (peg$r16.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = input.charAt(peg$currPos);
if (peg$r16.test(s2)) {
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
if (peg$r16.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r16.test(s7)) {
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
if (peg$r16.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r16.test(s7)) {
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
if (input.substr(peg$currPos, 3) === peg$c519) {
s3 = peg$c519;
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
if (peg$r17.test(s2)) {
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = input.charAt(peg$currPos);
if (peg$r17.test(s2)) {
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
s2 = peg$c286;
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
const key = peg$currPos * 189 + 124;
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
if (input.substr(peg$currPos, 4) === peg$c414) {
s6 = peg$c414;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c520) {
s6 = peg$c520;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c288) {
s6 = peg$c288;
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
if (peg$r12.test(s6)) {
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
if (input.substr(peg$currPos, 4) === peg$c414) {
s6 = peg$c414;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c520) {
s6 = peg$c520;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c288) {
s6 = peg$c288;
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
if (peg$r12.test(s6)) {
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
if (input.substr(peg$currPos, 4) === peg$c414) {
s6 = peg$c414;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c520) {
s6 = peg$c520;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c288) {
s6 = peg$c288;
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
if (peg$r12.test(s6)) {
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
if (input.substr(peg$currPos, 4) === peg$c414) {
s6 = peg$c414;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c520) {
s6 = peg$c520;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c288) {
s6 = peg$c288;
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
if (peg$r12.test(s6)) {
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
const key = peg$currPos * 189 + 125;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseOwn();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c404) {
s3 = peg$c404;
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
if (input.substr(peg$currPos, 7) === peg$c449) {
s7 = peg$c449;
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
if (input.substr(peg$currPos, 7) === peg$c449) {
s16 = peg$c449;
peg$currPos += 7;
} else {
s16 = peg$FAILED;
}
if (s16 !== peg$FAILED) {
s17 = peg$parseOwnWhen();
if (s17 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s18 = peg$f484(s5, s8, s9, s14, s17);
if (s18) {
s18 = undefined;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
peg$savedPos = s10;
s10 = peg$f485(s5, s8, s9, s14, s17);
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
s13 = peg$f486(s5, s8, s9, s10, s12);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f487(s5, s8, s9, s10, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c521) {
s1 = peg$c521;
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
if (input.substr(peg$currPos, 7) === peg$c449) {
s5 = peg$c449;
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
s8 = peg$f488(s3, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f489(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c522) {
s4 = peg$c522;
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
if (input.substr(peg$currPos, 8) === peg$c515) {
s8 = peg$c515;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s9 = peg$f490(s1, s6);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f491(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c352) {
s1 = peg$c352;
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
if (input.substr(peg$currPos, 7) === peg$c522) {
s6 = peg$c522;
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
if (input.substr(peg$currPos, 8) === peg$c515) {
s10 = peg$c515;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s11 = peg$f492(s3, s8);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f493(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseOwn() {
let s0;
const key = peg$currPos * 189 + 126;
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
const key = peg$currPos * 189 + 127;
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
if (input.substr(peg$currPos, 2) === peg$c187) {
s2 = peg$c187;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c523) {
s6 = peg$c523;
peg$currPos += 10;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c524) {
s6 = peg$c524;
peg$currPos += 14;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c214) {
s6 = peg$c214;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c525) {
s6 = peg$c525;
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
if (input.substr(peg$currPos, 8) === peg$c223) {
s9 = peg$c223;
peg$currPos += 8;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c224) {
s9 = peg$c224;
peg$currPos += 6;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c225) {
s9 = peg$c225;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c184) {
s9 = peg$c184;
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
if (input.substr(peg$currPos, 15) === peg$c526) {
s6 = peg$c526;
peg$currPos += 15;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c217) {
s6 = peg$c217;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c218) {
s6 = peg$c218;
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
if (input.substr(peg$currPos, 9) === peg$c527) {
s10 = peg$c527;
peg$currPos += 9;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c528) {
s10 = peg$c528;
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
while (s8 !== peg$FAILED) {
s7.push(s8);
s8 = peg$currPos;
s9 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c527) {
s10 = peg$c527;
peg$currPos += 9;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c528) {
s10 = peg$c528;
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
if (input.substr(peg$currPos, 9) === peg$c527) {
s6 = peg$c527;
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
s0 = peg$f494(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 128;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c529) {
s1 = peg$c529;
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
s4 = peg$f495(s3, s6);
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
s6 = peg$f496(s3, s4, s8);
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
s6 = peg$f496(s3, s4, s8);
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
if (input.substr(peg$currPos, 4) === peg$c414) {
s7 = peg$c414;
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
s0 = peg$f497(s3, s4, s5, s10, s13, s14, s16);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c530) {
s1 = peg$c530;
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
s8 = peg$f498(s3, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f499(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c529) {
s1 = peg$c529;
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
if (input.substr(peg$currPos, 4) === peg$c414) {
s5 = peg$c414;
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
s13 = peg$f500(s3, s8, s11);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f501(s3, s8, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 24) === peg$c531) {
s3 = peg$c531;
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
if (input.substr(peg$currPos, 12) === peg$c532) {
s7 = peg$c532;
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
s9 = peg$f502(s1, s5, s8);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f503(s1, s5, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c533) {
s1 = peg$c533;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c499) {
s5 = peg$c499;
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
if (input.substr(peg$currPos, 7) === peg$c534) {
s10 = peg$c534;
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
if (peg$r12.test(s10)) {
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
if (input.substr(peg$currPos, 7) === peg$c534) {
s10 = peg$c534;
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
if (peg$r12.test(s10)) {
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
if (input.substr(peg$currPos, 4) === peg$c414) {
s5 = peg$c414;
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
if (input.substr(peg$currPos, 12) === peg$c532) {
s9 = peg$c532;
peg$currPos += 12;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s10 = peg$f504(s3, s7);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f505(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c535) {
s2 = peg$c535;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c536) {
s2 = peg$c536;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c537) {
s2 = peg$c537;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c538) {
s2 = peg$c538;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c539) {
s2 = peg$c539;
peg$currPos += 7;
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
if (input.substr(peg$currPos, 8) === peg$c542) {
s2 = peg$c542;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c543) {
s2 = peg$c543;
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
if (input.substr(peg$currPos, 22) === peg$c544) {
s3 = peg$c544;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c177) {
s6 = peg$c177;
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
s4 = peg$f506(s1, s8);
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
if (input.substr(peg$currPos, 4) === peg$c414) {
s6 = peg$c414;
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
if (input.substr(peg$currPos, 12) === peg$c532) {
s10 = peg$c532;
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
s12 = peg$f507(s1, s4, s8, s11);
if (s12) {
s12 = undefined;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f508(s1, s4, s8, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c535) {
s2 = peg$c535;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c536) {
s2 = peg$c536;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c538) {
s2 = peg$c538;
peg$currPos += 7;
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
if (input.substr(peg$currPos, 13) === peg$c545) {
s3 = peg$c545;
peg$currPos += 13;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c544) {
s3 = peg$c544;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c414) {
s5 = peg$c414;
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
s9 = peg$f509(s1, s7);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f510(s1, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c546) {
s1 = peg$c546;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c547) {
s1 = peg$c547;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c414) {
s3 = peg$c414;
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
s11 = peg$f511(s5, s8, s10);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f512(s5, s8, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 54) === peg$c548) {
s1 = peg$c548;
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
if (input.substr(peg$currPos, 12) === peg$c532) {
s5 = peg$c532;
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
s7 = peg$f513(s3, s6);
if (s7) {
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f514(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 23) === peg$c549) {
s1 = peg$c549;
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
s8 = peg$f515(s3, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f516(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 38) === peg$c550) {
s1 = peg$c550;
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
if (input.substr(peg$currPos, 17) === peg$c551) {
s5 = peg$c551;
peg$currPos += 17;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f517(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUnlessMana() {
let s0, s1, s2;
const key = peg$currPos * 189 + 129;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c552) {
s2 = peg$c552;
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
if (input.substr(peg$currPos, 29) === peg$c553) {
s2 = peg$c553;
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
const key = peg$currPos * 189 + 130;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c554) {
s1 = peg$c554;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c555) {
s4 = peg$c555;
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
s0 = peg$f518(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c554) {
s1 = peg$c554;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c555) {
s4 = peg$c555;
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
s0 = peg$f519(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 131;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c556) {
s1 = peg$c556;
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
if (input.substr(peg$currPos, 10) === peg$c557) {
s5 = peg$c557;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f520(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c558) {
s1 = peg$c558;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f521();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 31) === peg$c559) {
s1 = peg$c559;
peg$currPos += 31;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f522();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c560) {
s1 = peg$c560;
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
if (input.substr(peg$currPos, 46) === peg$c561) {
s5 = peg$c561;
peg$currPos += 46;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c562) {
s7 = peg$c562;
peg$currPos += 11;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c278) {
s7 = peg$c278;
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
if (input.substr(peg$currPos, 20) === peg$c563) {
s11 = peg$c563;
peg$currPos += 20;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f523(s3, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c564) {
s1 = peg$c564;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c562) {
s3 = peg$c562;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c278) {
s3 = peg$c278;
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
if (input.substr(peg$currPos, 10) === peg$c565) {
s7 = peg$c565;
peg$currPos += 10;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f524(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c566) {
s1 = peg$c566;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c567) {
s3 = peg$c567;
peg$currPos += 30;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c568) {
s3 = peg$c568;
peg$currPos += 19;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 25) === peg$c569) {
s4 = peg$c569;
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
if (input.substr(peg$currPos, 26) === peg$c570) {
s9 = peg$c570;
peg$currPos += 26;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f525(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 132;
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
if (input.substr(peg$currPos, 34) === peg$c571) {
s3 = peg$c571;
peg$currPos += 34;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c315) {
s5 = peg$c315;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c317) {
s5 = peg$c317;
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
s0 = peg$f526(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 16) === peg$c572) {
s3 = peg$c572;
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
s0 = peg$f527(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c573) {
s1 = peg$c573;
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
s0 = peg$f528(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c574) {
s1 = peg$c574;
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
if (input.substr(peg$currPos, 40) === peg$c575) {
s5 = peg$c575;
peg$currPos += 40;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseSpendOn();
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.substr(peg$currPos, 65) === peg$c576) {
s7 = peg$c576;
peg$currPos += 65;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f529(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c574) {
s1 = peg$c574;
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
if (input.substr(peg$currPos, 40) === peg$c575) {
s5 = peg$c575;
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
s0 = peg$f530(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c574) {
s1 = peg$c574;
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
if (input.substr(peg$currPos, 22) === peg$c577) {
s5 = peg$c577;
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
if (input.substr(peg$currPos, 4) === peg$c520) {
s9 = peg$c520;
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
s0 = peg$f531(s3, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c578) {
s1 = peg$c578;
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
if (peg$r19.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 58) === peg$c579) {
s5 = peg$c579;
peg$currPos += 58;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f532(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c580) {
s1 = peg$c580;
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
if (input.substr(peg$currPos, 36) === peg$c581) {
s7 = peg$c581;
peg$currPos += 36;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f533(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 133;
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
s3 = peg$f534(s1, s5);
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
s3 = peg$f534(s1, s5);
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
s0 = peg$f535(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseMaySpend() {
let s0, s1;
const key = peg$currPos * 189 + 134;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 13);
if (s1.toLowerCase() === peg$c582) {
peg$currPos += (13);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 13);
if (s1.toLowerCase() === peg$c583) {
peg$currPos += (13);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f536();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c584) {
s1 = peg$c584;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f537();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpendOn() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 189 + 135;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c267) {
s2 = peg$c267;
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
if (input.substr(peg$currPos, 2) === peg$c267) {
s11 = peg$c267;
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
s6 = peg$f538(s4, s11);
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
if (input.substr(peg$currPos, 2) === peg$c267) {
s11 = peg$c267;
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
s6 = peg$f538(s4, s11);
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
s0 = peg$f539(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 15) === peg$c585) {
s4 = peg$c585;
peg$currPos += 15;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c446) {
s6 = peg$c446;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f540();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 30) === peg$c586) {
s2 = peg$c586;
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
if (input.substr(peg$currPos, 15) === peg$c585) {
s4 = peg$c585;
peg$currPos += 15;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c446) {
s6 = peg$c446;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f541();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 43) === peg$c587) {
s2 = peg$c587;
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
s0 = peg$f542(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 136;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 35) === peg$c588) {
s1 = peg$c588;
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
if (input.substr(peg$currPos, 37) === peg$c589) {
s5 = peg$c589;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f543(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 31) === peg$c590) {
s1 = peg$c590;
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
if (input.substr(peg$currPos, 37) === peg$c589) {
s5 = peg$c589;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
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
if (input.substr(peg$currPos, 60) === peg$c591) {
s1 = peg$c591;
peg$currPos += 60;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f545();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c592) {
s1 = peg$c592;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f546();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 23) === peg$c593) {
s1 = peg$c593;
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
if (input.substr(peg$currPos, 37) === peg$c589) {
s5 = peg$c589;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f547(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c594) {
s1 = peg$c594;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c595) {
s1 = peg$c595;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c596) {
s3 = peg$c596;
peg$currPos += 20;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
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
if (input.substr(peg$currPos, 20) === peg$c596) {
s5 = peg$c596;
peg$currPos += 20;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f549(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c597) {
s1 = peg$c597;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f550();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c529) {
s1 = peg$c529;
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
s4 = peg$f551(s3, s6);
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
s6 = peg$f552(s3, s4, s8);
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
s6 = peg$f552(s3, s4, s8);
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
if (input.substr(peg$currPos, 18) === peg$c598) {
s7 = peg$c598;
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
s0 = peg$f553(s3, s4, s5, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 35) === peg$c599) {
s1 = peg$c599;
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
if (input.substr(peg$currPos, 26) === peg$c600) {
s5 = peg$c600;
peg$currPos += 26;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c552) {
s5 = peg$c552;
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
s0 = peg$f554(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 38) === peg$c601) {
s3 = peg$c601;
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
s0 = peg$f555(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 21) === peg$c602) {
s4 = peg$c602;
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
if (input.substr(peg$currPos, 42) === peg$c603) {
s4 = peg$c603;
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
s0 = peg$f556(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 42) === peg$c604) {
s3 = peg$c604;
peg$currPos += 42;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c605) {
s3 = peg$c605;
peg$currPos += 26;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c606) {
s3 = peg$c606;
peg$currPos += 17;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c607) {
s3 = peg$c607;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 52) === peg$c608) {
s3 = peg$c608;
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
if (input.substr(peg$currPos, 42) === peg$c603) {
s5 = peg$c603;
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
s0 = peg$f557(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 19) === peg$c609) {
s3 = peg$c609;
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
if (input.substr(peg$currPos, 22) === peg$c610) {
s7 = peg$c610;
peg$currPos += 22;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f558(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 20) === peg$c611) {
s3 = peg$c611;
peg$currPos += 20;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f559(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 27) === peg$c612) {
s3 = peg$c612;
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
s0 = peg$f560(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c613) {
s2 = peg$c613;
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
s3 = peg$f561(s2, s5);
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
if (input.substr(peg$currPos, 5) === peg$c614) {
s5 = peg$c614;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c615) {
s5 = peg$c615;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c616) {
s7 = peg$c616;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$currPos;
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c617) {
s10 = peg$c617;
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
s8 = peg$f562(s2, s3, s12);
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
s0 = peg$f563(s2, s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 137;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c618) {
s1 = peg$c618;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c619) {
s1 = peg$c619;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f564();
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
const key = peg$currPos * 189 + 138;
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
if (s4.toLowerCase() === peg$c620) {
peg$currPos += (16);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 19);
if (s4.toLowerCase() === peg$c621) {
peg$currPos += (19);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 7);
if (s4.toLowerCase() === peg$c622) {
peg$currPos += (7);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 3);
if (s4.toLowerCase() === peg$c288) {
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
if (input.substr(peg$currPos, 13) === peg$c466) {
s7 = peg$c466;
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
if (input.substr(peg$currPos, 64) === peg$c623) {
s11 = peg$c623;
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
s10 = peg$f565(s1, s7, s12);
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
s11 = peg$f566(s1, s7, s10);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f567(s1, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 14) === peg$c624) {
s4 = peg$c624;
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
if (input.substr(peg$currPos, 49) === peg$c625) {
s10 = peg$c625;
peg$currPos += 49;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = [];
s13 = input.charAt(peg$currPos);
if (peg$r5.test(s13)) {
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
while (s13 !== peg$FAILED) {
s12.push(s13);
s13 = input.charAt(peg$currPos);
if (peg$r5.test(s13)) {
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
if (input.substr(peg$currPos, 9) === peg$c626) {
s14 = peg$c626;
peg$currPos += 9;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f568(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c288) {
s4 = peg$c288;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c466) {
s7 = peg$c466;
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
if (input.substr(peg$currPos, 25) === peg$c627) {
s7 = peg$c627;
peg$currPos += 25;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
s9 = [];
s10 = input.charAt(peg$currPos);
if (peg$r5.test(s10)) {
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
while (s10 !== peg$FAILED) {
s9.push(s10);
s10 = input.charAt(peg$currPos);
if (peg$r5.test(s10)) {
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
if (input.substr(peg$currPos, 23) === peg$c628) {
s11 = peg$c628;
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
if (input.substr(peg$currPos, 25) === peg$c629) {
s17 = peg$c629;
peg$currPos += 25;
} else {
s17 = peg$FAILED;
}
if (s17 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f569(s1, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 16) === peg$c620) {
s4 = peg$c620;
peg$currPos += 16;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseTriggerAdds();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c630) {
s7 = peg$c630;
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
if (input.substr(peg$currPos, 9) === peg$c631) {
s11 = peg$c631;
peg$currPos += 9;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c632) {
s13 = peg$c632;
peg$currPos += 10;
} else {
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c633) {
s13 = peg$c633;
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
s0 = peg$f570(s1, s6, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 123) === peg$c634) {
s1 = peg$c634;
peg$currPos += 123;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f571();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c635) {
s1 = peg$c635;
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
s5 = peg$f572(s3, s9);
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
s5 = peg$f572(s3, s9);
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
if (input.substr(peg$currPos, 20) === peg$c636) {
s6 = peg$c636;
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
s0 = peg$f573(s3, s4, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c637) {
s4 = peg$c637;
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
if (input.substr(peg$currPos, 9) === peg$c631) {
s8 = peg$c631;
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
if (input.substr(peg$currPos, 11) === peg$c633) {
s10 = peg$c633;
peg$currPos += 11;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c638) {
s10 = peg$c638;
peg$currPos += 10;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c639) {
s10 = peg$c639;
peg$currPos += 22;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c640) {
s10 = peg$c640;
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
s12 = peg$f574(s1, s6);
if (s12) {
s12 = undefined;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f575(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 35) === peg$c641) {
s1 = peg$c641;
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
if (input.substr(peg$currPos, 14) === peg$c385) {
s5 = peg$c385;
peg$currPos += 14;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f576(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c642) {
s1 = peg$c642;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r5.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r5.test(s4)) {
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
if (input.substr(peg$currPos, 23) === peg$c643) {
s5 = peg$c643;
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
if (input.substr(peg$currPos, 9) === peg$c631) {
s9 = peg$c631;
peg$currPos += 9;
} else {
s9 = peg$FAILED;
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
if (input.charCodeAt(peg$currPos) === 46) {
s12 = peg$c2;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f577(s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c352) {
s1 = peg$c352;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTappedForMana();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c644) {
s4 = peg$c644;
peg$currPos += 13;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c162) {
s7 = peg$c162;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s6;
s7 = peg$f578(s3);
}
s6 = s7;
if (s6 === peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c163) {
s7 = peg$c163;
peg$currPos += 11;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s6;
s7 = peg$f579(s3);
}
s6 = s7;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c645) {
s8 = peg$c645;
peg$currPos += 29;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f580(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c352) {
s1 = peg$c352;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTappedForMana();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c644) {
s4 = peg$c644;
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
if (input.substr(peg$currPos, 20) === peg$c636) {
s8 = peg$c636;
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
s0 = peg$f581(s3, s6, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 19) === peg$c646) {
s2 = peg$c646;
peg$currPos += 19;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r21.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r21.test(s5)) {
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
if (s7.toLowerCase() === peg$c647) {
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
if (input.substr(peg$currPos, 75) === peg$c648) {
s2 = peg$c648;
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
s0 = peg$f582(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 139;
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
if (input.substr(peg$currPos, 7) === peg$c649) {
s3 = peg$c649;
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
s0 = peg$f583(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 140;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f584(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c650) {
s1 = peg$c650;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f585();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 30) === peg$c651) {
s1 = peg$c651;
peg$currPos += 30;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 34) === peg$c652) {
s1 = peg$c652;
peg$currPos += 34;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c653) {
s1 = peg$c653;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f586();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c654) {
s1 = peg$c654;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f587();
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
const key = peg$currPos * 189 + 141;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c655) {
s1 = peg$c655;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f588();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c317) {
s1 = peg$c317;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f589();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c315) {
s1 = peg$c315;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f590();
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
const key = peg$currPos * 189 + 142;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c516) {
s1 = peg$c516;
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
s0 = peg$f591(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c516) {
s1 = peg$c516;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c656) {
s4 = peg$c656;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s3;
s4 = peg$f592();
}
s3 = s4;
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c657) {
s5 = peg$c657;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f593();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 143;
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
if (input.substr(peg$currPos, 3) === peg$c658) {
s5 = peg$c658;
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
s0 = peg$f594(s1, s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f595(s1, s4);
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
if (input.substr(peg$currPos, 13) === peg$c659) {
s4 = peg$c659;
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
s0 = peg$f596(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 144;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c656) {
s1 = peg$c656;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f597();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c660) {
s1 = peg$c660;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f598();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c661) {
s1 = peg$c661;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f599();
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
const key = peg$currPos * 189 + 145;
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
s1 = peg$f600();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f601(s2);
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
const key = peg$currPos * 189 + 146;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c654) {
s1 = peg$c654;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f602();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f603(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseColorWord();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c520) {
s3 = peg$c520;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f604(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c650) {
s1 = peg$c650;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f605();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c662) {
s3 = peg$c662;
peg$currPos += 12;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f606(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c663) {
s1 = peg$c663;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f607();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c520) {
s1 = peg$c520;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f608();
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
const key = peg$currPos * 189 + 147;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c664) {
s1 = peg$c664;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c318) {
s4 = peg$c318;
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
if (input.substr(peg$currPos, 9) === peg$c665) {
s9 = peg$c665;
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
if (peg$r22.test(s9)) {
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
if (input.substr(peg$currPos, 9) === peg$c665) {
s9 = peg$c665;
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
if (peg$r22.test(s9)) {
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
if (input.substr(peg$currPos, 8) === peg$c666) {
s8 = peg$c666;
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
if (input.substr(peg$currPos, 11) === peg$c667) {
s3 = peg$c667;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f609();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c306) {
s1 = peg$c306;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c180) {
s3 = peg$c180;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c77) {
s3 = peg$c77;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c668) {
s3 = peg$c668;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f610();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
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
const key = peg$currPos * 189 + 148;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c669) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c670) {
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
if (peg$r5.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r5.test(s5)) {
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
s6 = peg$f611(s3);
s5 = s6;
peg$savedPos = peg$currPos;
s6 = peg$f612(s3, s5);
if (s6) {
s6 = undefined;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f613(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 149;
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
if (peg$r5.test(s4)) {
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
if (peg$r5.test(s4)) {
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
const key = peg$currPos * 189 + 150;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c669) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c670) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c671) {
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
s0 = peg$f614(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 151;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSpellPhrase();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c452) {
s3 = peg$c452;
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
if (input.substr(peg$currPos, 4) === peg$c135) {
s6 = peg$c135;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c136) {
s6 = peg$c136;
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
s0 = peg$f615(s1, s4, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c135) {
s4 = peg$c135;
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
s0 = peg$f616(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c672) {
s3 = peg$c672;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c673) {
s3 = peg$c673;
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
if (input.substr(peg$currPos, 4) === peg$c135) {
s8 = peg$c135;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c136) {
s8 = peg$c136;
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
s0 = peg$f617(s1, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c135) {
s3 = peg$c135;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c136) {
s3 = peg$c136;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c348) {
s3 = peg$c348;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c674) {
s3 = peg$c674;
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
s6 = peg$parseStop();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f618(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c675) {
s1 = peg$c675;
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
if (input.substr(peg$currPos, 4) === peg$c135) {
s9 = peg$c135;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c136) {
s9 = peg$c136;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s11 = peg$c289;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parseManaAbility();
if (s12 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s13 = peg$c289;
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
s14 = peg$parseStop();
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f619(s3, s4, s7, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c478) {
s1 = peg$c478;
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
if (input.substr(peg$currPos, 4) === peg$c135) {
s8 = peg$c135;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c136) {
s8 = peg$c136;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s10 = peg$c289;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parseManaAbility();
if (s11 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s12 = peg$c289;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parseStop();
if (s13 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s14 = peg$f620(s3, s6, s11);
if (s14) {
s14 = undefined;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f621(s3, s6, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c672) {
s3 = peg$c672;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c673) {
s3 = peg$c673;
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
if (input.substr(peg$currPos, 5) === peg$c676) {
s7 = peg$c676;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c677) {
s7 = peg$c677;
peg$currPos += 6;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c678) {
s7 = peg$c678;
peg$currPos += 8;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c679) {
s7 = peg$c679;
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
s6 = peg$f622(s1, s9);
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s11 = peg$c137;
peg$currPos += 2;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s11 = peg$c138;
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
s0 = peg$f623(s1, s6, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s3 = peg$c138;
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
if (input.substr(peg$currPos, 3) === peg$c136) {
s9 = peg$c136;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c135) {
s9 = peg$c135;
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
s0 = peg$f624(s1, s5, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseInAddition() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 189 + 152;
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
if (input.substr(peg$currPos, 14) === peg$c680) {
s4 = peg$c680;
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
if (input.substr(peg$currPos, 11) === peg$c681) {
s8 = peg$c681;
peg$currPos += 11;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f625(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parsePaymentKeyword() {
let s0, s1, s2;
const key = peg$currPos * 189 + 153;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c108) {
s2 = peg$c108;
peg$currPos += 7;
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
if (input.substr(peg$currPos, 9) === peg$c110) {
s2 = peg$c110;
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
s0 = peg$f626(s1);
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
const key = peg$currPos * 189 + 154;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f627(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c682) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c502) {
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
s4 = peg$f628(s3, s6);
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
s6 = peg$f629(s3, s4, s8);
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
s6 = peg$f629(s3, s4, s8);
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
s0 = peg$f630(s3, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s5 = peg$f631(s1, s3, s7);
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
s5 = peg$f631(s1, s3, s7);
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
s0 = peg$f632(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c683) {
s1 = peg$c683;
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
s7 = peg$f633(s3, s5, s9);
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
s7 = peg$f633(s3, s5, s9);
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
s0 = peg$f634(s3, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c135) {
s5 = peg$c135;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c673) {
s5 = peg$c673;
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
s0 = peg$f635(s1);
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
const key = peg$currPos * 189 + 155;
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
s3 = peg$f636(s1, s5);
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
s3 = peg$f636(s1, s5);
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
s0 = peg$f637(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseStop() {
let s0;
const key = peg$currPos * 189 + 156;
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
const key = peg$currPos * 189 + 157;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 34) {
s1 = peg$c289;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseManaAbility();
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s3 = peg$c289;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f638(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$c289;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r23.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r23.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 58) {
s3 = peg$c286;
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
if (peg$r24.test(s7)) {
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
if (peg$r24.test(s7)) {
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
s5 = peg$c289;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f639();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$c289;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c517) {
s2 = peg$c517;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c518) {
s2 = peg$c518;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r24.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r24.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 34) {
s4 = peg$c289;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f640();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c95) {
s1 = peg$c95;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f641();
} else {
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
if (input.substr(peg$currPos, 7) === peg$c108) {
s2 = peg$c108;
peg$currPos += 7;
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
if (input.substr(peg$currPos, 9) === peg$c110) {
s2 = peg$c110;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c684) {
s2 = peg$c684;
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
s0 = peg$f642();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c685) {
s1 = peg$c685;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c686) {
s1 = peg$c686;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c123) {
s1 = peg$c123;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c112) {
s1 = peg$c112;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c687) {
s1 = peg$c687;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c688) {
s1 = peg$c688;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c441) {
s1 = peg$c441;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c417) {
s1 = peg$c417;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c117) {
s1 = peg$c117;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c689) {
s1 = peg$c689;
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
if (input.substr(peg$currPos, 5) === peg$c690) {
s6 = peg$c690;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c691) {
s8 = peg$c691;
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
s5 = input.charAt(peg$currPos);
if (peg$r25.test(s5)) {
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
s5 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c690) {
s6 = peg$c690;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c691) {
s8 = peg$c691;
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
s5 = input.charAt(peg$currPos);
if (peg$r25.test(s5)) {
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
peg$savedPos = s0;
s0 = peg$f643();
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
function peg$parseAddsMana() {
let s0, s1, s2, s3;
const key = peg$currPos * 189 + 158;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c389) {
s1 = peg$c389;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c288) {
s1 = peg$c288;
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
if (input.substr(peg$currPos, 4) === peg$c520) {
s1 = peg$c520;
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
const key = peg$currPos * 189 + 159;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 34) === peg$c692) {
s1 = peg$c692;
peg$currPos += 34;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSetColors();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 99) === peg$c693) {
s4 = peg$c693;
peg$currPos += 99;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f644(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 112) === peg$c694) {
s1 = peg$c694;
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
s0 = peg$f645(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s3 = peg$c138;
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
if (input.substr(peg$currPos, 14) === peg$c680) {
s7 = peg$c680;
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
if (input.substr(peg$currPos, 4) === peg$c319) {
s14 = peg$c319;
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
if (input.substr(peg$currPos, 6) === peg$c695) {
s14 = peg$c695;
peg$currPos += 6;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f646(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s3 = peg$c138;
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
s0 = peg$f647(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s3 = peg$c138;
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
if (input.substr(peg$currPos, 14) === peg$c680) {
s8 = peg$c680;
peg$currPos += 14;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c17) {
s10 = peg$c17;
peg$currPos += 3;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c20) {
s10 = peg$c20;
peg$currPos += 5;
} else {
s10 = peg$FAILED;
}
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c33) {
s12 = peg$c33;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parse_();
if (s13 !== peg$FAILED) {
s14 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c696) {
s15 = peg$c696;
peg$currPos += 8;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
s16 = peg$parse_();
if (s16 !== peg$FAILED) {
s15 = [s15, s16];
s14 = s15;
} else {
peg$currPos = s14;
s14 = peg$FAILED;
}
} else {
peg$currPos = s14;
s14 = peg$FAILED;
}
if (s14 === peg$FAILED) {
s14 = null;
}
if (input.substr(peg$currPos, 5) === peg$c697) {
s15 = peg$c697;
peg$currPos += 5;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s16 = peg$c2;
peg$currPos++;
} else {
s16 = peg$FAILED;
}
if (s16 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f648(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s3 = peg$c138;
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
s6 = peg$c698;
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
if (input.substr(peg$currPos, 8) === peg$c696) {
s10 = peg$c696;
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
if (input.substr(peg$currPos, 4) === peg$c318) {
s11 = peg$c318;
peg$currPos += 4;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s13 = peg$c138;
peg$currPos += 3;
} else {
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c137) {
s13 = peg$c137;
peg$currPos += 2;
} else {
s13 = peg$FAILED;
}
}
if (s13 !== peg$FAILED) {
s14 = peg$parse_();
if (s14 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c699) {
s15 = peg$c699;
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
if (input.substr(peg$currPos, 4) === peg$c319) {
s18 = peg$c319;
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
s0 = peg$f649(s1, s5, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 9) === peg$c700) {
s2 = peg$c700;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 110) {
s3 = peg$c701;
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
if (peg$r5.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r5.test(s7)) {
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
s8 = peg$f650(s1, s5);
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
s10 = peg$f651(s1, s5, s7, s8);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f652(s1, s5, s7, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s3 = peg$c138;
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
if (input.substr(peg$currPos, 17) === peg$c702) {
s6 = peg$c702;
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
if (input.substr(peg$currPos, 54) === peg$c703) {
s9 = peg$c703;
peg$currPos += 54;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f653(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s3 = peg$c138;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c704) {
s5 = peg$c704;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f654(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s3 = peg$c138;
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
if (input.substr(peg$currPos, 31) === peg$c705) {
s8 = peg$c705;
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
if (input.substr(peg$currPos, 33) === peg$c706) {
s8 = peg$c706;
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
s0 = peg$f655(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c707) {
s1 = peg$c707;
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
s6 = peg$f656(s4, s9);
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
s6 = peg$f656(s4, s9);
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
s0 = peg$f657(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c708) {
s1 = peg$c708;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c709) {
s4 = peg$c709;
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
s0 = peg$f658(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c710) {
s1 = peg$c710;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 79) === peg$c711) {
s1 = peg$c711;
peg$currPos += 79;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f660();
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLandTarget() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 189 + 160;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f661(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f662(s1);
} else {
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
if (s1.toLowerCase() === peg$c682) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c502) {
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
s4 = peg$f663(s3, s6);
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
s0 = peg$f664(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f665(s1, s4);
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
s0 = peg$f666(s1, s2);
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
const key = peg$currPos * 189 + 161;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseObjectsAll();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f667(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f668(s1);
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
const key = peg$currPos * 189 + 162;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c712) {
s1 = peg$c712;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f669();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c713) {
s1 = peg$c713;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c714) {
s4 = peg$c714;
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
if (input.substr(peg$currPos, 4) === peg$c317) {
s4 = peg$c317;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f670();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$f671(s2, s7);
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
s4 = peg$f671(s2, s7);
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
s0 = peg$f672(s2, s3);
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
const key = peg$currPos * 189 + 163;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c715) {
s1 = peg$c715;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c716) {
s1 = peg$c716;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c717) {
s1 = peg$c717;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c718) {
s1 = peg$c718;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c719) {
s1 = peg$c719;
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
s0 = peg$f673(s1);
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
const key = peg$currPos * 189 + 164;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f674(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c682) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c502) {
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
s4 = peg$f675(s3, s6);
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
s6 = peg$f676(s3, s4, s8);
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
s6 = peg$f676(s3, s4, s8);
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
s0 = peg$f677(s3, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f678(s1, s4);
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
s4 = peg$f679(s1, s2, s6);
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
s4 = peg$f679(s1, s2, s6);
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
s0 = peg$f680(s1, s2, s3);
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
const key = peg$currPos * 189 + 165;
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
s3 = peg$f681(s1, s5);
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
s3 = peg$f681(s1, s5);
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
s4 = peg$f682(s1, s2);
s3 = s4;
peg$savedPos = s0;
s0 = peg$f683(s1, s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTypeListWord() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 166;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
peg$silentFails++;
s2 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c134) {
s3 = peg$c134;
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
s5 = peg$f684(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f685(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f686(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$f687(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f688(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f689(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f690(s1);
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSetColors() {
let s0, s1, s2;
const key = peg$currPos * 189 + 167;
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
s0 = peg$f691();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c77) {
s1 = peg$c77;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f692();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c720) {
s1 = peg$c720;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f693();
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
const key = peg$currPos * 189 + 168;
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
s3 = peg$f694(s1);
s2 = s3;
peg$savedPos = peg$currPos;
s3 = peg$f695(s1, s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f696(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c478) {
s1 = peg$c478;
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s5 = peg$c137;
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
if (input.substr(peg$currPos, 4) === peg$c672) {
s12 = peg$c672;
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
s18 = peg$f697(s3, s7, s14, s15);
s17 = s18;
peg$savedPos = peg$currPos;
s18 = peg$f698(s3, s7, s14, s15, s17);
if (s18) {
s18 = undefined;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f699(s3, s7, s14, s15, s17);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 41) === peg$c721) {
s1 = peg$c721;
peg$currPos += 41;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c722) {
s1 = peg$c722;
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
s0 = peg$f700(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c723) {
s1 = peg$c723;
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
if (input.substr(peg$currPos, 46) === peg$c724) {
s6 = peg$c724;
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
s4 = peg$f701(s3, s8);
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
s0 = peg$f702(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 25) === peg$c725) {
s1 = peg$c725;
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
s0 = peg$f703(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c136) {
s3 = peg$c136;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c135) {
s3 = peg$c135;
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
s8 = peg$f704(s1, s5, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f705(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 169;
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
if (input.substr(peg$currPos, 4) === peg$c672) {
s4 = peg$c672;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c673) {
s4 = peg$c673;
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
s0 = peg$f706(s1, s2, s6, s7, s8, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 170;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseLeadingWhen();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f707(s1);
}
s0 = s1;
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePowerTrailing() {
let s0, s1;
const key = peg$currPos * 189 + 171;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTrailingWhen();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f708(s1);
}
s0 = s1;
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePowerTarget() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 189 + 172;
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
if (input.substr(peg$currPos, 4) === peg$c726) {
s4 = peg$c726;
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
s0 = peg$f709();
} else {
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
s0 = peg$f710();
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
const key = peg$currPos * 189 + 173;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c466) {
s2 = peg$c466;
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
s3 = peg$c698;
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
s0 = peg$f711(s2, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 174;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.charAt(peg$currPos);
if (peg$r26.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
peg$savedPos = s2;
s3 = peg$f712(s1, s3);
}
s2 = s3;
if (s2 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 88) {
s2 = peg$c273;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f713(s1, s2);
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
const key = peg$currPos * 189 + 175;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c727) {
s1 = peg$c727;
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
s4 = peg$c698;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parseInteger();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f714(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 176;
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
if (input.substr(peg$currPos, 3) === peg$c136) {
s3 = peg$c136;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c135) {
s3 = peg$c135;
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
s0 = peg$f715(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s3 = peg$c138;
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
s0 = peg$f716(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 8) === peg$c728) {
s4 = peg$c728;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c729) {
s6 = peg$c729;
peg$currPos += 7;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c730) {
s6 = peg$c730;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c731) {
s6 = peg$c731;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c670) {
s6 = peg$c670;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c669) {
s6 = peg$c669;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c732) {
s6 = peg$c732;
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
if (input.substr(peg$currPos, 5) === peg$c733) {
s4 = peg$c733;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c734) {
s6 = peg$c734;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c735) {
s6 = peg$c735;
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
if (input.substr(peg$currPos, 3) === peg$c736) {
s4 = peg$c736;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c735) {
s6 = peg$c735;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c734) {
s6 = peg$c734;
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
if (input.substr(peg$currPos, 6) === peg$c735) {
s4 = peg$c735;
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
if (input.substr(peg$currPos, 5) === peg$c734) {
s4 = peg$c734;
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
if (input.substr(peg$currPos, 9) === peg$c737) {
s3 = peg$c737;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c738) {
s3 = peg$c738;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c739) {
s3 = peg$c739;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c740) {
s3 = peg$c740;
peg$currPos += 13;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c741) {
s3 = peg$c741;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c742) {
s4 = peg$c742;
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
if (input.substr(peg$currPos, 5) === peg$c614) {
s4 = peg$c614;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c615) {
s4 = peg$c615;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c92) {
s6 = peg$c92;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c93) {
s6 = peg$c93;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c94) {
s6 = peg$c94;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c101) {
s6 = peg$c101;
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
if (input.substr(peg$currPos, 9) === peg$c743) {
s8 = peg$c743;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c446) {
s8 = peg$c446;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c520) {
s8 = peg$c520;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c95) {
s8 = peg$c95;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c414) {
s8 = peg$c414;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c678) {
s8 = peg$c678;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c679) {
s8 = peg$c679;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c676) {
s8 = peg$c676;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c744) {
s8 = peg$c744;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c745) {
s8 = peg$c745;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c746) {
s8 = peg$c746;
peg$currPos += 11;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c747) {
s9 = peg$c747;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c748) {
s11 = peg$c748;
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
if (input.substr(peg$currPos, 8) === peg$c749) {
s8 = peg$c749;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c198) {
s8 = peg$c198;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c315) {
s8 = peg$c315;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c750) {
s9 = peg$c750;
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
if (peg$r27.test(s8)) {
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
if (input.substr(peg$currPos, 9) === peg$c743) {
s8 = peg$c743;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c446) {
s8 = peg$c446;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c520) {
s8 = peg$c520;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c95) {
s8 = peg$c95;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c414) {
s8 = peg$c414;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c678) {
s8 = peg$c678;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c679) {
s8 = peg$c679;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c676) {
s8 = peg$c676;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c744) {
s8 = peg$c744;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c745) {
s8 = peg$c745;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c746) {
s8 = peg$c746;
peg$currPos += 11;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c747) {
s9 = peg$c747;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 4) === peg$c748) {
s11 = peg$c748;
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
if (input.substr(peg$currPos, 8) === peg$c749) {
s8 = peg$c749;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c198) {
s8 = peg$c198;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c315) {
s8 = peg$c315;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c750) {
s9 = peg$c750;
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
if (peg$r27.test(s8)) {
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
s0 = peg$f717();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 177;
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
if (input.substr(peg$currPos, 4) === peg$c750) {
s5 = peg$c750;
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
if (peg$r27.test(s4)) {
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
if (input.substr(peg$currPos, 4) === peg$c750) {
s5 = peg$c750;
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
if (peg$r27.test(s4)) {
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
if (input.substr(peg$currPos, 4) === peg$c750) {
s2 = peg$c750;
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
if (input.substr(peg$currPos, 8) === peg$c302) {
s8 = peg$c302;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c751) {
s8 = peg$c751;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c479) {
s8 = peg$c479;
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
if (input.substr(peg$currPos, 7) === peg$c752) {
s12 = peg$c752;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c753) {
s12 = peg$c753;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c95) {
s12 = peg$c95;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c754) {
s12 = peg$c754;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c617) {
s12 = peg$c617;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c615) {
s12 = peg$c615;
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
if (peg$r12.test(s12)) {
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
if (input.substr(peg$currPos, 7) === peg$c752) {
s12 = peg$c752;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c753) {
s12 = peg$c753;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c95) {
s12 = peg$c95;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c754) {
s12 = peg$c754;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c617) {
s12 = peg$c617;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c615) {
s12 = peg$c615;
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
if (peg$r12.test(s12)) {
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
s0 = peg$f718();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c755) {
s1 = peg$c755;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c756) {
s1 = peg$c756;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c757) {
s1 = peg$c757;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c137) {
s3 = peg$c137;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c138) {
s3 = peg$c138;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
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
s0 = peg$f719();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c478) {
s1 = peg$c478;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r28.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r28.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c758) {
s3 = peg$c758;
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
if (input.substr(peg$currPos, 5) === peg$c95) {
s9 = peg$c95;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c759) {
s9 = peg$c759;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c615) {
s9 = peg$c615;
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
if (peg$r29.test(s9)) {
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
if (input.substr(peg$currPos, 5) === peg$c95) {
s9 = peg$c95;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c759) {
s9 = peg$c759;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c615) {
s9 = peg$c615;
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
if (peg$r29.test(s9)) {
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
s0 = peg$f720();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 189 + 178;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.charAt(peg$currPos);
if (peg$r26.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r13.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r13.test(s3)) {
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
s3 = peg$c698;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r26.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r13.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r13.test(s6)) {
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
if (input.substr(peg$currPos, 8) === peg$c302) {
s7 = peg$c302;
peg$currPos += 8;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c527) {
s7 = peg$c527;
peg$currPos += 9;
} else {
s7 = peg$FAILED;
}
}
if (s7 !== peg$FAILED) {
s8 = [];
s9 = input.charAt(peg$currPos);
if (peg$r12.test(s9)) {
peg$currPos++;
} else {
s9 = peg$FAILED;
}
while (s9 !== peg$FAILED) {
s8.push(s9);
s9 = input.charAt(peg$currPos);
if (peg$r12.test(s9)) {
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
function peg$parseKeywordLine() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 189 + 179;
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
if (peg$r30.test(s4)) {
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
s3 = peg$f721(s1, s6);
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
if (peg$r30.test(s4)) {
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
s3 = peg$f721(s1, s6);
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
s0 = peg$f722(s1, s2);
} else {
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
s0 = peg$f723(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseKeywordItem() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 189 + 180;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 12);
if (s1.toLowerCase() === peg$c453) {
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
s0 = peg$f724(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c760) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f725();
} else {
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
if (s2.toLowerCase() === peg$c113) {
peg$currPos += (5);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 9);
if (s2.toLowerCase() === peg$c761) {
peg$currPos += (9);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 8);
if (s2.toLowerCase() === peg$c114) {
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
if (peg$r30.test(s5)) {
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
s0 = peg$f726(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s2.toLowerCase() === peg$c113) {
peg$currPos += (5);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 9);
if (s2.toLowerCase() === peg$c761) {
peg$currPos += (9);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 8);
if (s2.toLowerCase() === peg$c114) {
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
s2 = peg$c762;
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
s0 = peg$f727(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c763) {
s1 = peg$c763;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f728();
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
s0 = peg$f729(s1);
} else {
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
s0 = peg$f730(s1);
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
const key = peg$currPos * 189 + 181;
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
s2 = peg$f731(s1);
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
s2 = peg$f732(s1);
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
s2 = peg$f733(s1);
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
const key = peg$currPos * 189 + 182;
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
s2 = peg$f734(s1);
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
s2 = peg$f735(s1);
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
s2 = peg$f736(s1);
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
const key = peg$currPos * 189 + 183;
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
const key = peg$currPos * 189 + 184;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = [];
s1 = input.charAt(peg$currPos);
if (peg$r31.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
while (s1 !== peg$FAILED) {
s0.push(s1);
s1 = input.charAt(peg$currPos);
if (peg$r31.test(s1)) {
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
const key = peg$currPos * 189 + 185;
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
if (input.substr(peg$currPos, 5) === peg$c500) {
s4 = peg$c500;
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
if (peg$r32.test(s4)) {
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
if (input.substr(peg$currPos, 5) === peg$c500) {
s4 = peg$c500;
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
if (peg$r32.test(s4)) {
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
const key = peg$currPos * 189 + 186;
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
if (input.substr(peg$currPos, 5) === peg$c500) {
s4 = peg$c500;
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
if (peg$r23.test(s4)) {
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
if (input.substr(peg$currPos, 5) === peg$c500) {
s4 = peg$c500;
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
if (peg$r23.test(s4)) {
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
const key = peg$currPos * 189 + 187;
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
const key = peg$currPos * 189 + 188;
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
if (input.substr(peg$currPos, 6) === peg$c764) {
s4 = peg$c764;
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
if (input.substr(peg$currPos, 13) === peg$c740) {
s4 = peg$c740;
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
if (input.substr(peg$currPos, 18) === peg$c765) {
s3 = peg$c765;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
s4 = [];
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
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
if (input.substr(peg$currPos, 12) === peg$c766) {
s1 = peg$c766;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c767) {
s1 = peg$c767;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r33.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r33.test(s3)) {
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
if (input.substr(peg$currPos, 27) === peg$c768) {
s1 = peg$c768;
peg$currPos += 27;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c769) {
s1 = peg$c769;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 31) === peg$c770) {
s1 = peg$c770;
peg$currPos += 31;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c771) {
s1 = peg$c771;
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
if (peg$r12.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r12.test(s3)) {
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
if (input.substr(peg$currPos, 40) === peg$c772) {
s1 = peg$c772;
peg$currPos += 40;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 56) === peg$c773) {
s1 = peg$c773;
peg$currPos += 56;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r12.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r12.test(s3)) {
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
if (input.substr(peg$currPos, 41) === peg$c774) {
s1 = peg$c774;
peg$currPos += 41;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c775) {
s3 = peg$c775;
peg$currPos += 13;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c776) {
s3 = peg$c776;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c315) {
s3 = peg$c315;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c777) {
s3 = peg$c777;
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
if (peg$r12.test(s5)) {
peg$currPos++;
} else {
s5 = peg$FAILED;
}
while (s5 !== peg$FAILED) {
s4.push(s5);
s5 = input.charAt(peg$currPos);
if (peg$r12.test(s5)) {
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
if (input.substr(peg$currPos, 47) === peg$c778) {
s0 = peg$c778;
peg$currPos += 47;
} else {
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c779) {
s1 = peg$c779;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r12.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r12.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 23) === peg$c780) {
s4 = peg$c780;
peg$currPos += 23;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r33.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r33.test(s6)) {
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
if (input.substr(peg$currPos, 16) === peg$c781) {
s1 = peg$c781;
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
if (input.substr(peg$currPos, 5) === peg$c351) {
s5 = peg$c351;
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
if (input.substr(peg$currPos, 13) === peg$c782) {
s1 = peg$c782;
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
if (input.substr(peg$currPos, 14) === peg$c783) {
s5 = peg$c783;
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
if (input.substr(peg$currPos, 11) === peg$c784) {
s1 = peg$c784;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r24.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r24.test(s3)) {
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
if (input.substr(peg$currPos, 4) === peg$c785) {
s1 = peg$c785;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c786) {
s1 = peg$c786;
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
if (input.substr(peg$currPos, 18) === peg$c787) {
s5 = peg$c787;
peg$currPos += 18;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c788) {
s5 = peg$c788;
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
if (input.substr(peg$currPos, 18) === peg$c787) {
s5 = peg$c787;
peg$currPos += 18;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c788) {
s5 = peg$c788;
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
if (input.substr(peg$currPos, 18) === peg$c787) {
s3 = peg$c787;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c788) {
s3 = peg$c788;
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
if (input.substr(peg$currPos, 5) === peg$c789) {
s7 = peg$c789;
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
if (peg$r33.test(s7)) {
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
if (input.substr(peg$currPos, 5) === peg$c789) {
s7 = peg$c789;
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
if (peg$r33.test(s7)) {
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
if (input.substr(peg$currPos, 5) === peg$c789) {
s5 = peg$c789;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r33.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r33.test(s7)) {
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
if (input.substr(peg$currPos, 3) === peg$c493) {
s10 = peg$c493;
peg$currPos += 3;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c790) {
s10 = peg$c790;
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
if (peg$r5.test(s13)) {
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
while (s13 !== peg$FAILED) {
s12.push(s13);
s13 = input.charAt(peg$currPos);
if (peg$r5.test(s13)) {
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
if (input.substr(peg$currPos, 16) === peg$c791) {
s14 = peg$c791;
peg$currPos += 16;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s15 = [];
s16 = input.charAt(peg$currPos);
if (peg$r33.test(s16)) {
peg$currPos++;
} else {
s16 = peg$FAILED;
}
while (s16 !== peg$FAILED) {
s15.push(s16);
s16 = input.charAt(peg$currPos);
if (peg$r33.test(s16)) {
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
if (input.substr(peg$currPos, 20) === peg$c792) {
s1 = peg$c792;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r24.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r24.test(s3)) {
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
if (input.substr(peg$currPos, 20) === peg$c793) {
s1 = peg$c793;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 38) === peg$c794) {
s1 = peg$c794;
peg$currPos += 38;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r24.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r24.test(s3)) {
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
if (input.substr(peg$currPos, 12) === peg$c795) {
s1 = peg$c795;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c796) {
s1 = peg$c796;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c797) {
s1 = peg$c797;
peg$currPos += 30;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c798) {
s1 = peg$c798;
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
if (input.substr(peg$currPos, 5) === peg$c799) {
s5 = peg$c799;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c800) {
s5 = peg$c800;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c414) {
s6 = peg$c414;
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
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r27.test(s5)) {
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
if (input.substr(peg$currPos, 5) === peg$c799) {
s5 = peg$c799;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c800) {
s5 = peg$c800;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c414) {
s6 = peg$c414;
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
peg$silentFails--;
if (s5 === peg$FAILED) {
s4 = undefined;
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = input.charAt(peg$currPos);
if (peg$r27.test(s5)) {
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
