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
SpendWords: peg$parseSpendWords,
};
let peg$startRuleFunction = peg$parseLine;
const peg$c0 = " ";
const peg$c1 = ".";
const peg$c2 = "an";
const peg$c3 = "a";
const peg$c4 = "the";
const peg$c5 = "{";
const peg$c6 = "}";
const peg$c7 = "colorless";
const peg$c8 = "and/or";
const peg$c9 = "or";
const peg$c10 = "and";
const peg$c11 = ",";
const peg$c12 = "~";
const peg$c13 = "it";
const peg$c14 = "~'s";
const peg$c15 = "its";
const peg$c16 = "his";
const peg$c17 = "her";
const peg$c18 = "their";
const peg$c19 = "+1/+1";
const peg$c20 = "-1/-1";
const peg$c21 = "-0/-1";
const peg$c22 = "+1/+0";
const peg$c23 = "+0/+1";
const peg$c24 = "-0/-2";
const peg$c25 = "-2/-1";
const peg$c26 = "-1/-0";
const peg$c27 = "counter";
const peg$c28 = "you";
const peg$c29 = "your";
const peg$c30 = "another";
const peg$c31 = "other";
const peg$c32 = "untapped";
const peg$c33 = "tapped";
const peg$c34 = "nontoken";
const peg$c35 = "non";
const peg$c36 = "-";
const peg$c37 = "noncommander";
const peg$c38 = "nonhistoric";
const peg$c39 = "non-";
const peg$c40 = "multicolored";
const peg$c41 = "monocolored";
const peg$c42 = "outlaw";
const peg$c43 = "s";
const peg$c44 = "historic";
const peg$c45 = "kicked";
const peg$c46 = "face-down";
const peg$c47 = "attacking or blocking";
const peg$c48 = "attacking";
const peg$c49 = "blocking";
const peg$c50 = "commander";
const peg$c51 = "token";
const peg$c52 = "permanent";
const peg$c53 = "card";
const peg$c54 = "spell";
const peg$c55 = "source";
const peg$c56 = "'s";
const peg$c57 = "with";
const peg$c58 = "named";
const peg$c59 = "of the chosen type";
const peg$c60 = "of the chosen color";
const peg$c61 = "that entered";
const peg$c62 = " the battlefield";
const peg$c63 = " this turn";
const peg$c64 = "that's";
const peg$c65 = "that are";
const peg$c66 = "that isn't";
const peg$c67 = "that aren't";
const peg$c68 = "that has";
const peg$c69 = "that have";
const peg$c70 = "without";
const peg$c71 = "without {X} in";
const peg$c72 = "mana cost";
const peg$c73 = "one or more colors";
const peg$c74 = "legendary";
const peg$c75 = "the chosen color";
const peg$c76 = "power";
const peg$c77 = "toughness";
const peg$c78 = "mana value";
const peg$c79 = "{X} in";
const peg$c80 = "on";
const peg$c81 = "them";
const peg$c82 = "counters on";
const peg$c83 = "a counter on";
const peg$c84 = "one or more counters on";
const peg$c85 = "the same name as the exiled card";
const peg$c86 = "the chosen name";
const peg$c87 = "or greater";
const peg$c88 = "or more";
const peg$c89 = "or less";
const peg$c90 = "flying";
const peg$c91 = "defender";
const peg$c92 = "reach";
const peg$c93 = "haste";
const peg$c94 = "vigilance";
const peg$c95 = "trample";
const peg$c96 = "deathtouch";
const peg$c97 = "lifelink";
const peg$c98 = "menace";
const peg$c99 = "first strike";
const peg$c100 = "double strike";
const peg$c101 = "hexproof";
const peg$c102 = "indestructible";
const peg$c103 = "flashback";
const peg$c104 = "flash";
const peg$c105 = "freerunning";
const peg$c106 = "convoke";
const peg$c107 = "delve";
const peg$c108 = "improvise";
const peg$c109 = "infect";
const peg$c110 = "toxic";
const peg$c111 = "morph";
const peg$c112 = "disguise";
const peg$c113 = "foretell";
const peg$c114 = "prowess";
const peg$c115 = "cycling";
const peg$c116 = "kicker";
const peg$c117 = "mutate";
const peg$c118 = "suspend";
const peg$c119 = "islandwalk";
const peg$c120 = "devoid";
const peg$c121 = "annihilator";
const peg$c122 = "adapt";
const peg$c123 = "exalted";
const peg$c124 = "affinity";
const peg$c125 = "storm";
const peg$c126 = "cascade";
const peg$c127 = "escape";
const peg$c128 = "you control";
const peg$c129 = "an opponent controls";
const peg$c130 = "on the battlefield";
const peg$c131 = "in your";
const peg$c132 = "in";
const peg$c133 = "have";
const peg$c134 = "has";
const peg$c135 = "is";
const peg$c136 = "are";
const peg$c137 = "led";
const peg$c138 = "your opponents control";
const peg$c139 = "opponents control";
const peg$c140 = "your opponent controls";
const peg$c141 = "all players control";
const peg$c142 = "a player controls";
const peg$c143 = "in your graveyard";
const peg$c144 = "in all graveyards";
const peg$c145 = "in each graveyard";
const peg$c146 = "in your opponents' graveyards";
const peg$c147 = "in an opponent's graveyard";
const peg$c148 = "in your hand";
const peg$c149 = "counter on";
const peg$c150 = "counter removed this way";
const peg$c151 = "color among";
const peg$c152 = "creature in your party";
const peg$c153 = "card type among cards in your graveyard";
const peg$c154 = "different";
const peg$c155 = "among";
const peg$c156 = "basic land type among lands you control";
const peg$c157 = "opponent you have";
const peg$c158 = "opponent";
const peg$c159 = "plus";
const peg$c160 = "twice";
const peg$c161 = "three times";
const peg$c162 = "the number of";
const peg$c163 = "the number of counters on";
const peg$c164 = "counters removed this way";
const peg$c165 = "the number of basic land types among lands you control";
const peg$c166 = "the number of creatures in your party";
const peg$c167 = "the number of card types among cards in your graveyard";
const peg$c168 = "the number of differently named";
const peg$c169 = "the number of different";
const peg$c170 = "the greatest number of";
const peg$c171 = "the number of opponents you have";
const peg$c172 = "the number of colors among";
const peg$c173 = "the greatest";
const peg$c174 = "the total";
const peg$c175 = "of";
const peg$c176 = "your devotion to";
const peg$c177 = "devotion to";
const peg$c178 = "that color";
const peg$c179 = "the greatest number of creatures you control that have a creature type in common";
const peg$c180 = "sacrificed";
const peg$c181 = "exiled";
const peg$c182 = "discarded";
const peg$c183 = "name";
const peg$c184 = "and if";
const peg$c185 = "if";
const peg$c186 = "you don't control";
const peg$c187 = "there are";
const peg$c188 = "there's";
const peg$c189 = "there is";
const peg$c190 = "on it";
const peg$c191 = "isn't";
const peg$c192 = "entered";
const peg$c193 = "card types among cards in your graveyard";
const peg$c194 = "you have";
const peg$c195 = "life";
const peg$c196 = "your life total is";
const peg$c197 = "you have no cards in hand";
const peg$c198 = "cards in hand";
const peg$c199 = "creatures you control have total";
const peg$c200 = "it's your turn";
const peg$c201 = "it's not your turn";
const peg$c202 = "it isn't your turn";
const peg$c203 = "during";
const peg$c204 = "your turn";
const peg$c205 = "each of your turns";
const peg$c206 = "on each of your turns";
const peg$c207 = "turns other than yours";
const peg$c208 = "an opponent's turn";
const peg$c209 = "each opponent's turn";
const peg$c210 = "opponents' turns";
const peg$c211 = "you've";
const peg$c212 = "you haven't";
const peg$c213 = "this turn";
const peg$c214 = "an opponent";
const peg$c215 = "a player";
const peg$c216 = "a creature";
const peg$c217 = "a permanent";
const peg$c218 = "another creature";
const peg$c219 = "a nontoken creature";
const peg$c220 = "attacked";
const peg$c221 = "gained";
const peg$c222 = "lost";
const peg$c223 = "cast";
const peg$c224 = "died";
const peg$c225 = "was";
const peg$c226 = "left";
const peg$c227 = "put";
const peg$c228 = "descended";
const peg$c229 = "played";
const peg$c230 = "had";
const peg$c231 = "drew";
const peg$c232 = "died this turn";
const peg$c233 = "was put";
const peg$c234 = "[.,\"]";
const peg$c235 = "you've completed a dungeon";
const peg$c236 = "a card is exiled with ~";
const peg$c237 = "evidence was collected";
const peg$c238 = "it's bargained";
const peg$c239 = "it was kicked";
const peg$c240 = "it's night";
const peg$c241 = "it's day";
const peg$c242 = "an opponent has no cards in hand";
const peg$c243 = "you're the monarch";
const peg$c244 = "you have the initiative";
const peg$c245 = "you have the city's blessing";
const peg$c246 = "you have max speed";
const peg$c247 = "or fewer";
const peg$c248 = "exactly";
const peg$c249 = "no";
const peg$c250 = "one or more";
const peg$c251 = "{T}";
const peg$c252 = "{Q}";
const peg$c253 = "pay";
const peg$c254 = "waterbend";
const peg$c255 = "sacrifice";
const peg$c256 = "tap";
const peg$c257 = "untap";
const peg$c258 = "remove";
const peg$c259 = "exile";
const peg$c260 = "discard";
const peg$c261 = "forage";
const peg$c262 = "return";
const peg$c263 = "to its owner's hand";
const peg$c264 = "to";
const peg$c265 = "its owner's hand";
const peg$c266 = "their owner's hand";
const peg$c267 = "{E}";
const peg$c268 = "X life";
const peg$c269 = "life equal to";
const peg$c270 = "X";
const peg$c271 = "counters from";
const peg$c272 = "any number of";
const peg$c273 = "from among";
const peg$c274 = "counter from";
const peg$c275 = "from";
const peg$c276 = "from your";
const peg$c277 = "hand";
const peg$c278 = "graveyard";
const peg$c279 = "your hand";
const peg$c280 = "at random";
const peg$c281 = " from your ";
const peg$c282 = " to its owner's hand";
const peg$c283 = ":";
const peg$c284 = "Choose a color.";
const peg$c285 = "add";
const peg$c286 = "\"";
const peg$c287 = "Reveal any number of";
const peg$c288 = "your hand. Add";
const peg$c289 = "for each card revealed this way.";
const peg$c290 = "Choose a player. That player adds";
const peg$c291 = "A player of your choice adds";
const peg$c292 = "Each player adds";
const peg$c293 = "Choose a player. That player adds one mana of any color they choose.";
const peg$c294 = "Choose a color of a card in your graveyard. Add one mana of that color.";
const peg$c295 = "Choose a color of a permanent you control. Add one mana of that color.";
const peg$c296 = "For each color among";
const peg$c297 = "add one mana of that color.";
const peg$c298 = "for each";
const peg$c299 = "where";
const peg$c300 = "mana of that type";
const peg$c301 = "one mana of any of ~'s colors";
const peg$c302 = "one mana of";
const peg$c303 = "any";
const peg$c304 = "one";
const peg$c305 = "two mana of different colors";
const peg$c306 = "mana in any combination of";
const peg$c307 = "mana of any one";
const peg$c308 = "mana of";
const peg$c309 = "~'s last noted type";
const peg$c310 = "color in your commander's color identity";
const peg$c311 = "color";
const peg$c312 = "the colors";
const peg$c313 = "type";
const peg$c314 = "that";
const peg$c315 = "land";
const peg$c316 = "could produce";
const peg$c317 = "the sacrificed";
const peg$c318 = "color of";
const peg$c319 = "colors";
const peg$c320 = "that much";
const peg$c321 = ", then add an additional";
const peg$c322 = "an amount of";
const peg$c323 = "equal to";
const peg$c324 = "an amount of mana of";
const peg$c325 = "an amount of mana of any one color equal to";
const peg$c326 = "X mana";
const peg$c327 = "where X is";
const peg$c328 = "in any combination of";
const peg$c329 = "of any one";
const peg$c330 = "Activate only if";
const peg$c331 = "and only once each turn";
const peg$c332 = "Activate only as an instant.";
const peg$c333 = "Activate only as a sorcery.";
const peg$c334 = "Activate only any time you could cast an instant.";
const peg$c335 = "Activate only";
const peg$c336 = " and only once each turn";
const peg$c337 = " and only once each turn.";
const peg$c338 = "Activate only once each turn.";
const peg$c339 = "Until end of turn, you don't lose this mana as steps and phases end.";
const peg$c340 = "doesn't untap during your next untap step.";
const peg$c341 = "Each opponent";
const peg$c342 = "An opponent";
const peg$c343 = "Each other player";
const peg$c344 = "gains";
const peg$c345 = "During your next untap step, as you untap your permanents, return ~ to its owner's hand.";
const peg$c346 = "Each player loses";
const peg$c347 = "life.";
const peg$c348 = "If";
const peg$c349 = "you gain";
const peg$c350 = "You get";
const peg$c351 = "poison counter";
const peg$c352 = "An opponent gains control of ~";
const peg$c353 = "When you next cast";
const peg$c354 = "When you do,";
const peg$c355 = "Roll a d20";
const peg$c356 = "Remove";
const peg$c357 = "counter from ~";
const peg$c358 = "Any player may activate this ability but only during their turn before the end step.";
const peg$c359 = "Any player may activate this ability but only";
const peg$c360 = "during their turn";
const peg$c361 = "You gain";
const peg$c362 = "Scry";
const peg$c363 = "If there are no";
const peg$c364 = "counters on ~, sacrifice it.";
const peg$c365 = "If ~ has no";
const peg$c366 = "counters on it, sacrifice it.";
const peg$c367 = "If this mana is spent";
const peg$c368 = "If that mana is spent";
const peg$c369 = "When you spend this mana";
const peg$c370 = "When that mana is spent";
const peg$c371 = "When this mana is spent";
const peg$c372 = "Whenever you spend this mana";
const peg$c373 = "If you spend this mana";
const peg$c374 = "When you spend that mana";
const peg$c375 = "A spell cast using this mana";
const peg$c376 = "A creature cast using this mana";
const peg$c377 = "That spell can't be countered";
const peg$c378 = "If this ability has been activated";
const peg$c379 = "Any player may activate this ability.";
const peg$c380 = "deals";
const peg$c381 = "damage to you.";
const peg$c382 = "You lose";
const peg$c383 = "instead.";
const peg$c384 = "instead add";
const peg$c385 = "Add";
const peg$c386 = "instead if";
const peg$c387 = "spend this mana only";
const peg$c388 = "this mana can't be spent";
const peg$c389 = ", and";
const peg$c390 = "that spell";
const peg$c391 = "activate";
const peg$c392 = "on costs that";
const peg$c393 = "contain";
const peg$c394 = "include";
const peg$c395 = "a cost";
const peg$c396 = "that contain";
const peg$c397 = "generic mana costs";
const peg$c398 = "generic";
const peg$c399 = "the generic part of";
const peg$c400 = "costs";
const peg$c401 = "cards";
const peg$c402 = "a card";
const peg$c403 = "from your hand";
const peg$c404 = "pay a mana cost to turn a manifested creature face up";
const peg$c405 = "turn permanents face up";
const peg$c406 = "turn creatures face up";
const peg$c407 = "turn a permanent face up";
const peg$c408 = "turn a creature face up";
const peg$c409 = "turn face-down creatures face up";
const peg$c410 = "cost";
const peg$c411 = "to pay";
const peg$c412 = "cumulative upkeep";
const peg$c413 = "equip";
const peg$c414 = "unlock";
const peg$c415 = "doors";
const peg$c416 = "a door";
const peg$c417 = "Rooms";
const peg$c418 = "{X}";
const peg$c419 = "{C}";
const peg$c420 = "your commander";
const peg$c421 = "from anywhere other than your hand";
const peg$c422 = "from your graveyard or from exile";
const peg$c423 = "from exile or from your graveyard";
const peg$c424 = "from graveyards or from exile";
const peg$c425 = "from graveyards or exile";
const peg$c426 = "from your graveyard";
const peg$c427 = "from a graveyard";
const peg$c428 = "from graveyards";
const peg$c429 = "from exile";
const peg$c430 = "from the command zone";
const peg$c431 = "from the top of your library";
const peg$c432 = "from your library";
const peg$c433 = "an ability of";
const peg$c434 = "abilities of";
const peg$c435 = "exhaust";
const peg$c436 = "ninjutsu";
const peg$c437 = "crew";
const peg$c438 = "level up";
const peg$c439 = "power-up";
const peg$c440 = "boast";
const peg$c441 = "channel";
const peg$c442 = "abilities";
const peg$c443 = "ability";
const peg$c444 = "an ability";
const peg$c445 = "to cast";
const peg$c446 = "Each spell costs";
const peg$c447 = "to cast except during its controller's turn.";
const peg$c448 = "you cast";
const peg$c449 = "affinity for";
const peg$c450 = "As an additional cost to cast";
const peg$c451 = ", you may pay";
const peg$c452 = "life. Those spells cost";
const peg$c453 = "less to cast if you paid life this way.";
const peg$c454 = "As long as ~ is untapped, each spell that would cost less than three mana to cast costs three mana to cast.";
const peg$c455 = "Each spell that would cost less than";
const peg$c456 = "mana to cast costs";
const peg$c457 = "mana to cast.";
const peg$c458 = "and can't be countered";
const peg$c459 = "and can be cast as though";
const peg$c460 = "they";
const peg$c461 = "had flash";
const peg$c462 = "an additional";
const peg$c463 = "more";
const peg$c464 = "less";
const peg$c465 = "and each";
const peg$c466 = "target beyond the first";
const peg$c467 = "target";
const peg$c468 = "creature it targets";
const peg$c469 = "As long as ~ is in the command zone or on the battlefield,";
const peg$c470 = "As long as";
const peg$c471 = "as long as";
const peg$c472 = "and {";
const peg$c473 = "This effect reduces only the amount of";
const peg$c474 = "colored";
const peg$c475 = "mana you pay.";
const peg$c476 = "This effect can't reduce the";
const peg$c477 = "mana in that cost";
const peg$c478 = "amount of mana those spells cost";
const peg$c479 = "amount of mana it costs to cast a spell";
const peg$c480 = "mana a spell costs";
const peg$c481 = "amount of mana a spell costs to cast";
const peg$c482 = "by";
const peg$c483 = "less than";
const peg$c484 = "mana.";
const peg$c485 = "The";
const peg$c486 = "first";
const peg$c487 = "second";
const peg$c488 = "third";
const peg$c489 = "each turn";
const peg$c490 = "during each of your turns";
const peg$c491 = "that target";
const peg$c492 = " cost";
const peg$c493 = " {";
const peg$c494 = "each";
const peg$c495 = "you or a permanent you control";
const peg$c496 = "you or permanents you control";
const peg$c497 = "your opponents cast";
const peg$c498 = "an opponent casts";
const peg$c499 = "opponents cast";
const peg$c500 = "a player casts";
const peg$c501 = "players cast";
const peg$c502 = "the next";
const peg$c503 = "you cast this turn";
const peg$c504 = " that are";
const peg$c505 = "until your next turn,";
const peg$c506 = "you cast cost";
const peg$c507 = "to cast.";
const peg$c508 = "Whenever";
const peg$c509 = "When";
const peg$c510 = "At";
const peg$c511 = " \u2014 ";
const peg$c512 = "mana";
const peg$c513 = "It also costs";
const peg$c514 = "~ costs";
const peg$c515 = "it targets";
const peg$c516 = "it's targeting";
const peg$c517 = "it was";
const peg$c518 = "a creature died";
const peg$c519 = " for each";
const peg$c520 = " and {";
const peg$c521 = "Activated abilities of";
const peg$c522 = "to activate";
const peg$c523 = "Activated abilities cost";
const peg$c524 = "activated abilities cost";
const peg$c525 = "to activate.";
const peg$c526 = "Equip abilities you activate";
const peg$c527 = " cost {";
const peg$c528 = "Equip";
const peg$c529 = "Ninjutsu";
const peg$c530 = "Exhaust";
const peg$c531 = "Cycling";
const peg$c532 = "Channel";
const peg$c533 = "Boast";
const peg$c534 = "Crew";
const peg$c535 = "Power-up";
const peg$c536 = "Level up";
const peg$c537 = "abilities you activate";
const peg$c538 = "costs you pay";
const peg$c539 = "Abilities you activate";
const peg$c540 = "Activated abilities you activate";
const peg$c541 = "Abilities you activate that aren't mana abilities cost";
const peg$c542 = "~'s equip ability costs";
const peg$c543 = "Mana abilities of ~ cost an additional";
const peg$c544 = "life to activate.";
const peg$c545 = "unless they're mana abilities";
const peg$c546 = "if they aren't mana abilities";
const peg$c547 = "As an additional cost to cast ~,";
const peg$c548 = "you may";
const peg$c549 = "Spend only";
const peg$c550 = "mana on X.";
const peg$c551 = "X can't be 0.";
const peg$c552 = "You can't spend mana to cast ~.";
const peg$c553 = "Spend only mana";
const peg$c554 = "produced by";
const peg$c555 = "to cast ~.";
const peg$c556 = "For each mana in";
const peg$c557 = "this ability's activation cost";
const peg$c558 = "its activation cost";
const peg$c559 = ", you may tap an untapped";
const peg$c560 = "rather than pay that mana.";
const peg$c561 = "mana as though it were mana of any";
const peg$c562 = "mana of any type";
const peg$c563 = "You may spend";
const peg$c564 = "mana as though it were mana of any color";
const peg$c565 = ". You may spend other mana only as though it were colorless mana.";
const peg$c566 = "mana as though it were";
const peg$c567 = "For each";
const peg$c568 = "} in a cost, you may pay 2 life rather than pay that mana.";
const peg$c569 = "You may activate abilities of";
const peg$c570 = "as though those creatures had haste.";
const peg$c571 = "you may spend";
const peg$c572 = "you can spend";
const peg$c573 = "Players may spend";
const peg$c574 = "to pay the activation costs of";
const peg$c575 = "this creature's";
const peg$c576 = "to pay the activation costs of abilities of";
const peg$c577 = "Players can't pay life or sacrifice";
const peg$c578 = "to cast spells or activate abilities.";
const peg$c579 = "You can't pay life or sacrifice";
const peg$c580 = "Players can't pay life to cast spells or activate abilities.";
const peg$c581 = "Your life total can't change.";
const peg$c582 = "Players can't sacrifice";
const peg$c583 = "Permanents you control";
const peg$c584 = "Other permanents you control";
const peg$c585 = "can't be sacrificed.";
const peg$c586 = "~ can't be sacrificed.";
const peg$c587 = "can't be activated";
const peg$c588 = "Players can't activate abilities of";
const peg$c589 = "that aren't mana abilities";
const peg$c590 = "activated abilities can't be activated";
const peg$c591 = "can't attack or block";
const peg$c592 = "its activated abilities can't be activated";
const peg$c593 = "can't attack, block, or crew Vehicles, and";
const peg$c594 = "can't attack or block, and";
const peg$c595 = "can't attack, and";
const peg$c596 = "can't block, and";
const peg$c597 = "doesn't untap during its controller's untap step and";
const peg$c598 = "loses all abilities";
const peg$c599 = "can't attack or block.";
const peg$c600 = "loses all abilities.";
const peg$c601 = "All";
const peg$c602 = "loses";
const peg$c603 = "lose";
const peg$c604 = "all abilities";
const peg$c605 = "and have base power and toughness";
const peg$c606 = "/";
const peg$c607 = "sources";
const peg$c608 = "permanents";
const peg$c609 = "that player adds";
const peg$c610 = "its controller adds";
const peg$c611 = "you add";
const peg$c612 = "That land doesn't untap during its controller's next untap step.";
const peg$c613 = ", and ~ deals";
const peg$c614 = "damage to";
const peg$c615 = "the player";
const peg$c616 = "that player";
const peg$c617 = "Whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana of that color.";
const peg$c618 = "If tapped for mana,";
const peg$c619 = "instead of any other";
const peg$c620 = "~ deals";
const peg$c621 = "him or her";
const peg$c622 = "that land's controller";
const peg$c623 = "its controller";
const peg$c624 = "Whenever ~ becomes tapped, it deals";
const peg$c625 = "Whenever enchanted";
const peg$c626 = "becomes tapped, ~ deals";
const peg$c627 = ", it produces";
const peg$c628 = "as much of that mana instead.";
const peg$c629 = "At the beginning of";
const peg$c630 = "that player chooses a color. until end of turn,";
const peg$c631 = "lands tapped for mana produce mana of the chosen color instead of any other";
const peg$c632 = "produce";
const peg$c633 = "colorless mana";
const peg$c634 = "mana of a color of your choice";
const peg$c635 = "one mana of a color of your choice";
const peg$c636 = "mana of any color";
const peg$c637 = "mana of the chosen color";
const peg$c638 = "type and amount";
const peg$c639 = "you tap";
const peg$c640 = "~ for mana";
const peg$c641 = "for";
const peg$c642 = "is tapped for";
const peg$c643 = "a player taps";
const peg$c644 = "an opponent taps";
const peg$c645 = "or more mana";
const peg$c646 = "mana while you're the monarch";
const peg$c647 = "one mana of any type";
const peg$c648 = " produced";
const peg$c649 = "produced";
const peg$c650 = "it produced";
const peg$c651 = "that type";
const peg$c652 = "enchanted";
const peg$c653 = "equipped";
const peg$c654 = "fortified";
const peg$c655 = "gets";
const peg$c656 = "get";
const peg$c657 = "gain";
const peg$c658 = "As long as you control";
const peg$c659 = ", has";
const peg$c660 = ", have";
const peg$c661 = " and has";
const peg$c662 = " and have";
const peg$c663 = "in addition to";
const peg$c664 = "other types";
const peg$c665 = "all";
const peg$c666 = "~ and";
const peg$c667 = "changeling";
const peg$c668 = "ward";
const peg$c669 = "protection from";
const peg$c670 = "afterlife";
const peg$c671 = "bushido";
const peg$c672 = "hexproof from";
const peg$c673 = " and ";
const peg$c674 = "Nonland permanents you control are";
const peg$c675 = ". The same is true for spells you control and nonland cards you own that aren't on the battlefield.";
const peg$c676 = "Nonland cards you own that aren't on the battlefield, spells you control, and nonland permanents you control are";
const peg$c677 = "types.";
const peg$c678 = "creature";
const peg$c679 = "types";
const peg$c680 = "still";
const peg$c681 = "artifact creature";
const peg$c682 = "with power and toughness each equal to its mana value.";
const peg$c683 = "snow.";
const peg$c684 = "in addition to its other colors";
const peg$c685 = "in addition to their other colors";
const peg$c686 = "~ is the chosen type";
const peg$c687 = "in addition to its other types";
const peg$c688 = "~ is";
const peg$c689 = "All cards that aren't on the battlefield, spells, and permanents are colorless.";
const peg$c690 = "every basic land type";
const peg$c691 = "the chosen";
const peg$c692 = "basic land";
const peg$c693 = "Plains";
const peg$c694 = "Island";
const peg$c695 = "Swamp";
const peg$c696 = "Mountain";
const peg$c697 = "Forest";
const peg$c698 = "all colors";
const peg$c699 = "undaunted";
const peg$c700 = "megamorph";
const peg$c701 = "\u2014";
const peg$c702 = "~ is every creature type";
const peg$c703 = "enters";
const peg$c704 = "doesn't untap";
const peg$c705 = "can't be countered";
const peg$c706 = "As ~ enters,";
const peg$c707 = "As it enters,";
const peg$c708 = "You may choose not to untap";
const peg$c709 = "You don't lose unspent";
const peg$c710 = "If you would lose unspent mana,";
const peg$c711 = "Players don't lose unspent";
const peg$c712 = "As an additional cost to cast ~, you may";
const peg$c713 = "As an additional cost to cast ~, sacrifice any number of";
const peg$c714 = "As an additional cost to cast ~, choose a";
const peg$c715 = "creature type";
const peg$c716 = "number";
const peg$c717 = "card name";
const peg$c718 = " get";
const peg$c719 = "until";
const peg$c720 = "and is ";
const peg$c721 = "and are ";
const peg$c722 = "and has";
const peg$c723 = "and have";
const peg$c724 = "~'s power";
const peg$c725 = "~'s toughness";
const peg$c726 = "~'s power and toughness";
const peg$c727 = "This ability doesn't affect its color identity.";
const peg$c728 = "If one or more";
const peg$c729 = "tokens would be created";
const peg$c730 = "Then you may pay";
const peg$c731 = "If you don't,";
const peg$c732 = "enters tapped.";
const peg$c733 = "Companion \u2014";
const peg$c734 = "Each";
const peg$c735 = "During your turn, each";
const peg$c736 = " in your graveyard";
const peg$c737 = " in your hand";
const peg$c738 = " has ";
const peg$c739 = "Its";
const peg$c740 = "cost is equal to";
const peg$c741 = ", it gets";
const peg$c742 = " is ";
const peg$c743 = "You may have ~ enter";
const peg$c744 = "Your opponents can't";
const peg$c745 = "During your turn, your opponents can't";
const peg$c746 = "You may cast";
const peg$c747 = "You may play";
const peg$c748 = "During your turn, you may cast";
const peg$c749 = "During your turn, you may play";
const peg$c750 = "spend";
const peg$c751 = "mana of any";
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
const peg$r23 = /^[+\-]/;
const peg$r24 = /^[^":]/;
const peg$r25 = /^[^"]/;
const peg$r26 = /^[^".,]/;
const peg$r27 = /^[,;]/;
const peg$r28 = /^[A-Za-z'!\-]/;
const peg$r29 = /^[^":,.]/;
const peg$r30 = /^[^".]/;
const peg$r31 = /^[^.":]/;
const peg$r32 = /^[^",.]/;
const peg$r33 = /^[^".:]/;
function peg$f0(a) {    return { kind: "ability", ability: a };  }
function peg$f1(e) {    return { kind: "effects", effects: e };  }
function peg$f2() {    return { kind: "irrelevant" };  }
function peg$f3(c) {    return c.map(item => item.part);  }
function peg$f4(c) {    return [c];  }
function peg$f5(c) {    return c.map(item => item.part);  }
function peg$f6(s) {    return s.spend;  }
function peg$f7(w) {    return b.isNumber(w);  }
function peg$f8(w) {    return b.numberOf(w);  }
function peg$f9(d) {    return Number(d);  }
function peg$f10(d) {    return Number(d);  }
function peg$f11() {    return 1;  }
function peg$f12(text) {    return b.costOf(text);  }
function peg$f13(text, c) {    return c !== undefined;  }
function peg$f14(text, c) {    return c;  }
function peg$f15(t) {    return t;  }
function peg$f16(w) {    return b.colorOf(w);  }
function peg$f17(w, c) {    return c !== undefined;  }
function peg$f18(w, c) {    return c;  }
function peg$f19() {    return "C";  }
function peg$f20(first, c) {    return c;  }
function peg$f21(first, rest) {    return [first, ...rest];  }
function peg$f22(a) {    return a;  }
function peg$f23(shared, first, g) {    return g;  }
function peg$f24(shared, first, rest, p) {    return p;  }
function peg$f25(shared, first, rest, post) {    return b.all([b.any([b.all([...shared, first]), ...rest]), ...post]);  }
function peg$f26(a) {    return a;  }
function peg$f27(shared, first, g) {    return g;  }
function peg$f28(shared, first, rest, p) {    return p;  }
function peg$f29(shared, first, rest, post) {    return b.all([...shared, b.any([first, ...rest]), ...post]);  }
function peg$f30(a) {    return a;  }
function peg$f31(shared, first, g) {    return g;  }
function peg$f32(shared, first, rest, p) {    return p;  }
function peg$f33(shared, first, rest, post) {    return b.all([...shared, b.any([first, ...rest]), ...post]);  }
function peg$f34() {    return { kind: "other" };  }
function peg$f35() {    return b.not({ kind: "tapped" });  }
function peg$f36() {    return { kind: "tapped" };  }
function peg$f37() {    return b.not({ kind: "token" });  }
function peg$f38(first, d) {    return d;  }
function peg$f39(first, rest) {    return b.all([first, ...rest]);  }
function peg$f40(list) {    return list;  }
function peg$f41(c) {    return b.not({ kind: "color", color: c });  }
function peg$f42() {    return b.not({ kind: "token" });  }
function peg$f43() {    return b.not({ kind: "commander" });  }
function peg$f44() {    return b.not({ kind: "historic" });  }
function peg$f45(w) {    return b.cardTypeOf(w);  }
function peg$f46(w, t) {    return t !== undefined;  }
function peg$f47(w, t) {    return b.not({ kind: "type", type: t });  }
function peg$f48(w) {    return b.supertypeOf(w);  }
function peg$f49(w, t) {    return t !== undefined;  }
function peg$f50(w, t) {    return b.not({ kind: "supertype", supertype: t });  }
function peg$f51(s) {    return b.not({ kind: "subtype", subtype: s });  }
function peg$f52() {    return { kind: "colorless" };  }
function peg$f53() {    return { kind: "multicolored" };  }
function peg$f54() {    return { kind: "monocolored" };  }
function peg$f55() {    return b.any(["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"].map(subtype => ({ kind: "subtype", subtype })));  }
function peg$f56() {    return { kind: "historic" };  }
function peg$f57() {    return { kind: "kicked" };  }
function peg$f58() {    return { kind: "face-down" };  }
function peg$f59() {    return b.not({ kind: "tapped" });  }
function peg$f60() {    return { kind: "tapped" };  }
function peg$f61() {    return b.any([{ kind: "attacking" }, { kind: "blocking" }]);  }
function peg$f62() {    return { kind: "attacking" };  }
function peg$f63() {    return { kind: "blocking" };  }
function peg$f64() {    return { kind: "commander" };  }
function peg$f65() {    return { kind: "token" };  }
function peg$f66() {    return b.all([b.not({ kind: "type", type: "Instant" }), b.not({ kind: "type", type: "Sorcery" })]);  }
function peg$f67() {    return { kind: "anything" };  }
function peg$f68(w) {    return b.cardTypeOf(w);  }
function peg$f69(w, t) {    return t !== undefined;  }
function peg$f70(w, t) {    return { kind: "type", type: t };  }
function peg$f71(w) {    return b.supertypeOf(w);  }
function peg$f72(w, t) {    return t !== undefined;  }
function peg$f73(w, t) {    return { kind: "supertype", supertype: t };  }
function peg$f74(first, c) {    return c;  }
function peg$f75(first, rest) {    return b.any([first, ...rest].map(color => ({ kind: "color", color })));  }
function peg$f76(c, w) {    return b.cardTypeOf(w);  }
function peg$f77(c, w, t) {    return t !== undefined;  }
function peg$f78(c, w, t) {    return b.any([{ kind: "color", color: c }, { kind: "type", type: t }]);  }
function peg$f79(c) {    return { kind: "color", color: c };  }
function peg$f80(first, s) {    return s;  }
function peg$f81(first, rest) {    return b.any([first, ...rest].map(subtype => ({ kind: "subtype", subtype })));  }
function peg$f82(s) {    return { kind: "subtype", subtype: s };  }
function peg$f83(w) {    return b.subtypeOf(w);  }
function peg$f84(w, s) {    return s !== undefined;  }
function peg$f85(w, s) {    return s;  }
function peg$f86(w) {    return b.subtypeOf(w);  }
function peg$f87(w, s) {    return s !== undefined;  }
function peg$f88(w, s) {    return s;  }
function peg$f89(p, q) {    return q;  }
function peg$f90(p, rest) {    return b.all([p, ...rest]);  }
function peg$f91(n) {    return { kind: "name", name: n };  }
function peg$f92() {    return { kind: "chosen-type" };  }
function peg$f93() {    return { kind: "chosen-color" };  }
function peg$f94() {    return { kind: "entered-this-turn" };  }
function peg$f95(p) {    return p;  }
function peg$f96(p) {    return b.not(p);  }
function peg$f97(k) {    return { kind: "keyword", keyword: k };  }
function peg$f98(k) {    return b.not({ kind: "keyword", keyword: k });  }
function peg$f99() {    return b.not({ kind: "x-in-cost" });  }
function peg$f100() {    return b.not({ kind: "colorless" });  }
function peg$f101() {    return { kind: "tapped" };  }
function peg$f102() {    return b.not({ kind: "tapped" });  }
function peg$f103() {    return { kind: "supertype", supertype: "Legendary" };  }
function peg$f104() {    return { kind: "attacking" };  }
function peg$f105() {    return { kind: "chosen-color" };  }
function peg$f106() {    return { kind: "multicolored" };  }
function peg$f107() {    return { kind: "colorless" };  }
function peg$f108(c) {    return b.any(c.map(color => ({ kind: "color", color })));  }
function peg$f109(of) {    return of;  }
function peg$f110(p, n, is) {    return { kind: p, is, value: n };  }
function peg$f111(n, is) {    return { kind: "mana-value", is, value: n };  }
function peg$f112() {    return { kind: "x-in-cost" };  }
function peg$f113(c) {    return { kind: "counter", counter: c };  }
function peg$f114(c) {    return { kind: "counter", counter: c };  }
function peg$f115() {    return { kind: "counter" };  }
function peg$f116() {    return { kind: "chosen-name" };  }
function peg$f117() {    return { kind: "chosen-name" };  }
function peg$f118(k) {    return { kind: "keyword", keyword: k };  }
function peg$f119() {    return ">=";  }
function peg$f120() {    return ">=";  }
function peg$f121() {    return "<=";  }
function peg$f122() {    return "=";  }
function peg$f123(k) {    return k;  }
function peg$f124() {    return "you";  }
function peg$f125() {    return "opponents";  }
function peg$f126() {    return "anyone";  }
function peg$f127(of, place, p) {    return p;  }
function peg$f128(of, place, post) {    return { kind: "count", zone: place.zone, whose: place.whose, of: b.all([of, ...post]) };  }
function peg$f129(w) {    return { zone: "battlefield", whose: w };  }
function peg$f130() {    return { zone: "graveyard", whose: "you" };  }
function peg$f131() {    return { zone: "graveyard", whose: "anyone" };  }
function peg$f132() {    return { zone: "graveyard", whose: "opponents" };  }
function peg$f133() {    return { zone: "hand", whose: "you" };  }
function peg$f134(c) {    return { kind: "counters", counter: c };  }
function peg$f135() {    return { kind: "counters" };  }
function peg$f136() {    return { kind: "x" };  }
function peg$f137(c, of) {    return { kind: "counters-among", counter: c, of };  }
function peg$f138(of) {    return { kind: "colors-among", of };  }
function peg$f139() {    return { kind: "party" };  }
function peg$f140() {    return { kind: "card-types", zone: "graveyard" };  }
function peg$f141(v, of, p) {    return { kind: "different", value: v, zone: p, of };  }
function peg$f142() {    return { kind: "domain" };  }
function peg$f143() {    return { kind: "opponents" };  }
function peg$f144(of) {    return { kind: "count", zone: "battlefield", whose: "anyone", of: b.all([{ kind: "attacking" }, of]) };  }
function peg$f145(n, v) {    return b.sum(n, v);  }
function peg$f146(v) {    return b.times(2, v);  }
function peg$f147(v) {    return b.times(3, v);  }
function peg$f148(v, n) {    return b.sum(n, v);  }
function peg$f149(c) {    return { kind: "counters", counter: c };  }
function peg$f150() {    return { kind: "counters" };  }
function peg$f151(c, of) {    return { kind: "counters-among", counter: c, of };  }
function peg$f152() {    return { kind: "x" };  }
function peg$f153() {    return { kind: "domain" };  }
function peg$f154() {    return { kind: "party" };  }
function peg$f155() {    return { kind: "card-types", zone: "graveyard" };  }
function peg$f156(of, p) {    return { kind: "different", value: "name", zone: p, of };  }
function peg$f157(v, of, p) {    return { kind: "different", value: v, zone: p, of };  }
function peg$f158(of) {    return { kind: "count", zone: "battlefield", whose: "an-opponent", of };  }
function peg$f159() {    return { kind: "opponents" };  }
function peg$f160(of) {    return { kind: "colors-among", of };  }
function peg$f161(c) {    return c;  }
function peg$f162(w) {    return { kind: w };  }
function peg$f163() {    return { kind: "mana-value" };  }
function peg$f164(w, of, p) {    return p;  }
function peg$f165(w, of, post) {    return { kind: "greatest-" + w.replace(" ", "-"), of: b.all([of, ...post]) };  }
function peg$f166(w, of, p) {    return p;  }
function peg$f167(w, of, post) {    return { kind: "total-" + w.replace(" ", "-"), of: b.all([of, ...post]) };  }
function peg$f168() {    return "output";  }
function peg$f169(c) {    return { kind: "devotion", to: c };  }
function peg$f170() {    return { kind: "shared-creature-type" };  }
function peg$f171(w) {    return { kind: "cost-object", value: w === "mana value" ? "mana-value" : w };  }
function peg$f172() {    return "power";  }
function peg$f173() {    return "mana-value";  }
function peg$f174() {    return "name";  }
function peg$f175() {    return "battlefield";  }
function peg$f176() {    return "graveyard";  }
function peg$f177(first, c) {    return c;  }
function peg$f178(first, c) {    return c;  }
function peg$f179(first, rest) {    return b.allConditions([first, ...rest]);  }
function peg$f180(first, c) {    return c;  }
function peg$f181(first, rest) {    return b.anyCondition([first, ...rest]);  }
function peg$f182(list) {    return list;  }
function peg$f183(of) {    return some("you", of, "=", 0);  }
function peg$f184(q, of) {    return q.is === ">=" && q.value === 1;  }
function peg$f185(q, of) {    return some("opponents", of, ">=", 1);  }
function peg$f186(q, of) {    return q.is === ">=";  }
function peg$f187(q, of) {    return some("an-opponent", of, q.is, q.value);  }
function peg$f188(q, of) {    return some("opponents", of, q.is, q.value);  }
function peg$f189(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f190(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f191(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f192(q, c) {    return { kind: "amount", amount: { kind: "counters", counter: c }, is: q.is, value: q.value };  }
function peg$f193(q, c) {    return { kind: "amount", amount: { kind: "counters", counter: c }, is: q.is, value: q.value };  }
function peg$f194(q) {    return { kind: "amount", amount: { kind: "counters" }, is: q.is, value: q.value };  }
function peg$f195(w, n, is) {    return { kind: "amount", amount: { kind: w }, is, value: n };  }
function peg$f196(p) {    return { kind: "self", is: p };  }
function peg$f197(p) {    return { kind: "not", of: { kind: "self", is: p } };  }
function peg$f198() {    return { kind: "self", is: { kind: "entered-this-turn" } };  }
function peg$f199(q) {    return { kind: "amount", amount: { kind: "card-types", zone: "graveyard" }, is: q.is, value: q.value };  }
function peg$f200(q, of) {    return { kind: "amount", amount: { kind: "count", zone: "graveyard", whose: "you", of }, is: q.is, value: q.value };  }
function peg$f201(n, is) {    return { kind: "amount", amount: { kind: "life" }, is, value: n };  }
function peg$f202(n, is) {    return { kind: "amount", amount: { kind: "life" }, is, value: n };  }
function peg$f203() {    return hand("=", 0);  }
function peg$f204(n, is) {    return hand(is, n);  }
function peg$f205(w, n, is) {    return { kind: "amount", amount: { kind: "total-" + w, of: { kind: "type", type: "Creature" } }, is, value: n };  }
function peg$f206(t) {    return t;  }
function peg$f207(t) {    return { kind: "unknown", text: t };  }
function peg$f208() {    return yourTurn;  }
function peg$f209() {    return b.notCondition(yourTurn);  }
function peg$f210() {    return yourTurn;  }
function peg$f211() {    return b.notCondition(yourTurn);  }
function peg$f212() {    return b.not({ kind: "tapped" });  }
function peg$f213() {    return { kind: "tapped" };  }
function peg$f214() {    return { kind: "attacking" };  }
function peg$f215(of) {    return of;  }
function peg$f216(first, c) {    return c;  }
function peg$f217(first, rest) {    return b.allConditions([first, ...rest]);  }
function peg$f218(first, c) {    return c;  }
function peg$f219(first, rest) {    return b.anyCondition([first, ...rest]);  }
function peg$f220(q, of) {    return some("you", of, q.is, q.value);  }
function peg$f221(n, is) {    return is !== "=";  }
function peg$f222(n, is) {    return { is, value: n };  }
function peg$f223(n) {    return { is: "<=", value: n };  }
function peg$f224(n) {    return { is: "=", value: n };  }
function peg$f225() {    return { is: "=", value: 0 };  }
function peg$f226() {    return { is: ">=", value: 1 };  }
function peg$f227() {    return { is: ">=", value: 1 };  }
function peg$f228() {    return { is: ">=", value: 1 };  }
function peg$f229(first, c) {    return c;  }
function peg$f230(first, rest) {    return [first, ...rest];  }
function peg$f231(c) {    return { part: { kind: "mana", cost: c } };  }
function peg$f232() {    return { part: { kind: "tap" } };  }
function peg$f233() {    return { part: { kind: "untap" } };  }
function peg$f234(c) {    return { part: c };  }
function peg$f235(c) {    return { part: { kind: "waterbend", cost: c } };  }
function peg$f236(c) {    return { part: c };  }
function peg$f237(c) {    return { part: c };  }
function peg$f238(of, w) {    return { part: { kind: "untap-other", whose: w, of } };  }
function peg$f239(c) {    return { part: c };  }
function peg$f240(n, c) {    return { part: { kind: "put-counter", count: n, counter: c } };  }
function peg$f241(c) {    return c;  }
function peg$f242(c) {    return { part: c };  }
function peg$f243() {    return { part: { kind: "choice", of: [
[{ kind: "exile", count: 3, from: "graveyard", of: { kind: "anything" } }],
[{ kind: "sacrifice", count: 1, of: { kind: "subtype", subtype: "Food" } }]] } };  }
function peg$f244() {    return { part: { kind: "return-self" } };  }
function peg$f245(n, of) {    return { part: { kind: "return", count: n, of } };  }
function peg$f246(first, a) {    return a;  }
function peg$f247(first, rest, a) {    return a;  }
function peg$f248(first, rest, last) {    return { kind: "choice", of: [first, ...rest, last].flat() };  }
function peg$f249(first, c) {    return c;  }
function peg$f250(first, rest) {    const parts = [first, ...rest].map(item => item.part); return parts.length === 1 && parts[0].kind === "choice" ? parts[0].of : [parts];  }
function peg$f251(e) {    return { kind: "energy", amount: e.length };  }
function peg$f252(n) {    return { kind: "energy", amount: n };  }
function peg$f253(n) {    return { kind: "life", amount: n };  }
function peg$f254() {    return { kind: "life", amount: { kind: "x" } };  }
function peg$f255(c) {    return { kind: "mana", cost: c };  }
function peg$f256(v) {    return { kind: "life", amount: v };  }
function peg$f257() {    return { kind: "sacrifice-self" };  }
function peg$f258(of) {    return { kind: "sacrifice", count: { kind: "x" }, of };  }
function peg$f259(n, of) {    return { kind: "sacrifice", count: n, of };  }
function peg$f260(of) {    return { kind: "sacrifice", count: 1, of };  }
function peg$f261(c) {    return c;  }
function peg$f262() {    return 1;  }
function peg$f263(n, of) {    return { kind: "tap-others", count: n, of };  }
function peg$f264(o, of) {    return b.all([o ? { kind: "other" } : null, of]);  }
function peg$f265(c) {    return { kind: "remove-counters", count: "x", counter: c };  }
function peg$f266(c) {    return { kind: "remove-counters", count: "x", counter: c };  }
function peg$f267(n, c, of) {    return { kind: "remove-counters-among", count: n, counter: c, of };  }
function peg$f268(n, of) {    return { kind: "remove-counters-among", count: n, of };  }
function peg$f269(n, c, of) {    return { kind: "remove-counters-among", count: n, counter: c, of };  }
function peg$f270(n, of) {    return { kind: "remove-counters-among", count: n, of };  }
function peg$f271(n, c) {    return { kind: "remove-counters", count: n, counter: c };  }
function peg$f272(n) {    return { kind: "remove-counters", count: n };  }
function peg$f273(z) {    return { part: { kind: "exile-self" }, zone: z };  }
function peg$f274() {    return { part: { kind: "exile-self" } };  }
function peg$f275(n, of, z) {    return { part: { kind: "exile", count: n, from: z, of } };  }
function peg$f276(n, of) {    return { part: { kind: "exile", count: n, from: "battlefield", of } };  }
function peg$f277(n) {    return n;  }
function peg$f278() {    return 1;  }
function peg$f279() {    return { kind: "discard-self" };  }
function peg$f280() {    return { kind: "discard", count: "hand", of: { kind: "anything" } };  }
function peg$f281(n, of) {    return { kind: "discard", count: n, of };  }
function peg$f282(of) {    return { kind: "discard", count: 1, of };  }
function peg$f283(n) {    return { kind: "sacrifice", count: 1, of: { kind: "name", name: n } };  }
function peg$f284(n) {    return { kind: "tap-others", count: 1, of: { kind: "name", name: n } };  }
function peg$f285(n) {    return { kind: "discard", count: 1, of: { kind: "name", name: n } };  }
function peg$f286(n, z) {    return { kind: "exile", count: 1, from: z, of: { kind: "name", name: n } };  }
function peg$f287(n) {    return { kind: "exile", count: 1, from: "battlefield", of: { kind: "name", name: n } };  }
function peg$f288(n) {    return { kind: "return", count: 1, of: { kind: "name", name: n } };  }
function peg$f289(cost, c) {    return c;  }
function peg$f290(cost, before, add, c) {    return c;  }
function peg$f291(cost, before, add, after) {    return b.abilityOf(cost, add, [...before, ...after].flat());  }
function peg$f292(cost, before, add, after, a) {    return a !== undefined;  }
function peg$f293(cost, before, add, after, a) {    return a;  }
function peg$f294() {    return { kind: "choose-color" };  }
function peg$f295(c) {    return { kind: "effect", effect: { ...c.effect, before: true } };  }
function peg$f296(o) {    return o;  }
function peg$f297(of, t) {    return b.repeated([{ kind: "fixed", mana: t }], { kind: "count", zone: "hand", whose: "you", of });  }
function peg$f298(of, t, r) {    return r !== undefined;  }
function peg$f299(of, t, r) {    return r;  }
function peg$f300(t) {    return [{ kind: "fixed", mana: t }];  }
function peg$f301() {    return [{ kind: "one-type", of: { kind: "these", types: ["W", "U", "B", "R", "G"] }, amount: 1 }];  }
function peg$f302() {    return [{ kind: "one-type", of: { kind: "colors-among", whose: "you", zone: "graveyard", of: { kind: "anything" } }, amount: 1 }];  }
function peg$f303() {    return [{ kind: "one-type", of: { kind: "colors-among", whose: "you", zone: "battlefield", of: { kind: "anything" } }, amount: 1 }];  }
function peg$f304(of) {    return [{ kind: "each", of: { kind: "colors-among", whose: "you", zone: "battlefield", of } }];  }
function peg$f305(first, i) {    return i;  }
function peg$f306(first, rest) {    return [first, ...rest].flat();  }
function peg$f307(n, t) {    return [{ kind: "fixed", mana: Array(n).fill(t) }];  }
function peg$f308(n) {    return [{ kind: "one-type", of: { kind: "same" }, amount: n }];  }
function peg$f309() {    return [{ kind: "one-type", of: { kind: "colors-among", whose: "you", zone: "battlefield", of: { kind: "self" } }, amount: 1 }];  }
function peg$f310(t) {    return [{ kind: "fixed", mana: t }];  }
function peg$f311(of) {    return [{ kind: "one-type", of, amount: 1 }];  }
function peg$f312() {    return b.differentPairs();  }
function peg$f313(n, of) {    return [{ kind: "combination", of, amount: n }];  }
function peg$f314(n, of) {    return [{ kind: "one-type", of, amount: n }];  }
function peg$f315(n, of) {    return [{ kind: "one-type", of, amount: n }];  }
function peg$f316() {    return { kind: "chosen-color" };  }
function peg$f317() {    return { kind: "that-color" };  }
function peg$f318() {    return { kind: "commander-identity" };  }
function peg$f319(of) {    return { kind: "colors-among", whose: "you", zone: "battlefield", of };  }
function peg$f320(of) {    return { kind: "colors-among", whose: "you", zone: "graveyard", of };  }
function peg$f321(k) {    return { kind: "cost-object-could-produce", colorsOnly: k === "color" };  }
function peg$f322(k) {    return { kind: "cost-object-could-produce", colorsOnly: k === "color" };  }
function peg$f323(k, of, w) {    return { kind: "could-produce", whose: w, of, colorsOnly: k === "color" };  }
function peg$f324(of) {    return { kind: "colors-among", whose: "you", zone: "battlefield", of };  }
function peg$f325() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f326() {    return { kind: "these", types: ["W", "U", "B", "R", "G", "C"] };  }
function peg$f327() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f328(first, t) {    return t;  }
function peg$f329(first, rest) {    return { kind: "these", types: [first, ...rest] };  }
function peg$f330(t) {    return [{ kind: "one-type", of: { kind: "these", types: [t] }, amount: { kind: "x" } }];  }
function peg$f331(t, u, v) {    return b.repeated([{ kind: "fixed", mana: [u] }], b.sum(1, v));  }
function peg$f332(t) {    return { kind: "fixed", mana: t };  }
function peg$f333(i) {    return i.length === 1;  }
function peg$f334(i) {    return i[0];  }
function peg$f335(o, v) {    return b.repeated([o], v);  }
function peg$f336(o, v, r) {    return r !== undefined;  }
function peg$f337(o, v, r) {    return r;  }
function peg$f338(t, v) {    return [{ kind: "one-type", of: { kind: "these", types: [t] }, amount: v }];  }
function peg$f339(of, v) {    return [{ kind: "one-type", of, amount: v }];  }
function peg$f340(v) {    return [{ kind: "one-type", of: { kind: "these", types: ["W", "U", "B", "R", "G"] }, amount: v }];  }
function peg$f341(s, v) {    return v;  }
function peg$f342(s, v) {    return [{ ...s, amount: v ?? { kind: "x" } }];  }
function peg$f343(of) {    return { kind: "combination", of };  }
function peg$f344(of) {    return { kind: "one-type", of };  }
function peg$f345(of) {    return { kind: "one-type", of };  }
function peg$f346(s) {    return s;  }
function peg$f347(c) {    return { kind: "once" };  }
function peg$f348(c, rest) {    return [{ kind: "condition", condition: c }, ...(rest ? [rest] : [])];  }
function peg$f349() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f350() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f351() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f352(t) {    return { kind: "once" };  }
function peg$f353(t, rest) {    return [{ kind: "condition", condition: t }, ...(rest ? [rest] : [])];  }
function peg$f354(t) {    return [{ kind: "condition", condition: { kind: "unknown", text: t } }, { kind: "once" }];  }
function peg$f355(t) {    return { kind: "condition", condition: { kind: "unknown", text: t } };  }
function peg$f356() {    return { kind: "once" };  }
function peg$f357() {    return { kind: "stays" };  }
function peg$f358() {    return other("untap-step");  }
function peg$f359(t) {    return other("opponent " + t);  }
function peg$f360() {    return other("returns in the untap step");  }
function peg$f361(n) {    return { kind: "effect", effect: { kind: "damage", amount: n } };  }
function peg$f362(t) {    return other(t);  }
function peg$f363(t) {    return other(t);  }
function peg$f364(t) {    return other(t);  }
function peg$f365(t) {    return other(t);  }
function peg$f366(t) {    return other(t);  }
function peg$f367(t) {    return other(t);  }
function peg$f368() {    return [{ kind: "any-player" }, { kind: "condition", condition: { kind: "your-turn", payer: true } }];  }
function peg$f369(t) {    return [{ kind: "any-player" }, { kind: "condition", condition: { kind: "unknown", text: t } }];  }
function peg$f370(t) {    return other(t);  }
function peg$f371(t) {    return other(t);  }
function peg$f372(t) {    return other(t);  }
function peg$f373(t) {    return other("sacrificed without " + t + " counters");  }
function peg$f374(t) {    return other("sacrificed without " + t + " counters");  }
function peg$f375(t) {    return { kind: "rider", rider: t };  }
function peg$f376(t) {    return other(t);  }
function peg$f377() {    return { kind: "any-player" };  }
function peg$f378(n, c) {    return { kind: "effect", effect: { kind: "put-counter", count: n, counter: c } };  }
function peg$f379(n) {    return { kind: "effect", effect: { kind: "damage", amount: n } };  }
function peg$f380(n) {    return { kind: "effect", effect: { kind: "damage", amount: n } };  }
function peg$f381(c, o) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f382(c, o) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f383(o, c) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f384(u, r) {    return { kind: "spend", spend: { kind: "only", uses: u }, ...(r ? { rider: r } : {}) };  }
function peg$f385(u) {    return { kind: "spend", spend: { kind: "not", uses: u } };  }
function peg$f386(t) {    return t;  }
function peg$f387(first, u) {    return u;  }
function peg$f388(first, rest) {    return [first, ...rest].flat();  }
function peg$f389(c) {    return c;  }
function peg$f390(c) {    return c;  }
function peg$f391(c) {    return c;  }
function peg$f392(c) {    return c;  }
function peg$f393() {    return { kind: "generic" };  }
function peg$f394() {    return { kind: "generic" };  }
function peg$f395() {    return { kind: "special", action: "foretell" };  }
function peg$f396() {    return { kind: "special", action: "turn-face-up" };  }
function peg$f397(a) {    return { kind: "special", action: "turn-face-up" };  }
function peg$f398(a) {    return { kind: "special", action: a };  }
function peg$f399() {    return { kind: "special", action: "unlock" };  }
function peg$f400() {    return { kind: "x-cost" };  }
function peg$f401() {    return { kind: "colorless-cost" };  }
function peg$f402() {    return { kind: "cast", spell: { kind: "commander" } };  }
function peg$f403(list) {    return list;  }
function peg$f404(first, s) {    return s;  }
function peg$f405(first, rest) {    return [first, ...rest];  }
function peg$f406(s, f) {    return f;  }
function peg$f407(s, f) {    return { kind: "cast", spell: s, ...(f ? { from: f } : {}) };  }
function peg$f408(of, p) {    return p;  }
function peg$f409(of, post) {    return b.all([of, ...post]);  }
function peg$f410(first, k) {    return k;  }
function peg$f411(first, rest) {    return [first, ...rest].at(-1).spell;  }
function peg$f412(first, rest) {    return b.any([first, ...rest].map(k => k.of));  }
function peg$f413(first, d) {    return d;  }
function peg$f414(first, rest) {    const words = [first, ...rest]; return { of: b.all(words.map(w => w.of)), spell: words.some(w => w.spell) };  }
function peg$f415() {    return { of: { kind: "anything" }, spell: true };  }
function peg$f416() {    return { of: { kind: "other" }, spell: false };  }
function peg$f417(of) {    return { of, spell: false };  }
function peg$f418() {    return { of: b.all([b.not({ kind: "type", type: "Instant" }), b.not({ kind: "type", type: "Sorcery" })]), spell: false };  }
function peg$f419() {    return ["graveyard", "exile", "command", "library"];  }
function peg$f420() {    return ["hand"];  }
function peg$f421() {    return ["graveyard", "exile"];  }
function peg$f422() {    return ["graveyard"];  }
function peg$f423() {    return ["exile"];  }
function peg$f424() {    return ["command"];  }
function peg$f425() {    return ["library"];  }
function peg$f426(of) {    return { kind: "activate", source: of };  }
function peg$f427(a) {    return { kind: "activate", source: { kind: "anything" }, ability: a };  }
function peg$f428() {    return { kind: "activate", source: { kind: "anything" } };  }
function peg$f429(of) {    return of;  }
function peg$f430(first, e) {    return e;  }
function peg$f431(first, rest) {    return [first, ...rest].flat();  }
function peg$f432() {    return [];  }
function peg$f433(when, s, c, f, w, n) {    return c.x === (f !== null && f.x);  }
function peg$f434(when, s, c, f, w, n) {    return [{ kind: "spell-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, whose: s.whose, spell: s.spell, ...(s.from ? { from: s.from } : {}), ...(n ?? {}), ...whens(when, s.when, f?.when, w) }];  }
function peg$f435(c) {    return !c.x;  }
function peg$f436(c) {    return [{ kind: "spell-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", spell: { kind: "anything" }, when: { kind: "not", of: { kind: "your-turn", payer: true } } }];  }
function peg$f437(s, of) {    return [{ kind: "spell-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "count", zone: "battlefield", whose: "you", of }, whose: "you", spell: s }];  }
function peg$f438(s, n, c, note) {    return [{ kind: "spell-cost", change: "reduce", by: c, amount: 1, whose: "you", spell: s, forLife: n, ...(note ?? {}) }];  }
function peg$f439() {    return [{ kind: "spell-floor", least: 3, whose: "anyone", when: { kind: "self", is: { kind: "not", of: { kind: "tapped" } } } }];  }
function peg$f440(n) {    return [{ kind: "spell-floor", least: n, whose: "anyone" }];  }
function peg$f441(c) {    return { change: "increase", ...c };  }
function peg$f442(c) {    return { change: "increase", ...c };  }
function peg$f443(c) {    return { change: "reduce", ...c };  }
function peg$f444() {    return { by: [{ kind: "generic", amount: 1 }], x: true };  }
function peg$f445(c) {    return !c.some(s => s.kind === "variable");  }
function peg$f446(c) {    return { by: c, x: false };  }
function peg$f447(first, v) {    return v;  }
function peg$f448(first, rest) {    return { amount: rest.length === 0 ? first : { kind: "sum", of: [first, ...rest] }, x: false };  }
function peg$f449(t) {    return { amount: 1, x: false, when: { kind: "unknown", text: "for each " + t } };  }
function peg$f450(t) {    return { amount: 1, x: false, when: { kind: "unknown", text: t } };  }
function peg$f451(v) {    return { amount: v, x: true };  }
function peg$f452(t) {    return { amount: 1, x: true, when: { kind: "unknown", text: t } };  }
function peg$f453() {    return null;  }
function peg$f454(c) {    return c;  }
function peg$f455(t) {    return t;  }
function peg$f456(c) {    return c;  }
function peg$f457(t) {    return t;  }
function peg$f458() {    return { coloredOnly: true };  }
function peg$f459(n) {    return { least: n };  }
function peg$f460(o, s, w, t, z) {    return { spell: s, whose: w, ...(z ? { from: z } : {}), when: { kind: "unknown", text: o + " spell " + t } };  }
function peg$f461(s, w, t) {    return { spell: s, whose: w, when: t };  }
function peg$f462(s, c) {    return c;  }
function peg$f463(s, w, t) {    return { spell: s, whose: w ?? "anyone", when: { kind: "unknown", text: t } };  }
function peg$f464(s, z, c) {    return c;  }
function peg$f465(s, z, w, p) {    return p;  }
function peg$f466(s, z, w, post, z2) {    const from = z ?? z2; return { spell: b.all([s, ...post]), whose: w ?? "anyone", ...(from ? { from } : {}) };  }
function peg$f467(s, w, t) {    return { spell: s, whose: w, when: { kind: "unknown", text: "targets " + t } };  }
function peg$f468(f) {    return f;  }
function peg$f469() {    return "you";  }
function peg$f470() {    return "opponents";  }
function peg$f471() {    return "anyone";  }
function peg$f472(s, z, c) {    return c.change === "reduce";  }
function peg$f473(s, z, c) {    return [{ kind: "spell-cost", change: "reduce", by: c.by, amount: 1, whose: "you", spell: s, ...(z ? { from: z } : {}), when: { kind: "unknown", text: "an effect of earlier this turn" } }];  }
function peg$f474(s, c) {    return c.change === "reduce" && !c.x;  }
function peg$f475(s, c) {    return [{ kind: "spell-cost", change: "reduce", by: c.by, amount: 1, whose: "you", spell: s, when: { kind: "unknown", text: "an effect of earlier this turn" } }];  }
function peg$f476(c, f, w, d, x) {    return !d.x;  }
function peg$f477(c, f, w, d, x) {    return { kind: "own-cost", change: d.change, by: d.by, amount: 1, when: x };  }
function peg$f478(c, f, w, more, n) {    return c.x === (f !== null && f.x) && (n === null || n.coloredOnly);  }
function peg$f479(c, f, w, more, n) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, ...(n ?? {}), ...whens(f?.when, w) }, ...(more ? [more] : [])];  }
function peg$f480(c, w) {    return !c.x;  }
function peg$f481(c, w) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: 1, when: w }];  }
function peg$f482(t, c) {    return !c.x;  }
function peg$f483(t, c) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: 1, when: t }];  }
function peg$f484(w, c) {    return !c.x;  }
function peg$f485(w, c) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: 1, when: w }];  }
function peg$f486(t) {    return { kind: "unknown", text: t };  }
function peg$f487(of, c) {    return c;  }
function peg$f488(of, w, p) {    return p;  }
function peg$f489(of, w, post, c, f, rest, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, whose: w ?? "anyone", source: b.all([of, ...post]), manaAbilities: rest === null, ...(n ?? {}) }];  }
function peg$f490(c, rest) {    return !c.x;  }
function peg$f491(c, rest) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", source: { kind: "anything" }, manaAbilities: rest === null }];  }
function peg$f492(a, c, rest) {    return !c.x;  }
function peg$f493(a, c, rest) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", source: a, manaAbilities: rest === null }];  }
function peg$f494(a, c, n) {    return !c.x;  }
function peg$f495(a, c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "anyone", source: a, manaAbilities: true, ...(n ?? {}) }];  }
function peg$f496(t, c) {    return !c.x;  }
function peg$f497(t, c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, ability: "equip", manaAbilities: false, when: { kind: "unknown", text: t } }];  }
function peg$f498(a, o) {    return o;  }
function peg$f499(a, of, c, n) {    return !c.x;  }
function peg$f500(a, of, c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: of ?? { kind: "anything" }, ability: a.toLowerCase(), manaAbilities: false, ...(n ?? {}) }];  }
function peg$f501(a, c) {    return !c.x;  }
function peg$f502(a, c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, ability: a.toLowerCase(), manaAbilities: false }];  }
function peg$f503(c, rest, n) {    return !c.x;  }
function peg$f504(c, rest, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, manaAbilities: rest === null, ...(n ?? {}) }];  }
function peg$f505(c, n) {    return !c.x;  }
function peg$f506(c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, manaAbilities: false, ...(n ?? {}) }];  }
function peg$f507(c, w) {    return !c.x;  }
function peg$f508(c, w) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "self" }, ability: "equip", manaAbilities: false, ...whens(w) }];  }
function peg$f509(n) {    return [{ kind: "mana-ability-life", amount: n, of: { kind: "self" } }];  }
function peg$f510(optional, c) {    return [{ kind: "additional-cost", cost: c.map(item => item.part), optional: optional !== null }];  }
function peg$f511(optional, c) {    return [{ kind: "additional-cost", cost: [c], optional: optional !== null }];  }
function peg$f512(c) {    return [{ kind: "x-types", types: c }];  }
function peg$f513() {    return [{ kind: "x-least", value: 1 }];  }
function peg$f514() {    return [{ kind: "no-mana" }];  }
function peg$f515(of) {    return [{ kind: "only-mana-from", source: of }];  }
function peg$f516(of) {    return [{ kind: "ability-tap-payment", taps: of, pays: "any" }];  }
function peg$f517(w, t, on) {    return [{ kind: "as-though", whose: w, pays: t === "color" ? "any-color" : "any-type", ...(on ? { on } : {}) }];  }
function peg$f518(w, on) {    return [{ kind: "as-though", whose: w, pays: "any-type", on }];  }
function peg$f519(m, on) {    return [{ kind: "as-though", whose: "you", pays: "any-color", mana: m, othersColorless: true, ...(on ? { on } : {}) }];  }
function peg$f520(m, on) {    return [{ kind: "as-though", whose: "you", pays: "any-color", mana: m, ...(on ? { on } : {}) }];  }
function peg$f521(m, p, on) {    return [{ kind: "as-though", whose: "you", pays: p, mana: m, ...(on ? { on } : {}) }];  }
function peg$f522(c) {    return [{ kind: "life-for-mana", color: c, life: 2 }];  }
function peg$f523(of, w) {    return [{ kind: "grant-haste", whose: w, to: of }];  }
function peg$f524(first, c) {    return c;  }
function peg$f525(first, rest) {    return [first, ...rest];  }
function peg$f526() {    return "you";  }
function peg$f527() {    return "anyone";  }
function peg$f528(first, u) {    return u;  }
function peg$f529(first, rest) {    return [first, ...rest].flat();  }
function peg$f530() {    return [{ kind: "activate", source: { kind: "self" } }];  }
function peg$f531(of) {    return [{ kind: "activate", source: of }];  }
function peg$f532(of) {    return [{ kind: "no-life-payment", whose: "anyone" }, { kind: "no-sacrifice", whose: "anyone", of }];  }
function peg$f533(of) {    return [{ kind: "no-life-payment", whose: "you" }, { kind: "no-sacrifice", whose: "you", of }];  }
function peg$f534() {    return [{ kind: "no-life-payment", whose: "anyone" }];  }
function peg$f535() {    return [{ kind: "no-life-payment", whose: "you" }];  }
function peg$f536(of) {    return [{ kind: "no-sacrifice", whose: "anyone", of }];  }
function peg$f537() {    return [{ kind: "no-sacrifice", whose: "you", of: { kind: "anything" } }];  }
function peg$f538(of, w) {    return [{ kind: "no-sacrifice", whose: w, of }];  }
function peg$f539() {    return [{ kind: "no-sacrifice", whose: "anyone", of: { kind: "self" } }];  }
function peg$f540(of, c) {    return c;  }
function peg$f541(of, w, p) {    return p;  }
function peg$f542(of, w, post, u) {    return [{ kind: "no-activation", whose: w ?? "anyone", of: b.all([of, ...post]), manaToo: u === null }];  }
function peg$f543(of) {    return [{ kind: "no-activation", whose: "anyone", of, manaToo: false }];  }
function peg$f544(a, u) {    return [{ kind: "no-activation", whose: "anyone", of: a, manaToo: u === null }];  }
function peg$f545(a, u) {    return [{ kind: "no-activation", whose: "anyone", of: a, manaToo: u === null }];  }
function peg$f546(a, u) {    return [{ kind: "no-activation", whose: "anyone", of: a, manaToo: u === null }];  }
function peg$f547(a) {    return [{ kind: "no-abilities", whose: "anyone", of: a }];  }
function peg$f548(a) {    return [{ kind: "no-abilities", whose: "anyone", of: a }];  }
function peg$f549(of, c) {    return c;  }
function peg$f550(of, w) {    return [{ kind: "no-abilities", whose: w ?? "anyone", of }];  }
function peg$f551() {    return { kind: "anything" };  }
function peg$f552(t, a, s) {    return s;  }
function peg$f553(t, a, s) {    return s === null || s.spend.kind === "only";  }
function peg$f554(t, a, s) {    return [{ kind: "tap-trigger", ...t, adds: a, ...(s ? { spend: s.spend.uses } : {}) }];  }
function peg$f555(t, a, n) {    return [{ kind: "tap-trigger", ...t, adds: a }, { kind: "damage-when-tapped", amount: n, of: t.of, forMana: true }];  }
function peg$f556() {    return [{ kind: "tap-trigger", by: "you", of: { kind: "type", type: "Land" }, types: { kind: "chosen-color" }, anyAbility: true, adds: [{ kind: "one-type", of: { kind: "chosen-color" }, amount: 1 }] }];  }
function peg$f557(first, l) {    return l;  }
function peg$f558(first, rest, k) {    return [first, ...rest].map(l => ({ kind: "tap-replace", by: "anyone", of: { kind: "subtype", subtype: l.of }, types: { kind: "these", types: [l.type] }, amountToo: k.amountToo, colorsOnly: k.colorsOnly }));  }
function peg$f559(t, n) {    return t.types === undefined && t.when === undefined;  }
function peg$f560(t, n) {    return [{ kind: "damage-when-tapped", amount: n, of: t.of, forMana: true }];  }
function peg$f561(n) {    return [{ kind: "damage-when-tapped", amount: n, of: { kind: "self" }, forMana: false }];  }
function peg$f562(n) {    return [{ kind: "damage-when-tapped", amount: n, of: { kind: "attached" }, forMana: false }];  }
function peg$f563(t) {    return 2;  }
function peg$f564(t) {    return 3;  }
function peg$f565(t, f) {    return [{ kind: "tap-multiply", by: t.by, of: t.of, factor: f, ...(t.types ? { types: t.types } : {}) }];  }
function peg$f566(t, m, k) {    return [{ kind: "tap-replace", by: t.by, of: t.of, ...(t.least ? { least: t.least } : {}), types: m, amountToo: k.amountToo, colorsOnly: k.colorsOnly, ...(t.when ? { when: t.when } : {}) }];  }
function peg$f567(k) {    return [{ kind: "tap-replace", by: "anyone", of: { kind: "type", type: "Land" }, types: { kind: "chosen-color" }, amountToo: k.amountToo, colorsOnly: k.colorsOnly }];  }
function peg$f568(of, t) {    return { of, type: t };  }
function peg$f569(t) {    return { kind: "these", types: [t] };  }
function peg$f570() {    return { kind: "these", types: ["C"] };  }
function peg$f571() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f572() {    return { kind: "chosen-color" };  }
function peg$f573() {    return { amountToo: true, colorsOnly: false };  }
function peg$f574() {    return { amountToo: false, colorsOnly: false };  }
function peg$f575() {    return { amountToo: false, colorsOnly: true };  }
function peg$f576(t) {    return t;  }
function peg$f577() {    return "you";  }
function peg$f578() {    return { by: "you", of: { kind: "self" } };  }
function peg$f579(by, of, m) {    return { by, of, ...m };  }
function peg$f580(of, c) {    return c;  }
function peg$f581(of, w, m) {    return { by: w ?? "anyone", of, ...m };  }
function peg$f582() {    return "you";  }
function peg$f583() {    return "anyone";  }
function peg$f584() {    return "opponents";  }
function peg$f585() {    return { kind: "self" };  }
function peg$f586(of) {    return of;  }
function peg$f587() {    return { types: { kind: "chosen-color" } };  }
function peg$f588(t) {    return { types: { kind: "these", types: [t] } };  }
function peg$f589(c) {    return { types: { kind: "these", types: [c] } };  }
function peg$f590() {    return { types: { kind: "these", types: ["C"] } };  }
function peg$f591(n) {    return { least: n };  }
function peg$f592() {    return { when: { kind: "unknown", text: "you're the monarch" } };  }
function peg$f593() {    return {};  }
function peg$f594() {    return [{ kind: "one-type", of: { kind: "produced" }, amount: 1 }];  }
function peg$f595() {    return [{ kind: "one-type", of: { kind: "chosen-color" }, amount: 1 }];  }
function peg$f596(w) {    return w === "permanent" ? { kind: "anything" } : b.cardTypeOf(w) && { kind: "type", type: b.cardTypeOf(w) };  }
function peg$f597(w, t) {    return t !== undefined;  }
function peg$f598(w, t) {    return b.all([{ kind: "attached" }, t]);  }
function peg$f599(of) {    return b.all([{ kind: "attached" }, of]);  }
function peg$f600(s, z, k) {    return [{ kind: "grant-keyword", keyword: k, spell: s, ...(z ? { from: z } : {}) }];  }
function peg$f601(s, z, k) {    return [{ kind: "grant-keyword", keyword: k, spell: s, from: z }];  }
function peg$f602(t, g) {    return g.flatMap(make => make(t));  }
function peg$f603(t, g) {    return g.flatMap(make => make(t));  }
function peg$f604(q, of, t, a) {    return [{ kind: "grant-ability", whose: t.whose, to: t.to, ability: { ...a, conditions: [...(a.conditions ?? []), some("you", of, q.is, q.value)] } }];  }
function peg$f605(c, t, a) {    return onlyCounts(c);  }
function peg$f606(c, t, a) {    return [{ kind: "grant-ability", whose: t.whose, to: t.to, ability: { ...a, conditions: [...(a.conditions ?? []), c] } }];  }
function peg$f607(t, l) {    return l;  }
function peg$f608(t, g, k) {    return [...(g ?? []).flatMap(make => make(t)), { kind: "add-types", whose: t.whose, of: t.to, ...k }];  }
function peg$f609(t, k, g) {    return [...g.flatMap(make => make(t)), { kind: "add-types", whose: t.whose, of: t.to, ...k }];  }
function peg$f610(k) {    return k;  }
function peg$f611(k) {    return k;  }
function peg$f612(a) {    return { whose: "anyone", to: a };  }
function peg$f613(of, c) {    return c;  }
function peg$f614(of, w, p) {    return p;  }
function peg$f615(of, w, post) {    return { whose: w ?? "anyone", to: b.all([of, ...post]) };  }
function peg$f616(of, w, p) {    return p;  }
function peg$f617(of, w, post) {    return { whose: w, to: b.all([of, ...post]) };  }
function peg$f618(of, w, p) {    return p;  }
function peg$f619(of, w, post) {    return { whose: w, to: b.any([{ kind: "self" }, b.all([of, ...post])]) };  }
function peg$f620(of) {    return { whose: "anyone", to: of };  }
function peg$f621(first, g) {    return g;  }
function peg$f622(first, rest) {    return [first, ...rest];  }
function peg$f623(a) {    return t => [{ kind: "grant-ability", whose: t.whose, to: t.to, ability: a }];  }
function peg$f624() {    return () => [];  }
function peg$f625() {    return () => [];  }
function peg$f626() {    return t => [{ kind: "grant-haste", whose: t.whose, to: t.to }];  }
function peg$f627() {    return () => [];  }
function peg$f628() {    return () => [];  }
function peg$f629(c) {    return [{ kind: "set-colors", whose: "you", of: b.not({ kind: "type", type: "Land" }), colors: c, inAddition: false, spells: true }];  }
function peg$f630(c) {    return [{ kind: "set-colors", whose: "you", of: b.not({ kind: "type", type: "Land" }), colors: c, inAddition: false, spells: true }];  }
function peg$f631(t, k) {    return [{ kind: "land-types", whose: t.whose, of: t.of, types: k, inAddition: true }];  }
function peg$f632(t, k) {    return [{ kind: "land-types", whose: t.whose, of: t.of, types: k, inAddition: false }];  }
function peg$f633(t, k) {    return [{ kind: "add-types", whose: t.whose, of: t.of, ...k }];  }
function peg$f634(t) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: ["Creature"], supertypes: [], subtypes: [] }];  }
function peg$f635(t) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: ["Creature"], supertypes: [], subtypes: [] }];  }
function peg$f636(t) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: [], supertypes: ["Snow"], subtypes: [] }];  }
function peg$f637(t, c, a) {    return [{ kind: "set-colors", whose: t.whose, of: t.of, colors: c, inAddition: a !== null, spells: false }];  }
function peg$f638(a) {    return [{ kind: "land-types", whose: "anyone", of: { kind: "self" }, types: "chosen", inAddition: a !== null }];  }
function peg$f639(c) {    return [{ kind: "set-colors", whose: "anyone", of: { kind: "self" }, colors: c, inAddition: false, spells: true }];  }
function peg$f640() {    return [{ kind: "set-colors", whose: "anyone", of: { kind: "anything" }, colors: [], inAddition: false, spells: true }];  }
function peg$f641(a) {    return b.areLands(a);  }
function peg$f642(a) {    return { whose: "anyone", of: a };  }
function peg$f643(of, c) {    return c;  }
function peg$f644(of, w) {    return { whose: w ?? "anyone", of };  }
function peg$f645(of, c) {    return c;  }
function peg$f646(of, w) {    return { whose: w ?? "anyone", of };  }
function peg$f647(of) {    return b.areLands(of);  }
function peg$f648(of) {    return of;  }
function peg$f649() {    return ["Plains", "Island", "Swamp", "Mountain", "Forest"];  }
function peg$f650() {    return "chosen";  }
function peg$f651(first, t) {    return t;  }
function peg$f652(first, rest) {    return [first, ...rest];  }
function peg$f653(t) {    return t;  }
function peg$f654(a) {    return { whose: "anyone", of: a };  }
function peg$f655(of, c) {    return c;  }
function peg$f656(of, w, p) {    return p;  }
function peg$f657(of, w, post) {    return { whose: w ?? "anyone", of: b.all([of, ...post]) };  }
function peg$f658(of, c) {    return c;  }
function peg$f659(of, w, p) {    return p;  }
function peg$f660(of, w, post) {    return { whose: w ?? "anyone", of: b.all([of, ...post]) };  }
function peg$f661(first, w) {    return w;  }
function peg$f662(first, rest) {    return [first, ...rest];  }
function peg$f663(first, rest, words) {    return { types: words.flatMap(w => w.type ?? []), supertypes: words.flatMap(w => w.supertype ?? []), subtypes: words.flatMap(w => w.subtype ?? []) };  }
function peg$f664(w) {    return b.cardTypeOf(w);  }
function peg$f665(w, t) {    return t !== undefined;  }
function peg$f666(w, t) {    return { type: [t] };  }
function peg$f667(w) {    return b.supertypeOf(w);  }
function peg$f668(w, t) {    return t !== undefined;  }
function peg$f669(w, t) {    return { supertype: [t] };  }
function peg$f670(s) {    return { subtype: [s] };  }
function peg$f671() {    return [];  }
function peg$f672() {    return "chosen";  }
function peg$f673() {    return ["W", "U", "B", "R", "G"];  }
function peg$f674(first, k) {    return k;  }
function peg$f675(first, rest) {    const all = [first, ...rest]; return { kind: "keywords", keywords: all.flatMap(k => k.keywords), effects: all.flatMap(k => k.effects ?? []) };  }
function peg$f676(k) {    return { kind: "keywords", keywords: [k.toLowerCase()], effects: [] };  }
function peg$f677(of) {    return { keywords: ["affinity"], effects: [{ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "count", zone: "battlefield", whose: "you", of } }] };  }
function peg$f678() {    return { keywords: ["undaunted"], effects: [{ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "opponents" } }] };  }
function peg$f679(k, c) {    return { keywords: [k.toLowerCase()], effects: [{ kind: "face-up-cost", cost: [{ kind: "mana", cost: c }] }] };  }
function peg$f680(k, c) {    return { keywords: [k.toLowerCase()], effects: [{ kind: "face-up-cost", cost: c.map(item => item.part) }] };  }
function peg$f681() {    return { keywords: ["changeling"] };  }
function peg$f682(k) {    return { keywords: [k.toLowerCase()] };  }
function peg$f683(k) {    return { keywords: [k.toLowerCase()] };  }
function peg$f684(k) {    return b.isPlainKeyword(k);  }
function peg$f685(k) {    return b.isPlainKeyword(k);  }
function peg$f686(k) {    return b.isPlainKeyword(k);  }
function peg$f687(k) {    return b.isCostKeyword(k);  }
function peg$f688(k) {    return b.isCostKeyword(k);  }
function peg$f689(k) {    return b.isCostKeyword(k);  }
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
const key = peg$currPos * 178 + 0;
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
const key = peg$currPos * 178 + 1;
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
const key = peg$currPos * 178 + 2;
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
const key = peg$currPos * 178 + 3;
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
function peg$parseSpendWords() {
let s0, s1, s2;
const key = peg$currPos * 178 + 4;
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
s0 = peg$f6(s1);
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
const key = peg$currPos * 178 + 5;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.charCodeAt(peg$currPos) === 32) {
s0 = peg$c0;
peg$currPos++;
} else {
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEOF() {
let s0, s1;
const key = peg$currPos * 178 + 6;
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
const key = peg$currPos * 178 + 7;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 46) {
s1 = peg$c1;
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
const key = peg$currPos * 178 + 8;
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
const key = peg$currPos * 178 + 9;
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
s3 = peg$f7(s1);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
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
s0 = peg$f9(s1);
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
const key = peg$currPos * 178 + 10;
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
s1 = peg$f10(s1);
}
s0 = s1;
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCount() {
let s0, s1, s2;
const key = peg$currPos * 178 + 11;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c2) {
peg$currPos += (2);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.charAt(peg$currPos);
if (s1.toLowerCase() === peg$c3) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f11();
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
const key = peg$currPos * 178 + 12;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c2) {
peg$currPos += (2);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.charAt(peg$currPos);
if (s1.toLowerCase() === peg$c3) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c4) {
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
const key = peg$currPos * 178 + 13;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 123) {
s2 = peg$c5;
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
s4 = peg$c6;
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
const key = peg$currPos * 178 + 14;
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
s3 = peg$f12(s1);
s2 = s3;
peg$savedPos = peg$currPos;
s3 = peg$f13(s1, s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f14(s1, s2);
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
const key = peg$currPos * 178 + 15;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 123) {
s1 = peg$c5;
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
s3 = peg$c6;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f15(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 16;
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
s4 = peg$f16(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f17(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f18(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 17;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseColorWord();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c7) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f19();
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
const key = peg$currPos * 178 + 18;
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
s3 = peg$f20(s1, s5);
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
s3 = peg$f20(s1, s5);
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
s0 = peg$f21(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOr() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 178 + 19;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c8) {
s2 = peg$c8;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c9) {
s2 = peg$c9;
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
const key = peg$currPos * 178 + 20;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c10) {
s2 = peg$c10;
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
const key = peg$currPos * 178 + 21;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c11;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c8) {
s4 = peg$c8;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c9) {
s4 = peg$c9;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c10) {
s4 = peg$c10;
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
const key = peg$currPos * 178 + 22;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c11;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c8) {
s4 = peg$c8;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c9) {
s4 = peg$c9;
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
const key = peg$currPos * 178 + 23;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.charCodeAt(peg$currPos) === 126) {
s0 = peg$c12;
peg$currPos++;
} else {
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c13) {
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
const key = peg$currPos * 178 + 24;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.charCodeAt(peg$currPos) === 126) {
s0 = peg$c12;
peg$currPos++;
} else {
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSelfPossessive() {
let s0, s1, s2;
const key = peg$currPos * 178 + 25;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.substr(peg$currPos, 3) === peg$c14) {
s0 = peg$c14;
peg$currPos += 3;
} else {
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c15) {
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
if (s1.toLowerCase() === peg$c16) {
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
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c18) {
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
const key = peg$currPos * 178 + 26;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c19) {
s1 = peg$c19;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c20) {
s1 = peg$c20;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
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
s1 = peg$currPos;
s2 = peg$currPos;
peg$silentFails++;
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c27) {
s4 = peg$c27;
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
const key = peg$currPos * 178 + 27;
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
s2 = peg$f22(s3);
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
s2 = peg$f22(s3);
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
s4 = peg$f23(s1, s2, s7);
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
s4 = peg$f23(s1, s2, s7);
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
s5 = peg$f24(s1, s2, s3, s7);
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
s5 = peg$f24(s1, s2, s3, s7);
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
s0 = peg$f25(s1, s2, s3, s4);
} else {
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
s6 = peg$parseGroup();
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f27(s1, s2, s6);
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
s4 = peg$f27(s1, s2, s6);
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
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseObjectsAll() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 178 + 28;
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
s5 = peg$parseListSep();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
peg$silentFails++;
s7 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c28) {
s8 = peg$c28;
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
if (input.substr(peg$currPos, 4) === peg$c29) {
s8 = peg$c29;
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
s4 = peg$f31(s1, s2, s7);
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
if (input.substr(peg$currPos, 3) === peg$c28) {
s8 = peg$c28;
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
if (input.substr(peg$currPos, 4) === peg$c29) {
s8 = peg$c29;
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
s4 = peg$f31(s1, s2, s7);
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSharedAdjective() {
let s0, s1, s2;
const key = peg$currPos * 178 + 29;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 7);
if (s1.toLowerCase() === peg$c30) {
peg$currPos += (7);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c31) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f34();
} else {
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
if (s1.toLowerCase() === peg$c32) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f35();
} else {
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
if (s1.toLowerCase() === peg$c33) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
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
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseGroup() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 178 + 30;
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
s5 = peg$c11;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 3) === peg$c35) {
s8 = peg$c35;
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
s3 = peg$f38(s1, s5);
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
s5 = peg$c11;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 3) === peg$c35) {
s8 = peg$c35;
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
s3 = peg$f38(s1, s5);
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
s0 = peg$f39(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDescribing() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 178 + 31;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseColorList();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f40(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$parseSubtypeList();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c35) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 45) {
s2 = peg$c36;
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
s0 = peg$f41(s3);
} else {
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
s0 = peg$f42();
} else {
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
if (s1.toLowerCase() === peg$c37) {
peg$currPos += (12);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f43();
} else {
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
if (s1.toLowerCase() === peg$c38) {
peg$currPos += (11);
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
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c35) {
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
s5 = peg$f45(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f46(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f47(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c35) {
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
s5 = peg$f48(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f49(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f50(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c39) {
s1 = peg$c39;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseSubtype();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f51(s2);
} else {
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
if (s1.toLowerCase() === peg$c7) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f52();
} else {
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
if (s1.toLowerCase() === peg$c40) {
peg$currPos += (12);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f53();
} else {
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
if (s1.toLowerCase() === peg$c41) {
peg$currPos += (11);
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
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c42) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c43;
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
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c44) {
peg$currPos += (8);
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
if (s1.toLowerCase() === peg$c45) {
peg$currPos += (6);
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
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c46) {
peg$currPos += (9);
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
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c32) {
peg$currPos += (8);
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
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c33) {
peg$currPos += (6);
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
s1 = input.substr(peg$currPos, 21);
if (s1.toLowerCase() === peg$c47) {
peg$currPos += (21);
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
if (s1.toLowerCase() === peg$c49) {
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
if (input.substr(peg$currPos, 9) === peg$c50) {
s1 = peg$c50;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c43;
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
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c51) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c43;
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
if (s1.toLowerCase() === peg$c52) {
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
if (input.substr(peg$currPos, 4) === peg$c53) {
s6 = peg$c53;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c54) {
s6 = peg$c54;
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
s0 = peg$f66();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c52) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c54) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c53) {
peg$currPos += (4);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c55) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c43;
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
s4 = peg$f68(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f69(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f70(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$f71(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f72(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f73(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 32;
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
s3 = peg$f74(s1, s5);
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
s3 = peg$f74(s1, s5);
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
s0 = peg$f75(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c9) {
s3 = peg$c9;
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
s8 = peg$f76(s1, s5);
s7 = s8;
peg$savedPos = peg$currPos;
s8 = peg$f77(s1, s5, s7);
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
s0 = peg$f78(s1, s5, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f79(s1);
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSubtypeList() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 178 + 33;
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
s3 = peg$f80(s1, s6);
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
s3 = peg$f80(s1, s6);
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
s0 = peg$f81(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f82(s1);
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSubtype() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 178 + 34;
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
if (input.substr(peg$currPos, 2) === peg$c56) {
s6 = peg$c56;
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
s4 = peg$f83(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f84(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f85(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$f86(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f87(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f88(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 35;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c57) {
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
if (input.substr(peg$currPos, 4) === peg$c57) {
s8 = peg$c57;
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
s6 = peg$f89(s4, s10);
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
if (input.substr(peg$currPos, 4) === peg$c57) {
s8 = peg$c57;
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
s6 = peg$f89(s4, s10);
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
s0 = peg$f90(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c58) {
s1 = peg$c58;
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
s0 = peg$f91(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c59) {
s1 = peg$c59;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f92();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c60) {
s1 = peg$c60;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f93();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c61) {
s1 = peg$c61;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c62) {
s2 = peg$c62;
peg$currPos += 16;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 10) === peg$c63) {
s3 = peg$c63;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c64) {
s1 = peg$c64;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c65) {
s1 = peg$c65;
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
s0 = peg$f95(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c66) {
s1 = peg$c66;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c67) {
s1 = peg$c67;
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
s0 = peg$f96(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c68) {
s1 = peg$c68;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c69) {
s1 = peg$c69;
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
s0 = peg$f97(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c70) {
s1 = peg$c70;
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
if (input.substr(peg$currPos, 14) === peg$c71) {
s1 = peg$c71;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c15) {
s3 = peg$c15;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c18) {
s3 = peg$c18;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c72) {
s5 = peg$c72;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c43;
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 36;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c73) {
s1 = peg$c73;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f100();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c33) {
s1 = peg$c33;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c32) {
s1 = peg$c32;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c74) {
s1 = peg$c74;
peg$currPos += 9;
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
if (input.substr(peg$currPos, 9) === peg$c48) {
s1 = peg$c48;
peg$currPos += 9;
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
if (input.substr(peg$currPos, 16) === peg$c75) {
s1 = peg$c75;
peg$currPos += 16;
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
if (input.substr(peg$currPos, 12) === peg$c40) {
s1 = peg$c40;
peg$currPos += 12;
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
if (input.substr(peg$currPos, 9) === peg$c7) {
s1 = peg$c7;
peg$currPos += 9;
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
s1 = peg$parseColorWords();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f108(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f109(s2);
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
const key = peg$currPos * 178 + 37;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c76) {
s1 = peg$c76;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c77) {
s1 = peg$c77;
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
s0 = peg$f110(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c78) {
s1 = peg$c78;
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
s0 = peg$f111(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c79) {
s1 = peg$c79;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c15) {
s3 = peg$c15;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c18) {
s3 = peg$c18;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c72) {
s5 = peg$c72;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c43;
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
s0 = peg$f112();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$c3;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c2) {
s1 = peg$c2;
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
if (input.substr(peg$currPos, 7) === peg$c27) {
s6 = peg$c27;
peg$currPos += 7;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c43;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c80) {
s9 = peg$c80;
peg$currPos += 2;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c13) {
s11 = peg$c13;
peg$currPos += 2;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c81) {
s11 = peg$c81;
peg$currPos += 4;
} else {
s11 = peg$FAILED;
}
}
if (s11 !== peg$FAILED) {
s12 = peg$parseW();
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f113(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 11) === peg$c82) {
s3 = peg$c82;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c13) {
s5 = peg$c13;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c81) {
s5 = peg$c81;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parseW();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f114(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c83) {
s1 = peg$c83;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c82) {
s1 = peg$c82;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c84) {
s1 = peg$c84;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c13) {
s3 = peg$c13;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c81) {
s3 = peg$c81;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f115();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c85) {
s1 = peg$c85;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f116();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c86) {
s1 = peg$c86;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseEvergreenWord();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f118(s1);
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
const key = peg$currPos * 178 + 38;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c87) {
s2 = peg$c87;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c88) {
s2 = peg$c88;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f120();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c89) {
s2 = peg$c89;
peg$currPos += 7;
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
s1 = '';
peg$savedPos = s0;
s1 = peg$f122();
s0 = s1;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEvergreenWord() {
let s0, s1, s2;
const key = peg$currPos * 178 + 39;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c90) {
s2 = peg$c90;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c91) {
s2 = peg$c91;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c92) {
s2 = peg$c92;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c93) {
s2 = peg$c93;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c94) {
s2 = peg$c94;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c95) {
s2 = peg$c95;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c96) {
s2 = peg$c96;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c97) {
s2 = peg$c97;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c98) {
s2 = peg$c98;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c99) {
s2 = peg$c99;
peg$currPos += 12;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c100) {
s2 = peg$c100;
peg$currPos += 13;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c101) {
s2 = peg$c101;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c102) {
s2 = peg$c102;
peg$currPos += 14;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c103) {
s2 = peg$c103;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c104) {
s2 = peg$c104;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c105) {
s2 = peg$c105;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c106) {
s2 = peg$c106;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c107) {
s2 = peg$c107;
peg$currPos += 5;
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
if (input.substr(peg$currPos, 6) === peg$c109) {
s2 = peg$c109;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c110) {
s2 = peg$c110;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c111) {
s2 = peg$c111;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c112) {
s2 = peg$c112;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c113) {
s2 = peg$c113;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c114) {
s2 = peg$c114;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c115) {
s2 = peg$c115;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c116) {
s2 = peg$c116;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c117) {
s2 = peg$c117;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c118) {
s2 = peg$c118;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c119) {
s2 = peg$c119;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c120) {
s2 = peg$c120;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c121) {
s2 = peg$c121;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c122) {
s2 = peg$c122;
peg$currPos += 5;
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
if (input.substr(peg$currPos, 8) === peg$c124) {
s2 = peg$c124;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c125) {
s2 = peg$c125;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c126) {
s2 = peg$c126;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c127) {
s2 = peg$c127;
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
s0 = peg$f123(s1);
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
const key = peg$currPos * 178 + 40;
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
const key = peg$currPos * 178 + 41;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c128) {
s2 = peg$c128;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c129) {
s2 = peg$c129;
peg$currPos += 20;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c130) {
s2 = peg$c130;
peg$currPos += 18;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c57) {
s2 = peg$c57;
peg$currPos += 4;
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
if (input.substr(peg$currPos, 2) === peg$c132) {
s2 = peg$c132;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c10) {
s2 = peg$c10;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c9) {
s2 = peg$c9;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c133) {
s2 = peg$c133;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c134) {
s2 = peg$c134;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c135) {
s2 = peg$c135;
peg$currPos += 2;
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
}
}
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
const key = peg$currPos * 178 + 42;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c128) {
s1 = peg$c128;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c137) {
s2 = peg$c137;
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
const key = peg$currPos * 178 + 43;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseYouControl();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f124();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c138) {
s1 = peg$c138;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c129) {
s1 = peg$c129;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c139) {
s1 = peg$c139;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c140) {
s1 = peg$c140;
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
s0 = peg$f125();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c130) {
s1 = peg$c130;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c141) {
s1 = peg$c141;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c142) {
s1 = peg$c142;
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
s0 = peg$f126();
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
const key = peg$currPos * 178 + 44;
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
s5 = peg$f127(s1, s3, s7);
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
s5 = peg$f127(s1, s3, s7);
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
s0 = peg$f128(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 45;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseControls();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f129(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c143) {
s1 = peg$c143;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f130();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c144) {
s1 = peg$c144;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c145) {
s1 = peg$c145;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
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
if (input.substr(peg$currPos, 29) === peg$c146) {
s1 = peg$c146;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c147) {
s1 = peg$c147;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c148) {
s1 = peg$c148;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
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
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEach() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 178 + 46;
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
if (input.substr(peg$currPos, 10) === peg$c149) {
s3 = peg$c149;
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
s0 = peg$f134(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c149) {
s1 = peg$c149;
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
s0 = peg$f135();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 24) === peg$c150) {
s2 = peg$c150;
peg$currPos += 24;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f136();
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
if (input.substr(peg$currPos, 10) === peg$c149) {
s3 = peg$c149;
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
s0 = peg$f137(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c151) {
s1 = peg$c151;
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
s0 = peg$f138(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c152) {
s1 = peg$c152;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f139();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 39) === peg$c153) {
s1 = peg$c153;
peg$currPos += 39;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f140();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c154) {
s1 = peg$c154;
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
if (input.substr(peg$currPos, 5) === peg$c155) {
s5 = peg$c155;
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
s0 = peg$f141(s3, s7, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 39) === peg$c156) {
s1 = peg$c156;
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
if (input.substr(peg$currPos, 17) === peg$c157) {
s1 = peg$c157;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c158) {
s1 = peg$c158;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f143();
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
if (input.substr(peg$currPos, 9) === peg$c48) {
s1 = peg$c48;
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
}
}
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
const key = peg$currPos * 178 + 47;
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
if (input.substr(peg$currPos, 4) === peg$c159) {
s3 = peg$c159;
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
s0 = peg$f145(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c160) {
s1 = peg$c160;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c161) {
s1 = peg$c161;
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
s0 = peg$f147(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c159) {
s3 = peg$c159;
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
s0 = peg$f148(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
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
const key = peg$currPos * 178 + 48;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c162) {
s1 = peg$c162;
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
if (input.substr(peg$currPos, 11) === peg$c82) {
s5 = peg$c82;
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 25) === peg$c163) {
s1 = peg$c163;
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
s0 = peg$f150();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c162) {
s1 = peg$c162;
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
if (input.substr(peg$currPos, 11) === peg$c82) {
s5 = peg$c82;
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
s0 = peg$f151(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c162) {
s1 = peg$c162;
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
if (input.substr(peg$currPos, 25) === peg$c164) {
s4 = peg$c164;
peg$currPos += 25;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
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
if (input.substr(peg$currPos, 54) === peg$c165) {
s1 = peg$c165;
peg$currPos += 54;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f153();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 37) === peg$c166) {
s1 = peg$c166;
peg$currPos += 37;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f154();
}
s0 = s1;
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
if (input.substr(peg$currPos, 31) === peg$c168) {
s1 = peg$c168;
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
s0 = peg$f156(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 23) === peg$c169) {
s1 = peg$c169;
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
s4 = peg$c43;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c155) {
s6 = peg$c155;
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
s0 = peg$f157(s3, s8, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c170) {
s1 = peg$c170;
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
if (input.substr(peg$currPos, 20) === peg$c129) {
s5 = peg$c129;
peg$currPos += 20;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f158(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c171) {
s1 = peg$c171;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f159();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 26) === peg$c172) {
s1 = peg$c172;
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
if (input.substr(peg$currPos, 13) === peg$c162) {
s1 = peg$c162;
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
s0 = peg$f161(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c76) {
s3 = peg$c76;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c77) {
s3 = peg$c77;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelfPossessive();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c78) {
s3 = peg$c78;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f163();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c173) {
s1 = peg$c173;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c76) {
s3 = peg$c76;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c77) {
s3 = peg$c77;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c78) {
s3 = peg$c78;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c155) {
s5 = peg$c155;
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
s11 = peg$f164(s3, s7, s13);
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
s11 = peg$f164(s3, s7, s13);
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
s0 = peg$f165(s3, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c174) {
s1 = peg$c174;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c76) {
s3 = peg$c76;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c77) {
s3 = peg$c77;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c78) {
s3 = peg$c78;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c175) {
s5 = peg$c175;
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
if (input.substr(peg$currPos, 16) === peg$c176) {
s1 = peg$c176;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c177) {
s1 = peg$c177;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c178) {
s4 = peg$c178;
peg$currPos += 10;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s3;
s4 = peg$f168();
}
s3 = s4;
if (s3 === peg$FAILED) {
s3 = peg$parseColorWords();
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f169(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 80) === peg$c179) {
s1 = peg$c179;
peg$currPos += 80;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f170();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c4) {
s1 = peg$c4;
peg$currPos += 3;
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
if (input.substr(peg$currPos, 6) === peg$c181) {
s3 = peg$c181;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c182) {
s3 = peg$c182;
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
if (input.substr(peg$currPos, 2) === peg$c56) {
s6 = peg$c56;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c78) {
s8 = peg$c78;
peg$currPos += 10;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c76) {
s8 = peg$c76;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c77) {
s8 = peg$c77;
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
s0 = peg$f171(s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 49;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c76) {
s1 = peg$c76;
peg$currPos += 5;
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
if (input.substr(peg$currPos, 10) === peg$c78) {
s1 = peg$c78;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f173();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c183) {
s1 = peg$c183;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f174();
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseYourPlace() {
let s0, s1, s2;
const key = peg$currPos * 178 + 50;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseYouControl();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f175();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c143) {
s1 = peg$c143;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f176();
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
const key = peg$currPos * 178 + 51;
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
if (input.substr(peg$currPos, 6) === peg$c184) {
s5 = peg$c184;
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
s3 = peg$f177(s1, s7);
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s5 = peg$c10;
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
s8 = peg$c3;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c2) {
s8 = peg$c2;
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
s3 = peg$f178(s1, s8);
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
if (input.substr(peg$currPos, 6) === peg$c184) {
s5 = peg$c184;
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
s3 = peg$f177(s1, s7);
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s5 = peg$c10;
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
s8 = peg$c3;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c2) {
s8 = peg$c2;
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
s3 = peg$f178(s1, s8);
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
s0 = peg$f179(s1, s2);
} else {
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
if (input.substr(peg$currPos, 2) === peg$c9) {
s5 = peg$c9;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c185) {
s8 = peg$c185;
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
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = peg$currPos;
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c9) {
s5 = peg$c9;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c185) {
s8 = peg$c185;
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
}
peg$savedPos = s0;
s0 = peg$f181(s1, s2);
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
const key = peg$currPos * 178 + 52;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c128) {
s1 = peg$c128;
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
s0 = peg$f182(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c186) {
s1 = peg$c186;
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
s0 = peg$f183(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c129) {
s1 = peg$c129;
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
s5 = peg$f184(s3, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f185(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c129) {
s1 = peg$c129;
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
if (input.substr(peg$currPos, 22) === peg$c138) {
s1 = peg$c138;
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
s0 = peg$f188(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c187) {
s1 = peg$c187;
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
s0 = peg$f189(s3, s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c188) {
s1 = peg$c188;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c189) {
s1 = peg$c189;
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
s0 = peg$f190(s3, s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c136) {
s4 = peg$c136;
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
s0 = peg$f191(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c187) {
s1 = peg$c187;
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
if (input.substr(peg$currPos, 11) === peg$c82) {
s6 = peg$c82;
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
s0 = peg$f192(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c134) {
s3 = peg$c134;
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
if (input.substr(peg$currPos, 7) === peg$c27) {
s8 = peg$c27;
peg$currPos += 7;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s9 = peg$c43;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
s9 = null;
}
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c190) {
s11 = peg$c190;
peg$currPos += 5;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f193(s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c134) {
s3 = peg$c134;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseQuantity();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c27) {
s6 = peg$c27;
peg$currPos += 7;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c43;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c190) {
s9 = peg$c190;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f194(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c76) {
s3 = peg$c76;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c77) {
s3 = peg$c77;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c135) {
s5 = peg$c135;
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
s0 = peg$f195(s3, s7, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c135) {
s3 = peg$c135;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c56) {
s3 = peg$c56;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelf();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c191) {
s3 = peg$c191;
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
s0 = peg$f197(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c192) {
s3 = peg$c192;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c62) {
s4 = peg$c62;
peg$currPos += 16;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
if (input.substr(peg$currPos, 10) === peg$c63) {
s5 = peg$c63;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f198();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c187) {
s1 = peg$c187;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseQuantity();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 40) === peg$c193) {
s4 = peg$c193;
peg$currPos += 40;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f199(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c194) {
s1 = peg$c194;
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
if (input.substr(peg$currPos, 17) === peg$c143) {
s6 = peg$c143;
peg$currPos += 17;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f200(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c194) {
s1 = peg$c194;
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
if (input.substr(peg$currPos, 4) === peg$c195) {
s6 = peg$c195;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parseW();
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f201(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c196) {
s1 = peg$c196;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 25) === peg$c197) {
s1 = peg$c197;
peg$currPos += 25;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f203();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c194) {
s1 = peg$c194;
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
if (input.substr(peg$currPos, 13) === peg$c198) {
s6 = peg$c198;
peg$currPos += 13;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f204(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c199) {
s1 = peg$c199;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c76) {
s3 = peg$c76;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c77) {
s3 = peg$c77;
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
s0 = peg$f205(s3, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f206(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTurnCondition();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f207(s1);
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseWhoseTurn() {
let s0, s1;
const key = peg$currPos * 178 + 53;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c200) {
s1 = peg$c200;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f208();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c201) {
s1 = peg$c201;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c202) {
s1 = peg$c202;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f209();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDuringTurn() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 178 + 54;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 6);
if (s2.toLowerCase() === peg$c203) {
peg$currPos += (6);
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c204) {
s4 = peg$c204;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c205) {
s4 = peg$c205;
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
if (s1.toLowerCase() === peg$c206) {
peg$currPos += (21);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f210();
} else {
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
if (s1.toLowerCase() === peg$c203) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c207) {
s3 = peg$c207;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c208) {
s3 = peg$c208;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c209) {
s3 = peg$c209;
peg$currPos += 20;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c210) {
s3 = peg$c210;
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
s0 = peg$f211();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 55;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c211) {
s2 = peg$c211;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c212) {
s2 = peg$c212;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = peg$parseBeforeThisTurn();
if (input.substr(peg$currPos, 9) === peg$c213) {
s4 = peg$c213;
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
if (input.substr(peg$currPos, 3) === peg$c28) {
s2 = peg$c28;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c214) {
s2 = peg$c214;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c215) {
s2 = peg$c215;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c216) {
s2 = peg$c216;
peg$currPos += 10;
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
if (input.substr(peg$currPos, 16) === peg$c218) {
s2 = peg$c218;
peg$currPos += 16;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c219) {
s2 = peg$c219;
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
if (input.substr(peg$currPos, 8) === peg$c220) {
s4 = peg$c220;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c221) {
s4 = peg$c221;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c222) {
s4 = peg$c222;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c223) {
s4 = peg$c223;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c224) {
s4 = peg$c224;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c225) {
s4 = peg$c225;
peg$currPos += 3;
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
if (input.substr(peg$currPos, 3) === peg$c227) {
s4 = peg$c227;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c228) {
s4 = peg$c228;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c229) {
s4 = peg$c229;
peg$currPos += 6;
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
if (input.substr(peg$currPos, 10) === peg$c180) {
s4 = peg$c180;
peg$currPos += 10;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c182) {
s4 = peg$c182;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c231) {
s4 = peg$c231;
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
if (input.substr(peg$currPos, 9) === peg$c213) {
s6 = peg$c213;
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
if (input.substr(peg$currPos, 14) === peg$c232) {
s5 = peg$c232;
peg$currPos += 14;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c233) {
s5 = peg$c233;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c234) {
s5 = peg$c234;
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
if (input.substr(peg$currPos, 14) === peg$c232) {
s5 = peg$c232;
peg$currPos += 14;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c233) {
s5 = peg$c233;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c234) {
s5 = peg$c234;
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
if (input.substr(peg$currPos, 14) === peg$c232) {
s3 = peg$c232;
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
if (input.substr(peg$currPos, 26) === peg$c235) {
s1 = peg$c235;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c236) {
s1 = peg$c236;
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
if (input.substr(peg$currPos, 22) === peg$c237) {
s1 = peg$c237;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c238) {
s1 = peg$c238;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c239) {
s1 = peg$c239;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c240) {
s1 = peg$c240;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c241) {
s1 = peg$c241;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c242) {
s1 = peg$c242;
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
if (input.substr(peg$currPos, 18) === peg$c243) {
s1 = peg$c243;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c244) {
s1 = peg$c244;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c245) {
s1 = peg$c245;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c246) {
s1 = peg$c246;
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
const key = peg$currPos * 178 + 56;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = [];
s1 = peg$currPos;
s2 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c213) {
s3 = peg$c213;
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
if (input.substr(peg$currPos, 9) === peg$c213) {
s3 = peg$c213;
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
const key = peg$currPos * 178 + 57;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c32) {
s1 = peg$c32;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f212();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c33) {
s1 = peg$c33;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f213();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c48) {
s1 = peg$c48;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f214();
} else {
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
s0 = peg$f215(s2);
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
const key = peg$currPos * 178 + 58;
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s5 = peg$c10;
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
s9 = peg$c3;
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
if (input.substr(peg$currPos, 2) === peg$c2) {
s9 = peg$c2;
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
s3 = peg$f216(s1, s8);
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s5 = peg$c10;
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
s9 = peg$c3;
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
if (input.substr(peg$currPos, 2) === peg$c2) {
s9 = peg$c2;
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
s3 = peg$f216(s1, s8);
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
s0 = peg$f217(s1, s2);
} else {
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
s7 = peg$c3;
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
if (input.substr(peg$currPos, 2) === peg$c2) {
s7 = peg$c2;
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
s3 = peg$f218(s1, s6);
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
s7 = peg$c3;
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
if (input.substr(peg$currPos, 2) === peg$c2) {
s7 = peg$c2;
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
s3 = peg$f218(s1, s6);
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
s0 = peg$f219(s1, s2);
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
const key = peg$currPos * 178 + 59;
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
s0 = peg$f220(s1, s2);
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
const key = peg$currPos * 178 + 60;
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
s4 = peg$f221(s1, s2);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f222(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 8) === peg$c247) {
s3 = peg$c247;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f223(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c248) {
s1 = peg$c248;
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
s0 = peg$f224(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c249) {
s1 = peg$c249;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f225();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c2) {
s1 = peg$c2;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 97) {
s1 = peg$c3;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f226();
} else {
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
if (input.substr(peg$currPos, 7) === peg$c30) {
s2 = peg$c30;
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
s1 = peg$f227();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c250) {
s1 = peg$c250;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f228();
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
const key = peg$currPos * 178 + 61;
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
s3 = peg$f229(s1, s5);
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
s3 = peg$f229(s1, s5);
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
s0 = peg$f230(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostSep() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 178 + 62;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c11;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c10) {
s4 = peg$c10;
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s2 = peg$c10;
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
const key = peg$currPos * 178 + 63;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseMana();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f231(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c251) {
s1 = peg$c251;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f232();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c252) {
s1 = peg$c252;
peg$currPos += 3;
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
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c253) {
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
s0 = peg$f234(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c254) {
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
s0 = peg$f235(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c255) {
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
s0 = peg$f236(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c256) {
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
s0 = peg$f237(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c257) {
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
s0 = peg$f238(s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c258) {
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
s0 = peg$f239(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c227) {
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
if (input.substr(peg$currPos, 7) === peg$c27) {
s7 = peg$c27;
peg$currPos += 7;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s8 = peg$c43;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c80) {
s10 = peg$c80;
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
s0 = peg$f240(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c259) {
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
s1 = input.substr(peg$currPos, 7);
if (s1.toLowerCase() === peg$c260) {
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
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c261) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f243();
} else {
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
if (s1.toLowerCase() === peg$c262) {
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
if (input.substr(peg$currPos, 19) === peg$c263) {
s5 = peg$c263;
peg$currPos += 19;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f244();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c262) {
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
if (input.substr(peg$currPos, 2) === peg$c264) {
s9 = peg$c264;
peg$currPos += 2;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c265) {
s11 = peg$c265;
peg$currPos += 16;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c266) {
s11 = peg$c266;
peg$currPos += 18;
} else {
s11 = peg$FAILED;
}
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f245(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 64;
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
s4 = peg$c11;
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
if (input.substr(peg$currPos, 2) === peg$c9) {
s8 = peg$c9;
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
s3 = peg$f246(s1, s7);
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
s4 = peg$c11;
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
if (input.substr(peg$currPos, 2) === peg$c9) {
s8 = peg$c9;
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
s3 = peg$f246(s1, s7);
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
s4 = peg$c11;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c9) {
s6 = peg$c9;
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
s3 = peg$f247(s1, s2, s8);
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
s0 = peg$f248(s1, s2, s3);
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
const key = peg$currPos * 178 + 65;
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s5 = peg$c10;
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
s3 = peg$f249(s1, s7);
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s5 = peg$c10;
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
s3 = peg$f249(s1, s7);
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
s0 = peg$f250(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePayCost() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 178 + 66;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
if (input.substr(peg$currPos, 3) === peg$c267) {
s2 = peg$c267;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
if (input.substr(peg$currPos, 3) === peg$c267) {
s2 = peg$c267;
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
s1 = peg$f251(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c267) {
s3 = peg$c267;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f252(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c195) {
s3 = peg$c195;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f253(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c268) {
s1 = peg$c268;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f254();
} else {
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
s1 = peg$f255(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c269) {
s1 = peg$c269;
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
const key = peg$currPos * 178 + 67;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f257();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s1 = peg$c270;
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
s0 = peg$f258(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f259(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s2.toLowerCase() === peg$c30) {
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
s0 = peg$f260(s2);
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
const key = peg$currPos * 178 + 68;
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
s1 = peg$f261(s2);
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
if (s3.toLowerCase() === peg$c30) {
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
s2 = peg$f262();
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
s0 = peg$f263(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 69;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 7);
if (s2.toLowerCase() === peg$c30) {
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
if (s2.toLowerCase() === peg$c31) {
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
if (input.substr(peg$currPos, 8) === peg$c32) {
s2 = peg$c32;
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
s0 = peg$f264(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 70;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s1 = peg$c270;
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
if (input.substr(peg$currPos, 13) === peg$c271) {
s5 = peg$c271;
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
s0 = peg$f265(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c272) {
s1 = peg$c272;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c250) {
s1 = peg$c250;
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
if (input.substr(peg$currPos, 13) === peg$c271) {
s5 = peg$c271;
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
s0 = peg$f266(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c27) {
s5 = peg$c27;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c43;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c273) {
s8 = peg$c273;
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
s0 = peg$f267(s1, s3, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c27) {
s3 = peg$c27;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c43;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c273) {
s6 = peg$c273;
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
s0 = peg$f268(s1, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 12) === peg$c274) {
s5 = peg$c274;
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
s0 = peg$f269(s1, s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 12) === peg$c274) {
s3 = peg$c274;
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
s0 = peg$f270(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c27) {
s5 = peg$c27;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c43;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c275) {
s8 = peg$c275;
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
s0 = peg$f271(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c27) {
s3 = peg$c27;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c43;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c275) {
s6 = peg$c275;
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
s0 = peg$f272(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 71;
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
if (input.substr(peg$currPos, 9) === peg$c276) {
s3 = peg$c276;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c277) {
s5 = peg$c277;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c278) {
s5 = peg$c278;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f273(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f274();
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
if (input.substr(peg$currPos, 9) === peg$c276) {
s4 = peg$c276;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c277) {
s6 = peg$c277;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c278) {
s6 = peg$c278;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f275(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f276(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 72;
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
s0 = peg$f277(s1);
} else {
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
if (s3.toLowerCase() === peg$c30) {
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
s1 = peg$f278();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDiscardCost() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 178 + 73;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f279();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c279) {
s1 = peg$c279;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f280();
} else {
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
if (input.substr(peg$currPos, 9) === peg$c280) {
s7 = peg$c280;
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
s0 = peg$f281(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c30) {
s2 = peg$c30;
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
s0 = peg$f282(s2);
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
const key = peg$currPos * 178 + 74;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c255) {
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
s3 = peg$parseAnyName();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f284(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c260) {
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
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c259) {
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
if (input.substr(peg$currPos, 11) === peg$c281) {
s7 = peg$c281;
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
if (input.substr(peg$currPos, 11) === peg$c281) {
s7 = peg$c281;
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
if (input.substr(peg$currPos, 11) === peg$c281) {
s4 = peg$c281;
peg$currPos += 11;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c277) {
s5 = peg$c277;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c278) {
s5 = peg$c278;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f286(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c259) {
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
s0 = peg$f287(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c262) {
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
if (input.substr(peg$currPos, 20) === peg$c282) {
s9 = peg$c282;
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
if (input.substr(peg$currPos, 20) === peg$c282) {
s9 = peg$c282;
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
if (input.substr(peg$currPos, 20) === peg$c282) {
s4 = peg$c282;
peg$currPos += 20;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f288(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 75;
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
const key = peg$currPos * 178 + 76;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCosts();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 58) {
s2 = peg$c283;
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
s5 = peg$f289(s1, s6);
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
s5 = peg$f289(s1, s6);
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
s7 = peg$f290(s1, s4, s5, s9);
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
s7 = peg$f290(s1, s4, s5, s9);
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
s8 = peg$f291(s1, s4, s5, s6);
s7 = s8;
peg$savedPos = peg$currPos;
s8 = peg$f292(s1, s4, s5, s6, s7);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f293(s1, s4, s5, s6, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 77;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c284) {
s1 = peg$c284;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f294();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parsePutCounters();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f295(s1);
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
const key = peg$currPos * 178 + 78;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
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
s3 = peg$parseAddList();
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s4 = peg$c1;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = peg$currPos;
peg$silentFails++;
if (input.charCodeAt(peg$currPos) === 34) {
s5 = peg$c286;
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
s0 = peg$f296(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c287) {
s1 = peg$c287;
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
if (input.substr(peg$currPos, 2) === peg$c132) {
s5 = peg$c132;
peg$currPos += 2;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c275) {
s5 = peg$c275;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c288) {
s7 = peg$c288;
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
if (input.substr(peg$currPos, 32) === peg$c289) {
s11 = peg$c289;
peg$currPos += 32;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$currPos;
s13 = '';
peg$savedPos = s12;
s13 = peg$f297(s3, s9);
s12 = s13;
peg$savedPos = peg$currPos;
s13 = peg$f298(s3, s9, s12);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f299(s3, s9, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 33) === peg$c290) {
s1 = peg$c290;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c291) {
s1 = peg$c291;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c292) {
s1 = peg$c292;
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
s4 = peg$c1;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f300(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 68) === peg$c293) {
s1 = peg$c293;
peg$currPos += 68;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f301();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 71) === peg$c294) {
s1 = peg$c294;
peg$currPos += 71;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f302();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 70) === peg$c295) {
s1 = peg$c295;
peg$currPos += 70;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f303();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c296) {
s1 = peg$c296;
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
s6 = peg$c11;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 27) === peg$c297) {
s8 = peg$c297;
peg$currPos += 27;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f304(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseAddList() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 178 + 79;
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
s3 = peg$f305(s1, s5);
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
s3 = peg$f305(s1, s5);
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
if (input.substr(peg$currPos, 8) === peg$c298) {
s6 = peg$c298;
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
s6 = peg$c11;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c299) {
s8 = peg$c299;
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
s0 = peg$f306(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 80;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c11;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c9) {
s4 = peg$c9;
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
if (input.substr(peg$currPos, 2) === peg$c9) {
s2 = peg$c9;
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
const key = peg$currPos * 178 + 81;
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
s0 = peg$f307(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 17) === peg$c300) {
s3 = peg$c300;
peg$currPos += 17;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f308(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c301) {
s1 = peg$c301;
peg$currPos += 29;
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
s1 = peg$f310(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c302) {
s1 = peg$c302;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c303) {
s4 = peg$c303;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c304) {
s7 = peg$c304;
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
s0 = peg$f311(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c305) {
s1 = peg$c305;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f312();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c306) {
s3 = peg$c306;
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
s0 = peg$f313(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 15) === peg$c307) {
s3 = peg$c307;
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
s0 = peg$f314(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c308) {
s3 = peg$c308;
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
s0 = peg$f315(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 82;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c75) {
s1 = peg$c75;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c309) {
s1 = peg$c309;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f316();
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
const key = peg$currPos * 178 + 83;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c178) {
s1 = peg$c178;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f317();
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
const key = peg$currPos * 178 + 84;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 40) === peg$c310) {
s1 = peg$c310;
peg$currPos += 40;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f318();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c311) {
s1 = peg$c311;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c312) {
s1 = peg$c312;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c155) {
s3 = peg$c155;
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
s0 = peg$f319(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c151) {
s1 = peg$c151;
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
if (input.substr(peg$currPos, 17) === peg$c143) {
s5 = peg$c143;
peg$currPos += 17;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f320(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c311) {
s1 = peg$c311;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c313) {
s1 = peg$c313;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c314) {
s3 = peg$c314;
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
if (input.substr(peg$currPos, 10) === peg$c180) {
s7 = peg$c180;
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
if (input.substr(peg$currPos, 4) === peg$c314) {
s7 = peg$c314;
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
if (input.substr(peg$currPos, 4) === peg$c315) {
s9 = peg$c315;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c52) {
s9 = peg$c52;
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
if (input.substr(peg$currPos, 13) === peg$c316) {
s10 = peg$c316;
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
if (input.substr(peg$currPos, 13) === peg$c316) {
s9 = peg$c316;
peg$currPos += 13;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f321(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c311) {
s1 = peg$c311;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c313) {
s1 = peg$c313;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c317) {
s3 = peg$c317;
peg$currPos += 14;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c314) {
s3 = peg$c314;
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
if (input.substr(peg$currPos, 13) === peg$c316) {
s7 = peg$c316;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f322(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c311) {
s1 = peg$c311;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c313) {
s1 = peg$c313;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c314) {
s3 = peg$c314;
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
if (input.substr(peg$currPos, 13) === peg$c316) {
s10 = peg$c316;
peg$currPos += 13;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f323(s1, s6, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c318) {
s1 = peg$c318;
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
s0 = peg$f324(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
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
if (input.substr(peg$currPos, 5) === peg$c311) {
s1 = peg$c311;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f325();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c313) {
s1 = peg$c313;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f326();
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
const key = peg$currPos * 178 + 85;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c319) {
s1 = peg$c319;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f327();
} else {
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
s3 = peg$f328(s1, s5);
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
s3 = peg$f328(s1, s5);
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
s0 = peg$f329(s1, s2);
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
const key = peg$currPos * 178 + 86;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c320) {
s1 = peg$c320;
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
s0 = peg$f330(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 24) === peg$c321) {
s2 = peg$c321;
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
if (input.substr(peg$currPos, 8) === peg$c298) {
s6 = peg$c298;
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
s0 = peg$f331(s1, s4, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f332(s2);
}
s1 = s2;
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = peg$parseAddItems();
if (s2 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s3 = peg$f333(s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s1;
s1 = peg$f334(s2);
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
if (input.substr(peg$currPos, 8) === peg$c298) {
s3 = peg$c298;
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
s7 = peg$f335(s1, s5);
s6 = s7;
peg$savedPos = peg$currPos;
s7 = peg$f336(s1, s5, s6);
if (s7) {
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f337(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c322) {
s1 = peg$c322;
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
if (input.substr(peg$currPos, 8) === peg$c323) {
s5 = peg$c323;
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
s0 = peg$f338(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c324) {
s1 = peg$c324;
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
if (input.substr(peg$currPos, 8) === peg$c323) {
s5 = peg$c323;
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
s0 = peg$f339(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 43) === peg$c325) {
s1 = peg$c325;
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
s0 = peg$f340(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c326) {
s1 = peg$c326;
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
s5 = peg$c11;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c327) {
s7 = peg$c327;
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
s4 = peg$f341(s3, s9);
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
s0 = peg$f342(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 87;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c328) {
s1 = peg$c328;
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
s0 = peg$f343(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c329) {
s1 = peg$c329;
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
s0 = peg$f344(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c175) {
s1 = peg$c175;
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
s0 = peg$f345(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 88;
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
s1 = peg$f346(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c330) {
s1 = peg$c330;
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
if (input.substr(peg$currPos, 23) === peg$c331) {
s6 = peg$c331;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f347(s3);
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
s5 = peg$c1;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f348(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c332) {
s1 = peg$c332;
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
if (input.substr(peg$currPos, 27) === peg$c333) {
s1 = peg$c333;
peg$currPos += 27;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f350();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 49) === peg$c334) {
s1 = peg$c334;
peg$currPos += 49;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f351();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c335) {
s1 = peg$c335;
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
if (input.substr(peg$currPos, 23) === peg$c331) {
s6 = peg$c331;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f352(s3);
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
s5 = peg$c1;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f353(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c335) {
s1 = peg$c335;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c203) {
s5 = peg$c203;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 24) === peg$c336) {
s9 = peg$c336;
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
if (input.substr(peg$currPos, 24) === peg$c336) {
s9 = peg$c336;
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
if (input.substr(peg$currPos, 25) === peg$c337) {
s4 = peg$c337;
peg$currPos += 25;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f354(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c335) {
s1 = peg$c335;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c203) {
s5 = peg$c203;
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
s4 = peg$c1;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f355(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c338) {
s1 = peg$c338;
peg$currPos += 29;
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
if (input.substr(peg$currPos, 68) === peg$c339) {
s1 = peg$c339;
peg$currPos += 68;
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
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 42) === peg$c340) {
s3 = peg$c340;
peg$currPos += 42;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f358();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c341) {
s1 = peg$c341;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c342) {
s1 = peg$c342;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c343) {
s1 = peg$c343;
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
if (input.substr(peg$currPos, 5) === peg$c344) {
s5 = peg$c344;
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
if (input.substr(peg$currPos, 4) === peg$c195) {
s9 = peg$c195;
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
s4 = peg$c1;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f359(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 88) === peg$c345) {
s1 = peg$c345;
peg$currPos += 88;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f360();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c346) {
s1 = peg$c346;
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
if (input.substr(peg$currPos, 5) === peg$c347) {
s5 = peg$c347;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c348) {
s1 = peg$c348;
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
s4 = peg$c11;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c349) {
s8 = peg$c349;
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
if (input.substr(peg$currPos, 4) === peg$c195) {
s12 = peg$c195;
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
s7 = peg$c1;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f362(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c350) {
s3 = peg$c350;
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
if (input.substr(peg$currPos, 14) === peg$c351) {
s7 = peg$c351;
peg$currPos += 14;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s8 = peg$c43;
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
s2 = peg$c1;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f363(s1);
} else {
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
if (input.substr(peg$currPos, 30) === peg$c352) {
s3 = peg$c352;
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
s2 = peg$c1;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f364(s1);
} else {
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
if (input.substr(peg$currPos, 18) === peg$c353) {
s3 = peg$c353;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c354) {
s3 = peg$c354;
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
s2 = peg$c1;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f365(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c355) {
s1 = peg$c355;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s2 = peg$c1;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f366(s1);
} else {
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
if (input.substr(peg$currPos, 6) === peg$c356) {
s3 = peg$c356;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 97) {
s5 = peg$c3;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c2) {
s5 = peg$c2;
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
if (input.substr(peg$currPos, 14) === peg$c357) {
s9 = peg$c357;
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
s2 = peg$c1;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f367(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 84) === peg$c358) {
s1 = peg$c358;
peg$currPos += 84;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f368();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 45) === peg$c359) {
s1 = peg$c359;
peg$currPos += 45;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c360) {
s5 = peg$c360;
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
s4 = peg$c1;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f369(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 8) === peg$c361) {
s3 = peg$c361;
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
if (input.substr(peg$currPos, 4) === peg$c195) {
s7 = peg$c195;
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
s2 = peg$c1;
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
if (input.substr(peg$currPos, 7) === peg$c350) {
s3 = peg$c350;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
if (input.substr(peg$currPos, 3) === peg$c267) {
s6 = peg$c267;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
if (input.substr(peg$currPos, 3) === peg$c267) {
s6 = peg$c267;
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
s2 = peg$c1;
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
if (input.substr(peg$currPos, 4) === peg$c362) {
s3 = peg$c362;
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
s2 = peg$c1;
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
if (input.substr(peg$currPos, 15) === peg$c363) {
s1 = peg$c363;
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
if (input.substr(peg$currPos, 28) === peg$c364) {
s5 = peg$c364;
peg$currPos += 28;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f373(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c365) {
s1 = peg$c365;
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
if (input.substr(peg$currPos, 29) === peg$c366) {
s5 = peg$c366;
peg$currPos += 29;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f374(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 21) === peg$c367) {
s3 = peg$c367;
peg$currPos += 21;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 21) === peg$c368) {
s3 = peg$c368;
peg$currPos += 21;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c369) {
s3 = peg$c369;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c370) {
s3 = peg$c370;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c371) {
s3 = peg$c371;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c372) {
s3 = peg$c372;
peg$currPos += 28;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c373) {
s3 = peg$c373;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c374) {
s3 = peg$c374;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c375) {
s3 = peg$c375;
peg$currPos += 28;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 31) === peg$c376) {
s3 = peg$c376;
peg$currPos += 31;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c377) {
s3 = peg$c377;
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
s2 = peg$c1;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f375(s1);
} else {
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
if (input.substr(peg$currPos, 34) === peg$c378) {
s3 = peg$c378;
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
s2 = peg$c1;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f376(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 37) === peg$c379) {
s1 = peg$c379;
peg$currPos += 37;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f377();
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
const key = peg$currPos * 178 + 89;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c227) {
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
if (input.substr(peg$currPos, 7) === peg$c27) {
s7 = peg$c27;
peg$currPos += 7;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s8 = peg$c43;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c80) {
s10 = peg$c80;
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
s13 = peg$c1;
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f378(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 90;
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
if (input.substr(peg$currPos, 5) === peg$c380) {
s3 = peg$c380;
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
if (input.substr(peg$currPos, 14) === peg$c381) {
s7 = peg$c381;
peg$currPos += 14;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f379(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c382) {
s1 = peg$c382;
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
if (input.substr(peg$currPos, 5) === peg$c347) {
s5 = peg$c347;
peg$currPos += 5;
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
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseInstead() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 178 + 91;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c185) {
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
s4 = peg$c11;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c285) {
s6 = peg$c285;
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
if (input.substr(peg$currPos, 8) === peg$c383) {
s10 = peg$c383;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f381(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c185) {
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
s4 = peg$c11;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c384) {
s6 = peg$c384;
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
s9 = peg$c1;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f382(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c385) {
s1 = peg$c385;
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
if (input.substr(peg$currPos, 10) === peg$c386) {
s5 = peg$c386;
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
s8 = peg$c1;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f383(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 92;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 20);
if (s1.toLowerCase() === peg$c387) {
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
s5 = peg$c1;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f384(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c388) {
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
s4 = peg$c1;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f385(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 93;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c389) {
s1 = peg$c389;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c390) {
s5 = peg$c390;
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
s0 = peg$f386(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 94;
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
s3 = peg$f387(s1, s5);
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
s3 = peg$f387(s1, s5);
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
s0 = peg$f388(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUseSep() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 178 + 95;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 44) {
s1 = peg$c11;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c9) {
s4 = peg$c9;
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
if (input.substr(peg$currPos, 2) === peg$c9) {
s2 = peg$c9;
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s2 = peg$c10;
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
const key = peg$currPos * 178 + 96;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c264) {
s1 = peg$c264;
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
if (input.substr(peg$currPos, 4) === peg$c223) {
s3 = peg$c223;
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
s0 = peg$f389(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c264) {
s1 = peg$c264;
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
if (input.substr(peg$currPos, 8) === peg$c391) {
s3 = peg$c391;
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
s0 = peg$f390(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c392) {
s1 = peg$c392;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c393) {
s3 = peg$c393;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c394) {
s3 = peg$c394;
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
s0 = peg$f391(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c264) {
s1 = peg$c264;
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
if (input.substr(peg$currPos, 3) === peg$c253) {
s3 = peg$c253;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c43;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c395) {
s6 = peg$c395;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c43;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c396) {
s9 = peg$c396;
peg$currPos += 12;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s10 = peg$c43;
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
s0 = peg$f392(s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c80) {
s1 = peg$c80;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
if (input.substr(peg$currPos, 2) === peg$c264) {
s2 = peg$c264;
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
if (input.substr(peg$currPos, 3) === peg$c253) {
s4 = peg$c253;
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
if (input.substr(peg$currPos, 18) === peg$c397) {
s6 = peg$c397;
peg$currPos += 18;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f393();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c80) {
s1 = peg$c80;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c398) {
s3 = peg$c398;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c399) {
s3 = peg$c399;
peg$currPos += 19;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c400) {
s5 = peg$c400;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f394();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c264) {
s1 = peg$c264;
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
if (input.substr(peg$currPos, 8) === peg$c113) {
s3 = peg$c113;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c401) {
s5 = peg$c401;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c402) {
s5 = peg$c402;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c403) {
s8 = peg$c403;
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
s0 = peg$f395();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c264) {
s1 = peg$c264;
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
if (input.substr(peg$currPos, 53) === peg$c404) {
s3 = peg$c404;
peg$currPos += 53;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c405) {
s3 = peg$c405;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c406) {
s3 = peg$c406;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c407) {
s3 = peg$c407;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c408) {
s3 = peg$c408;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c409) {
s3 = peg$c409;
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
s0 = peg$f396();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c264) {
s1 = peg$c264;
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
if (input.substr(peg$currPos, 3) === peg$c253) {
s3 = peg$c253;
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
if (input.substr(peg$currPos, 5) === peg$c111) {
s6 = peg$c111;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c112) {
s6 = peg$c112;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c410) {
s8 = peg$c410;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s9 = peg$c43;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
s9 = null;
}
peg$savedPos = s0;
s0 = peg$f397(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c80) {
s1 = peg$c80;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c411) {
s1 = peg$c411;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c412) {
s4 = peg$c412;
peg$currPos += 17;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c413) {
s4 = peg$c413;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c111) {
s4 = peg$c111;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c118) {
s4 = peg$c118;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c113) {
s4 = peg$c113;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c414) {
s4 = peg$c414;
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
if (input.substr(peg$currPos, 5) === peg$c400) {
s5 = peg$c400;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f398(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c264) {
s1 = peg$c264;
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
if (input.substr(peg$currPos, 6) === peg$c414) {
s3 = peg$c414;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c415) {
s5 = peg$c415;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c416) {
s5 = peg$c416;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c417) {
s5 = peg$c417;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
}
}
if (s5 !== peg$FAILED) {
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
const key = peg$currPos * 178 + 97;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c418) {
s1 = peg$c418;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f400();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c419) {
s1 = peg$c419;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f401();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCastUse() {
let s0, s1, s2, s3;
const key = peg$currPos * 178 + 98;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c420) {
s1 = peg$c420;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c43;
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
s0 = peg$f402();
} else {
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
s1 = peg$f403(s1);
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellList() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 178 + 99;
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
s3 = peg$f404(s1, s6);
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
s3 = peg$f404(s1, s6);
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
s0 = peg$f405(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellUse() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 178 + 100;
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
s3 = peg$f406(s2, s5);
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
s0 = peg$f407(s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellPhrase() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 178 + 101;
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
s3 = peg$f408(s1, s5);
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
s3 = peg$f408(s1, s5);
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
s0 = peg$f409(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellKinds() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 178 + 102;
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
s3 = peg$f410(s1, s5);
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
s3 = peg$f410(s1, s5);
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
s3 = peg$f411(s1, s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f412(s1, s2);
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
const key = peg$currPos * 178 + 103;
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
s5 = peg$c11;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 3) === peg$c35) {
s8 = peg$c35;
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
s3 = peg$f413(s1, s5);
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
s5 = peg$c11;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 3) === peg$c35) {
s8 = peg$c35;
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
s3 = peg$f413(s1, s5);
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
s0 = peg$f414(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellWord() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 178 + 104;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c54) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c43;
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
s0 = peg$f415();
} else {
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
if (s1.toLowerCase() === peg$c31) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f416();
} else {
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
if (s3.toLowerCase() === peg$c52) {
peg$currPos += (9);
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = input.substr(peg$currPos, 4);
if (s3.toLowerCase() === peg$c53) {
peg$currPos += (4);
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = input.substr(peg$currPos, 6);
if (s3.toLowerCase() === peg$c55) {
peg$currPos += (6);
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = input.substr(peg$currPos, 5);
if (s3.toLowerCase() === peg$c51) {
peg$currPos += (5);
} else {
s3 = peg$FAILED;
}
}
}
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c43;
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
s0 = peg$f417(s2);
} else {
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
s2 = peg$c43;
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
s0 = peg$f418();
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
const key = peg$currPos * 178 + 105;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 34) === peg$c421) {
s1 = peg$c421;
peg$currPos += 34;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f419();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c403) {
s1 = peg$c403;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f420();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 33) === peg$c422) {
s1 = peg$c422;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 33) === peg$c423) {
s1 = peg$c423;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c424) {
s1 = peg$c424;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c425) {
s1 = peg$c425;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f421();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c426) {
s1 = peg$c426;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c427) {
s1 = peg$c427;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c428) {
s1 = peg$c428;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f422();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c429) {
s1 = peg$c429;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f423();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c430) {
s1 = peg$c430;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f424();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c431) {
s1 = peg$c431;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c432) {
s1 = peg$c432;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f425();
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
const key = peg$currPos * 178 + 106;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c433) {
s1 = peg$c433;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c434) {
s1 = peg$c434;
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
s0 = peg$f426(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c413) {
s3 = peg$c413;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c435) {
s3 = peg$c435;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c115) {
s3 = peg$c115;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c436) {
s3 = peg$c436;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c437) {
s3 = peg$c437;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c438) {
s3 = peg$c438;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c439) {
s3 = peg$c439;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c440) {
s3 = peg$c440;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c441) {
s3 = peg$c441;
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
if (input.substr(peg$currPos, 9) === peg$c442) {
s4 = peg$c442;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c443) {
s4 = peg$c443;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f427(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c444) {
s1 = peg$c444;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c442) {
s1 = peg$c442;
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
if (input.substr(peg$currPos, 2) === peg$c175) {
s6 = peg$c175;
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
s0 = peg$f428();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 107;
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
if (input.substr(peg$currPos, 11) === peg$c128) {
s4 = peg$c128;
peg$currPos += 11;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c130) {
s4 = peg$c130;
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
s0 = peg$f429(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEffectLine() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 178 + 108;
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
s3 = peg$f430(s1, s5);
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
s3 = peg$f430(s1, s5);
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
s0 = peg$f431(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEffectSentences() {
let s0, s1;
const key = peg$currPos * 178 + 109;
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
s0 = peg$parseGrant();
if (s0 === peg$FAILED) {
s0 = peg$parseTypeChange();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseHarmlessSentence();
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
const key = peg$currPos * 178 + 110;
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
if (input.substr(peg$currPos, 4) === peg$c410) {
s5 = peg$c410;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c43;
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
if (input.substr(peg$currPos, 7) === peg$c445) {
s8 = peg$c445;
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
s12 = peg$c1;
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
s14 = peg$f433(s1, s2, s6, s9, s10, s13);
if (s14) {
s14 = undefined;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f434(s1, s2, s6, s9, s10, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c446) {
s1 = peg$c446;
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
if (input.substr(peg$currPos, 44) === peg$c447) {
s5 = peg$c447;
peg$currPos += 44;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s6 = peg$f435(s3);
if (s6) {
s6 = undefined;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f436(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 8) === peg$c448) {
s3 = peg$c448;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c133) {
s5 = peg$c133;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c134) {
s5 = peg$c134;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c449) {
s7 = peg$c449;
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
s10 = peg$c1;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f437(s1, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c450) {
s1 = peg$c450;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSpellPhrase();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c451) {
s4 = peg$c451;
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
if (input.substr(peg$currPos, 23) === peg$c452) {
s8 = peg$c452;
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
if (input.substr(peg$currPos, 39) === peg$c453) {
s12 = peg$c453;
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
s0 = peg$f438(s3, s6, s10, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 107) === peg$c454) {
s1 = peg$c454;
peg$currPos += 107;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f439();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 36) === peg$c455) {
s1 = peg$c455;
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
if (input.substr(peg$currPos, 18) === peg$c456) {
s5 = peg$c456;
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
if (input.substr(peg$currPos, 13) === peg$c457) {
s9 = peg$c457;
peg$currPos += 13;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f440(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 111;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c458) {
s2 = peg$c458;
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
if (input.substr(peg$currPos, 25) === peg$c459) {
s2 = peg$c459;
peg$currPos += 25;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c13) {
s4 = peg$c13;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c460) {
s4 = peg$c460;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c461) {
s6 = peg$c461;
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
const key = peg$currPos * 178 + 112;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c462) {
s1 = peg$c462;
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
s0 = peg$f441(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c463) {
s3 = peg$c463;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
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
} else {
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
if (input.substr(peg$currPos, 4) === peg$c464) {
s3 = peg$c464;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
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
const key = peg$currPos * 178 + 113;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c418) {
s1 = peg$c418;
peg$currPos += 3;
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
s1 = peg$parseMana();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f445(s1);
if (s2) {
s2 = undefined;
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
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseForEach() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 178 + 114;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c298) {
s2 = peg$c298;
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
if (input.substr(peg$currPos, 8) === peg$c465) {
s8 = peg$c465;
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
s6 = peg$f447(s4, s10);
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
if (input.substr(peg$currPos, 8) === peg$c465) {
s8 = peg$c465;
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
s6 = peg$f447(s4, s10);
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
if (input.substr(peg$currPos, 4) === peg$c314) {
s9 = peg$c314;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c57) {
s9 = peg$c57;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c10) {
s9 = peg$c10;
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
s0 = peg$f448(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 8) === peg$c298) {
s2 = peg$c298;
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
if (input.substr(peg$currPos, 9) === peg$c213) {
s9 = peg$c213;
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
if (input.substr(peg$currPos, 9) === peg$c213) {
s9 = peg$c213;
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
if (input.substr(peg$currPos, 9) === peg$c213) {
s8 = peg$c213;
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
s0 = peg$f449(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 8) === peg$c298) {
s4 = peg$c298;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c466) {
s6 = peg$c466;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c467) {
s6 = peg$c467;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c468) {
s6 = peg$c468;
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
s4 = peg$c1;
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
s0 = peg$f450(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$c11;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c327) {
s3 = peg$c327;
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
s0 = peg$f451(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$c11;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c327) {
s5 = peg$c327;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 9) === peg$c213) {
s9 = peg$c213;
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
if (input.substr(peg$currPos, 9) === peg$c213) {
s9 = peg$c213;
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
if (input.substr(peg$currPos, 9) === peg$c213) {
s8 = peg$c213;
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
s0 = peg$f452(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseLeadingWhen() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 178 + 115;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 58) === peg$c469) {
s1 = peg$c469;
peg$currPos += 58;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f453();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c470) {
s1 = peg$c470;
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
s4 = peg$c11;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f454(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$c11;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f455(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 116;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c185) {
s2 = peg$c185;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c471) {
s2 = peg$c471;
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
s6 = peg$c1;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c472) {
s8 = peg$c472;
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
s0 = peg$f457(s2);
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
const key = peg$currPos * 178 + 117;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 38) === peg$c473) {
s2 = peg$c473;
peg$currPos += 38;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c474) {
s4 = peg$c474;
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
if (input.substr(peg$currPos, 13) === peg$c475) {
s6 = peg$c475;
peg$currPos += 13;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f458();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 28) === peg$c476) {
s2 = peg$c476;
peg$currPos += 28;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c477) {
s4 = peg$c477;
peg$currPos += 17;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c478) {
s4 = peg$c478;
peg$currPos += 32;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 39) === peg$c479) {
s4 = peg$c479;
peg$currPos += 39;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c480) {
s4 = peg$c480;
peg$currPos += 18;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 36) === peg$c481) {
s4 = peg$c481;
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
if (input.substr(peg$currPos, 2) === peg$c264) {
s6 = peg$c264;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c482) {
s6 = peg$c482;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c483) {
s8 = peg$c483;
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
if (input.substr(peg$currPos, 5) === peg$c484) {
s12 = peg$c484;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
s12 = null;
}
peg$savedPos = s0;
s0 = peg$f459(s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 118;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c485) {
s1 = peg$c485;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c486) {
s4 = peg$c486;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c487) {
s4 = peg$c487;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c488) {
s4 = peg$c488;
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
if (input.substr(peg$currPos, 9) === peg$c489) {
s10 = peg$c489;
peg$currPos += 9;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 25) === peg$c490) {
s10 = peg$c490;
peg$currPos += 25;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c489) {
s10 = peg$c489;
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
s0 = peg$f460(s3, s5, s7, s9, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f461(s1, s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f462(s1, s4);
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
if (input.substr(peg$currPos, 11) === peg$c491) {
s6 = peg$c491;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c43;
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
if (input.substr(peg$currPos, 5) === peg$c492) {
s13 = peg$c492;
peg$currPos += 5;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s14 = peg$c43;
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 === peg$FAILED) {
s14 = null;
}
if (input.substr(peg$currPos, 2) === peg$c493) {
s15 = peg$c493;
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
if (input.substr(peg$currPos, 5) === peg$c492) {
s13 = peg$c492;
peg$currPos += 5;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s14 = peg$c43;
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 === peg$FAILED) {
s14 = null;
}
if (input.substr(peg$currPos, 2) === peg$c493) {
s15 = peg$c493;
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
s0 = peg$f463(s1, s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s2.toLowerCase() === peg$c494) {
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
s4 = peg$f464(s2, s3, s6);
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
s6 = peg$f465(s2, s3, s4, s8);
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
s6 = peg$f465(s2, s3, s4, s8);
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
s0 = peg$f466(s2, s3, s4, s5, s6);
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
if (input.substr(peg$currPos, 11) === peg$c491) {
s5 = peg$c491;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 126) {
s8 = peg$c12;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c28) {
s8 = peg$c28;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c495) {
s8 = peg$c495;
peg$currPos += 30;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c496) {
s8 = peg$c496;
peg$currPos += 29;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 97) {
s9 = peg$c3;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c250) {
s9 = peg$c250;
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
if (input.substr(peg$currPos, 11) === peg$c128) {
s12 = peg$c128;
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
s0 = peg$f467(s1, s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 119;
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
s0 = peg$f468(s2);
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
const key = peg$currPos * 178 + 120;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c448) {
s1 = peg$c448;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f469();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c497) {
s1 = peg$c497;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c498) {
s1 = peg$c498;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c499) {
s1 = peg$c499;
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
s0 = peg$f470();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c500) {
s1 = peg$c500;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c501) {
s1 = peg$c501;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLastingCost() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20;
const key = peg$currPos * 178 + 121;
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
if (s3.toLowerCase() === peg$c502) {
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
if (input.substr(peg$currPos, 18) === peg$c503) {
s6 = peg$c503;
peg$currPos += 18;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c504) {
s8 = peg$c504;
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
if (input.substr(peg$currPos, 4) === peg$c410) {
s9 = peg$c410;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s10 = peg$c43;
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
if (input.substr(peg$currPos, 7) === peg$c445) {
s14 = peg$c445;
peg$currPos += 7;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s15 = peg$currPos;
s16 = peg$parse_();
if (s16 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c298) {
s17 = peg$c298;
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
s16 = peg$c11;
peg$currPos++;
} else {
s16 = peg$FAILED;
}
if (s16 !== peg$FAILED) {
s17 = peg$parse_();
if (s17 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c327) {
s18 = peg$c327;
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
s16 = peg$c1;
peg$currPos++;
} else {
s16 = peg$FAILED;
}
if (s16 !== peg$FAILED) {
s17 = peg$parseNoMoreCosts();
peg$savedPos = peg$currPos;
s18 = peg$f472(s3, s4, s12);
if (s18) {
s18 = undefined;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f473(s3, s4, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s2.toLowerCase() === peg$c505) {
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
if (input.substr(peg$currPos, 13) === peg$c506) {
s6 = peg$c506;
peg$currPos += 13;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c43;
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
if (input.substr(peg$currPos, 8) === peg$c507) {
s11 = peg$c507;
peg$currPos += 8;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parseNoMoreCosts();
peg$savedPos = peg$currPos;
s13 = peg$f474(s4, s9);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f475(s4, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 122;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c508) {
s1 = peg$c508;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c509) {
s1 = peg$c509;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c510) {
s1 = peg$c510;
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
s4 = peg$c11;
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
s4 = peg$c11;
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
s4 = peg$c11;
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
if (input.substr(peg$currPos, 3) === peg$c511) {
s3 = peg$c511;
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
s2 = peg$c283;
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
const key = peg$currPos * 178 + 123;
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
if (input.substr(peg$currPos, 4) === peg$c410) {
s6 = peg$c410;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c512) {
s6 = peg$c512;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c285) {
s6 = peg$c285;
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
if (input.substr(peg$currPos, 4) === peg$c410) {
s6 = peg$c410;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c512) {
s6 = peg$c512;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c285) {
s6 = peg$c285;
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
s4 = peg$c1;
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
if (input.substr(peg$currPos, 4) === peg$c410) {
s6 = peg$c410;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c512) {
s6 = peg$c512;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c285) {
s6 = peg$c285;
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
if (input.substr(peg$currPos, 4) === peg$c410) {
s6 = peg$c410;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c512) {
s6 = peg$c512;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c285) {
s6 = peg$c285;
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
s4 = peg$c1;
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
const key = peg$currPos * 178 + 124;
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
if (input.substr(peg$currPos, 5) === peg$c400) {
s3 = peg$c400;
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
if (input.substr(peg$currPos, 7) === peg$c445) {
s7 = peg$c445;
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s12 = peg$c10;
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
if (input.substr(peg$currPos, 7) === peg$c445) {
s16 = peg$c445;
peg$currPos += 7;
} else {
s16 = peg$FAILED;
}
if (s16 !== peg$FAILED) {
s17 = peg$parseOwnWhen();
if (s17 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s18 = peg$f476(s5, s8, s9, s14, s17);
if (s18) {
s18 = undefined;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
peg$savedPos = s10;
s10 = peg$f477(s5, s8, s9, s14, s17);
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
s11 = peg$c1;
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
s13 = peg$f478(s5, s8, s9, s10, s12);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f479(s5, s8, s9, s10, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c513) {
s1 = peg$c513;
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
if (input.substr(peg$currPos, 7) === peg$c445) {
s5 = peg$c445;
peg$currPos += 7;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseOwnWhen();
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s7 = peg$c1;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s8 = peg$f480(s3, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f481(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$c11;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c514) {
s4 = peg$c514;
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
if (input.substr(peg$currPos, 8) === peg$c507) {
s8 = peg$c507;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s9 = peg$f482(s1, s6);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f483(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c348) {
s1 = peg$c348;
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
s4 = peg$c11;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c514) {
s6 = peg$c514;
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
if (input.substr(peg$currPos, 8) === peg$c507) {
s10 = peg$c507;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s11 = peg$f484(s3, s8);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f485(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 125;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.charCodeAt(peg$currPos) === 126) {
s0 = peg$c12;
peg$currPos++;
} else {
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOwnWhen() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
const key = peg$currPos * 178 + 126;
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
if (input.substr(peg$currPos, 2) === peg$c185) {
s2 = peg$c185;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c515) {
s6 = peg$c515;
peg$currPos += 10;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c516) {
s6 = peg$c516;
peg$currPos += 14;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c211) {
s6 = peg$c211;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c517) {
s6 = peg$c517;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c28) {
s7 = peg$c28;
peg$currPos += 3;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c220) {
s9 = peg$c220;
peg$currPos += 8;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c221) {
s9 = peg$c221;
peg$currPos += 6;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c222) {
s9 = peg$c222;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c182) {
s9 = peg$c182;
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
if (input.substr(peg$currPos, 15) === peg$c518) {
s6 = peg$c518;
peg$currPos += 15;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c214) {
s6 = peg$c214;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c215) {
s6 = peg$c215;
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
if (input.substr(peg$currPos, 9) === peg$c519) {
s10 = peg$c519;
peg$currPos += 9;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c520) {
s10 = peg$c520;
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
if (input.substr(peg$currPos, 9) === peg$c519) {
s10 = peg$c519;
peg$currPos += 9;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c520) {
s10 = peg$c520;
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
if (input.substr(peg$currPos, 9) === peg$c519) {
s6 = peg$c519;
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
s0 = peg$f486(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 127;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c521) {
s1 = peg$c521;
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
s4 = peg$f487(s3, s6);
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
s6 = peg$f488(s3, s4, s8);
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
s6 = peg$f488(s3, s4, s8);
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
if (input.substr(peg$currPos, 4) === peg$c410) {
s7 = peg$c410;
peg$currPos += 4;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s8 = peg$c43;
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
if (input.substr(peg$currPos, 11) === peg$c522) {
s12 = peg$c522;
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
s15 = peg$c1;
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
s0 = peg$f489(s3, s4, s5, s10, s13, s14, s16);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c523) {
s1 = peg$c523;
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
if (input.substr(peg$currPos, 11) === peg$c522) {
s5 = peg$c522;
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
s7 = peg$c1;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s8 = peg$f490(s3, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f491(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c521) {
s1 = peg$c521;
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
if (input.substr(peg$currPos, 4) === peg$c410) {
s5 = peg$c410;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c43;
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
if (input.substr(peg$currPos, 11) === peg$c522) {
s10 = peg$c522;
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
s12 = peg$c1;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s13 = peg$f492(s3, s8, s11);
if (s13) {
s13 = undefined;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f493(s3, s8, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 24) === peg$c524) {
s3 = peg$c524;
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
if (input.substr(peg$currPos, 12) === peg$c525) {
s7 = peg$c525;
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
s9 = peg$f494(s1, s5, s8);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f495(s1, s5, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c526) {
s1 = peg$c526;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c491) {
s5 = peg$c491;
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
if (input.substr(peg$currPos, 7) === peg$c527) {
s10 = peg$c527;
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
if (input.substr(peg$currPos, 7) === peg$c527) {
s10 = peg$c527;
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
if (input.substr(peg$currPos, 4) === peg$c410) {
s5 = peg$c410;
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
if (input.substr(peg$currPos, 12) === peg$c525) {
s9 = peg$c525;
peg$currPos += 12;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s10 = peg$f496(s3, s7);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f497(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c528) {
s2 = peg$c528;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c529) {
s2 = peg$c529;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c530) {
s2 = peg$c530;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c531) {
s2 = peg$c531;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c532) {
s2 = peg$c532;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c533) {
s2 = peg$c533;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c534) {
s2 = peg$c534;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c535) {
s2 = peg$c535;
peg$currPos += 8;
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
if (input.substr(peg$currPos, 22) === peg$c537) {
s3 = peg$c537;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c175) {
s6 = peg$c175;
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
s4 = peg$f498(s1, s8);
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
if (input.substr(peg$currPos, 4) === peg$c410) {
s6 = peg$c410;
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
if (input.substr(peg$currPos, 12) === peg$c525) {
s10 = peg$c525;
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
s12 = peg$f499(s1, s4, s8, s11);
if (s12) {
s12 = undefined;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f500(s1, s4, s8, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c528) {
s2 = peg$c528;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c529) {
s2 = peg$c529;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c531) {
s2 = peg$c531;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c533) {
s2 = peg$c533;
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
if (input.substr(peg$currPos, 13) === peg$c538) {
s3 = peg$c538;
peg$currPos += 13;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c537) {
s3 = peg$c537;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c410) {
s5 = peg$c410;
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
s8 = peg$c1;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
peg$savedPos = peg$currPos;
s9 = peg$f501(s1, s7);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f502(s1, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c539) {
s1 = peg$c539;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c540) {
s1 = peg$c540;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c410) {
s3 = peg$c410;
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
if (input.substr(peg$currPos, 11) === peg$c522) {
s7 = peg$c522;
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
s9 = peg$c1;
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
s11 = peg$f503(s5, s8, s10);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f504(s5, s8, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 54) === peg$c541) {
s1 = peg$c541;
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
if (input.substr(peg$currPos, 12) === peg$c525) {
s5 = peg$c525;
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
s7 = peg$f505(s3, s6);
if (s7) {
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f506(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 23) === peg$c542) {
s1 = peg$c542;
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
if (input.substr(peg$currPos, 11) === peg$c522) {
s5 = peg$c522;
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
s7 = peg$c1;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s8 = peg$f507(s3, s6);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f508(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 38) === peg$c543) {
s1 = peg$c543;
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
if (input.substr(peg$currPos, 17) === peg$c544) {
s5 = peg$c544;
peg$currPos += 17;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f509(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 128;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c545) {
s2 = peg$c545;
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
if (input.substr(peg$currPos, 29) === peg$c546) {
s2 = peg$c546;
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
const key = peg$currPos * 178 + 129;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c547) {
s1 = peg$c547;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c548) {
s4 = peg$c548;
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
s5 = peg$c1;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f510(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c547) {
s1 = peg$c547;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c548) {
s4 = peg$c548;
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
s5 = peg$c1;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f511(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 178 + 130;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c549) {
s1 = peg$c549;
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
if (input.substr(peg$currPos, 10) === peg$c550) {
s5 = peg$c550;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f512(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c551) {
s1 = peg$c551;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f513();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 31) === peg$c552) {
s1 = peg$c552;
peg$currPos += 31;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f514();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c553) {
s1 = peg$c553;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c554) {
s3 = peg$c554;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c275) {
s3 = peg$c275;
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
if (input.substr(peg$currPos, 10) === peg$c555) {
s7 = peg$c555;
peg$currPos += 10;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f515(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c556) {
s1 = peg$c556;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c557) {
s3 = peg$c557;
peg$currPos += 30;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c558) {
s3 = peg$c558;
peg$currPos += 19;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 25) === peg$c559) {
s4 = peg$c559;
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
if (input.substr(peg$currPos, 26) === peg$c560) {
s9 = peg$c560;
peg$currPos += 26;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f516(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parsePermission() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11;
const key = peg$currPos * 178 + 131;
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
if (input.substr(peg$currPos, 34) === peg$c561) {
s3 = peg$c561;
peg$currPos += 34;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c311) {
s5 = peg$c311;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c313) {
s5 = peg$c313;
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
s7 = peg$c1;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f517(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 16) === peg$c562) {
s3 = peg$c562;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseSpendOn();
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s5 = peg$c1;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f518(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c563) {
s1 = peg$c563;
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
if (input.substr(peg$currPos, 40) === peg$c564) {
s5 = peg$c564;
peg$currPos += 40;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseSpendOn();
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.substr(peg$currPos, 65) === peg$c565) {
s7 = peg$c565;
peg$currPos += 65;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f519(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c563) {
s1 = peg$c563;
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
if (input.substr(peg$currPos, 40) === peg$c564) {
s5 = peg$c564;
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
s7 = peg$c1;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f520(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c563) {
s1 = peg$c563;
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
if (input.substr(peg$currPos, 22) === peg$c566) {
s5 = peg$c566;
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
if (input.substr(peg$currPos, 4) === peg$c512) {
s9 = peg$c512;
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
s11 = peg$c1;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f521(s3, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c567) {
s1 = peg$c567;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 123) {
s3 = peg$c5;
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
if (input.substr(peg$currPos, 58) === peg$c568) {
s5 = peg$c568;
peg$currPos += 58;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f522(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c569) {
s1 = peg$c569;
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
if (input.substr(peg$currPos, 36) === peg$c570) {
s7 = peg$c570;
peg$currPos += 36;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f523(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseTypeWords() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 178 + 132;
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
s3 = peg$f524(s1, s5);
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
s3 = peg$f524(s1, s5);
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
s0 = peg$f525(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseMaySpend() {
let s0, s1;
const key = peg$currPos * 178 + 133;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 13);
if (s1.toLowerCase() === peg$c571) {
peg$currPos += (13);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 13);
if (s1.toLowerCase() === peg$c572) {
peg$currPos += (13);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f526();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c573) {
s1 = peg$c573;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f527();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpendOn() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 178 + 134;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c264) {
s2 = peg$c264;
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s8 = peg$c10;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c9) {
s8 = peg$c9;
peg$currPos += 2;
} else {
s8 = peg$FAILED;
}
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c264) {
s11 = peg$c264;
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
s6 = peg$f528(s4, s11);
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s8 = peg$c10;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c9) {
s8 = peg$c9;
peg$currPos += 2;
} else {
s8 = peg$FAILED;
}
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
s10 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c264) {
s11 = peg$c264;
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
s6 = peg$f528(s4, s11);
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
s0 = peg$f529(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 30) === peg$c574) {
s2 = peg$c574;
peg$currPos += 30;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c14) {
s4 = peg$c14;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c575) {
s4 = peg$c575;
peg$currPos += 15;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c442) {
s6 = peg$c442;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f530();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 43) === peg$c576) {
s2 = peg$c576;
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
s0 = peg$f531(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseProhibition() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15;
const key = peg$currPos * 178 + 135;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 35) === peg$c577) {
s1 = peg$c577;
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
if (input.substr(peg$currPos, 37) === peg$c578) {
s5 = peg$c578;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f532(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 31) === peg$c579) {
s1 = peg$c579;
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
if (input.substr(peg$currPos, 37) === peg$c578) {
s5 = peg$c578;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f533(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 60) === peg$c580) {
s1 = peg$c580;
peg$currPos += 60;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f534();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c581) {
s1 = peg$c581;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f535();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 23) === peg$c582) {
s1 = peg$c582;
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
if (input.substr(peg$currPos, 37) === peg$c578) {
s5 = peg$c578;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f536(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c583) {
s1 = peg$c583;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c584) {
s1 = peg$c584;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c585) {
s3 = peg$c585;
peg$currPos += 20;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f537();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 20) === peg$c585) {
s5 = peg$c585;
peg$currPos += 20;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f538(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c586) {
s1 = peg$c586;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f539();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c521) {
s1 = peg$c521;
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
s4 = peg$f540(s3, s6);
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
s6 = peg$f541(s3, s4, s8);
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
s6 = peg$f541(s3, s4, s8);
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
if (input.substr(peg$currPos, 18) === peg$c587) {
s7 = peg$c587;
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
s9 = peg$c1;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f542(s3, s4, s5, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
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
s3 = peg$parseSources();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c589) {
s5 = peg$c589;
peg$currPos += 26;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c545) {
s5 = peg$c545;
peg$currPos += 29;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c1;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
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
if (input.substr(peg$currPos, 38) === peg$c590) {
s3 = peg$c590;
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
s5 = peg$c1;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f544(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 21) === peg$c591) {
s4 = peg$c591;
peg$currPos += 21;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c11;
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
if (input.substr(peg$currPos, 3) === peg$c10) {
s7 = peg$c10;
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
if (input.substr(peg$currPos, 42) === peg$c592) {
s4 = peg$c592;
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
s6 = peg$c1;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f545(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 42) === peg$c593) {
s3 = peg$c593;
peg$currPos += 42;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c594) {
s3 = peg$c594;
peg$currPos += 26;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c595) {
s3 = peg$c595;
peg$currPos += 17;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c596) {
s3 = peg$c596;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 52) === peg$c597) {
s3 = peg$c597;
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
if (input.substr(peg$currPos, 42) === peg$c592) {
s5 = peg$c592;
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
s7 = peg$c1;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f546(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 19) === peg$c598) {
s3 = peg$c598;
peg$currPos += 19;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c10) {
s5 = peg$c10;
peg$currPos += 3;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s5 = peg$c11;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c599) {
s7 = peg$c599;
peg$currPos += 22;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f547(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 20) === peg$c600) {
s3 = peg$c600;
peg$currPos += 20;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f548(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c601) {
s2 = peg$c601;
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
s3 = peg$f549(s2, s5);
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
if (input.substr(peg$currPos, 5) === peg$c602) {
s5 = peg$c602;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c603) {
s5 = peg$c603;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c604) {
s7 = peg$c604;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$currPos;
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 33) === peg$c605) {
s10 = peg$c605;
peg$currPos += 33;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
s12 = [];
s13 = input.charAt(peg$currPos);
if (peg$r2.test(s13)) {
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
while (s13 !== peg$FAILED) {
s12.push(s13);
s13 = input.charAt(peg$currPos);
if (peg$r2.test(s13)) {
peg$currPos++;
} else {
s13 = peg$FAILED;
}
}
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 47) {
s13 = peg$c606;
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
s14 = [];
s15 = input.charAt(peg$currPos);
if (peg$r2.test(s15)) {
peg$currPos++;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
while (s15 !== peg$FAILED) {
s14.push(s15);
s15 = input.charAt(peg$currPos);
if (peg$r2.test(s15)) {
peg$currPos++;
} else {
s15 = peg$FAILED;
}
}
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s9 = [s9, s10, s11, s12, s13, s14];
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
if (s8 === peg$FAILED) {
s8 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s9 = peg$c1;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f550(s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSources() {
let s0, s1;
const key = peg$currPos * 178 + 136;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c607) {
s1 = peg$c607;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c608) {
s1 = peg$c608;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f551();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$parseObjectsAll();
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTapForMana() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14;
const key = peg$currPos * 178 + 137;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTapTrigger();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 44) {
s2 = peg$c11;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = input.substr(peg$currPos, 16);
if (s4.toLowerCase() === peg$c609) {
peg$currPos += (16);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 19);
if (s4.toLowerCase() === peg$c610) {
peg$currPos += (19);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 7);
if (s4.toLowerCase() === peg$c611) {
peg$currPos += (7);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 3);
if (s4.toLowerCase() === peg$c285) {
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
if (input.substr(peg$currPos, 13) === peg$c462) {
s7 = peg$c462;
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
s8 = peg$c1;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$currPos;
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 64) === peg$c612) {
s11 = peg$c612;
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
s10 = peg$f552(s1, s7, s12);
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
s11 = peg$f553(s1, s7, s10);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f554(s1, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$c11;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c609) {
s4 = peg$c609;
peg$currPos += 16;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$parseTriggerAdds();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c613) {
s7 = peg$c613;
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
if (input.substr(peg$currPos, 9) === peg$c614) {
s11 = peg$c614;
peg$currPos += 9;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c615) {
s13 = peg$c615;
peg$currPos += 10;
} else {
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c616) {
s13 = peg$c616;
peg$currPos += 11;
} else {
s13 = peg$FAILED;
}
}
if (s13 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s14 = peg$c1;
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f555(s1, s6, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 123) === peg$c617) {
s1 = peg$c617;
peg$currPos += 123;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f556();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c618) {
s1 = peg$c618;
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
s6 = peg$c11;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c10) {
s9 = peg$c10;
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
s5 = peg$f557(s3, s9);
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
s6 = peg$c11;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c10) {
s9 = peg$c10;
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
s5 = peg$f557(s3, s9);
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
if (input.substr(peg$currPos, 20) === peg$c619) {
s6 = peg$c619;
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
s9 = peg$c1;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f558(s3, s4, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$c11;
peg$currPos++;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c620) {
s4 = peg$c620;
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
if (input.substr(peg$currPos, 9) === peg$c614) {
s8 = peg$c614;
peg$currPos += 9;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c28) {
s10 = peg$c28;
peg$currPos += 3;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c616) {
s10 = peg$c616;
peg$currPos += 11;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c621) {
s10 = peg$c621;
peg$currPos += 10;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c622) {
s10 = peg$c622;
peg$currPos += 22;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c623) {
s10 = peg$c623;
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
s11 = peg$c1;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s12 = peg$f559(s1, s6);
if (s12) {
s12 = undefined;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f560(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 35) === peg$c624) {
s1 = peg$c624;
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
if (input.substr(peg$currPos, 14) === peg$c381) {
s5 = peg$c381;
peg$currPos += 14;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f561(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c625) {
s1 = peg$c625;
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
if (input.substr(peg$currPos, 23) === peg$c626) {
s5 = peg$c626;
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
if (input.substr(peg$currPos, 9) === peg$c614) {
s9 = peg$c614;
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
s12 = peg$c1;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f562(s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c348) {
s1 = peg$c348;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTappedForMana();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c627) {
s4 = peg$c627;
peg$currPos += 13;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c160) {
s7 = peg$c160;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s6;
s7 = peg$f563(s3);
}
s6 = s7;
if (s6 === peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c161) {
s7 = peg$c161;
peg$currPos += 11;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s6;
s7 = peg$f564(s3);
}
s6 = s7;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c628) {
s8 = peg$c628;
peg$currPos += 29;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f565(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c348) {
s1 = peg$c348;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTappedForMana();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c627) {
s4 = peg$c627;
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
if (input.substr(peg$currPos, 20) === peg$c619) {
s8 = peg$c619;
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
s11 = peg$c1;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f566(s3, s6, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 19) === peg$c629) {
s2 = peg$c629;
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
s5 = peg$c11;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = input.substr(peg$currPos, 47);
if (s7.toLowerCase() === peg$c630) {
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
if (input.substr(peg$currPos, 75) === peg$c631) {
s2 = peg$c631;
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
s5 = peg$c1;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f567(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseLandProduces() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 178 + 138;
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
if (input.substr(peg$currPos, 7) === peg$c632) {
s3 = peg$c632;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c43;
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseReplacedMana() {
let s0, s1;
const key = peg$currPos * 178 + 139;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f569(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c633) {
s1 = peg$c633;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f570();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 30) === peg$c634) {
s1 = peg$c634;
peg$currPos += 30;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 34) === peg$c635) {
s1 = peg$c635;
peg$currPos += 34;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c636) {
s1 = peg$c636;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f571();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c637) {
s1 = peg$c637;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f572();
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
const key = peg$currPos * 178 + 140;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c638) {
s1 = peg$c638;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f573();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c313) {
s1 = peg$c313;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f574();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c311) {
s1 = peg$c311;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f575();
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
const key = peg$currPos * 178 + 141;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c508) {
s1 = peg$c508;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c508) {
s1 = peg$c508;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c639) {
s4 = peg$c639;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s3;
s4 = peg$f577();
}
s3 = s4;
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c640) {
s5 = peg$c640;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f578();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 142;
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
if (input.substr(peg$currPos, 3) === peg$c641) {
s5 = peg$c641;
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
s0 = peg$f579(s1, s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f580(s1, s4);
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
if (input.substr(peg$currPos, 13) === peg$c642) {
s4 = peg$c642;
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
s0 = peg$f581(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 143;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c639) {
s1 = peg$c639;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f582();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c643) {
s1 = peg$c643;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f583();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c644) {
s1 = peg$c644;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f584();
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
const key = peg$currPos * 178 + 144;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseAttached();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 126) {
s1 = peg$c12;
peg$currPos++;
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
s1 = peg$parseArticle();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f586(s2);
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
const key = peg$currPos * 178 + 145;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c637) {
s1 = peg$c637;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f587();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f588(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseColorWord();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c512) {
s3 = peg$c512;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f589(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c633) {
s1 = peg$c633;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f590();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c645) {
s3 = peg$c645;
peg$currPos += 12;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f591(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c646) {
s1 = peg$c646;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f592();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c512) {
s1 = peg$c512;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
const key = peg$currPos * 178 + 146;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c647) {
s1 = peg$c647;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c314) {
s4 = peg$c314;
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
if (input.substr(peg$currPos, 9) === peg$c648) {
s9 = peg$c648;
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
if (input.substr(peg$currPos, 9) === peg$c648) {
s9 = peg$c648;
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
if (input.substr(peg$currPos, 8) === peg$c649) {
s8 = peg$c649;
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
if (input.substr(peg$currPos, 11) === peg$c650) {
s3 = peg$c650;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f594();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c302) {
s1 = peg$c302;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c178) {
s3 = peg$c178;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c75) {
s3 = peg$c75;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c651) {
s3 = peg$c651;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f595();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
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
const key = peg$currPos * 178 + 147;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c652) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c653) {
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
if (input.substr(peg$currPos, 2) === peg$c56) {
s4 = peg$c56;
peg$currPos += 2;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$currPos;
s6 = '';
peg$savedPos = s5;
s6 = peg$f596(s3);
s5 = s6;
peg$savedPos = peg$currPos;
s6 = peg$f597(s3, s5);
if (s6) {
s6 = undefined;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f598(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 148;
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
s5 = peg$c43;
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
s5 = peg$c43;
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
s2 = peg$c43;
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
const key = peg$currPos * 178 + 149;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c652) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c653) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c654) {
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
s0 = peg$f599(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 150;
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
if (input.substr(peg$currPos, 8) === peg$c448) {
s3 = peg$c448;
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
if (input.substr(peg$currPos, 4) === peg$c133) {
s6 = peg$c133;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c134) {
s6 = peg$c134;
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
s9 = peg$c1;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f600(s1, s4, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c133) {
s4 = peg$c133;
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
s7 = peg$c1;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f601(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c655) {
s3 = peg$c655;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c656) {
s3 = peg$c656;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parsePowerChange();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c10) {
s8 = peg$c10;
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
if (input.substr(peg$currPos, 4) === peg$c133) {
s8 = peg$c133;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c134) {
s8 = peg$c134;
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
s0 = peg$f602(s1, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c133) {
s3 = peg$c133;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c134) {
s3 = peg$c134;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c344) {
s3 = peg$c344;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c657) {
s3 = peg$c657;
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
s0 = peg$f603(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c658) {
s1 = peg$c658;
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
s5 = peg$c11;
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
if (input.substr(peg$currPos, 4) === peg$c133) {
s9 = peg$c133;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c134) {
s9 = peg$c134;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s11 = peg$c286;
peg$currPos++;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parseManaAbility();
if (s12 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s13 = peg$c286;
peg$currPos++;
} else {
s13 = peg$FAILED;
}
if (s13 !== peg$FAILED) {
s14 = peg$parseStop();
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f604(s3, s4, s7, s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c470) {
s1 = peg$c470;
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
s4 = peg$c11;
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
if (input.substr(peg$currPos, 4) === peg$c133) {
s8 = peg$c133;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c134) {
s8 = peg$c134;
peg$currPos += 3;
} else {
s8 = peg$FAILED;
}
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s10 = peg$c286;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parseManaAbility();
if (s11 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s12 = peg$c286;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parseStop();
if (s13 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s14 = peg$f605(s3, s6, s11);
if (s14) {
s14 = undefined;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f606(s3, s6, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c655) {
s3 = peg$c655;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c656) {
s3 = peg$c656;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parsePowerChange();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c659) {
s7 = peg$c659;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c660) {
s7 = peg$c660;
peg$currPos += 6;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c661) {
s7 = peg$c661;
peg$currPos += 8;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c662) {
s7 = peg$c662;
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
s6 = peg$f607(s1, s9);
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
s7 = peg$c11;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c10) {
s9 = peg$c10;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c135) {
s11 = peg$c135;
peg$currPos += 2;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c136) {
s11 = peg$c136;
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
s14 = peg$c1;
peg$currPos++;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f608(s1, s6, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c135) {
s3 = peg$c135;
peg$currPos += 2;
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
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseInAddition();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c10) {
s7 = peg$c10;
peg$currPos += 3;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c134) {
s9 = peg$c134;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c133) {
s9 = peg$c133;
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
s0 = peg$f609(s1, s5, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 151;
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
if (input.substr(peg$currPos, 14) === peg$c663) {
s4 = peg$c663;
peg$currPos += 14;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c15) {
s6 = peg$c15;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c18) {
s6 = peg$c18;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c664) {
s8 = peg$c664;
peg$currPos += 11;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f610(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 152;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c106) {
s2 = peg$c106;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c107) {
s2 = peg$c107;
peg$currPos += 5;
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
s0 = peg$f611(s1);
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
function peg$parsePowerChange() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 178 + 153;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.charAt(peg$currPos);
if (peg$r23.test(s1)) {
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
s3 = peg$c606;
peg$currPos++;
} else {
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
if (input.substr(peg$currPos, 8) === peg$c298) {
s7 = peg$c298;
peg$currPos += 8;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c519) {
s7 = peg$c519;
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
function peg$parseGrantTarget() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 178 + 154;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f612(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c665) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c494) {
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
s4 = peg$f613(s3, s6);
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
s6 = peg$f614(s3, s4, s8);
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
s6 = peg$f614(s3, s4, s8);
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
s0 = peg$f615(s3, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s5 = peg$f616(s1, s3, s7);
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
s5 = peg$f616(s1, s3, s7);
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
s0 = peg$f617(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c666) {
s1 = peg$c666;
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
s7 = peg$f618(s3, s5, s9);
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
s7 = peg$f618(s3, s5, s9);
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
s0 = peg$f619(s3, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c133) {
s5 = peg$c133;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c656) {
s5 = peg$c656;
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
s0 = peg$f620(s1);
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
const key = peg$currPos * 178 + 155;
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
s3 = peg$f621(s1, s5);
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
s3 = peg$f621(s1, s5);
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
s0 = peg$f622(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseStop() {
let s0;
const key = peg$currPos * 178 + 156;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
if (input.charCodeAt(peg$currPos) === 46) {
s0 = peg$c1;
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
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 178 + 157;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 34) {
s1 = peg$c286;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseManaAbility();
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s3 = peg$c286;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f623(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$c286;
peg$currPos++;
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
if (input.charCodeAt(peg$currPos) === 58) {
s3 = peg$c283;
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
if (peg$r25.test(s7)) {
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
if (peg$r25.test(s7)) {
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
s5 = peg$c286;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f624();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$c286;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c509) {
s2 = peg$c509;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c510) {
s2 = peg$c510;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r25.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r25.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 34) {
s4 = peg$c286;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f625();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c93) {
s1 = peg$c93;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f626();
} else {
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
if (input.substr(peg$currPos, 7) === peg$c106) {
s2 = peg$c106;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c107) {
s2 = peg$c107;
peg$currPos += 5;
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
if (input.substr(peg$currPos, 10) === peg$c667) {
s2 = peg$c667;
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
s0 = peg$f627();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c668) {
s1 = peg$c668;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c669) {
s1 = peg$c669;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c121) {
s1 = peg$c121;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c110) {
s1 = peg$c110;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c670) {
s1 = peg$c670;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c671) {
s1 = peg$c671;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c437) {
s1 = peg$c437;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c413) {
s1 = peg$c413;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c115) {
s1 = peg$c115;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c672) {
s1 = peg$c672;
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
if (input.substr(peg$currPos, 5) === peg$c673) {
s5 = peg$c673;
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
if (peg$r26.test(s5)) {
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
if (input.substr(peg$currPos, 5) === peg$c673) {
s5 = peg$c673;
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
if (peg$r26.test(s5)) {
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
s0 = peg$f628();
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
const key = peg$currPos * 178 + 158;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c385) {
s1 = peg$c385;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c285) {
s1 = peg$c285;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c43;
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
if (input.substr(peg$currPos, 4) === peg$c512) {
s1 = peg$c512;
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
const key = peg$currPos * 178 + 159;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 34) === peg$c674) {
s1 = peg$c674;
peg$currPos += 34;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSetColors();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 99) === peg$c675) {
s4 = peg$c675;
peg$currPos += 99;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f629(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 112) === peg$c676) {
s1 = peg$c676;
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
s4 = peg$c1;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f630(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c135) {
s3 = peg$c135;
peg$currPos += 2;
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
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseLandTypeList();
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c663) {
s7 = peg$c663;
peg$currPos += 14;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c15) {
s9 = peg$c15;
peg$currPos += 3;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c18) {
s9 = peg$c18;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c31) {
s11 = peg$c31;
peg$currPos += 5;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
s13 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c315) {
s14 = peg$c315;
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
if (input.substr(peg$currPos, 6) === peg$c677) {
s14 = peg$c677;
peg$currPos += 6;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f631(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c135) {
s3 = peg$c135;
peg$currPos += 2;
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
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseLandTypeList();
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c1;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f632(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c135) {
s3 = peg$c135;
peg$currPos += 2;
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
if (input.substr(peg$currPos, 14) === peg$c663) {
s8 = peg$c663;
peg$currPos += 14;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c15) {
s10 = peg$c15;
peg$currPos += 3;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c18) {
s10 = peg$c18;
peg$currPos += 5;
} else {
s10 = peg$FAILED;
}
}
if (s10 !== peg$FAILED) {
s11 = peg$parse_();
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c31) {
s12 = peg$c31;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
s13 = peg$parse_();
if (s13 !== peg$FAILED) {
s14 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c678) {
s15 = peg$c678;
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
if (input.substr(peg$currPos, 5) === peg$c679) {
s15 = peg$c679;
peg$currPos += 5;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s16 = peg$c1;
peg$currPos++;
} else {
s16 = peg$FAILED;
}
if (s16 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f633(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c135) {
s3 = peg$c135;
peg$currPos += 2;
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
if (input.charCodeAt(peg$currPos) === 47) {
s6 = peg$c606;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
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
s9 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c678) {
s10 = peg$c678;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s11 = peg$c43;
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
if (input.substr(peg$currPos, 4) === peg$c314) {
s11 = peg$c314;
peg$currPos += 4;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c136) {
s13 = peg$c136;
peg$currPos += 3;
} else {
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c135) {
s13 = peg$c135;
peg$currPos += 2;
} else {
s13 = peg$FAILED;
}
}
if (s13 !== peg$FAILED) {
s14 = peg$parse_();
if (s14 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c680) {
s15 = peg$c680;
peg$currPos += 5;
} else {
s15 = peg$FAILED;
}
if (s15 !== peg$FAILED) {
s16 = peg$parse_();
if (s16 !== peg$FAILED) {
s17 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 97) {
s18 = peg$c3;
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
if (input.substr(peg$currPos, 4) === peg$c315) {
s18 = peg$c315;
peg$currPos += 4;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s19 = peg$c43;
peg$currPos++;
} else {
s19 = peg$FAILED;
}
if (s19 === peg$FAILED) {
s19 = null;
}
if (input.charCodeAt(peg$currPos) === 46) {
s20 = peg$c1;
peg$currPos++;
} else {
s20 = peg$FAILED;
}
if (s20 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f634(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c135) {
s3 = peg$c135;
peg$currPos += 2;
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
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseArticle();
if (s5 === peg$FAILED) {
s5 = null;
}
if (input.substr(peg$currPos, 17) === peg$c681) {
s6 = peg$c681;
peg$currPos += 17;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c43;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 54) === peg$c682) {
s9 = peg$c682;
peg$currPos += 54;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c135) {
s3 = peg$c135;
peg$currPos += 2;
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
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c683) {
s5 = peg$c683;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f636(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c135) {
s3 = peg$c135;
peg$currPos += 2;
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
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseSetColors();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 31) === peg$c684) {
s8 = peg$c684;
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
if (input.substr(peg$currPos, 33) === peg$c685) {
s8 = peg$c685;
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
s7 = peg$c1;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f637(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c686) {
s1 = peg$c686;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$currPos;
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c687) {
s4 = peg$c687;
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
s3 = peg$c1;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c688) {
s1 = peg$c688;
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
s4 = peg$c1;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f639(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 79) === peg$c689) {
s1 = peg$c689;
peg$currPos += 79;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f640();
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLandTarget() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 178 + 160;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f641(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f642(s1);
} else {
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
if (s1.toLowerCase() === peg$c665) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c494) {
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
s4 = peg$f643(s3, s6);
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
s0 = peg$f644(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f645(s1, s4);
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
s0 = peg$f646(s1, s2);
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
const key = peg$currPos * 178 + 161;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseObjectsAll();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f647(s1);
if (s2) {
s2 = undefined;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f648(s1);
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
const key = peg$currPos * 178 + 162;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c690) {
s1 = peg$c690;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f649();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c691) {
s1 = peg$c691;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c692) {
s4 = peg$c692;
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
if (input.substr(peg$currPos, 4) === peg$c313) {
s4 = peg$c313;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f650();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$f651(s2, s7);
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
s4 = peg$f651(s2, s7);
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
s0 = peg$f652(s2, s3);
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
const key = peg$currPos * 178 + 163;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c693) {
s1 = peg$c693;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c694) {
s1 = peg$c694;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c695) {
s1 = peg$c695;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c696) {
s1 = peg$c696;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c697) {
s1 = peg$c697;
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
s2 = peg$c43;
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
s0 = peg$f653(s1);
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
const key = peg$currPos * 178 + 164;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f654(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c665) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c494) {
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
s4 = peg$f655(s3, s6);
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
s6 = peg$f656(s3, s4, s8);
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
s6 = peg$f656(s3, s4, s8);
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
s0 = peg$f657(s3, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f658(s1, s4);
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
s4 = peg$f659(s1, s2, s6);
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
s4 = peg$f659(s1, s2, s6);
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
s0 = peg$f660(s1, s2, s3);
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
const key = peg$currPos * 178 + 165;
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
s3 = peg$f661(s1, s5);
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
s3 = peg$f661(s1, s5);
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
s4 = peg$f662(s1, s2);
s3 = s4;
peg$savedPos = s0;
s0 = peg$f663(s1, s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTypeListWord() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 178 + 166;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
peg$silentFails++;
s2 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c132) {
s3 = peg$c132;
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
s5 = peg$f664(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f665(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f666(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$f667(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f668(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f669(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f670(s1);
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSetColors() {
let s0, s1, s2;
const key = peg$currPos * 178 + 167;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c7) {
s1 = peg$c7;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f671();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c75) {
s1 = peg$c75;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f672();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c698) {
s1 = peg$c698;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f673();
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
function peg$parseKeywordLine() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 178 + 168;
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
if (peg$r27.test(s4)) {
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
s3 = peg$f674(s1, s6);
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
if (peg$r27.test(s4)) {
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
s3 = peg$f674(s1, s6);
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
s0 = peg$f675(s1, s2);
} else {
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
s0 = peg$f676(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 178 + 169;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 12);
if (s1.toLowerCase() === peg$c449) {
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
s0 = peg$f677(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c699) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f678();
} else {
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
if (s2.toLowerCase() === peg$c111) {
peg$currPos += (5);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 9);
if (s2.toLowerCase() === peg$c700) {
peg$currPos += (9);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 8);
if (s2.toLowerCase() === peg$c112) {
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
if (peg$r27.test(s5)) {
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
s0 = peg$f679(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s2.toLowerCase() === peg$c111) {
peg$currPos += (5);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 9);
if (s2.toLowerCase() === peg$c700) {
peg$currPos += (9);
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = input.substr(peg$currPos, 8);
if (s2.toLowerCase() === peg$c112) {
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
s2 = peg$c701;
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
s0 = peg$f680(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c702) {
s1 = peg$c702;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f681();
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
s0 = peg$f682(s1);
} else {
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
s0 = peg$f683(s1);
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
const key = peg$currPos * 178 + 170;
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
s2 = peg$f684(s1);
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
s2 = peg$f685(s1);
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
s2 = peg$f686(s1);
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
const key = peg$currPos * 178 + 171;
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
s2 = peg$f687(s1);
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
s2 = peg$f688(s1);
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
s2 = peg$f689(s1);
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
const key = peg$currPos * 178 + 172;
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
const key = peg$currPos * 178 + 173;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = [];
s1 = input.charAt(peg$currPos);
if (peg$r28.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
while (s1 !== peg$FAILED) {
s0.push(s1);
s1 = input.charAt(peg$currPos);
if (peg$r28.test(s1)) {
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
const key = peg$currPos * 178 + 174;
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
if (input.substr(peg$currPos, 5) === peg$c492) {
s4 = peg$c492;
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
if (input.substr(peg$currPos, 5) === peg$c492) {
s4 = peg$c492;
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
function peg$parseLongRest() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 178 + 175;
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
if (input.substr(peg$currPos, 5) === peg$c492) {
s4 = peg$c492;
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
if (peg$r24.test(s4)) {
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
if (input.substr(peg$currPos, 5) === peg$c492) {
s4 = peg$c492;
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
if (peg$r24.test(s4)) {
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
const key = peg$currPos * 178 + 176;
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
const key = peg$currPos * 178 + 177;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 126) {
s1 = peg$c12;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = input.substr(peg$currPos, 2);
if (s2.toLowerCase() === peg$c13) {
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
if (input.substr(peg$currPos, 6) === peg$c703) {
s4 = peg$c703;
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
if (input.substr(peg$currPos, 13) === peg$c704) {
s4 = peg$c704;
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
if (input.substr(peg$currPos, 18) === peg$c705) {
s3 = peg$c705;
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
s5 = peg$c1;
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
if (input.substr(peg$currPos, 12) === peg$c706) {
s1 = peg$c706;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c707) {
s1 = peg$c707;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r30.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r30.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s3 = peg$c1;
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
if (input.substr(peg$currPos, 27) === peg$c708) {
s1 = peg$c708;
peg$currPos += 27;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c709) {
s1 = peg$c709;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 31) === peg$c710) {
s1 = peg$c710;
peg$currPos += 31;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c711) {
s1 = peg$c711;
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
s3 = peg$c1;
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
if (input.substr(peg$currPos, 40) === peg$c712) {
s1 = peg$c712;
peg$currPos += 40;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 56) === peg$c713) {
s1 = peg$c713;
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
s3 = peg$c1;
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
if (input.substr(peg$currPos, 41) === peg$c714) {
s1 = peg$c714;
peg$currPos += 41;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c715) {
s3 = peg$c715;
peg$currPos += 13;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c716) {
s3 = peg$c716;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c311) {
s3 = peg$c311;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c717) {
s3 = peg$c717;
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
s5 = peg$c1;
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
s1 = [];
s2 = peg$currPos;
s3 = peg$currPos;
peg$silentFails++;
s4 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c718) {
s5 = peg$c718;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c43;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePowerChange();
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
if (peg$r31.test(s4)) {
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
if (input.substr(peg$currPos, 4) === peg$c718) {
s5 = peg$c718;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c43;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parsePowerChange();
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
if (peg$r31.test(s4)) {
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
if (input.substr(peg$currPos, 4) === peg$c718) {
s2 = peg$c718;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s3 = peg$c43;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parsePowerChange();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c298) {
s8 = peg$c298;
peg$currPos += 8;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c719) {
s8 = peg$c719;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c471) {
s8 = peg$c471;
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
if (input.substr(peg$currPos, 7) === peg$c720) {
s12 = peg$c720;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c721) {
s12 = peg$c721;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c93) {
s12 = peg$c93;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c722) {
s12 = peg$c722;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c723) {
s12 = peg$c723;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c603) {
s12 = peg$c603;
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
if (input.substr(peg$currPos, 7) === peg$c720) {
s12 = peg$c720;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c721) {
s12 = peg$c721;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c93) {
s12 = peg$c93;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c722) {
s12 = peg$c722;
peg$currPos += 7;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c723) {
s12 = peg$c723;
peg$currPos += 8;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c603) {
s12 = peg$c603;
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
s7 = peg$c1;
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
if (input.substr(peg$currPos, 9) === peg$c724) {
s1 = peg$c724;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c725) {
s1 = peg$c725;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c726) {
s1 = peg$c726;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c135) {
s3 = peg$c135;
peg$currPos += 2;
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
s5 = peg$c1;
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
if (input.substr(peg$currPos, 47) === peg$c727) {
s0 = peg$c727;
peg$currPos += 47;
} else {
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c728) {
s1 = peg$c728;
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
if (input.substr(peg$currPos, 23) === peg$c729) {
s4 = peg$c729;
peg$currPos += 23;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r30.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r30.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s6 = peg$c1;
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
if (input.substr(peg$currPos, 16) === peg$c730) {
s1 = peg$c730;
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
if (input.substr(peg$currPos, 5) === peg$c347) {
s5 = peg$c347;
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
if (input.substr(peg$currPos, 13) === peg$c731) {
s1 = peg$c731;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c13) {
s3 = peg$c13;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 126) {
s3 = peg$c12;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c732) {
s5 = peg$c732;
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
if (input.substr(peg$currPos, 11) === peg$c733) {
s1 = peg$c733;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r25.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r25.test(s3)) {
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
if (input.substr(peg$currPos, 4) === peg$c734) {
s1 = peg$c734;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c735) {
s1 = peg$c735;
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
if (input.substr(peg$currPos, 18) === peg$c736) {
s5 = peg$c736;
peg$currPos += 18;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c737) {
s5 = peg$c737;
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
if (peg$r30.test(s5)) {
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
if (input.substr(peg$currPos, 18) === peg$c736) {
s5 = peg$c736;
peg$currPos += 18;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c737) {
s5 = peg$c737;
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
if (peg$r30.test(s5)) {
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
if (input.substr(peg$currPos, 18) === peg$c736) {
s3 = peg$c736;
peg$currPos += 18;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c737) {
s3 = peg$c737;
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
if (input.substr(peg$currPos, 5) === peg$c738) {
s7 = peg$c738;
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
if (peg$r30.test(s7)) {
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
if (input.substr(peg$currPos, 5) === peg$c738) {
s7 = peg$c738;
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
if (peg$r30.test(s7)) {
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
if (input.substr(peg$currPos, 5) === peg$c738) {
s5 = peg$c738;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = [];
s7 = input.charAt(peg$currPos);
if (peg$r30.test(s7)) {
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
while (s7 !== peg$FAILED) {
s6.push(s7);
s7 = input.charAt(peg$currPos);
if (peg$r30.test(s7)) {
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
s7 = peg$c1;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$currPos;
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c485) {
s10 = peg$c485;
peg$currPos += 3;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c739) {
s10 = peg$c739;
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
if (input.substr(peg$currPos, 16) === peg$c740) {
s14 = peg$c740;
peg$currPos += 16;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
s15 = [];
s16 = input.charAt(peg$currPos);
if (peg$r30.test(s16)) {
peg$currPos++;
} else {
s16 = peg$FAILED;
}
while (s16 !== peg$FAILED) {
s15.push(s16);
s16 = input.charAt(peg$currPos);
if (peg$r30.test(s16)) {
peg$currPos++;
} else {
s16 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 46) {
s16 = peg$c1;
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
if (input.substr(peg$currPos, 10) === peg$c470) {
s1 = peg$c470;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r32.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r32.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c741) {
s3 = peg$c741;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parsePowerChange();
if (s5 !== peg$FAILED) {
s6 = [];
s7 = peg$currPos;
s8 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 5) === peg$c93) {
s9 = peg$c93;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c742) {
s9 = peg$c742;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c603) {
s9 = peg$c603;
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
if (peg$r33.test(s9)) {
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
if (input.substr(peg$currPos, 5) === peg$c93) {
s9 = peg$c93;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c742) {
s9 = peg$c742;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c603) {
s9 = peg$c603;
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
if (peg$r33.test(s9)) {
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
s7 = peg$c1;
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c743) {
s1 = peg$c743;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r25.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r25.test(s3)) {
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
if (input.substr(peg$currPos, 20) === peg$c744) {
s1 = peg$c744;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 38) === peg$c745) {
s1 = peg$c745;
peg$currPos += 38;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r25.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r25.test(s3)) {
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
if (input.substr(peg$currPos, 12) === peg$c746) {
s1 = peg$c746;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c747) {
s1 = peg$c747;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c748) {
s1 = peg$c748;
peg$currPos += 30;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c749) {
s1 = peg$c749;
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
if (input.substr(peg$currPos, 5) === peg$c750) {
s5 = peg$c750;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c751) {
s5 = peg$c751;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c410) {
s6 = peg$c410;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c43;
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
s9 = peg$c5;
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
if (peg$r31.test(s5)) {
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
if (input.substr(peg$currPos, 5) === peg$c750) {
s5 = peg$c750;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c751) {
s5 = peg$c751;
peg$currPos += 11;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
s5 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c410) {
s6 = peg$c410;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c43;
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
s9 = peg$c5;
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
if (peg$r31.test(s5)) {
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
s3 = peg$c1;
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
