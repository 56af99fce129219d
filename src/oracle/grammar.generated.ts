// @ts-nocheck
/* oxlint-disable */
import * as b from "./build.ts";
const some = (whose, of, is, value) =>
({ kind: "amount", amount: { kind: "count", zone: "battlefield", whose, of }, is, value });
const whens = (...list) => {
const found = list.filter(when => when != null);
return found.length === 0 ? {} : { when: b.allConditions(found) };
};
const other = text => ({ kind: "effect", effect: { kind: "other", text } });
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
const peg$c42 = "historic";
const peg$c43 = "kicked";
const peg$c44 = "face-down";
const peg$c45 = "attacking or blocking";
const peg$c46 = "attacking";
const peg$c47 = "blocking";
const peg$c48 = "commander";
const peg$c49 = "s";
const peg$c50 = "token";
const peg$c51 = "permanent";
const peg$c52 = "spell";
const peg$c53 = "card";
const peg$c54 = "source";
const peg$c55 = "'s";
const peg$c56 = "with";
const peg$c57 = "named";
const peg$c58 = "of the chosen type";
const peg$c59 = "of the chosen color";
const peg$c60 = "that entered";
const peg$c61 = " the battlefield";
const peg$c62 = " this turn";
const peg$c63 = "that's";
const peg$c64 = "that are";
const peg$c65 = "that isn't";
const peg$c66 = "that aren't";
const peg$c67 = "without {X} in";
const peg$c68 = "mana cost";
const peg$c69 = "one or more colors";
const peg$c70 = "legendary";
const peg$c71 = "the chosen color";
const peg$c72 = "power";
const peg$c73 = "toughness";
const peg$c74 = "mana value";
const peg$c75 = "{X} in";
const peg$c76 = "on";
const peg$c77 = "them";
const peg$c78 = "counters on";
const peg$c79 = "a counter on";
const peg$c80 = "one or more counters on";
const peg$c81 = "the same name as the exiled card";
const peg$c82 = "the chosen name";
const peg$c83 = "or greater";
const peg$c84 = "or more";
const peg$c85 = "or less";
const peg$c86 = "flying";
const peg$c87 = "defender";
const peg$c88 = "reach";
const peg$c89 = "haste";
const peg$c90 = "vigilance";
const peg$c91 = "trample";
const peg$c92 = "deathtouch";
const peg$c93 = "lifelink";
const peg$c94 = "menace";
const peg$c95 = "first strike";
const peg$c96 = "double strike";
const peg$c97 = "hexproof";
const peg$c98 = "indestructible";
const peg$c99 = "flash";
const peg$c100 = "flashback";
const peg$c101 = "convoke";
const peg$c102 = "delve";
const peg$c103 = "improvise";
const peg$c104 = "infect";
const peg$c105 = "toxic";
const peg$c106 = "morph";
const peg$c107 = "disguise";
const peg$c108 = "foretell";
const peg$c109 = "prowess";
const peg$c110 = "cycling";
const peg$c111 = "kicker";
const peg$c112 = "mutate";
const peg$c113 = "suspend";
const peg$c114 = "islandwalk";
const peg$c115 = "devoid";
const peg$c116 = "annihilator";
const peg$c117 = "adapt";
const peg$c118 = "exalted";
const peg$c119 = "affinity";
const peg$c120 = "storm";
const peg$c121 = "cascade";
const peg$c122 = "escape";
const peg$c123 = "you control";
const peg$c124 = "an opponent controls";
const peg$c125 = "on the battlefield";
const peg$c126 = "in your";
const peg$c127 = "in";
const peg$c128 = "have";
const peg$c129 = "has";
const peg$c130 = "is";
const peg$c131 = "are";
const peg$c132 = "led";
const peg$c133 = "your opponents control";
const peg$c134 = "opponents control";
const peg$c135 = "your opponent controls";
const peg$c136 = "all players control";
const peg$c137 = "a player controls";
const peg$c138 = "in your graveyard";
const peg$c139 = "in all graveyards";
const peg$c140 = "in each graveyard";
const peg$c141 = "in your opponents' graveyards";
const peg$c142 = "in an opponent's graveyard";
const peg$c143 = "in your hand";
const peg$c144 = "counter on";
const peg$c145 = "counter removed this way";
const peg$c146 = "color among";
const peg$c147 = "basic land type among lands you control";
const peg$c148 = "opponent you have";
const peg$c149 = "opponent";
const peg$c150 = "plus";
const peg$c151 = "twice";
const peg$c152 = "three times";
const peg$c153 = "the number of";
const peg$c154 = "the number of counters on";
const peg$c155 = "counters removed this way";
const peg$c156 = "the number of basic land types among lands you control";
const peg$c157 = "the number of opponents you have";
const peg$c158 = "the number of colors among";
const peg$c159 = "the greatest";
const peg$c160 = "among";
const peg$c161 = "the total power of";
const peg$c162 = "your devotion to";
const peg$c163 = "devotion to";
const peg$c164 = "that color";
const peg$c165 = "the greatest number of creatures you control that have a creature type in common";
const peg$c166 = "sacrificed";
const peg$c167 = "exiled";
const peg$c168 = "discarded";
const peg$c169 = "and if";
const peg$c170 = "if";
const peg$c171 = "you don't control";
const peg$c172 = "there are";
const peg$c173 = "there's";
const peg$c174 = "on it";
const peg$c175 = "isn't";
const peg$c176 = "entered";
const peg$c177 = "you have no cards in hand";
const peg$c178 = "you have";
const peg$c179 = "cards in hand";
const peg$c180 = "creatures you control have total power";
const peg$c181 = "it's";
const peg$c182 = " not";
const peg$c183 = " your turn";
const peg$c184 = "you've";
const peg$c185 = "you haven't";
const peg$c186 = "this turn";
const peg$c187 = "an opponent";
const peg$c188 = "a player";
const peg$c189 = "a creature";
const peg$c190 = "a permanent";
const peg$c191 = "another creature";
const peg$c192 = "a nontoken creature";
const peg$c193 = "attacked";
const peg$c194 = "gained";
const peg$c195 = "lost";
const peg$c196 = "cast";
const peg$c197 = "died";
const peg$c198 = "was";
const peg$c199 = "left";
const peg$c200 = "put";
const peg$c201 = "descended";
const peg$c202 = "played";
const peg$c203 = "had";
const peg$c204 = "drew";
const peg$c205 = "died this turn";
const peg$c206 = "you're the monarch";
const peg$c207 = "you have the initiative";
const peg$c208 = "you have the city's blessing";
const peg$c209 = "you have max speed";
const peg$c210 = "or fewer";
const peg$c211 = "exactly";
const peg$c212 = "no";
const peg$c213 = "one or more";
const peg$c214 = "{T}";
const peg$c215 = "{Q}";
const peg$c216 = "pay";
const peg$c217 = "waterbend";
const peg$c218 = "sacrifice";
const peg$c219 = "tap";
const peg$c220 = "untap";
const peg$c221 = "remove";
const peg$c222 = "exile";
const peg$c223 = "discard";
const peg$c224 = "return";
const peg$c225 = "to its owner's hand";
const peg$c226 = "to";
const peg$c227 = "its owner's hand";
const peg$c228 = "their owner's hand";
const peg$c229 = "{E}";
const peg$c230 = "life";
const peg$c231 = "X life";
const peg$c232 = "life equal to";
const peg$c233 = "X";
const peg$c234 = "counters from";
const peg$c235 = "any number of";
const peg$c236 = "from among";
const peg$c237 = "counter from";
const peg$c238 = "from";
const peg$c239 = "from your";
const peg$c240 = "hand";
const peg$c241 = "graveyard";
const peg$c242 = "your hand";
const peg$c243 = "at random";
const peg$c244 = " from your ";
const peg$c245 = " to its owner's hand";
const peg$c246 = ":";
const peg$c247 = "Choose a color.";
const peg$c248 = "add";
const peg$c249 = "\"";
const peg$c250 = "Choose a color of a permanent you control. Add one mana of that color.";
const peg$c251 = "For each color among";
const peg$c252 = "add one mana of that color.";
const peg$c253 = "for each";
const peg$c254 = "where";
const peg$c255 = "one mana of";
const peg$c256 = "any";
const peg$c257 = "one";
const peg$c258 = "two mana of different colors";
const peg$c259 = "mana in any combination of";
const peg$c260 = "mana of any one";
const peg$c261 = "mana of";
const peg$c262 = "color in your commander's color identity";
const peg$c263 = "color";
const peg$c264 = "the colors";
const peg$c265 = "type";
const peg$c266 = "that";
const peg$c267 = "land";
const peg$c268 = "could produce";
const peg$c269 = "the sacrificed";
const peg$c270 = "color of";
const peg$c271 = "colors";
const peg$c272 = ", then add an additional";
const peg$c273 = "an amount of";
const peg$c274 = "equal to";
const peg$c275 = "an amount of mana of";
const peg$c276 = "an amount of mana of any one color equal to";
const peg$c277 = "X mana";
const peg$c278 = "where X is";
const peg$c279 = "in any combination of";
const peg$c280 = "of any one";
const peg$c281 = "of";
const peg$c282 = "Activate only if";
const peg$c283 = "and only once each turn";
const peg$c284 = "Activate only as an instant.";
const peg$c285 = "Activate only as a sorcery.";
const peg$c286 = "Activate only any time you could cast an instant.";
const peg$c287 = "Activate only";
const peg$c288 = "during";
const peg$c289 = "Activate only once each turn.";
const peg$c290 = "Until end of turn, you don't lose this mana as steps and phases end.";
const peg$c291 = "doesn't untap during your next untap step.";
const peg$c292 = "Each opponent";
const peg$c293 = "An opponent";
const peg$c294 = "Each other player";
const peg$c295 = "gains";
const peg$c296 = "You gain";
const peg$c297 = "You get";
const peg$c298 = "Scry";
const peg$c299 = "If there are no";
const peg$c300 = "counters on ~, sacrifice it.";
const peg$c301 = "If ~ has no";
const peg$c302 = "counters on it, sacrifice it.";
const peg$c303 = "If this mana is spent";
const peg$c304 = "If that mana is spent";
const peg$c305 = "When you spend this mana";
const peg$c306 = "When that mana is spent";
const peg$c307 = "When this mana is spent";
const peg$c308 = "Whenever you spend this mana";
const peg$c309 = "If you spend this mana";
const peg$c310 = "When you spend that mana";
const peg$c311 = "A spell cast using this mana";
const peg$c312 = "A creature cast using this mana";
const peg$c313 = "That spell can't be countered";
const peg$c314 = "If this ability has been activated";
const peg$c315 = "Any player may activate this ability";
const peg$c316 = "deals";
const peg$c317 = "damage to you.";
const peg$c318 = "You lose";
const peg$c319 = "life.";
const peg$c320 = "instead.";
const peg$c321 = "instead add";
const peg$c322 = "Add";
const peg$c323 = "instead if";
const peg$c324 = "spend this mana only";
const peg$c325 = "this mana can't be spent";
const peg$c326 = ", and";
const peg$c327 = "that spell";
const peg$c328 = "activate";
const peg$c329 = "on costs that";
const peg$c330 = "contain";
const peg$c331 = "include";
const peg$c332 = "a cost";
const peg$c333 = "that contain";
const peg$c334 = "generic mana costs";
const peg$c335 = "generic";
const peg$c336 = "the generic part of";
const peg$c337 = "costs";
const peg$c338 = "cards";
const peg$c339 = "pay a mana cost to turn a manifested creature face up";
const peg$c340 = "turn permanents face up";
const peg$c341 = "turn creatures face up";
const peg$c342 = "turn a permanent face up";
const peg$c343 = "turn a creature face up";
const peg$c344 = "turn face-down creatures face up";
const peg$c345 = "cost";
const peg$c346 = "to pay";
const peg$c347 = "cumulative upkeep";
const peg$c348 = "equip";
const peg$c349 = "unlock";
const peg$c350 = "doors";
const peg$c351 = "a door";
const peg$c352 = "Rooms";
const peg$c353 = "{X}";
const peg$c354 = "{C}";
const peg$c355 = "your commander";
const peg$c356 = "from anywhere other than your hand";
const peg$c357 = "from your hand";
const peg$c358 = "from your graveyard";
const peg$c359 = "from a graveyard";
const peg$c360 = "from exile";
const peg$c361 = "from your graveyard or from exile";
const peg$c362 = "from exile or from your graveyard";
const peg$c363 = "from the command zone";
const peg$c364 = "from the top of your library";
const peg$c365 = "from your library";
const peg$c366 = "an ability of";
const peg$c367 = "abilities of";
const peg$c368 = "exhaust";
const peg$c369 = "ninjutsu";
const peg$c370 = "crew";
const peg$c371 = "level up";
const peg$c372 = "power-up";
const peg$c373 = "boast";
const peg$c374 = "channel";
const peg$c375 = "abilities";
const peg$c376 = "ability";
const peg$c377 = "an ability";
const peg$c378 = "to cast";
const peg$c379 = "As an additional cost to cast";
const peg$c380 = ", you may pay";
const peg$c381 = "life. Those spells cost";
const peg$c382 = "less to cast if you paid life this way.";
const peg$c383 = "As long as ~ is untapped, each spell that would cost less than three mana to cast costs three mana to cast.";
const peg$c384 = "Each spell that would cost less than";
const peg$c385 = "mana to cast costs";
const peg$c386 = "mana to cast.";
const peg$c387 = "an additional";
const peg$c388 = "more";
const peg$c389 = "less";
const peg$c390 = "As long as";
const peg$c391 = "During your turn";
const peg$c392 = "During turns other than yours";
const peg$c393 = "On each of your turns";
const peg$c394 = "as long as";
const peg$c395 = "during your turn";
const peg$c396 = "during turns other than yours";
const peg$c397 = "This effect reduces only the amount of";
const peg$c398 = "colored";
const peg$c399 = "mana you pay.";
const peg$c400 = "This effect can't reduce the";
const peg$c401 = "mana in that cost";
const peg$c402 = "amount of mana those spells cost";
const peg$c403 = "amount of mana it costs to cast a spell";
const peg$c404 = "mana a spell costs";
const peg$c405 = "amount of mana a spell costs to cast";
const peg$c406 = "by";
const peg$c407 = "less than";
const peg$c408 = "mana.";
const peg$c409 = "The";
const peg$c410 = "first";
const peg$c411 = "second";
const peg$c412 = "third";
const peg$c413 = "each turn";
const peg$c414 = "during each of your turns";
const peg$c415 = "each";
const peg$c416 = "that target";
const peg$c417 = "you or a permanent you control";
const peg$c418 = "you or permanents you control";
const peg$c419 = "you cast";
const peg$c420 = "your opponents cast";
const peg$c421 = "an opponent casts";
const peg$c422 = "opponents cast";
const peg$c423 = "a player casts";
const peg$c424 = "players cast";
const peg$c425 = "If";
const peg$c426 = "~ costs";
const peg$c427 = "to cast.";
const peg$c428 = "it targets";
const peg$c429 = "it's targeting";
const peg$c430 = "it was";
const peg$c431 = "a creature died";
const peg$c432 = " for each";
const peg$c433 = "Activated abilities of";
const peg$c434 = "to activate";
const peg$c435 = "Equip";
const peg$c436 = "Ninjutsu";
const peg$c437 = "Exhaust";
const peg$c438 = "Cycling";
const peg$c439 = "Channel";
const peg$c440 = "Boast";
const peg$c441 = "Crew";
const peg$c442 = "Power-up";
const peg$c443 = "Level up";
const peg$c444 = "abilities you activate";
const peg$c445 = "to activate.";
const peg$c446 = "costs you pay";
const peg$c447 = "Abilities you activate";
const peg$c448 = "Activated abilities you activate";
const peg$c449 = "Abilities you activate that aren't mana abilities cost";
const peg$c450 = "Mana abilities of ~ cost an additional";
const peg$c451 = "life to activate.";
const peg$c452 = "unless they're mana abilities";
const peg$c453 = "if they aren't mana abilities";
const peg$c454 = "As an additional cost to cast ~,";
const peg$c455 = "you may";
const peg$c456 = "Spend only";
const peg$c457 = "mana on X.";
const peg$c458 = "X can't be 0.";
const peg$c459 = "You can't spend mana to cast ~.";
const peg$c460 = "Spend only mana";
const peg$c461 = "produced by";
const peg$c462 = "to cast ~.";
const peg$c463 = "For each mana in";
const peg$c464 = "this ability's activation cost";
const peg$c465 = "its activation cost";
const peg$c466 = ", you may tap an untapped";
const peg$c467 = "rather than pay that mana.";
const peg$c468 = "mana as though it were mana of any";
const peg$c469 = "mana of any type";
const peg$c470 = "You may spend";
const peg$c471 = "mana as though it were mana of any color";
const peg$c472 = ". You may spend other mana only as though it were colorless mana.";
const peg$c473 = "mana as though it were";
const peg$c474 = "mana";
const peg$c475 = "For each";
const peg$c476 = "} in a cost, you may pay 2 life rather than pay that mana.";
const peg$c477 = "You may activate abilities of";
const peg$c478 = "as though those creatures had haste.";
const peg$c479 = "you may spend";
const peg$c480 = "you can spend";
const peg$c481 = "Players may spend";
const peg$c482 = "to pay the activation costs of";
const peg$c483 = "this creature's";
const peg$c484 = "to pay the activation costs of abilities of";
const peg$c485 = "Players can't pay life or sacrifice";
const peg$c486 = "to cast spells or activate abilities.";
const peg$c487 = "You can't pay life or sacrifice";
const peg$c488 = "Players can't pay life to cast spells or activate abilities.";
const peg$c489 = "Your life total can't change.";
const peg$c490 = "Players can't sacrifice";
const peg$c491 = "Permanents you control";
const peg$c492 = "Other permanents you control";
const peg$c493 = "can't be sacrificed.";
const peg$c494 = "~ can't be sacrificed.";
const peg$c495 = "can't be activated";
const peg$c496 = "Players can't activate abilities of";
const peg$c497 = "that aren't mana abilities";
const peg$c498 = "can't attack or block";
const peg$c499 = "its activated abilities can't be activated";
const peg$c500 = "can't attack, block, or crew Vehicles, and";
const peg$c501 = "can't attack or block, and";
const peg$c502 = "can't attack, and";
const peg$c503 = "can't block, and";
const peg$c504 = "doesn't untap during its controller's untap step and";
const peg$c505 = "loses all abilities";
const peg$c506 = "can't attack or block.";
const peg$c507 = "loses all abilities.";
const peg$c508 = "All";
const peg$c509 = "lose";
const peg$c510 = "loses";
const peg$c511 = "all abilities";
const peg$c512 = "and have base power and toughness";
const peg$c513 = "/";
const peg$c514 = "sources";
const peg$c515 = "permanents";
const peg$c516 = "that player adds";
const peg$c517 = "its controller adds";
const peg$c518 = "you add";
const peg$c519 = "~ deals";
const peg$c520 = "damage to";
const peg$c521 = "that player";
const peg$c522 = "him or her";
const peg$c523 = "that land's controller";
const peg$c524 = "its controller";
const peg$c525 = "Whenever ~ becomes tapped, it deals";
const peg$c526 = "Whenever enchanted";
const peg$c527 = "becomes tapped, ~ deals";
const peg$c528 = ", it produces";
const peg$c529 = "as much of that mana instead.";
const peg$c530 = "for";
const peg$c531 = "or more mana";
const peg$c532 = "instead of any other";
const peg$c533 = "colorless mana";
const peg$c534 = "mana of a color of your choice";
const peg$c535 = "one mana of a color of your choice";
const peg$c536 = "mana of any color";
const peg$c537 = "mana of the chosen color";
const peg$c538 = "type and amount";
const peg$c539 = "Whenever";
const peg$c540 = "you tap";
const peg$c541 = "~ for mana";
const peg$c542 = "is tapped for";
const peg$c543 = "a player taps";
const peg$c544 = "an opponent taps";
const peg$c545 = "one mana of any type";
const peg$c546 = "produced";
const peg$c547 = "it produced";
const peg$c548 = "that type";
const peg$c549 = "enchanted";
const peg$c550 = "equipped";
const peg$c551 = "get";
const peg$c552 = "gets";
const peg$c553 = "gain";
const peg$c554 = "all";
const peg$c555 = "~ and";
const peg$c556 = "When";
const peg$c557 = "At";
const peg$c558 = "changeling";
const peg$c559 = "ward";
const peg$c560 = "protection from";
const peg$c561 = "afterlife";
const peg$c562 = "bushido";
const peg$c563 = "hexproof from";
const peg$c564 = "in addition to";
const peg$c565 = "types.";
const peg$c566 = "creature";
const peg$c567 = "types";
const peg$c568 = "still";
const peg$c569 = "artifact creature";
const peg$c570 = "with power and toughness each equal to its mana value.";
const peg$c571 = "snow.";
const peg$c572 = "in addition to its other colors";
const peg$c573 = "in addition to their other colors";
const peg$c574 = "All cards that aren't on the battlefield, spells, and permanents are colorless.";
const peg$c575 = "every basic land type";
const peg$c576 = "the chosen";
const peg$c577 = "basic land";
const peg$c578 = "Plains";
const peg$c579 = "Island";
const peg$c580 = "Swamp";
const peg$c581 = "Mountain";
const peg$c582 = "Forest";
const peg$c583 = "all colors";
const peg$c584 = "affinity for";
const peg$c585 = "undaunted";
const peg$c586 = " cost";
const peg$c587 = "enters";
const peg$c588 = "doesn't untap";
const peg$c589 = "As ~ enters,";
const peg$c590 = "You may choose not to untap";
const peg$c591 = "You don't lose unspent";
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
const peg$r13 = /^[a-zA-Z ]/;
const peg$r14 = /^[^.]/;
const peg$r15 = /^[WUBRG]/;
const peg$r16 = /^[a-z' ]/;
const peg$r17 = /^[+\-]/;
const peg$r18 = /^[0-9X]/;
const peg$r19 = /^[^":]/;
const peg$r20 = /^[^"]/;
const peg$r21 = /^[^".,]/;
const peg$r22 = /^[,;]/;
const peg$r23 = /^[A-Za-z'!\-]/;
const peg$r24 = /^[^":,.]/;
function peg$f0(a) {    return { kind: "ability", ability: a };  }
function peg$f1(e) {    return { kind: "effects", effects: e };  }
function peg$f2() {    return { kind: "irrelevant" };  }
function peg$f3(c) {    return c.map(item => item.part);  }
function peg$f4(c) {    return [c];  }
function peg$f5(s) {    return s.spend;  }
function peg$f6(w) {    return b.isNumber(w);  }
function peg$f7(w) {    return b.numberOf(w);  }
function peg$f8(d) {    return Number(d);  }
function peg$f9(d) {    return Number(d);  }
function peg$f10() {    return 1;  }
function peg$f11(text) {    return b.costOf(text);  }
function peg$f12(text, c) {    return c !== undefined;  }
function peg$f13(text, c) {    return c;  }
function peg$f14(t) {    return t;  }
function peg$f15(w) {    return b.colorOf(w);  }
function peg$f16(w, c) {    return c !== undefined;  }
function peg$f17(w, c) {    return c;  }
function peg$f18() {    return "C";  }
function peg$f19(first, c) {    return c;  }
function peg$f20(first, rest) {    return [first, ...rest];  }
function peg$f21(a) {    return a;  }
function peg$f22(shared, first, g) {    return g;  }
function peg$f23(shared, first, rest, p) {    return p;  }
function peg$f24(shared, first, rest, post) {    return b.all([...shared, b.any([first, ...rest]), ...post]);  }
function peg$f25(a) {    return a;  }
function peg$f26(shared, first, g) {    return g;  }
function peg$f27(shared, first, rest, p) {    return p;  }
function peg$f28(shared, first, rest, post) {    return b.all([...shared, b.any([first, ...rest]), ...post]);  }
function peg$f29() {    return { kind: "other" };  }
function peg$f30() {    return b.not({ kind: "tapped" });  }
function peg$f31() {    return { kind: "tapped" };  }
function peg$f32() {    return b.not({ kind: "token" });  }
function peg$f33(first, d) {    return d;  }
function peg$f34(first, rest) {    return b.all([first, ...rest]);  }
function peg$f35(list) {    return list;  }
function peg$f36(c) {    return b.not({ kind: "color", color: c });  }
function peg$f37() {    return b.not({ kind: "token" });  }
function peg$f38() {    return b.not({ kind: "commander" });  }
function peg$f39() {    return b.not({ kind: "historic" });  }
function peg$f40(w) {    return b.cardTypeOf(w);  }
function peg$f41(w, t) {    return t !== undefined;  }
function peg$f42(w, t) {    return b.not({ kind: "type", type: t });  }
function peg$f43(w) {    return b.supertypeOf(w);  }
function peg$f44(w, t) {    return t !== undefined;  }
function peg$f45(w, t) {    return b.not({ kind: "supertype", supertype: t });  }
function peg$f46(s) {    return b.not({ kind: "subtype", subtype: s });  }
function peg$f47() {    return { kind: "colorless" };  }
function peg$f48() {    return { kind: "multicolored" };  }
function peg$f49() {    return { kind: "monocolored" };  }
function peg$f50() {    return { kind: "historic" };  }
function peg$f51() {    return { kind: "kicked" };  }
function peg$f52() {    return { kind: "face-down" };  }
function peg$f53() {    return b.not({ kind: "tapped" });  }
function peg$f54() {    return { kind: "tapped" };  }
function peg$f55() {    return b.any([{ kind: "attacking" }, { kind: "blocking" }]);  }
function peg$f56() {    return { kind: "attacking" };  }
function peg$f57() {    return { kind: "blocking" };  }
function peg$f58() {    return { kind: "commander" };  }
function peg$f59() {    return { kind: "token" };  }
function peg$f60() {    return { kind: "anything" };  }
function peg$f61(w) {    return b.cardTypeOf(w);  }
function peg$f62(w, t) {    return t !== undefined;  }
function peg$f63(w, t) {    return { kind: "type", type: t };  }
function peg$f64(w) {    return b.supertypeOf(w);  }
function peg$f65(w, t) {    return t !== undefined;  }
function peg$f66(w, t) {    return { kind: "supertype", supertype: t };  }
function peg$f67(first, c) {    return c;  }
function peg$f68(first, rest) {    return b.any([first, ...rest].map(color => ({ kind: "color", color })));  }
function peg$f69(c) {    return { kind: "color", color: c };  }
function peg$f70(first, s) {    return s;  }
function peg$f71(first, rest) {    return b.any([first, ...rest].map(subtype => ({ kind: "subtype", subtype })));  }
function peg$f72(s) {    return { kind: "subtype", subtype: s };  }
function peg$f73(w) {    return b.subtypeOf(w);  }
function peg$f74(w, s) {    return s !== undefined;  }
function peg$f75(w, s) {    return s;  }
function peg$f76(w) {    return b.subtypeOf(w);  }
function peg$f77(w, s) {    return s !== undefined;  }
function peg$f78(w, s) {    return s;  }
function peg$f79(p, q) {    return q;  }
function peg$f80(p, rest) {    return b.all([p, ...rest]);  }
function peg$f81(n) {    return { kind: "name", name: n };  }
function peg$f82() {    return { kind: "chosen-type" };  }
function peg$f83() {    return { kind: "chosen-color" };  }
function peg$f84() {    return { kind: "entered-this-turn" };  }
function peg$f85(p) {    return p;  }
function peg$f86(p) {    return b.not(p);  }
function peg$f87() {    return b.not({ kind: "x-in-cost" });  }
function peg$f88() {    return b.not({ kind: "colorless" });  }
function peg$f89() {    return { kind: "tapped" };  }
function peg$f90() {    return b.not({ kind: "tapped" });  }
function peg$f91() {    return { kind: "supertype", supertype: "Legendary" };  }
function peg$f92() {    return { kind: "attacking" };  }
function peg$f93() {    return { kind: "chosen-color" };  }
function peg$f94() {    return { kind: "multicolored" };  }
function peg$f95() {    return { kind: "colorless" };  }
function peg$f96(s) {    return { kind: "subtype", subtype: s };  }
function peg$f97(p, n, is) {    return { kind: p, is, value: n };  }
function peg$f98(n, is) {    return { kind: "mana-value", is, value: n };  }
function peg$f99() {    return { kind: "x-in-cost" };  }
function peg$f100(c) {    return { kind: "counter", counter: c };  }
function peg$f101(c) {    return { kind: "counter", counter: c };  }
function peg$f102() {    return { kind: "counter" };  }
function peg$f103() {    return { kind: "chosen-name" };  }
function peg$f104() {    return { kind: "chosen-name" };  }
function peg$f105(k) {    return { kind: "keyword", keyword: k };  }
function peg$f106() {    return ">=";  }
function peg$f107() {    return ">=";  }
function peg$f108() {    return "<=";  }
function peg$f109() {    return "=";  }
function peg$f110(k) {    return k;  }
function peg$f111() {    return "you";  }
function peg$f112() {    return "opponents";  }
function peg$f113() {    return "anyone";  }
function peg$f114(of, place, p) {    return p;  }
function peg$f115(of, place, post) {    return { kind: "count", zone: place.zone, whose: place.whose, of: b.all([of, ...post]) };  }
function peg$f116(w) {    return { zone: "battlefield", whose: w };  }
function peg$f117() {    return { zone: "graveyard", whose: "you" };  }
function peg$f118() {    return { zone: "graveyard", whose: "anyone" };  }
function peg$f119() {    return { zone: "graveyard", whose: "opponents" };  }
function peg$f120() {    return { zone: "hand", whose: "you" };  }
function peg$f121(c) {    return { kind: "counters", counter: c };  }
function peg$f122() {    return { kind: "counters" };  }
function peg$f123() {    return { kind: "x" };  }
function peg$f124(c, of) {    return { kind: "counters-among", counter: c, of };  }
function peg$f125(of) {    return { kind: "colors-among", of };  }
function peg$f126() {    return { kind: "domain" };  }
function peg$f127() {    return { kind: "opponents" };  }
function peg$f128(n, v) {    return b.sum(n, v);  }
function peg$f129(v) {    return b.times(2, v);  }
function peg$f130(v) {    return b.times(3, v);  }
function peg$f131(v, n) {    return b.sum(n, v);  }
function peg$f132(c) {    return { kind: "counters", counter: c };  }
function peg$f133() {    return { kind: "counters" };  }
function peg$f134(c, of) {    return { kind: "counters-among", counter: c, of };  }
function peg$f135() {    return { kind: "x" };  }
function peg$f136() {    return { kind: "domain" };  }
function peg$f137() {    return { kind: "opponents" };  }
function peg$f138(of) {    return { kind: "colors-among", of };  }
function peg$f139(c) {    return c;  }
function peg$f140(w) {    return { kind: w };  }
function peg$f141() {    return { kind: "mana-value" };  }
function peg$f142(w, of, p) {    return p;  }
function peg$f143(w, of, post) {    return { kind: w === "power" ? "greatest-power" : "greatest-mana-value", of: b.all([of, ...post]) };  }
function peg$f144(of) {    return { kind: "total-power", of };  }
function peg$f145() {    return "output";  }
function peg$f146(c) {    return { kind: "devotion", to: c };  }
function peg$f147() {    return { kind: "shared-creature-type" };  }
function peg$f148(w) {    return { kind: "cost-object", value: w === "mana value" ? "mana-value" : w };  }
function peg$f149(first, c) {    return c;  }
function peg$f150(first, c) {    return c;  }
function peg$f151(first, rest) {    return b.allConditions([first, ...rest]);  }
function peg$f152(first, c) {    return c;  }
function peg$f153(first, rest) {    return b.anyCondition([first, ...rest]);  }
function peg$f154(list) {    return list;  }
function peg$f155(of) {    return some("you", of, "=", 0);  }
function peg$f156(q, of) {    return some("opponents", of, q.is, q.value);  }
function peg$f157(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f158(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f159(q, of, p) {    return { kind: "amount", amount: { kind: "count", zone: p.zone, whose: p.whose, of }, is: q.is, value: q.value };  }
function peg$f160(q, c) {    return { kind: "amount", amount: { kind: "counters", counter: c }, is: q.is, value: q.value };  }
function peg$f161(q, c) {    return { kind: "amount", amount: { kind: "counters", counter: c }, is: q.is, value: q.value };  }
function peg$f162(q) {    return { kind: "amount", amount: { kind: "counters" }, is: q.is, value: q.value };  }
function peg$f163(w, n, is) {    return { kind: "amount", amount: { kind: w }, is, value: n };  }
function peg$f164(p) {    return { kind: "self", is: p };  }
function peg$f165(p) {    return { kind: "not", of: { kind: "self", is: p } };  }
function peg$f166() {    return { kind: "self", is: { kind: "entered-this-turn" } };  }
function peg$f167() {    return hand("=", 0);  }
function peg$f168(n, is) {    return hand(is, n);  }
function peg$f169(n, is) {    return { kind: "amount", amount: { kind: "total-power", of: { kind: "type", type: "Creature" } }, is, value: n };  }
function peg$f170(t) {    return { kind: "unknown", text: t };  }
function peg$f171() {    return b.not({ kind: "tapped" });  }
function peg$f172() {    return { kind: "tapped" };  }
function peg$f173() {    return { kind: "attacking" };  }
function peg$f174(of) {    return of;  }
function peg$f175(first, c) {    return c;  }
function peg$f176(first, rest) {    return b.allConditions([first, ...rest]);  }
function peg$f177(first, c) {    return c;  }
function peg$f178(first, rest) {    return b.anyCondition([first, ...rest]);  }
function peg$f179(q, of) {    return some("you", of, q.is, q.value);  }
function peg$f180(n, is) {    return is !== "=";  }
function peg$f181(n, is) {    return { is, value: n };  }
function peg$f182(n) {    return { is: "<=", value: n };  }
function peg$f183(n) {    return { is: "=", value: n };  }
function peg$f184() {    return { is: "=", value: 0 };  }
function peg$f185() {    return { is: ">=", value: 1 };  }
function peg$f186() {    return { is: ">=", value: 1 };  }
function peg$f187() {    return { is: ">=", value: 1 };  }
function peg$f188(first, c) {    return c;  }
function peg$f189(first, rest) {    return [first, ...rest];  }
function peg$f190(c) {    return { part: { kind: "mana", cost: c } };  }
function peg$f191() {    return { part: { kind: "tap" } };  }
function peg$f192() {    return { part: { kind: "untap" } };  }
function peg$f193(c) {    return { part: c };  }
function peg$f194(c) {    return { part: { kind: "waterbend", cost: c } };  }
function peg$f195(c) {    return { part: c };  }
function peg$f196(c) {    return { part: c };  }
function peg$f197(of, w) {    return { part: { kind: "untap-other", whose: w, of } };  }
function peg$f198(c) {    return { part: c };  }
function peg$f199(n, c) {    return { part: { kind: "put-counter", count: n, counter: c } };  }
function peg$f200(c) {    return c;  }
function peg$f201(c) {    return { part: c };  }
function peg$f202() {    return { part: { kind: "return-self" } };  }
function peg$f203(n, of) {    return { part: { kind: "return", count: n, of } };  }
function peg$f204(e) {    return { kind: "energy", amount: e.length };  }
function peg$f205(n) {    return { kind: "energy", amount: n };  }
function peg$f206(n) {    return { kind: "life", amount: n };  }
function peg$f207() {    return { kind: "life", amount: { kind: "x" } };  }
function peg$f208(c) {    return { kind: "mana", cost: c };  }
function peg$f209(v) {    return { kind: "life", amount: v };  }
function peg$f210() {    return { kind: "sacrifice-self" };  }
function peg$f211(of) {    return { kind: "sacrifice", count: { kind: "x" }, of };  }
function peg$f212(n, of) {    return { kind: "sacrifice", count: n, of };  }
function peg$f213(of) {    return { kind: "sacrifice", count: 1, of };  }
function peg$f214(c) {    return c;  }
function peg$f215() {    return 1;  }
function peg$f216(n, of) {    return { kind: "tap-others", count: n, of };  }
function peg$f217(o, of) {    return b.all([o ? { kind: "other" } : null, of]);  }
function peg$f218(c) {    return { kind: "remove-counters", count: "x", counter: c };  }
function peg$f219(c) {    return { kind: "remove-counters", count: "x", counter: c };  }
function peg$f220(n, c, of) {    return { kind: "remove-counters-among", count: n, counter: c, of };  }
function peg$f221(n, of) {    return { kind: "remove-counters-among", count: n, of };  }
function peg$f222(n, c, of) {    return { kind: "remove-counters-among", count: n, counter: c, of };  }
function peg$f223(n, of) {    return { kind: "remove-counters-among", count: n, of };  }
function peg$f224(n, c) {    return { kind: "remove-counters", count: n, counter: c };  }
function peg$f225(n) {    return { kind: "remove-counters", count: n };  }
function peg$f226(z) {    return { part: { kind: "exile-self" }, zone: z };  }
function peg$f227() {    return { part: { kind: "exile-self" } };  }
function peg$f228(n, of, z) {    return { part: { kind: "exile", count: n, from: z, of } };  }
function peg$f229(n, of) {    return { part: { kind: "exile", count: n, from: "battlefield", of } };  }
function peg$f230(n) {    return n;  }
function peg$f231() {    return 1;  }
function peg$f232() {    return { kind: "discard-self" };  }
function peg$f233() {    return { kind: "discard", count: "hand", of: { kind: "anything" } };  }
function peg$f234(n, of) {    return { kind: "discard", count: n, of };  }
function peg$f235(of) {    return { kind: "discard", count: 1, of };  }
function peg$f236(n) {    return { kind: "sacrifice", count: 1, of: { kind: "name", name: n } };  }
function peg$f237(n) {    return { kind: "tap-others", count: 1, of: { kind: "name", name: n } };  }
function peg$f238(n) {    return { kind: "discard", count: 1, of: { kind: "name", name: n } };  }
function peg$f239(n, z) {    return { kind: "exile", count: 1, from: z, of: { kind: "name", name: n } };  }
function peg$f240(n) {    return { kind: "exile", count: 1, from: "battlefield", of: { kind: "name", name: n } };  }
function peg$f241(n) {    return { kind: "return", count: 1, of: { kind: "name", name: n } };  }
function peg$f242(cost, c) {    return c;  }
function peg$f243(cost, before, add, c) {    return c;  }
function peg$f244(cost, before, add, after) {    return b.abilityOf(cost, add, [...before, ...after].flat());  }
function peg$f245(cost, before, add, after, a) {    return a !== undefined;  }
function peg$f246(cost, before, add, after, a) {    return a;  }
function peg$f247() {    return { kind: "nothing" };  }
function peg$f248(o) {    return o;  }
function peg$f249() {    return [{ kind: "one-type", of: { kind: "colors-among", whose: "you", zone: "battlefield", of: { kind: "anything" } }, amount: 1 }];  }
function peg$f250(of) {    return [{ kind: "each", of: { kind: "colors-among", whose: "you", zone: "battlefield", of } }];  }
function peg$f251(first, i) {    return i;  }
function peg$f252(first, rest) {    return [first, ...rest].flat();  }
function peg$f253(t) {    return [{ kind: "fixed", mana: t }];  }
function peg$f254(of) {    return [{ kind: "one-type", of, amount: 1 }];  }
function peg$f255() {    return b.differentPairs();  }
function peg$f256(n, of) {    return [{ kind: "combination", of, amount: n }];  }
function peg$f257(n, of) {    return [{ kind: "one-type", of, amount: n }];  }
function peg$f258(n, of) {    return [{ kind: "one-type", of, amount: n }];  }
function peg$f259() {    return { kind: "chosen-color" };  }
function peg$f260() {    return { kind: "commander-identity" };  }
function peg$f261(of) {    return { kind: "colors-among", whose: "you", zone: "battlefield", of };  }
function peg$f262(of) {    return { kind: "colors-among", whose: "you", zone: "graveyard", of };  }
function peg$f263(k) {    return { kind: "cost-object-could-produce", colorsOnly: k === "color" };  }
function peg$f264(k) {    return { kind: "cost-object-could-produce", colorsOnly: k === "color" };  }
function peg$f265(k, of, w) {    return { kind: "could-produce", whose: w, of, colorsOnly: k === "color" };  }
function peg$f266(of) {    return { kind: "colors-among", whose: "you", zone: "battlefield", of };  }
function peg$f267() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f268() {    return { kind: "these", types: ["W", "U", "B", "R", "G", "C"] };  }
function peg$f269() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f270(first, t) {    return t;  }
function peg$f271(first, rest) {    return { kind: "these", types: [first, ...rest] };  }
function peg$f272(t, u, v) {    return b.repeated([{ kind: "fixed", mana: [u] }], b.sum(1, v));  }
function peg$f273(t) {    return { kind: "fixed", mana: t };  }
function peg$f274(i) {    return i.length === 1;  }
function peg$f275(i) {    return i[0];  }
function peg$f276(o, v) {    return b.repeated([o], v);  }
function peg$f277(o, v, r) {    return r !== undefined;  }
function peg$f278(o, v, r) {    return r;  }
function peg$f279(t, v) {    return [{ kind: "one-type", of: { kind: "these", types: [t] }, amount: v }];  }
function peg$f280() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f281(of, v) {    return [{ kind: "one-type", of, amount: v }];  }
function peg$f282(v) {    return [{ kind: "one-type", of: { kind: "these", types: ["W", "U", "B", "R", "G"] }, amount: v }];  }
function peg$f283(s, v) {    return v;  }
function peg$f284(s, v) {    return [{ ...s, amount: v ?? { kind: "x" } }];  }
function peg$f285(of) {    return { kind: "combination", of };  }
function peg$f286(of) {    return { kind: "one-type", of };  }
function peg$f287() {    return { kind: "one-type", of: { kind: "these", types: ["W", "U", "B", "R", "G"] } };  }
function peg$f288(s) {    return s;  }
function peg$f289(c) {    return { kind: "once" };  }
function peg$f290(c, rest) {    return [{ kind: "condition", condition: c }, ...(rest ? [rest] : [])];  }
function peg$f291() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f292() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f293() {    return { kind: "condition", condition: { kind: "priority" } };  }
function peg$f294(t) {    return { kind: "condition", condition: { kind: "unknown", text: t } };  }
function peg$f295() {    return { kind: "once" };  }
function peg$f296() {    return { kind: "stays" };  }
function peg$f297() {    return other("untap-step");  }
function peg$f298(t) {    return other("opponent " + t);  }
function peg$f299(t) {    return other(t);  }
function peg$f300(t) {    return other(t);  }
function peg$f301(t) {    return other(t);  }
function peg$f302(t) {    return other("sacrificed without " + t + " counters");  }
function peg$f303(t) {    return other("sacrificed without " + t + " counters");  }
function peg$f304(t) {    return { kind: "rider", rider: t };  }
function peg$f305(t) {    return other(t);  }
function peg$f306(t) {    return other(t);  }
function peg$f307(n, c) {    return { kind: "effect", effect: { kind: "put-counter", count: n, counter: c } };  }
function peg$f308(n) {    return { kind: "effect", effect: { kind: "damage", amount: n } };  }
function peg$f309(n) {    return { kind: "effect", effect: { kind: "damage", amount: n } };  }
function peg$f310(c, o) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f311(c, o) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f312(o, c) {    return { kind: "instead", when: c, outputs: o };  }
function peg$f313(u, r) {    return { kind: "spend", spend: { kind: "only", uses: u }, ...(r ? { rider: r } : {}) };  }
function peg$f314(u) {    return { kind: "spend", spend: { kind: "not", uses: u } };  }
function peg$f315(t) {    return t;  }
function peg$f316(first, u) {    return u;  }
function peg$f317(first, rest) {    return [first, ...rest].flat();  }
function peg$f318(c) {    return c;  }
function peg$f319(c) {    return c;  }
function peg$f320(c) {    return c;  }
function peg$f321(c) {    return c;  }
function peg$f322() {    return { kind: "generic" };  }
function peg$f323() {    return { kind: "generic" };  }
function peg$f324() {    return { kind: "special", action: "foretell" };  }
function peg$f325(of) {    return of.kind === "anything";  }
function peg$f326(of) {    return { kind: "special", action: "foretell" };  }
function peg$f327() {    return { kind: "special", action: "turn-face-up" };  }
function peg$f328(a) {    return { kind: "special", action: "turn-face-up" };  }
function peg$f329(a) {    return { kind: "special", action: a };  }
function peg$f330() {    return { kind: "special", action: "unlock" };  }
function peg$f331() {    return { kind: "x-cost" };  }
function peg$f332() {    return { kind: "colorless-cost" };  }
function peg$f333() {    return { kind: "cast", spell: { kind: "commander" } };  }
function peg$f334(list) {    return list;  }
function peg$f335(first, s) {    return s;  }
function peg$f336(first, rest) {    return [first, ...rest];  }
function peg$f337(s, f) {    return f;  }
function peg$f338(s, f) {    return { kind: "cast", spell: s, ...(f ? { from: f } : {}) };  }
function peg$f339(of, p) {    return p;  }
function peg$f340(of, post) {    return b.all([of, ...post]);  }
function peg$f341(first, k) {    return k;  }
function peg$f342(first, rest) {    return [first, ...rest].at(-1).spell;  }
function peg$f343(first, rest) {    return b.any([first, ...rest].map(k => k.of));  }
function peg$f344(first, d) {    return d;  }
function peg$f345(first, rest) {    const words = [first, ...rest]; return { of: b.all(words.map(w => w.of)), spell: words.some(w => w.spell) };  }
function peg$f346() {    return { of: { kind: "anything" }, spell: true };  }
function peg$f347(of) {    return { of, spell: false };  }
function peg$f348() {    return { of: b.all([b.not({ kind: "type", type: "Instant" }), b.not({ kind: "type", type: "Sorcery" })]), spell: false };  }
function peg$f349() {    return ["graveyard", "exile", "command", "library"];  }
function peg$f350() {    return ["hand"];  }
function peg$f351() {    return ["graveyard"];  }
function peg$f352() {    return ["exile"];  }
function peg$f353() {    return ["graveyard", "exile"];  }
function peg$f354() {    return ["command"];  }
function peg$f355() {    return ["library"];  }
function peg$f356(of) {    return { kind: "activate", source: of };  }
function peg$f357(a) {    return { kind: "activate", source: { kind: "anything" }, ability: a };  }
function peg$f358() {    return { kind: "activate", source: { kind: "anything" } };  }
function peg$f359(of) {    return of;  }
function peg$f360(first, e) {    return e;  }
function peg$f361(first, rest) {    return [first, ...rest].flat();  }
function peg$f362(when, s, c, f, w, n) {    return c.x && !f?.x ? undefined : c;  }
function peg$f363(when, s, c, f, w, n, by) {    return by !== undefined;  }
function peg$f364(when, s, c, f, w, n, by) {    return [{ kind: "spell-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, whose: s.whose, spell: s.spell, ...(s.from ? { from: s.from } : {}), ...(n ?? {}), ...whens(when, s.when, w) }];  }
function peg$f365(s, n, c, note) {    return [{ kind: "spell-cost", change: "reduce", by: c, amount: 1, whose: "you", spell: s, forLife: n, ...(note ?? {}) }];  }
function peg$f366() {    return [{ kind: "spell-floor", least: 3, whose: "anyone", when: { kind: "self", is: { kind: "not", of: { kind: "tapped" } } } }];  }
function peg$f367(n) {    return [{ kind: "spell-floor", least: n, whose: "anyone" }];  }
function peg$f368(c) {    return { change: "increase", ...c };  }
function peg$f369(c) {    return { change: "increase", ...c };  }
function peg$f370(c) {    return { change: "reduce", ...c };  }
function peg$f371() {    return { by: [{ kind: "generic", amount: 1 }], x: true };  }
function peg$f372(c) {    return !c.some(s => s.kind === "variable");  }
function peg$f373(c) {    return { by: c, x: false };  }
function peg$f374(v) {    return { amount: v, x: false };  }
function peg$f375(v) {    return { amount: v, x: true };  }
function peg$f376(c) {    return c;  }
function peg$f377(t) {    return { kind: "unknown", text: t.toLowerCase() };  }
function peg$f378(c) {    return c;  }
function peg$f379(t) {    return { kind: "unknown", text: t };  }
function peg$f380() {    return { coloredOnly: true };  }
function peg$f381(n) {    return { least: n };  }
function peg$f382(o, s, w, t, z) {    return { spell: s, whose: w, ...(z ? { from: z } : {}), when: { kind: "unknown", text: o + " spell " + t } };  }
function peg$f383(s, z, c) {    return c;  }
function peg$f384(s, z, w, p) {    return p;  }
function peg$f385(s, z, w, post, z2) {    const from = z ?? z2; return { spell: b.all([s, ...post]), whose: w ?? "anyone", ...(from ? { from } : {}) };  }
function peg$f386(s, w, t) {    return { spell: s, whose: w, when: { kind: "unknown", text: "targets " + t } };  }
function peg$f387(f) {    return f;  }
function peg$f388() {    return "you";  }
function peg$f389() {    return "opponents";  }
function peg$f390() {    return "anyone";  }
function peg$f391(c, f, w, n) {    return !(c.x && !f?.x) && (n === null || n.coloredOnly);  }
function peg$f392(c, f, w, n) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, ...(n ?? {}), ...whens(w) }];  }
function peg$f393(w, c) {    return !c.x;  }
function peg$f394(w, c) {    return [{ kind: "own-cost", change: c.change, by: c.by, amount: 1, when: w }];  }
function peg$f395(t) {    return { kind: "unknown", text: t };  }
function peg$f396(of, c) {    return c;  }
function peg$f397(of, w, p) {    return p;  }
function peg$f398(of, w, post, c, f, rest, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: f ? f.amount : 1, whose: w ?? "anyone", source: b.all([of, ...post]), manaAbilities: rest === null, ...(n ?? {}) }];  }
function peg$f399(a, o) {    return o;  }
function peg$f400(a, of, c, n) {    return !c.x;  }
function peg$f401(a, of, c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: of ?? { kind: "anything" }, ability: a.toLowerCase(), manaAbilities: false, ...(n ?? {}) }];  }
function peg$f402(a, c) {    return !c.x;  }
function peg$f403(a, c) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, ability: a.toLowerCase(), manaAbilities: false }];  }
function peg$f404(c, rest, n) {    return !c.x;  }
function peg$f405(c, rest, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, manaAbilities: rest === null, ...(n ?? {}) }];  }
function peg$f406(c, n) {    return !c.x;  }
function peg$f407(c, n) {    return [{ kind: "ability-cost", change: c.change, by: c.by, amount: 1, whose: "you", source: { kind: "anything" }, manaAbilities: false, ...(n ?? {}) }];  }
function peg$f408(n) {    return [{ kind: "mana-ability-life", amount: n, of: { kind: "self" } }];  }
function peg$f409(optional, c) {    return [{ kind: "additional-cost", cost: c.map(item => item.part), optional: optional !== null }];  }
function peg$f410(c) {    return [{ kind: "x-types", types: c }];  }
function peg$f411() {    return [{ kind: "x-least", value: 1 }];  }
function peg$f412() {    return [{ kind: "no-mana" }];  }
function peg$f413(of) {    return [{ kind: "only-mana-from", source: of }];  }
function peg$f414(of) {    return [{ kind: "ability-tap-payment", taps: of, pays: "any" }];  }
function peg$f415(w, t, on) {    return [{ kind: "as-though", whose: w, pays: t === "color" ? "any-color" : "any-type", ...(on ? { on } : {}) }];  }
function peg$f416(w, on) {    return [{ kind: "as-though", whose: w, pays: "any-type", on }];  }
function peg$f417(m, on) {    return [{ kind: "as-though", whose: "you", pays: "any-color", mana: m, othersColorless: true, ...(on ? { on } : {}) }];  }
function peg$f418(m, on) {    return [{ kind: "as-though", whose: "you", pays: "any-color", mana: m, ...(on ? { on } : {}) }];  }
function peg$f419(m, p, on) {    return [{ kind: "as-though", whose: "you", pays: p, mana: m, ...(on ? { on } : {}) }];  }
function peg$f420(c) {    return [{ kind: "life-for-mana", color: c, life: 2 }];  }
function peg$f421(of, w) {    return [{ kind: "grant-haste", whose: w, to: of }];  }
function peg$f422(first, c) {    return c;  }
function peg$f423(first, rest) {    return [first, ...rest];  }
function peg$f424() {    return "you";  }
function peg$f425() {    return "anyone";  }
function peg$f426(first, u) {    return u;  }
function peg$f427(first, rest) {    return [first, ...rest].flat();  }
function peg$f428() {    return [{ kind: "activate", source: { kind: "self" } }];  }
function peg$f429(of) {    return [{ kind: "activate", source: of }];  }
function peg$f430(of) {    return [{ kind: "no-life-payment", whose: "anyone" }, { kind: "no-sacrifice", whose: "anyone", of }];  }
function peg$f431(of) {    return [{ kind: "no-life-payment", whose: "you" }, { kind: "no-sacrifice", whose: "you", of }];  }
function peg$f432() {    return [{ kind: "no-life-payment", whose: "anyone" }];  }
function peg$f433() {    return [{ kind: "no-life-payment", whose: "you" }];  }
function peg$f434(of) {    return [{ kind: "no-sacrifice", whose: "anyone", of }];  }
function peg$f435() {    return [{ kind: "no-sacrifice", whose: "you", of: { kind: "anything" } }];  }
function peg$f436(of, w) {    return [{ kind: "no-sacrifice", whose: w, of }];  }
function peg$f437() {    return [{ kind: "no-sacrifice", whose: "anyone", of: { kind: "self" } }];  }
function peg$f438(of, c) {    return c;  }
function peg$f439(of, w, p) {    return p;  }
function peg$f440(of, w, post, u) {    return [{ kind: "no-activation", whose: w ?? "anyone", of: b.all([of, ...post]), manaToo: u === null }];  }
function peg$f441(of) {    return [{ kind: "no-activation", whose: "anyone", of, manaToo: false }];  }
function peg$f442(a, u) {    return [{ kind: "no-activation", whose: "anyone", of: a, manaToo: u === null }];  }
function peg$f443(a, u) {    return [{ kind: "no-activation", whose: "anyone", of: a, manaToo: u === null }];  }
function peg$f444(a) {    return [{ kind: "no-abilities", whose: "anyone", of: a }];  }
function peg$f445(a) {    return [{ kind: "no-abilities", whose: "anyone", of: a }];  }
function peg$f446(of, c) {    return c;  }
function peg$f447(of, w) {    return [{ kind: "no-abilities", whose: w ?? "anyone", of }];  }
function peg$f448() {    return { kind: "anything" };  }
function peg$f449(t, a, s) {    return s;  }
function peg$f450(t, a, s) {    return s === null || s.spend.kind === "only";  }
function peg$f451(t, a, s) {    return [{ kind: "tap-trigger", ...t, adds: a, ...(s ? { spend: s.spend.uses } : {}) }];  }
function peg$f452(t, n) {    return t.types === undefined && t.when === undefined;  }
function peg$f453(t, n) {    return [{ kind: "damage-when-tapped", amount: n, of: t.of, forMana: true }];  }
function peg$f454(n) {    return [{ kind: "damage-when-tapped", amount: n, of: { kind: "self" }, forMana: false }];  }
function peg$f455(n) {    return [{ kind: "damage-when-tapped", amount: n, of: { kind: "attached" }, forMana: false }];  }
function peg$f456(t) {    return 2;  }
function peg$f457(t) {    return 3;  }
function peg$f458(t, f) {    return [{ kind: "tap-multiply", by: t.by, of: t.of, factor: f, ...(t.types ? { types: t.types } : {}) }];  }
function peg$f459(t, l) {    return l;  }
function peg$f460(t, n, m, k) {    return [{ kind: "tap-replace", by: t.by, of: t.of, ...(n ? { least: n } : {}), types: m, amountToo: k.amountToo, colorsOnly: k.colorsOnly, ...(t.when ? { when: t.when } : {}) }];  }
function peg$f461(t) {    return { kind: "these", types: [t] };  }
function peg$f462() {    return { kind: "these", types: ["C"] };  }
function peg$f463() {    return { kind: "these", types: ["W", "U", "B", "R", "G"] };  }
function peg$f464() {    return { kind: "chosen-color" };  }
function peg$f465() {    return { amountToo: true, colorsOnly: false };  }
function peg$f466() {    return { amountToo: false, colorsOnly: false };  }
function peg$f467() {    return { amountToo: false, colorsOnly: true };  }
function peg$f468(t) {    return t;  }
function peg$f469() {    return "you";  }
function peg$f470() {    return { by: "you", of: { kind: "self" } };  }
function peg$f471(by, of, m) {    return { by, of, ...m };  }
function peg$f472(of, c) {    return c;  }
function peg$f473(of, w, m) {    return { by: w ?? "anyone", of, ...m };  }
function peg$f474() {    return "you";  }
function peg$f475() {    return "anyone";  }
function peg$f476() {    return "opponents";  }
function peg$f477() {    return { kind: "self" };  }
function peg$f478(of) {    return of;  }
function peg$f479() {    return { types: { kind: "chosen-color" } };  }
function peg$f480(t) {    return { types: { kind: "these", types: [t] } };  }
function peg$f481(c) {    return { types: { kind: "these", types: [c] } };  }
function peg$f482() {    return { types: { kind: "these", types: ["C"] } };  }
function peg$f483() {    return {};  }
function peg$f484() {    return [{ kind: "one-type", of: { kind: "produced" }, amount: 1 }];  }
function peg$f485() {    return [{ kind: "one-type", of: { kind: "chosen-color" }, amount: 1 }];  }
function peg$f486(of) {    return b.all([{ kind: "attached" }, of]);  }
function peg$f487(s, z, k) {    return [{ kind: "grant-keyword", keyword: k, spell: s, ...(z ? { from: z } : {}) }];  }
function peg$f488(s, z, k) {    return [{ kind: "grant-keyword", keyword: k, spell: s, from: z }];  }
function peg$f489(t, g) {    return g.flatMap(make => make(t));  }
function peg$f490(t, g) {    return g.flatMap(make => make(t));  }
function peg$f491(k) {    return k;  }
function peg$f492(a) {    return { whose: "anyone", to: a };  }
function peg$f493(of, c) {    return c;  }
function peg$f494(of, w, p) {    return p;  }
function peg$f495(of, w, post) {    return { whose: w ?? "anyone", to: b.all([of, ...post]) };  }
function peg$f496(of, w, p) {    return p;  }
function peg$f497(of, w, post) {    return { whose: w, to: b.all([of, ...post]) };  }
function peg$f498(of, w, p) {    return p;  }
function peg$f499(of, w, post) {    return { whose: w, to: b.any([{ kind: "self" }, b.all([of, ...post])]) };  }
function peg$f500(of) {    return { whose: "anyone", to: of };  }
function peg$f501(first, g) {    return g;  }
function peg$f502(first, rest) {    return [first, ...rest];  }
function peg$f503(a) {    return t => [{ kind: "grant-ability", whose: t.whose, to: t.to, ability: a }];  }
function peg$f504() {    return () => [];  }
function peg$f505() {    return () => [];  }
function peg$f506() {    return t => [{ kind: "grant-haste", whose: t.whose, to: t.to }];  }
function peg$f507() {    return () => [];  }
function peg$f508() {    return () => [];  }
function peg$f509(t, k) {    return [{ kind: "land-types", whose: t.whose, of: t.of, types: k, inAddition: true }];  }
function peg$f510(t, k) {    return [{ kind: "land-types", whose: t.whose, of: t.of, types: k, inAddition: false }];  }
function peg$f511(t, k) {    return [{ kind: "add-types", whose: t.whose, of: t.of, ...k }];  }
function peg$f512(t) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: ["Creature"], supertypes: [], subtypes: [] }];  }
function peg$f513(t) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: ["Creature"], supertypes: [], subtypes: [] }];  }
function peg$f514(t) {    return [{ kind: "add-types", whose: t.whose, of: t.of, types: [], supertypes: ["Snow"], subtypes: [] }];  }
function peg$f515(t, c, a) {    return [{ kind: "set-colors", whose: t.whose, of: t.of, colors: c, inAddition: a !== null, spells: false }];  }
function peg$f516() {    return [{ kind: "set-colors", whose: "anyone", of: { kind: "anything" }, colors: [], inAddition: false, spells: true }];  }
function peg$f517(a) {    return { whose: "anyone", of: a };  }
function peg$f518(of, c) {    return c;  }
function peg$f519(of, w) {    return { whose: w ?? "anyone", of };  }
function peg$f520(of, c) {    return c;  }
function peg$f521(of, w) {    return { whose: w ?? "anyone", of };  }
function peg$f522(of) {    return of;  }
function peg$f523() {    return ["Plains", "Island", "Swamp", "Mountain", "Forest"];  }
function peg$f524() {    return "chosen";  }
function peg$f525(first, t) {    return t;  }
function peg$f526(first, rest) {    return [first, ...rest];  }
function peg$f527(t) {    return t;  }
function peg$f528(a) {    return { whose: "anyone", of: a };  }
function peg$f529(of, c) {    return c;  }
function peg$f530(of, w, p) {    return p;  }
function peg$f531(of, w, post) {    return { whose: w ?? "anyone", of: b.all([of, ...post]) };  }
function peg$f532(of, c) {    return c;  }
function peg$f533(of, w, p) {    return p;  }
function peg$f534(of, w, post) {    return { whose: w ?? "anyone", of: b.all([of, ...post]) };  }
function peg$f535(w) {    return w;  }
function peg$f536(words) {    return { types: words.flatMap(w => w.type ?? []), supertypes: words.flatMap(w => w.supertype ?? []), subtypes: words.flatMap(w => w.subtype ?? []) };  }
function peg$f537(w) {    return b.cardTypeOf(w);  }
function peg$f538(w, t) {    return t !== undefined;  }
function peg$f539(w, t) {    return { type: [t] };  }
function peg$f540(w) {    return b.supertypeOf(w);  }
function peg$f541(w, t) {    return t !== undefined;  }
function peg$f542(w, t) {    return { supertype: [t] };  }
function peg$f543(s) {    return { subtype: [s] };  }
function peg$f544() {    return [];  }
function peg$f545() {    return ["W", "U", "B", "R", "G"];  }
function peg$f546(first, k) {    return k;  }
function peg$f547(first, rest) {    const all = [first, ...rest]; return { kind: "keywords", keywords: all.flatMap(k => k.keywords), effects: all.flatMap(k => k.effects ?? []) };  }
function peg$f548(k) {    return { kind: "keywords", keywords: [k.toLowerCase()], effects: [] };  }
function peg$f549(of) {    return { keywords: ["affinity"], effects: [{ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "count", zone: "battlefield", whose: "you", of } }] };  }
function peg$f550() {    return { keywords: ["undaunted"], effects: [{ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "opponents" } }] };  }
function peg$f551(k) {    return { keywords: [k.toLowerCase()] };  }
function peg$f552(k) {    return { keywords: [k.toLowerCase()] };  }
function peg$f553(k) {    return b.isPlainKeyword(k);  }
function peg$f554(k) {    return b.isPlainKeyword(k);  }
function peg$f555(k) {    return b.isPlainKeyword(k);  }
function peg$f556(k) {    return b.isCostKeyword(k);  }
function peg$f557(k) {    return b.isCostKeyword(k);  }
function peg$f558(k) {    return b.isCostKeyword(k);  }
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
const key = peg$currPos * 161 + 0;
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
const key = peg$currPos * 161 + 1;
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
const key = peg$currPos * 161 + 2;
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
function peg$parseSpendWords() {
let s0, s1, s2;
const key = peg$currPos * 161 + 3;
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
function peg$parse_() {
let s0;
const key = peg$currPos * 161 + 4;
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
const key = peg$currPos * 161 + 5;
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
const key = peg$currPos * 161 + 6;
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
const key = peg$currPos * 161 + 7;
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
const key = peg$currPos * 161 + 8;
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
s3 = peg$f6(s1);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
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
s0 = peg$f8(s1);
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
const key = peg$currPos * 161 + 9;
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
s1 = peg$f9(s1);
}
s0 = s1;
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCount() {
let s0, s1, s2;
const key = peg$currPos * 161 + 10;
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
s0 = peg$f10();
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
const key = peg$currPos * 161 + 11;
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
const key = peg$currPos * 161 + 12;
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
const key = peg$currPos * 161 + 13;
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
s3 = peg$f11(s1);
s2 = s3;
peg$savedPos = peg$currPos;
s3 = peg$f12(s1, s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f13(s1, s2);
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
const key = peg$currPos * 161 + 14;
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
s0 = peg$f14(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 15;
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
s4 = peg$f15(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f16(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f17(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 16;
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
s0 = peg$f18();
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
const key = peg$currPos * 161 + 17;
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
s3 = peg$f19(s1, s5);
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
s3 = peg$f19(s1, s5);
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
s0 = peg$f20(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOr() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 161 + 18;
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
const key = peg$currPos * 161 + 19;
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
const key = peg$currPos * 161 + 20;
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
const key = peg$currPos * 161 + 21;
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
const key = peg$currPos * 161 + 22;
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
const key = peg$currPos * 161 + 23;
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
const key = peg$currPos * 161 + 24;
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
const key = peg$currPos * 161 + 25;
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
const key = peg$currPos * 161 + 26;
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
s2 = peg$f21(s3);
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
s2 = peg$f21(s3);
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
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parseGroup();
if (s7 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f22(s1, s2, s7);
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
s6 = peg$parseArticle();
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parseGroup();
if (s7 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f22(s1, s2, s7);
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
s5 = peg$f23(s1, s2, s3, s7);
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
s5 = peg$f23(s1, s2, s3, s7);
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
s0 = peg$f24(s1, s2, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseObjectsAll() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 161 + 27;
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
s2 = peg$f25(s3);
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
s2 = peg$f25(s3);
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
s4 = peg$f26(s1, s2, s7);
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
s4 = peg$f26(s1, s2, s7);
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
s5 = peg$f27(s1, s2, s3, s7);
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
s5 = peg$f27(s1, s2, s3, s7);
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
s0 = peg$f28(s1, s2, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSharedAdjective() {
let s0, s1, s2;
const key = peg$currPos * 161 + 28;
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
s0 = peg$f29();
} else {
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
s0 = peg$f30();
} else {
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
s0 = peg$f31();
} else {
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
s0 = peg$f32();
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
const key = peg$currPos * 161 + 29;
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
s3 = peg$f33(s1, s5);
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
s3 = peg$f33(s1, s5);
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
s0 = peg$f34(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDescribing() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 30;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseColorList();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f35(s1);
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
s0 = peg$f36(s3);
} else {
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
s5 = peg$f40(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f41(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f42(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s5 = peg$f43(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f44(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f45(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f46(s2);
} else {
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
s0 = peg$f49();
} else {
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
if (s1.toLowerCase() === peg$c42) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f50();
} else {
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
if (s1.toLowerCase() === peg$c43) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f51();
} else {
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
if (s1.toLowerCase() === peg$c44) {
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
s1 = input.substr(peg$currPos, 21);
if (s1.toLowerCase() === peg$c45) {
peg$currPos += (21);
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
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c47) {
peg$currPos += (8);
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
if (input.substr(peg$currPos, 9) === peg$c48) {
s1 = peg$c48;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c49;
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
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c50) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c49;
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
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c51) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c52) {
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
if (s1.toLowerCase() === peg$c54) {
peg$currPos += (6);
} else {
s1 = peg$FAILED;
}
}
}
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c49;
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
s4 = peg$f61(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f62(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f63(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$f64(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f65(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f66(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseColorList() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 161 + 31;
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
s3 = peg$f67(s1, s5);
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
s3 = peg$f67(s1, s5);
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
s0 = peg$f68(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f69(s1);
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSubtypeList() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 161 + 32;
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
s3 = peg$f70(s1, s6);
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
s3 = peg$f70(s1, s6);
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
s0 = peg$f71(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f72(s1);
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSubtype() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 161 + 33;
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
if (input.substr(peg$currPos, 2) === peg$c55) {
s6 = peg$c55;
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
s4 = peg$f76(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f77(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f78(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 34;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c56) {
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
if (input.substr(peg$currPos, 4) === peg$c56) {
s8 = peg$c56;
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
s6 = peg$f79(s4, s10);
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
if (input.substr(peg$currPos, 4) === peg$c56) {
s8 = peg$c56;
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
s6 = peg$f79(s4, s10);
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
s0 = peg$f80(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c57) {
s1 = peg$c57;
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
s0 = peg$f81(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c58) {
s1 = peg$c58;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f82();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c59) {
s1 = peg$c59;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f83();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c60) {
s1 = peg$c60;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c61) {
s2 = peg$c61;
peg$currPos += 16;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
s2 = null;
}
if (input.substr(peg$currPos, 10) === peg$c62) {
s3 = peg$c62;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f84();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c63) {
s1 = peg$c63;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c64) {
s1 = peg$c64;
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
s0 = peg$f85(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c65) {
s1 = peg$c65;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c66) {
s1 = peg$c66;
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
s0 = peg$f86(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c67) {
s1 = peg$c67;
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
if (input.substr(peg$currPos, 9) === peg$c68) {
s5 = peg$c68;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c49;
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
s0 = peg$f87();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseThatIs() {
let s0, s1, s2;
const key = peg$currPos * 161 + 35;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c69) {
s1 = peg$c69;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f88();
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
s0 = peg$f89();
} else {
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
s0 = peg$f90();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c70) {
s1 = peg$c70;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f91();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c46) {
s1 = peg$c46;
peg$currPos += 9;
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
if (input.substr(peg$currPos, 16) === peg$c71) {
s1 = peg$c71;
peg$currPos += 16;
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
s1 = peg$parseArticle();
if (s1 !== peg$FAILED) {
s2 = peg$parseSubtype();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f96(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$parseColorList();
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
const key = peg$currPos * 161 + 36;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c72) {
s1 = peg$c72;
peg$currPos += 5;
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
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parseOrMore();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f97(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c74) {
s1 = peg$c74;
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
s0 = peg$f98(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c75) {
s1 = peg$c75;
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
if (input.substr(peg$currPos, 9) === peg$c68) {
s5 = peg$c68;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c49;
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
s7 = peg$c49;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c76) {
s9 = peg$c76;
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
if (input.substr(peg$currPos, 4) === peg$c77) {
s11 = peg$c77;
peg$currPos += 4;
} else {
s11 = peg$FAILED;
}
}
if (s11 !== peg$FAILED) {
s12 = peg$parseW();
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f100(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 11) === peg$c78) {
s3 = peg$c78;
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
if (input.substr(peg$currPos, 4) === peg$c77) {
s5 = peg$c77;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parseW();
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f101(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c79) {
s1 = peg$c79;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c78) {
s1 = peg$c78;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c80) {
s1 = peg$c80;
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
if (input.substr(peg$currPos, 4) === peg$c77) {
s3 = peg$c77;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c81) {
s1 = peg$c81;
peg$currPos += 32;
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
if (input.substr(peg$currPos, 15) === peg$c82) {
s1 = peg$c82;
peg$currPos += 15;
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
s1 = peg$parseEvergreenWord();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f105(s1);
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
const key = peg$currPos * 161 + 37;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c83) {
s2 = peg$c83;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c84) {
s2 = peg$c84;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c85) {
s2 = peg$c85;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parseW();
if (s3 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = '';
peg$savedPos = s0;
s1 = peg$f109();
s0 = s1;
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEvergreenWord() {
let s0, s1, s2;
const key = peg$currPos * 161 + 38;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c86) {
s2 = peg$c86;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c87) {
s2 = peg$c87;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c88) {
s2 = peg$c88;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c89) {
s2 = peg$c89;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c90) {
s2 = peg$c90;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c91) {
s2 = peg$c91;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c92) {
s2 = peg$c92;
peg$currPos += 10;
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
if (input.substr(peg$currPos, 6) === peg$c94) {
s2 = peg$c94;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c95) {
s2 = peg$c95;
peg$currPos += 12;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c96) {
s2 = peg$c96;
peg$currPos += 13;
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
if (input.substr(peg$currPos, 14) === peg$c98) {
s2 = peg$c98;
peg$currPos += 14;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c99) {
s2 = peg$c99;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c100) {
s2 = peg$c100;
peg$currPos += 9;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c101) {
s2 = peg$c101;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c102) {
s2 = peg$c102;
peg$currPos += 5;
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
if (input.substr(peg$currPos, 6) === peg$c104) {
s2 = peg$c104;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c105) {
s2 = peg$c105;
peg$currPos += 5;
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
if (input.substr(peg$currPos, 8) === peg$c107) {
s2 = peg$c107;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c108) {
s2 = peg$c108;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c109) {
s2 = peg$c109;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c110) {
s2 = peg$c110;
peg$currPos += 7;
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
if (input.substr(peg$currPos, 6) === peg$c112) {
s2 = peg$c112;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c113) {
s2 = peg$c113;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c114) {
s2 = peg$c114;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c115) {
s2 = peg$c115;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c116) {
s2 = peg$c116;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c117) {
s2 = peg$c117;
peg$currPos += 5;
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
if (input.substr(peg$currPos, 8) === peg$c119) {
s2 = peg$c119;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c120) {
s2 = peg$c120;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c121) {
s2 = peg$c121;
peg$currPos += 7;
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
if (input.substr(peg$currPos, 5) === peg$c105) {
s2 = peg$c105;
peg$currPos += 5;
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
s0 = peg$f110(s1);
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
const key = peg$currPos * 161 + 39;
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
const key = peg$currPos * 161 + 40;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c123) {
s2 = peg$c123;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c124) {
s2 = peg$c124;
peg$currPos += 20;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c125) {
s2 = peg$c125;
peg$currPos += 18;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c56) {
s2 = peg$c56;
peg$currPos += 4;
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
if (input.substr(peg$currPos, 2) === peg$c127) {
s2 = peg$c127;
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
if (input.substr(peg$currPos, 4) === peg$c128) {
s2 = peg$c128;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c129) {
s2 = peg$c129;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c130) {
s2 = peg$c130;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c131) {
s2 = peg$c131;
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
const key = peg$currPos * 161 + 41;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c123) {
s1 = peg$c123;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c132) {
s2 = peg$c132;
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
const key = peg$currPos * 161 + 42;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseYouControl();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f111();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c133) {
s1 = peg$c133;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c124) {
s1 = peg$c124;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c134) {
s1 = peg$c134;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c135) {
s1 = peg$c135;
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
if (input.substr(peg$currPos, 18) === peg$c125) {
s1 = peg$c125;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c136) {
s1 = peg$c136;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c137) {
s1 = peg$c137;
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
s0 = peg$f113();
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
const key = peg$currPos * 161 + 43;
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
s5 = peg$f114(s1, s3, s7);
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
s5 = peg$f114(s1, s3, s7);
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
s0 = peg$f115(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 44;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseControls();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f116(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c138) {
s1 = peg$c138;
peg$currPos += 17;
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
if (input.substr(peg$currPos, 17) === peg$c139) {
s1 = peg$c139;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c140) {
s1 = peg$c140;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
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
if (input.substr(peg$currPos, 29) === peg$c141) {
s1 = peg$c141;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c142) {
s1 = peg$c142;
peg$currPos += 26;
} else {
s1 = peg$FAILED;
}
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
if (input.substr(peg$currPos, 12) === peg$c143) {
s1 = peg$c143;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
}
}
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEach() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 161 + 45;
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
if (input.substr(peg$currPos, 10) === peg$c144) {
s3 = peg$c144;
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
s0 = peg$f121(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c144) {
s1 = peg$c144;
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
if (input.substr(peg$currPos, 24) === peg$c145) {
s2 = peg$c145;
peg$currPos += 24;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f123();
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
if (input.substr(peg$currPos, 10) === peg$c144) {
s3 = peg$c144;
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
s0 = peg$f124(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c146) {
s1 = peg$c146;
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
s0 = peg$f125(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 39) === peg$c147) {
s1 = peg$c147;
peg$currPos += 39;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f126();
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
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c149) {
s1 = peg$c149;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
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
s0 = peg$parseCounted();
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
const key = peg$currPos * 161 + 46;
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
if (input.substr(peg$currPos, 4) === peg$c150) {
s3 = peg$c150;
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
s0 = peg$f128(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c151) {
s1 = peg$c151;
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
s0 = peg$f129(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c152) {
s1 = peg$c152;
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
s0 = peg$f130(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c150) {
s3 = peg$c150;
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
s0 = peg$f131(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
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
const key = peg$currPos * 161 + 47;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c153) {
s1 = peg$c153;
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
if (input.substr(peg$currPos, 11) === peg$c78) {
s5 = peg$c78;
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
s0 = peg$f132(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 25) === peg$c154) {
s1 = peg$c154;
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
s0 = peg$f133();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c153) {
s1 = peg$c153;
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
if (input.substr(peg$currPos, 11) === peg$c78) {
s5 = peg$c78;
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
s0 = peg$f134(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c153) {
s1 = peg$c153;
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
if (input.substr(peg$currPos, 25) === peg$c155) {
s4 = peg$c155;
peg$currPos += 25;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
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
if (input.substr(peg$currPos, 54) === peg$c156) {
s1 = peg$c156;
peg$currPos += 54;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f136();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c157) {
s1 = peg$c157;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f137();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 26) === peg$c158) {
s1 = peg$c158;
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
if (input.substr(peg$currPos, 13) === peg$c153) {
s1 = peg$c153;
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
s0 = peg$f139(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c72) {
s3 = peg$c72;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c73) {
s3 = peg$c73;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelfPossessive();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c74) {
s3 = peg$c74;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c159) {
s1 = peg$c159;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c72) {
s3 = peg$c72;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c74) {
s3 = peg$c74;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
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
s11 = peg$f142(s3, s7, s13);
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
s11 = peg$f142(s3, s7, s13);
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
s0 = peg$f143(s3, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 18) === peg$c161) {
s1 = peg$c161;
peg$currPos += 18;
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
if (input.substr(peg$currPos, 16) === peg$c162) {
s1 = peg$c162;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c163) {
s1 = peg$c163;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c164) {
s4 = peg$c164;
peg$currPos += 10;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s3;
s4 = peg$f145();
}
s3 = s4;
if (s3 === peg$FAILED) {
s3 = peg$parseColorWords();
}
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
if (input.substr(peg$currPos, 80) === peg$c165) {
s1 = peg$c165;
peg$currPos += 80;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f147();
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
if (input.substr(peg$currPos, 10) === peg$c166) {
s3 = peg$c166;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c167) {
s3 = peg$c167;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c168) {
s3 = peg$c168;
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
if (input.substr(peg$currPos, 2) === peg$c55) {
s6 = peg$c55;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c74) {
s8 = peg$c74;
peg$currPos += 10;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c72) {
s8 = peg$c72;
peg$currPos += 5;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c73) {
s8 = peg$c73;
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
s0 = peg$f148(s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseCondition() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 161 + 48;
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
if (input.substr(peg$currPos, 6) === peg$c169) {
s5 = peg$c169;
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
s3 = peg$f149(s1, s7);
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
s3 = peg$f150(s1, s8);
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
if (input.substr(peg$currPos, 6) === peg$c169) {
s5 = peg$c169;
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
s3 = peg$f149(s1, s7);
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
s3 = peg$f150(s1, s8);
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
s0 = peg$f151(s1, s2);
} else {
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
if (input.substr(peg$currPos, 2) === peg$c170) {
s8 = peg$c170;
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
s3 = peg$f152(s1, s8);
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
if (input.substr(peg$currPos, 2) === peg$c170) {
s8 = peg$c170;
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
s3 = peg$f152(s1, s8);
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
s0 = peg$f153(s1, s2);
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
const key = peg$currPos * 161 + 49;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c123) {
s1 = peg$c123;
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
if (input.substr(peg$currPos, 17) === peg$c171) {
s1 = peg$c171;
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
s0 = peg$f155(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c124) {
s1 = peg$c124;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c133) {
s1 = peg$c133;
peg$currPos += 22;
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
peg$savedPos = s0;
s0 = peg$f156(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c172) {
s1 = peg$c172;
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
s0 = peg$f157(s3, s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c173) {
s1 = peg$c173;
peg$currPos += 7;
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
s0 = peg$f158(s3, s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c131) {
s4 = peg$c131;
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
s0 = peg$f159(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c172) {
s1 = peg$c172;
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
if (input.substr(peg$currPos, 11) === peg$c78) {
s6 = peg$c78;
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
s0 = peg$f160(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c129) {
s3 = peg$c129;
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
s9 = peg$c49;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
s9 = null;
}
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c174) {
s11 = peg$c174;
peg$currPos += 5;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f161(s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c129) {
s3 = peg$c129;
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
s7 = peg$c49;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c174) {
s9 = peg$c174;
peg$currPos += 5;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f162(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c72) {
s3 = peg$c72;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c73) {
s3 = peg$c73;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c130) {
s5 = peg$c130;
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
s0 = peg$f163(s3, s7, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c130) {
s3 = peg$c130;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c55) {
s3 = peg$c55;
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
s0 = peg$f164(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c175) {
s3 = peg$c175;
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
s0 = peg$f165(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c176) {
s3 = peg$c176;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c61) {
s4 = peg$c61;
peg$currPos += 16;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
if (input.substr(peg$currPos, 10) === peg$c62) {
s5 = peg$c62;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f166();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 25) === peg$c177) {
s1 = peg$c177;
peg$currPos += 25;
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
if (input.substr(peg$currPos, 8) === peg$c178) {
s1 = peg$c178;
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
if (input.substr(peg$currPos, 13) === peg$c179) {
s6 = peg$c179;
peg$currPos += 13;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f168(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 38) === peg$c180) {
s1 = peg$c180;
peg$currPos += 38;
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
s0 = peg$f169(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTurnCondition();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f170(s1);
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTurnCondition() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 161 + 50;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c181) {
s2 = peg$c181;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c182) {
s3 = peg$c182;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = null;
}
if (input.substr(peg$currPos, 10) === peg$c183) {
s4 = peg$c183;
peg$currPos += 10;
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
if (input.substr(peg$currPos, 6) === peg$c184) {
s2 = peg$c184;
peg$currPos += 6;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c185) {
s2 = peg$c185;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r10.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r10.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 9) === peg$c186) {
s4 = peg$c186;
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
if (input.substr(peg$currPos, 11) === peg$c187) {
s2 = peg$c187;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c188) {
s2 = peg$c188;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c189) {
s2 = peg$c189;
peg$currPos += 10;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c190) {
s2 = peg$c190;
peg$currPos += 11;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c191) {
s2 = peg$c191;
peg$currPos += 16;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c192) {
s2 = peg$c192;
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
if (input.substr(peg$currPos, 8) === peg$c193) {
s4 = peg$c193;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c194) {
s4 = peg$c194;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c195) {
s4 = peg$c195;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c196) {
s4 = peg$c196;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c197) {
s4 = peg$c197;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c198) {
s4 = peg$c198;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c199) {
s4 = peg$c199;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c200) {
s4 = peg$c200;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c201) {
s4 = peg$c201;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c202) {
s4 = peg$c202;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c203) {
s4 = peg$c203;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c166) {
s4 = peg$c166;
peg$currPos += 10;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c168) {
s4 = peg$c168;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c204) {
s4 = peg$c204;
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
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r10.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r10.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
}
if (input.substr(peg$currPos, 9) === peg$c186) {
s6 = peg$c186;
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
s3 = input.charAt(peg$currPos);
if (peg$r10.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r10.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c205) {
s3 = peg$c205;
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
if (input.substr(peg$currPos, 18) === peg$c206) {
s1 = peg$c206;
peg$currPos += 18;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c207) {
s1 = peg$c207;
peg$currPos += 23;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c208) {
s1 = peg$c208;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c209) {
s1 = peg$c209;
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSelfState() {
let s0, s1, s2;
const key = peg$currPos * 161 + 51;
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
s0 = peg$f171();
} else {
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
s0 = peg$f172();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c46) {
s1 = peg$c46;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 === peg$FAILED) {
s1 = null;
}
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f174(s2);
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
const key = peg$currPos * 161 + 52;
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
s3 = peg$f175(s1, s8);
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
s3 = peg$f175(s1, s8);
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
s0 = peg$f176(s1, s2);
} else {
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
s3 = peg$f177(s1, s6);
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
s3 = peg$f177(s1, s6);
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
s0 = peg$f178(s1, s2);
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
const key = peg$currPos * 161 + 53;
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
s0 = peg$f179(s1, s2);
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
const key = peg$currPos * 161 + 54;
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
s4 = peg$f180(s1, s2);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
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
} else {
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
if (input.substr(peg$currPos, 8) === peg$c210) {
s3 = peg$c210;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f182(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c211) {
s1 = peg$c211;
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
s0 = peg$f183(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c212) {
s1 = peg$c212;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f184();
} else {
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
s0 = peg$f185();
} else {
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
s1 = peg$f186();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c213) {
s1 = peg$c213;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f187();
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
const key = peg$currPos * 161 + 55;
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
s3 = peg$f188(s1, s5);
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
s3 = peg$f188(s1, s5);
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
s0 = peg$f189(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCostSep() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 161 + 56;
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
const key = peg$currPos * 161 + 57;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseMana();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f190(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c214) {
s1 = peg$c214;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f191();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c215) {
s1 = peg$c215;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f192();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c216) {
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
s0 = peg$f193(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c217) {
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
s0 = peg$f194(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c218) {
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
s0 = peg$f195(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c219) {
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
s0 = peg$f196(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c220) {
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
s0 = peg$f197(s4, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c221) {
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
s0 = peg$f198(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c200) {
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
s8 = peg$c49;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c76) {
s10 = peg$c76;
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
s0 = peg$f199(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c222) {
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
s0 = peg$f200(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c223) {
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
s0 = peg$f201(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c224) {
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
if (input.substr(peg$currPos, 19) === peg$c225) {
s5 = peg$c225;
peg$currPos += 19;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f202();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c224) {
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
if (input.substr(peg$currPos, 2) === peg$c226) {
s9 = peg$c226;
peg$currPos += 2;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c227) {
s11 = peg$c227;
peg$currPos += 16;
} else {
s11 = peg$FAILED;
}
if (s11 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c228) {
s11 = peg$c228;
peg$currPos += 18;
} else {
s11 = peg$FAILED;
}
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f203(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parsePayCost() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 161 + 58;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
if (input.substr(peg$currPos, 3) === peg$c229) {
s2 = peg$c229;
peg$currPos += 3;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
if (input.substr(peg$currPos, 3) === peg$c229) {
s2 = peg$c229;
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
s1 = peg$f204(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCount();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c229) {
s3 = peg$c229;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f205(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c230) {
s3 = peg$c230;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f206(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c231) {
s1 = peg$c231;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f207();
} else {
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
s1 = peg$f208(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c232) {
s1 = peg$c232;
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
s0 = peg$f209(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 59;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f210();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s1 = peg$c233;
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
s0 = peg$f211(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f212(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f213(s2);
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
const key = peg$currPos * 161 + 60;
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
s1 = peg$f214(s2);
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
s2 = peg$f215();
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
s0 = peg$f216(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 61;
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
s0 = peg$f217(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 62;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 88) {
s1 = peg$c233;
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
if (input.substr(peg$currPos, 13) === peg$c234) {
s5 = peg$c234;
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
s0 = peg$f218(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c235) {
s1 = peg$c235;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c213) {
s1 = peg$c213;
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
if (input.substr(peg$currPos, 13) === peg$c234) {
s5 = peg$c234;
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
s0 = peg$f219(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s6 = peg$c49;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c236) {
s8 = peg$c236;
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
s0 = peg$f220(s1, s3, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$c49;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c236) {
s6 = peg$c236;
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
s0 = peg$f221(s1, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 12) === peg$c237) {
s5 = peg$c237;
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
s0 = peg$f222(s1, s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 12) === peg$c237) {
s3 = peg$c237;
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
s0 = peg$f223(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s6 = peg$c49;
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
s6 = null;
}
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c238) {
s8 = peg$c238;
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
s0 = peg$f224(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$c49;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c238) {
s6 = peg$c238;
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
s0 = peg$f225(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 63;
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
if (input.substr(peg$currPos, 9) === peg$c239) {
s3 = peg$c239;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c240) {
s5 = peg$c240;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c241) {
s5 = peg$c241;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f226(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f227();
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
if (input.substr(peg$currPos, 9) === peg$c239) {
s4 = peg$c239;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c240) {
s6 = peg$c240;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c241) {
s6 = peg$c241;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f228(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f229(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 64;
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
s0 = peg$f230(s1);
} else {
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
s1 = peg$f231();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseDiscardCost() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 161 + 65;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f232();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c242) {
s1 = peg$c242;
peg$currPos += 9;
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
if (input.substr(peg$currPos, 9) === peg$c243) {
s7 = peg$c243;
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
s0 = peg$f234(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s0 = peg$f235(s2);
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
const key = peg$currPos * 161 + 66;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c218) {
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
if (s1.toLowerCase() === peg$c219) {
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
s1 = input.substr(peg$currPos, 7);
if (s1.toLowerCase() === peg$c223) {
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
s0 = peg$f238(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c222) {
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
if (input.substr(peg$currPos, 11) === peg$c244) {
s7 = peg$c244;
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
if (input.substr(peg$currPos, 11) === peg$c244) {
s7 = peg$c244;
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
if (input.substr(peg$currPos, 11) === peg$c244) {
s4 = peg$c244;
peg$currPos += 11;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c240) {
s5 = peg$c240;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c241) {
s5 = peg$c241;
peg$currPos += 9;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f239(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c222) {
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
s1 = input.substr(peg$currPos, 6);
if (s1.toLowerCase() === peg$c224) {
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
if (input.substr(peg$currPos, 20) === peg$c245) {
s9 = peg$c245;
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
if (input.substr(peg$currPos, 20) === peg$c245) {
s9 = peg$c245;
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
if (input.substr(peg$currPos, 20) === peg$c245) {
s4 = peg$c245;
peg$currPos += 20;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
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
const key = peg$currPos * 161 + 67;
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
const key = peg$currPos * 161 + 68;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseCosts();
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 58) {
s2 = peg$c246;
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
s5 = peg$f242(s1, s6);
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
s5 = peg$f242(s1, s6);
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
s7 = peg$f243(s1, s4, s5, s9);
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
s7 = peg$f243(s1, s4, s5, s9);
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
s8 = peg$f244(s1, s4, s5, s6);
s7 = s8;
peg$savedPos = peg$currPos;
s8 = peg$f245(s1, s4, s5, s6, s7);
if (s8) {
s8 = undefined;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f246(s1, s4, s5, s6, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 69;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c247) {
s1 = peg$c247;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f247();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$parsePutCounters();
if (s0 === peg$FAILED) {
s0 = peg$parseDamage();
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseAddSentence() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 161 + 70;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c248) {
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
s5 = peg$c249;
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
}
if (s4 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 70) === peg$c250) {
s1 = peg$c250;
peg$currPos += 70;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f249();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c251) {
s1 = peg$c251;
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
if (input.substr(peg$currPos, 27) === peg$c252) {
s8 = peg$c252;
peg$currPos += 27;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f250(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseAddList() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 161 + 71;
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
s3 = peg$f251(s1, s5);
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
s3 = peg$f251(s1, s5);
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
if (input.substr(peg$currPos, 8) === peg$c253) {
s6 = peg$c253;
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
if (input.substr(peg$currPos, 5) === peg$c254) {
s8 = peg$c254;
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
s0 = peg$f252(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 72;
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
const key = peg$currPos * 161 + 73;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
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
s1 = peg$f253(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c255) {
s1 = peg$c255;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c256) {
s4 = peg$c256;
peg$currPos += 3;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c257) {
s7 = peg$c257;
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
s0 = peg$f254(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c258) {
s1 = peg$c258;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f255();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseNumber();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c259) {
s3 = peg$c259;
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
s0 = peg$f256(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 15) === peg$c260) {
s3 = peg$c260;
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
s0 = peg$f257(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c261) {
s3 = peg$c261;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = peg$parseChosenColor();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f258(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseChosenColor() {
let s0, s1, s2;
const key = peg$currPos * 161 + 74;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c71) {
s1 = peg$c71;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c164) {
s1 = peg$c164;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f259();
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
const key = peg$currPos * 161 + 75;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 40) === peg$c262) {
s1 = peg$c262;
peg$currPos += 40;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f260();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c263) {
s1 = peg$c263;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c264) {
s1 = peg$c264;
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
s0 = peg$f261(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c146) {
s1 = peg$c146;
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
if (input.substr(peg$currPos, 17) === peg$c138) {
s5 = peg$c138;
peg$currPos += 17;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c263) {
s1 = peg$c263;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c265) {
s1 = peg$c265;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c266) {
s3 = peg$c266;
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
if (input.substr(peg$currPos, 10) === peg$c166) {
s7 = peg$c166;
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
if (input.substr(peg$currPos, 4) === peg$c266) {
s7 = peg$c266;
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
if (input.substr(peg$currPos, 4) === peg$c267) {
s9 = peg$c267;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c51) {
s9 = peg$c51;
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
if (input.substr(peg$currPos, 13) === peg$c268) {
s10 = peg$c268;
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
if (input.substr(peg$currPos, 13) === peg$c268) {
s9 = peg$c268;
peg$currPos += 13;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f263(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c263) {
s1 = peg$c263;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c265) {
s1 = peg$c265;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c269) {
s3 = peg$c269;
peg$currPos += 14;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c266) {
s3 = peg$c266;
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
if (input.substr(peg$currPos, 13) === peg$c268) {
s7 = peg$c268;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f264(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c263) {
s1 = peg$c263;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c265) {
s1 = peg$c265;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c266) {
s3 = peg$c266;
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
if (input.substr(peg$currPos, 13) === peg$c268) {
s10 = peg$c268;
peg$currPos += 13;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f265(s1, s6, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c270) {
s1 = peg$c270;
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
s0 = peg$parseChosenColor();
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c263) {
s1 = peg$c263;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f267();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c265) {
s1 = peg$c265;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f268();
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
function peg$parseCombinationOf() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 76;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
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
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
s2 = [];
s3 = peg$currPos;
s4 = peg$parseListSep();
if (s4 !== peg$FAILED) {
s5 = peg$parseTypeSymbol();
if (s5 !== peg$FAILED) {
peg$savedPos = s3;
s3 = peg$f270(s1, s5);
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
s3 = peg$f270(s1, s5);
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
s0 = peg$f271(s1, s2);
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
const key = peg$currPos * 161 + 77;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c272) {
s2 = peg$c272;
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
if (input.substr(peg$currPos, 8) === peg$c253) {
s6 = peg$c253;
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
s0 = peg$f272(s1, s4, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f273(s2);
}
s1 = s2;
if (s1 === peg$FAILED) {
s1 = peg$currPos;
s2 = peg$parseAddItems();
if (s2 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s3 = peg$f274(s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s1;
s1 = peg$f275(s2);
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
if (input.substr(peg$currPos, 8) === peg$c253) {
s3 = peg$c253;
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
s7 = peg$f276(s1, s5);
s6 = s7;
peg$savedPos = peg$currPos;
s7 = peg$f277(s1, s5, s6);
if (s7) {
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f278(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c273) {
s1 = peg$c273;
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
if (input.substr(peg$currPos, 8) === peg$c274) {
s5 = peg$c274;
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
s0 = peg$f279(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c275) {
s1 = peg$c275;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$parseChosenColor();
if (s4 !== peg$FAILED) {
peg$savedPos = s3;
s4 = peg$f280();
}
s3 = s4;
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c274) {
s5 = peg$c274;
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
s0 = peg$f281(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 43) === peg$c276) {
s1 = peg$c276;
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
s0 = peg$f282(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c277) {
s1 = peg$c277;
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
if (input.substr(peg$currPos, 10) === peg$c278) {
s7 = peg$c278;
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
s4 = peg$f283(s3, s9);
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
s0 = peg$f284(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseXShape() {
let s0, s1, s2, s3;
const key = peg$currPos * 161 + 78;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c279) {
s1 = peg$c279;
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
if (input.substr(peg$currPos, 10) === peg$c280) {
s1 = peg$c280;
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
s0 = peg$f286(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c281) {
s1 = peg$c281;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseChosenColor();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f287();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 161 + 79;
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
s1 = peg$f288(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c282) {
s1 = peg$c282;
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
if (input.substr(peg$currPos, 23) === peg$c283) {
s6 = peg$c283;
peg$currPos += 23;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f289(s3);
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
s0 = peg$f290(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c284) {
s1 = peg$c284;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f291();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 27) === peg$c285) {
s1 = peg$c285;
peg$currPos += 27;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f292();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 49) === peg$c286) {
s1 = peg$c286;
peg$currPos += 49;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f293();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c287) {
s1 = peg$c287;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
s4 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c288) {
s5 = peg$c288;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c289) {
s1 = peg$c289;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f295();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 68) === peg$c290) {
s1 = peg$c290;
peg$currPos += 68;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f296();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseSelfOnly();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 42) === peg$c291) {
s3 = peg$c291;
peg$currPos += 42;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f297();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c292) {
s1 = peg$c292;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c293) {
s1 = peg$c293;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c294) {
s1 = peg$c294;
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
if (input.substr(peg$currPos, 5) === peg$c295) {
s5 = peg$c295;
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
if (input.substr(peg$currPos, 4) === peg$c230) {
s9 = peg$c230;
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
s0 = peg$f298(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 8) === peg$c296) {
s3 = peg$c296;
peg$currPos += 8;
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
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c230) {
s7 = peg$c230;
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
s0 = peg$f299(s1);
} else {
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
if (input.substr(peg$currPos, 7) === peg$c297) {
s3 = peg$c297;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
s5 = [];
if (input.substr(peg$currPos, 3) === peg$c229) {
s6 = peg$c229;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
if (input.substr(peg$currPos, 3) === peg$c229) {
s6 = peg$c229;
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
s0 = peg$f300(s1);
} else {
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
if (input.substr(peg$currPos, 4) === peg$c298) {
s3 = peg$c298;
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
s0 = peg$f301(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c299) {
s1 = peg$c299;
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
if (input.substr(peg$currPos, 28) === peg$c300) {
s5 = peg$c300;
peg$currPos += 28;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c301) {
s1 = peg$c301;
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
if (input.substr(peg$currPos, 29) === peg$c302) {
s5 = peg$c302;
peg$currPos += 29;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f303(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 21) === peg$c303) {
s3 = peg$c303;
peg$currPos += 21;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 21) === peg$c304) {
s3 = peg$c304;
peg$currPos += 21;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c305) {
s3 = peg$c305;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c306) {
s3 = peg$c306;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c307) {
s3 = peg$c307;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c308) {
s3 = peg$c308;
peg$currPos += 28;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c309) {
s3 = peg$c309;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c310) {
s3 = peg$c310;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c311) {
s3 = peg$c311;
peg$currPos += 28;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 31) === peg$c312) {
s3 = peg$c312;
peg$currPos += 31;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c313) {
s3 = peg$c313;
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
s0 = peg$f304(s1);
} else {
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
if (input.substr(peg$currPos, 34) === peg$c314) {
s3 = peg$c314;
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
if (input.substr(peg$currPos, 36) === peg$c315) {
s1 = peg$c315;
peg$currPos += 36;
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
s0 = peg$f306(s1);
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parsePutCounters() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13;
const key = peg$currPos * 161 + 80;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c200) {
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
s8 = peg$c49;
peg$currPos++;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
s8 = null;
}
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c76) {
s10 = peg$c76;
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
s0 = peg$f307(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 81;
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
if (input.substr(peg$currPos, 5) === peg$c316) {
s3 = peg$c316;
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
if (input.substr(peg$currPos, 14) === peg$c317) {
s7 = peg$c317;
peg$currPos += 14;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f308(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s3 = peg$parseInteger();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c319) {
s5 = peg$c319;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f309(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 82;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 2);
if (s1.toLowerCase() === peg$c170) {
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
if (input.substr(peg$currPos, 3) === peg$c248) {
s6 = peg$c248;
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
if (input.substr(peg$currPos, 8) === peg$c320) {
s10 = peg$c320;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f310(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c170) {
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
if (input.substr(peg$currPos, 11) === peg$c321) {
s6 = peg$c321;
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
s0 = peg$f311(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c322) {
s1 = peg$c322;
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
if (input.substr(peg$currPos, 10) === peg$c323) {
s5 = peg$c323;
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
s0 = peg$f312(s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 83;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 20);
if (s1.toLowerCase() === peg$c324) {
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
s0 = peg$f313(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c325) {
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
const key = peg$currPos * 161 + 84;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c326) {
s1 = peg$c326;
peg$currPos += 5;
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUses() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 85;
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
s3 = peg$f316(s1, s5);
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
s3 = peg$f316(s1, s5);
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
s0 = peg$f317(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseUseSep() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 86;
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
const key = peg$currPos * 161 + 87;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c226) {
s1 = peg$c226;
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
if (input.substr(peg$currPos, 4) === peg$c196) {
s3 = peg$c196;
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
s0 = peg$f318(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c226) {
s1 = peg$c226;
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
if (input.substr(peg$currPos, 8) === peg$c328) {
s3 = peg$c328;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c329) {
s1 = peg$c329;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c330) {
s3 = peg$c330;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c331) {
s3 = peg$c331;
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
s0 = peg$f320(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c226) {
s1 = peg$c226;
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
if (input.substr(peg$currPos, 3) === peg$c216) {
s3 = peg$c216;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c49;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c332) {
s6 = peg$c332;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c49;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c333) {
s9 = peg$c333;
peg$currPos += 12;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s10 = peg$c49;
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
s0 = peg$f321(s12);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c76) {
s1 = peg$c76;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = null;
}
if (input.substr(peg$currPos, 2) === peg$c226) {
s2 = peg$c226;
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
if (input.substr(peg$currPos, 3) === peg$c216) {
s4 = peg$c216;
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
if (input.substr(peg$currPos, 18) === peg$c334) {
s6 = peg$c334;
peg$currPos += 18;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f322();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c76) {
s1 = peg$c76;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c335) {
s3 = peg$c335;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c336) {
s3 = peg$c336;
peg$currPos += 19;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c337) {
s5 = peg$c337;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c226) {
s1 = peg$c226;
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
if (input.substr(peg$currPos, 8) === peg$c108) {
s3 = peg$c108;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c338) {
s5 = peg$c338;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c226) {
s1 = peg$c226;
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
if (input.substr(peg$currPos, 8) === peg$c108) {
s3 = peg$c108;
peg$currPos += 8;
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
s6 = peg$parseObjects();
if (s6 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s7 = peg$f325(s6);
if (s7) {
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f326(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c226) {
s1 = peg$c226;
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
if (input.substr(peg$currPos, 53) === peg$c339) {
s3 = peg$c339;
peg$currPos += 53;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c340) {
s3 = peg$c340;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c341) {
s3 = peg$c341;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 24) === peg$c342) {
s3 = peg$c342;
peg$currPos += 24;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 23) === peg$c343) {
s3 = peg$c343;
peg$currPos += 23;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c344) {
s3 = peg$c344;
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
s0 = peg$f327();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c226) {
s1 = peg$c226;
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
if (input.substr(peg$currPos, 3) === peg$c216) {
s3 = peg$c216;
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
if (input.substr(peg$currPos, 5) === peg$c106) {
s6 = peg$c106;
peg$currPos += 5;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c107) {
s6 = peg$c107;
peg$currPos += 8;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c345) {
s8 = peg$c345;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s9 = peg$c49;
peg$currPos++;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
s9 = null;
}
peg$savedPos = s0;
s0 = peg$f328(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c76) {
s1 = peg$c76;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c346) {
s1 = peg$c346;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c347) {
s4 = peg$c347;
peg$currPos += 17;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c348) {
s4 = peg$c348;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c106) {
s4 = peg$c106;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c113) {
s4 = peg$c113;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c108) {
s4 = peg$c108;
peg$currPos += 8;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c349) {
s4 = peg$c349;
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
if (input.substr(peg$currPos, 5) === peg$c337) {
s5 = peg$c337;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f329(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c226) {
s1 = peg$c226;
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
if (input.substr(peg$currPos, 6) === peg$c349) {
s3 = peg$c349;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c350) {
s5 = peg$c350;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c351) {
s5 = peg$c351;
peg$currPos += 6;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c352) {
s5 = peg$c352;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
}
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f330();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 88;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c353) {
s1 = peg$c353;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f331();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c354) {
s1 = peg$c354;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f332();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseCastUse() {
let s0, s1, s2, s3;
const key = peg$currPos * 161 + 89;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c355) {
s1 = peg$c355;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c49;
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
s0 = peg$f333();
} else {
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
s1 = peg$f334(s1);
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellList() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 161 + 90;
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
s3 = peg$f335(s1, s6);
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
s3 = peg$f335(s1, s6);
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
s0 = peg$f336(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellUse() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 91;
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
s3 = peg$f337(s2, s5);
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
s0 = peg$f338(s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellPhrase() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 92;
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
s3 = peg$f339(s1, s5);
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
s3 = peg$f339(s1, s5);
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
s0 = peg$f340(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellKinds() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 93;
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
s3 = peg$f341(s1, s5);
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
s3 = peg$f341(s1, s5);
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
s3 = peg$f342(s1, s2);
if (s3) {
s3 = undefined;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f343(s1, s2);
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
const key = peg$currPos * 161 + 94;
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
s3 = peg$f344(s1, s5);
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
s3 = peg$f344(s1, s5);
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
s0 = peg$f345(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpellWord() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 95;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 5);
if (s1.toLowerCase() === peg$c52) {
peg$currPos += (5);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c49;
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
s0 = peg$f346();
} else {
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
if (s3.toLowerCase() === peg$c51) {
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
if (s3.toLowerCase() === peg$c54) {
peg$currPos += (6);
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
s3 = input.substr(peg$currPos, 5);
if (s3.toLowerCase() === peg$c50) {
peg$currPos += (5);
} else {
s3 = peg$FAILED;
}
}
}
}
if (s3 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s4 = peg$c49;
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
s0 = peg$f347(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 9) === peg$c51) {
s1 = peg$c51;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c49;
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
s0 = peg$f348();
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
function peg$parseFromZones() {
let s0, s1;
const key = peg$currPos * 161 + 96;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 34) === peg$c356) {
s1 = peg$c356;
peg$currPos += 34;
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
if (input.substr(peg$currPos, 14) === peg$c357) {
s1 = peg$c357;
peg$currPos += 14;
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
if (input.substr(peg$currPos, 19) === peg$c358) {
s1 = peg$c358;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c359) {
s1 = peg$c359;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f351();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c360) {
s1 = peg$c360;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f352();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 33) === peg$c361) {
s1 = peg$c361;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 33) === peg$c362) {
s1 = peg$c362;
peg$currPos += 33;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f353();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c363) {
s1 = peg$c363;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f354();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 28) === peg$c364) {
s1 = peg$c364;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c365) {
s1 = peg$c365;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f355();
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
const key = peg$currPos * 161 + 97;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c366) {
s1 = peg$c366;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c367) {
s1 = peg$c367;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c2) {
s3 = peg$c2;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 97) {
s3 = peg$c3;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
if (s3 === peg$FAILED) {
s3 = null;
}
s4 = peg$parse_();
if (s4 === peg$FAILED) {
s4 = null;
}
s5 = peg$parseSourceObjects();
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f356(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c348) {
s3 = peg$c348;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c368) {
s3 = peg$c368;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c110) {
s3 = peg$c110;
peg$currPos += 7;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c369) {
s3 = peg$c369;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c370) {
s3 = peg$c370;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c371) {
s3 = peg$c371;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c372) {
s3 = peg$c372;
peg$currPos += 8;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c373) {
s3 = peg$c373;
peg$currPos += 5;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c374) {
s3 = peg$c374;
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
if (input.substr(peg$currPos, 9) === peg$c375) {
s4 = peg$c375;
peg$currPos += 9;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c376) {
s4 = peg$c376;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f357(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c377) {
s1 = peg$c377;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c375) {
s1 = peg$c375;
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
if (input.substr(peg$currPos, 2) === peg$c281) {
s6 = peg$c281;
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
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSourceObjects() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 161 + 98;
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
if (input.substr(peg$currPos, 11) === peg$c123) {
s4 = peg$c123;
peg$currPos += 11;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c125) {
s4 = peg$c125;
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
s0 = peg$f359(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEffectLine() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 99;
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
s3 = peg$f360(s1, s5);
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
s3 = peg$f360(s1, s5);
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
s0 = peg$f361(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseEffectSentences() {
let s0;
const key = peg$currPos * 161 + 100;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$parseSpellCost();
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
const key = peg$currPos * 161 + 101;
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
if (input.substr(peg$currPos, 4) === peg$c345) {
s5 = peg$c345;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s6 = peg$c49;
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
if (input.substr(peg$currPos, 7) === peg$c378) {
s8 = peg$c378;
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
s13 = peg$currPos;
s14 = '';
peg$savedPos = s13;
s14 = peg$f362(s1, s2, s6, s9, s10, s12);
s13 = s14;
peg$savedPos = peg$currPos;
s14 = peg$f363(s1, s2, s6, s9, s10, s12, s13);
if (s14) {
s14 = undefined;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f364(s1, s2, s6, s9, s10, s12, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c379) {
s1 = peg$c379;
peg$currPos += 29;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseSpellPhrase();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c380) {
s4 = peg$c380;
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
if (input.substr(peg$currPos, 23) === peg$c381) {
s8 = peg$c381;
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
if (input.substr(peg$currPos, 39) === peg$c382) {
s12 = peg$c382;
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
s0 = peg$f365(s3, s6, s10, s13);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 107) === peg$c383) {
s1 = peg$c383;
peg$currPos += 107;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f366();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 36) === peg$c384) {
s1 = peg$c384;
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
if (input.substr(peg$currPos, 18) === peg$c385) {
s5 = peg$c385;
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
if (input.substr(peg$currPos, 13) === peg$c386) {
s9 = peg$c386;
peg$currPos += 13;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseChange() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 161 + 102;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c387) {
s1 = peg$c387;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseCost();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c388) {
s3 = peg$c388;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f369(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c389) {
s3 = peg$c389;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parseW();
if (s4 !== peg$FAILED) {
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
const key = peg$currPos * 161 + 103;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c353) {
s1 = peg$c353;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f371();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseMana();
if (s1 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s2 = peg$f372(s1);
if (s2) {
s2 = undefined;
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
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseForEach() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 104;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c253) {
s2 = peg$c253;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$parseEach();
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f374(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 10) === peg$c278) {
s3 = peg$c278;
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
s0 = peg$f375(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseLeadingWhen() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 105;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c390) {
s1 = peg$c390;
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c391) {
s2 = peg$c391;
peg$currPos += 16;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c392) {
s2 = peg$c392;
peg$currPos += 29;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 21) === peg$c393) {
s2 = peg$c393;
peg$currPos += 21;
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
s0 = peg$f377(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseTrailingWhen() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 161 + 106;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c170) {
s2 = peg$c170;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c394) {
s2 = peg$c394;
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
peg$savedPos = s0;
s0 = peg$f378(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 16) === peg$c395) {
s3 = peg$c395;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c396) {
s3 = peg$c396;
peg$currPos += 29;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s2 = input.substring(s2, peg$currPos);
} else {
s2 = s3;
}
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f379(s2);
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
const key = peg$currPos * 161 + 107;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 38) === peg$c397) {
s2 = peg$c397;
peg$currPos += 38;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c398) {
s4 = peg$c398;
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
if (input.substr(peg$currPos, 13) === peg$c399) {
s6 = peg$c399;
peg$currPos += 13;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f380();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 28) === peg$c400) {
s2 = peg$c400;
peg$currPos += 28;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c401) {
s4 = peg$c401;
peg$currPos += 17;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c402) {
s4 = peg$c402;
peg$currPos += 32;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 39) === peg$c403) {
s4 = peg$c403;
peg$currPos += 39;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 18) === peg$c404) {
s4 = peg$c404;
peg$currPos += 18;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 36) === peg$c405) {
s4 = peg$c405;
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
if (input.substr(peg$currPos, 2) === peg$c226) {
s6 = peg$c226;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c406) {
s6 = peg$c406;
peg$currPos += 2;
} else {
s6 = peg$FAILED;
}
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c407) {
s8 = peg$c407;
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
if (input.substr(peg$currPos, 5) === peg$c408) {
s12 = peg$c408;
peg$currPos += 5;
} else {
s12 = peg$FAILED;
}
if (s12 === peg$FAILED) {
s12 = null;
}
peg$savedPos = s0;
s0 = peg$f381(s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 161 + 108;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c409) {
s1 = peg$c409;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c410) {
s4 = peg$c410;
peg$currPos += 5;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c411) {
s4 = peg$c411;
peg$currPos += 6;
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c412) {
s4 = peg$c412;
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
if (input.substr(peg$currPos, 9) === peg$c413) {
s10 = peg$c413;
peg$currPos += 9;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 25) === peg$c414) {
s10 = peg$c414;
peg$currPos += 25;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c413) {
s10 = peg$c413;
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
s0 = peg$f382(s3, s5, s7, s9, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s2.toLowerCase() === peg$c415) {
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
s4 = peg$f383(s2, s3, s6);
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
s6 = peg$f384(s2, s3, s4, s8);
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
s6 = peg$f384(s2, s3, s4, s8);
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
s0 = peg$f385(s2, s3, s4, s5, s6);
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
if (input.substr(peg$currPos, 11) === peg$c416) {
s5 = peg$c416;
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
if (input.substr(peg$currPos, 30) === peg$c417) {
s8 = peg$c417;
peg$currPos += 30;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c418) {
s8 = peg$c418;
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
if (input.substr(peg$currPos, 11) === peg$c213) {
s9 = peg$c213;
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
if (peg$r13.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
while (s12 !== peg$FAILED) {
s11.push(s12);
s12 = input.charAt(peg$currPos);
if (peg$r13.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
}
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c123) {
s12 = peg$c123;
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
s0 = peg$f386(s1, s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseFromPart() {
let s0, s1, s2;
const key = peg$currPos * 161 + 109;
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
s0 = peg$f387(s2);
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
const key = peg$currPos * 161 + 110;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c419) {
s1 = peg$c419;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f388();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 19) === peg$c420) {
s1 = peg$c420;
peg$currPos += 19;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c421) {
s1 = peg$c421;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c422) {
s1 = peg$c422;
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
s0 = peg$f389();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c423) {
s1 = peg$c423;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c424) {
s1 = peg$c424;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
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
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseOwnCost() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 161 + 111;
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
if (input.substr(peg$currPos, 5) === peg$c337) {
s3 = peg$c337;
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
if (input.substr(peg$currPos, 7) === peg$c378) {
s7 = peg$c378;
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
if (input.charCodeAt(peg$currPos) === 46) {
s10 = peg$c1;
peg$currPos++;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
s11 = peg$parseCostNote();
if (s11 === peg$FAILED) {
s11 = null;
}
peg$savedPos = peg$currPos;
s12 = peg$f391(s5, s8, s9, s11);
if (s12) {
s12 = undefined;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f392(s5, s8, s9, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c425) {
s1 = peg$c425;
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
if (input.substr(peg$currPos, 7) === peg$c426) {
s6 = peg$c426;
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
if (input.substr(peg$currPos, 8) === peg$c427) {
s10 = peg$c427;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = peg$currPos;
s11 = peg$f393(s3, s8);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f394(s3, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseOwn() {
let s0;
const key = peg$currPos * 161 + 112;
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
const key = peg$currPos * 161 + 113;
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
if (input.substr(peg$currPos, 2) === peg$c170) {
s2 = peg$c170;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
s3 = peg$parse_();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c428) {
s6 = peg$c428;
peg$currPos += 10;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c429) {
s6 = peg$c429;
peg$currPos += 14;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c184) {
s6 = peg$c184;
peg$currPos += 6;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c430) {
s6 = peg$c430;
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
if (input.substr(peg$currPos, 8) === peg$c193) {
s9 = peg$c193;
peg$currPos += 8;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c194) {
s9 = peg$c194;
peg$currPos += 6;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c195) {
s9 = peg$c195;
peg$currPos += 4;
} else {
s9 = peg$FAILED;
}
if (s9 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c168) {
s9 = peg$c168;
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
if (input.substr(peg$currPos, 15) === peg$c431) {
s6 = peg$c431;
peg$currPos += 15;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c187) {
s6 = peg$c187;
peg$currPos += 11;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c188) {
s6 = peg$c188;
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
if (input.substr(peg$currPos, 9) === peg$c432) {
s10 = peg$c432;
peg$currPos += 9;
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
if (peg$r14.test(s10)) {
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
if (input.substr(peg$currPos, 9) === peg$c432) {
s10 = peg$c432;
peg$currPos += 9;
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
if (peg$r14.test(s10)) {
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
if (input.substr(peg$currPos, 9) === peg$c432) {
s6 = peg$c432;
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
s0 = peg$f395(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 114;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c433) {
s1 = peg$c433;
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
s4 = peg$f396(s3, s6);
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
s6 = peg$f397(s3, s4, s8);
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
s6 = peg$f397(s3, s4, s8);
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
if (input.substr(peg$currPos, 4) === peg$c345) {
s7 = peg$c345;
peg$currPos += 4;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s8 = peg$c49;
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
if (input.substr(peg$currPos, 11) === peg$c434) {
s12 = peg$c434;
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
s0 = peg$f398(s3, s4, s5, s10, s13, s14, s16);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c435) {
s2 = peg$c435;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c436) {
s2 = peg$c436;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c437) {
s2 = peg$c437;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c438) {
s2 = peg$c438;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c439) {
s2 = peg$c439;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c440) {
s2 = peg$c440;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c441) {
s2 = peg$c441;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c442) {
s2 = peg$c442;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c443) {
s2 = peg$c443;
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
if (input.substr(peg$currPos, 22) === peg$c444) {
s3 = peg$c444;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c281) {
s6 = peg$c281;
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
s4 = peg$f399(s1, s8);
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
if (input.substr(peg$currPos, 4) === peg$c345) {
s6 = peg$c345;
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
if (input.substr(peg$currPos, 12) === peg$c445) {
s10 = peg$c445;
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
s12 = peg$f400(s1, s4, s8, s11);
if (s12) {
s12 = undefined;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f401(s1, s4, s8, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 5) === peg$c435) {
s2 = peg$c435;
peg$currPos += 5;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c436) {
s2 = peg$c436;
peg$currPos += 8;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c438) {
s2 = peg$c438;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c440) {
s2 = peg$c440;
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
if (input.substr(peg$currPos, 13) === peg$c446) {
s3 = peg$c446;
peg$currPos += 13;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c444) {
s3 = peg$c444;
peg$currPos += 22;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c345) {
s5 = peg$c345;
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
s9 = peg$f402(s1, s7);
if (s9) {
s9 = undefined;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f403(s1, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c447) {
s1 = peg$c447;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 32) === peg$c448) {
s1 = peg$c448;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c345) {
s3 = peg$c345;
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
if (input.substr(peg$currPos, 11) === peg$c434) {
s7 = peg$c434;
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
s11 = peg$f404(s5, s8, s10);
if (s11) {
s11 = undefined;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f405(s5, s8, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 54) === peg$c449) {
s1 = peg$c449;
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
if (input.substr(peg$currPos, 12) === peg$c445) {
s5 = peg$c445;
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
s7 = peg$f406(s3, s6);
if (s7) {
s7 = undefined;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f407(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 38) === peg$c450) {
s1 = peg$c450;
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
if (input.substr(peg$currPos, 17) === peg$c451) {
s5 = peg$c451;
peg$currPos += 17;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f408(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseUnlessMana() {
let s0, s1, s2;
const key = peg$currPos * 161 + 115;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c452) {
s2 = peg$c452;
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
if (input.substr(peg$currPos, 29) === peg$c453) {
s2 = peg$c453;
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
const key = peg$currPos * 161 + 116;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 32) === peg$c454) {
s1 = peg$c454;
peg$currPos += 32;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c455) {
s4 = peg$c455;
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
s0 = peg$f409(s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseSpendOnOwn() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9;
const key = peg$currPos * 161 + 117;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c456) {
s1 = peg$c456;
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
if (input.substr(peg$currPos, 10) === peg$c457) {
s5 = peg$c457;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f410(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c458) {
s1 = peg$c458;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f411();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 31) === peg$c459) {
s1 = peg$c459;
peg$currPos += 31;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f412();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c460) {
s1 = peg$c460;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c461) {
s3 = peg$c461;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c238) {
s3 = peg$c238;
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
if (input.substr(peg$currPos, 10) === peg$c462) {
s7 = peg$c462;
peg$currPos += 10;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f413(s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 16) === peg$c463) {
s1 = peg$c463;
peg$currPos += 16;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 30) === peg$c464) {
s3 = peg$c464;
peg$currPos += 30;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 19) === peg$c465) {
s3 = peg$c465;
peg$currPos += 19;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 25) === peg$c466) {
s4 = peg$c466;
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
if (input.substr(peg$currPos, 26) === peg$c467) {
s9 = peg$c467;
peg$currPos += 26;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f414(s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 118;
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
if (input.substr(peg$currPos, 34) === peg$c468) {
s3 = peg$c468;
peg$currPos += 34;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c263) {
s5 = peg$c263;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c265) {
s5 = peg$c265;
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
s0 = peg$f415(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 16) === peg$c469) {
s3 = peg$c469;
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
s0 = peg$f416(s1, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c470) {
s1 = peg$c470;
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
if (input.substr(peg$currPos, 40) === peg$c471) {
s5 = peg$c471;
peg$currPos += 40;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parseSpendOn();
if (s6 === peg$FAILED) {
s6 = null;
}
if (input.substr(peg$currPos, 65) === peg$c472) {
s7 = peg$c472;
peg$currPos += 65;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f417(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c470) {
s1 = peg$c470;
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
if (input.substr(peg$currPos, 40) === peg$c471) {
s5 = peg$c471;
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
s0 = peg$f418(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c470) {
s1 = peg$c470;
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
if (input.substr(peg$currPos, 22) === peg$c473) {
s5 = peg$c473;
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
if (input.substr(peg$currPos, 4) === peg$c474) {
s9 = peg$c474;
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
s0 = peg$f419(s3, s7, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c475) {
s1 = peg$c475;
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
if (peg$r15.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 58) === peg$c476) {
s5 = peg$c476;
peg$currPos += 58;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f420(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 29) === peg$c477) {
s1 = peg$c477;
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
if (input.substr(peg$currPos, 36) === peg$c478) {
s7 = peg$c478;
peg$currPos += 36;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f421(s3, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 119;
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
s3 = peg$f422(s1, s5);
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
s3 = peg$f422(s1, s5);
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
s0 = peg$f423(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseMaySpend() {
let s0, s1;
const key = peg$currPos * 161 + 120;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 13);
if (s1.toLowerCase() === peg$c479) {
peg$currPos += (13);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 13);
if (s1.toLowerCase() === peg$c480) {
peg$currPos += (13);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f424();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 17) === peg$c481) {
s1 = peg$c481;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f425();
}
s0 = s1;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSpendOn() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 161 + 121;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parse_();
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c226) {
s2 = peg$c226;
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
if (input.substr(peg$currPos, 2) === peg$c226) {
s11 = peg$c226;
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
s6 = peg$f426(s4, s11);
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
if (input.substr(peg$currPos, 2) === peg$c226) {
s11 = peg$c226;
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
s6 = peg$f426(s4, s11);
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
s0 = peg$f427(s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 30) === peg$c482) {
s2 = peg$c482;
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
if (input.substr(peg$currPos, 15) === peg$c483) {
s4 = peg$c483;
peg$currPos += 15;
} else {
s4 = peg$FAILED;
}
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c375) {
s6 = peg$c375;
peg$currPos += 9;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 43) === peg$c484) {
s2 = peg$c484;
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
s0 = peg$f429(s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 122;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 35) === peg$c485) {
s1 = peg$c485;
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
if (input.substr(peg$currPos, 37) === peg$c486) {
s5 = peg$c486;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 31) === peg$c487) {
s1 = peg$c487;
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
if (input.substr(peg$currPos, 37) === peg$c486) {
s5 = peg$c486;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 60) === peg$c488) {
s1 = peg$c488;
peg$currPos += 60;
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
if (input.substr(peg$currPos, 29) === peg$c489) {
s1 = peg$c489;
peg$currPos += 29;
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
if (input.substr(peg$currPos, 23) === peg$c490) {
s1 = peg$c490;
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
if (input.substr(peg$currPos, 37) === peg$c486) {
s5 = peg$c486;
peg$currPos += 37;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f434(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c491) {
s1 = peg$c491;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 28) === peg$c492) {
s1 = peg$c492;
peg$currPos += 28;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c493) {
s3 = peg$c493;
peg$currPos += 20;
} else {
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
if (input.substr(peg$currPos, 20) === peg$c493) {
s5 = peg$c493;
peg$currPos += 20;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f436(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c494) {
s1 = peg$c494;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f437();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 22) === peg$c433) {
s1 = peg$c433;
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
s4 = peg$f438(s3, s6);
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
s6 = peg$f439(s3, s4, s8);
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
s6 = peg$f439(s3, s4, s8);
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
if (input.substr(peg$currPos, 18) === peg$c495) {
s7 = peg$c495;
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
s0 = peg$f440(s3, s4, s5, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 35) === peg$c496) {
s1 = peg$c496;
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
if (input.substr(peg$currPos, 26) === peg$c497) {
s5 = peg$c497;
peg$currPos += 26;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c452) {
s5 = peg$c452;
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 21) === peg$c498) {
s4 = peg$c498;
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
if (input.substr(peg$currPos, 42) === peg$c499) {
s4 = peg$c499;
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
s0 = peg$f442(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 42) === peg$c500) {
s3 = peg$c500;
peg$currPos += 42;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 26) === peg$c501) {
s3 = peg$c501;
peg$currPos += 26;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c502) {
s3 = peg$c502;
peg$currPos += 17;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c503) {
s3 = peg$c503;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 52) === peg$c504) {
s3 = peg$c504;
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
if (input.substr(peg$currPos, 42) === peg$c499) {
s5 = peg$c499;
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
s0 = peg$f443(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 19) === peg$c505) {
s3 = peg$c505;
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
if (input.substr(peg$currPos, 22) === peg$c506) {
s7 = peg$c506;
peg$currPos += 22;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f444(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 20) === peg$c507) {
s3 = peg$c507;
peg$currPos += 20;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f445(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c508) {
s2 = peg$c508;
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
s3 = peg$f446(s2, s5);
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
if (input.substr(peg$currPos, 4) === peg$c509) {
s5 = peg$c509;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c510) {
s5 = peg$c510;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c511) {
s7 = peg$c511;
peg$currPos += 13;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
s8 = peg$currPos;
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 33) === peg$c512) {
s10 = peg$c512;
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
s13 = peg$c513;
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
s0 = peg$f447(s2, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseSources() {
let s0, s1;
const key = peg$currPos * 161 + 123;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c514) {
s1 = peg$c514;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c515) {
s1 = peg$c515;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f448();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$parseObjectsAll();
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTapForMana() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;
const key = peg$currPos * 161 + 124;
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
if (s4.toLowerCase() === peg$c516) {
peg$currPos += (16);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 19);
if (s4.toLowerCase() === peg$c517) {
peg$currPos += (19);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 7);
if (s4.toLowerCase() === peg$c518) {
peg$currPos += (7);
} else {
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = input.substr(peg$currPos, 3);
if (s4.toLowerCase() === peg$c248) {
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
if (input.substr(peg$currPos, 13) === peg$c387) {
s7 = peg$c387;
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
s11 = peg$parseSpendSentence();
if (s11 !== peg$FAILED) {
peg$savedPos = s9;
s9 = peg$f449(s1, s7, s11);
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
peg$savedPos = peg$currPos;
s10 = peg$f450(s1, s7, s9);
if (s10) {
s10 = undefined;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f451(s1, s7, s9);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 7) === peg$c519) {
s4 = peg$c519;
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
if (input.substr(peg$currPos, 9) === peg$c520) {
s8 = peg$c520;
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
if (input.substr(peg$currPos, 11) === peg$c521) {
s10 = peg$c521;
peg$currPos += 11;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c522) {
s10 = peg$c522;
peg$currPos += 10;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 22) === peg$c523) {
s10 = peg$c523;
peg$currPos += 22;
} else {
s10 = peg$FAILED;
}
if (s10 === peg$FAILED) {
if (input.substr(peg$currPos, 14) === peg$c524) {
s10 = peg$c524;
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
s12 = peg$f452(s1, s6);
if (s12) {
s12 = undefined;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f453(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 35) === peg$c525) {
s1 = peg$c525;
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
if (input.substr(peg$currPos, 14) === peg$c317) {
s5 = peg$c317;
peg$currPos += 14;
} else {
s5 = peg$FAILED;
}
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
if (input.substr(peg$currPos, 18) === peg$c526) {
s1 = peg$c526;
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
if (input.substr(peg$currPos, 23) === peg$c527) {
s5 = peg$c527;
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
if (input.substr(peg$currPos, 9) === peg$c520) {
s9 = peg$c520;
peg$currPos += 9;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = [];
s12 = input.charAt(peg$currPos);
if (peg$r16.test(s12)) {
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
while (s12 !== peg$FAILED) {
s11.push(s12);
s12 = input.charAt(peg$currPos);
if (peg$r16.test(s12)) {
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
s0 = peg$f455(s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c425) {
s1 = peg$c425;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTappedForMana();
if (s3 !== peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c528) {
s4 = peg$c528;
peg$currPos += 13;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c151) {
s7 = peg$c151;
peg$currPos += 5;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s6;
s7 = peg$f456(s3);
}
s6 = s7;
if (s6 === peg$FAILED) {
s6 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c152) {
s7 = peg$c152;
peg$currPos += 11;
} else {
s7 = peg$FAILED;
}
if (s7 !== peg$FAILED) {
peg$savedPos = s6;
s7 = peg$f457(s3);
}
s6 = s7;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 29) === peg$c529) {
s8 = peg$c529;
peg$currPos += 29;
} else {
s8 = peg$FAILED;
}
if (s8 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f458(s3, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c425) {
s1 = peg$c425;
peg$currPos += 2;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseTappedForMana();
if (s3 !== peg$FAILED) {
s4 = peg$currPos;
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c530) {
s6 = peg$c530;
peg$currPos += 3;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
s8 = peg$parseNumber();
if (s8 !== peg$FAILED) {
s9 = peg$parse_();
if (s9 !== peg$FAILED) {
if (input.substr(peg$currPos, 12) === peg$c531) {
s10 = peg$c531;
peg$currPos += 12;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
peg$savedPos = s4;
s4 = peg$f459(s3, s8);
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
} else {
peg$currPos = s4;
s4 = peg$FAILED;
}
if (s4 === peg$FAILED) {
s4 = null;
}
if (input.substr(peg$currPos, 13) === peg$c528) {
s5 = peg$c528;
peg$currPos += 13;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
s6 = peg$parse_();
if (s6 !== peg$FAILED) {
s7 = peg$parseReplacedMana();
if (s7 !== peg$FAILED) {
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 20) === peg$c532) {
s9 = peg$c532;
peg$currPos += 20;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
s10 = peg$parse_();
if (s10 !== peg$FAILED) {
s11 = peg$parseReplacedWhat();
if (s11 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 46) {
s12 = peg$c1;
peg$currPos++;
} else {
s12 = peg$FAILED;
}
if (s12 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f460(s3, s4, s7, s11);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parseReplacedMana() {
let s0, s1;
const key = peg$currPos * 161 + 125;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f461(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c533) {
s1 = peg$c533;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f462();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 30) === peg$c534) {
s1 = peg$c534;
peg$currPos += 30;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 34) === peg$c535) {
s1 = peg$c535;
peg$currPos += 34;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 17) === peg$c536) {
s1 = peg$c536;
peg$currPos += 17;
} else {
s1 = peg$FAILED;
}
}
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f463();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c537) {
s1 = peg$c537;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f464();
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
const key = peg$currPos * 161 + 126;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 15) === peg$c538) {
s1 = peg$c538;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f465();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c265) {
s1 = peg$c265;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c263) {
s1 = peg$c263;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTapTrigger() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 127;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c539) {
s1 = peg$c539;
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
s0 = peg$f468(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 8) === peg$c539) {
s1 = peg$c539;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c540) {
s4 = peg$c540;
peg$currPos += 7;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s3;
s4 = peg$f469();
}
s3 = s4;
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c541) {
s5 = peg$c541;
peg$currPos += 10;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
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
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 128;
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
if (input.substr(peg$currPos, 3) === peg$c530) {
s5 = peg$c530;
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
s0 = peg$f471(s1, s3, s7);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f472(s1, s4);
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
if (input.substr(peg$currPos, 13) === peg$c542) {
s4 = peg$c542;
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
s0 = peg$f473(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
const key = peg$currPos * 161 + 129;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c540) {
s1 = peg$c540;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f474();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 13) === peg$c543) {
s1 = peg$c543;
peg$currPos += 13;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f475();
} else {
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
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTappedObject() {
let s0, s1, s2;
const key = peg$currPos * 161 + 130;
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
s1 = peg$f477();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseArticle();
if (s1 !== peg$FAILED) {
s2 = peg$parseObjects();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f478(s2);
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
const key = peg$currPos * 161 + 131;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 24) === peg$c537) {
s1 = peg$c537;
peg$currPos += 24;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f479();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseTypeSymbol();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f480(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$parseColorWord();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c474) {
s3 = peg$c474;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f481(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 14) === peg$c533) {
s1 = peg$c533;
peg$currPos += 14;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f482();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c474) {
s1 = peg$c474;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f483();
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
function peg$parseTriggerAdds() {
let s0, s1, s2, s3, s4, s5, s6, s7, s8;
const key = peg$currPos * 161 + 132;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 20) === peg$c545) {
s1 = peg$c545;
peg$currPos += 20;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c266) {
s4 = peg$c266;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = peg$parse_();
if (s5 !== peg$FAILED) {
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
s7 = peg$parse_();
if (s7 !== peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c546) {
s8 = peg$c546;
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
if (input.substr(peg$currPos, 11) === peg$c547) {
s3 = peg$c547;
peg$currPos += 11;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f484();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 11) === peg$c255) {
s1 = peg$c255;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 10) === peg$c164) {
s3 = peg$c164;
peg$currPos += 10;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 16) === peg$c71) {
s3 = peg$c71;
peg$currPos += 16;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c548) {
s3 = peg$c548;
peg$currPos += 9;
} else {
s3 = peg$FAILED;
}
}
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f485();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
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
function peg$parseAttached() {
let s0, s1, s2, s3;
const key = peg$currPos * 161 + 133;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 9);
if (s1.toLowerCase() === peg$c549) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 8);
if (s1.toLowerCase() === peg$c550) {
peg$currPos += (8);
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$parseObjects();
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f486(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11;
const key = peg$currPos * 161 + 134;
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
if (input.substr(peg$currPos, 8) === peg$c419) {
s3 = peg$c419;
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
if (input.substr(peg$currPos, 4) === peg$c128) {
s6 = peg$c128;
peg$currPos += 4;
} else {
s6 = peg$FAILED;
}
if (s6 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c129) {
s6 = peg$c129;
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
s0 = peg$f487(s1, s4, s8);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c128) {
s4 = peg$c128;
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
s0 = peg$f488(s1, s2, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 3) === peg$c551) {
s3 = peg$c551;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c552) {
s3 = peg$c552;
peg$currPos += 4;
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
if (input.substr(peg$currPos, 4) === peg$c128) {
s8 = peg$c128;
peg$currPos += 4;
} else {
s8 = peg$FAILED;
}
if (s8 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c129) {
s8 = peg$c129;
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
s0 = peg$f489(s1, s10);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c128) {
s3 = peg$c128;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c129) {
s3 = peg$c129;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c553) {
s3 = peg$c553;
peg$currPos += 4;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c295) {
s3 = peg$c295;
peg$currPos += 5;
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
s0 = peg$f490(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
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
function peg$parsePaymentKeyword() {
let s0, s1, s2;
const key = peg$currPos * 161 + 135;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
if (input.substr(peg$currPos, 7) === peg$c101) {
s2 = peg$c101;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c102) {
s2 = peg$c102;
peg$currPos += 5;
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
s0 = peg$f491(s1);
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
const key = peg$currPos * 161 + 136;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.charAt(peg$currPos);
if (peg$r17.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r18.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r18.test(s3)) {
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
s3 = peg$c513;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
s4 = input.charAt(peg$currPos);
if (peg$r17.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
s5 = [];
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
peg$currPos++;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
while (s6 !== peg$FAILED) {
s5.push(s6);
s6 = input.charAt(peg$currPos);
if (peg$r18.test(s6)) {
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
if (input.substr(peg$currPos, 8) === peg$c253) {
s7 = peg$c253;
peg$currPos += 8;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c432) {
s7 = peg$c432;
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
const key = peg$currPos * 161 + 137;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f492(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c554) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c415) {
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
s4 = peg$f493(s3, s6);
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
s6 = peg$f494(s3, s4, s8);
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
s6 = peg$f494(s3, s4, s8);
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
s0 = peg$f495(s3, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s5 = peg$f496(s1, s3, s7);
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
s5 = peg$f496(s1, s3, s7);
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
s0 = peg$f497(s1, s3, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c555) {
s1 = peg$c555;
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
s7 = peg$f498(s3, s5, s9);
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
s7 = peg$f498(s3, s5, s9);
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
s0 = peg$f499(s3, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 4) === peg$c128) {
s5 = peg$c128;
peg$currPos += 4;
} else {
s5 = peg$FAILED;
}
if (s5 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c551) {
s5 = peg$c551;
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
s0 = peg$f500(s1);
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
const key = peg$currPos * 161 + 138;
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
s3 = peg$f501(s1, s5);
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
s3 = peg$f501(s1, s5);
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
s0 = peg$f502(s1, s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseStop() {
let s0;
const key = peg$currPos * 161 + 139;
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
const key = peg$currPos * 161 + 140;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.charCodeAt(peg$currPos) === 34) {
s1 = peg$c249;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseManaAbility();
if (s2 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 34) {
s3 = peg$c249;
peg$currPos++;
} else {
s3 = peg$FAILED;
}
if (s3 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f503(s2);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$c249;
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
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r19.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 58) {
s3 = peg$c246;
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
if (peg$r20.test(s7)) {
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
if (peg$r20.test(s7)) {
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
s5 = peg$c249;
peg$currPos++;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f504();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$c249;
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c556) {
s2 = peg$c556;
peg$currPos += 4;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c557) {
s2 = peg$c557;
peg$currPos += 2;
} else {
s2 = peg$FAILED;
}
}
if (s2 !== peg$FAILED) {
s3 = [];
s4 = input.charAt(peg$currPos);
if (peg$r20.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
while (s4 !== peg$FAILED) {
s3.push(s4);
s4 = input.charAt(peg$currPos);
if (peg$r20.test(s4)) {
peg$currPos++;
} else {
s4 = peg$FAILED;
}
}
if (input.charCodeAt(peg$currPos) === 34) {
s4 = peg$c249;
peg$currPos++;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f505();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 5) === peg$c89) {
s1 = peg$c89;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
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
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = peg$currPos;
peg$silentFails++;
if (input.substr(peg$currPos, 7) === peg$c101) {
s2 = peg$c101;
peg$currPos += 7;
} else {
s2 = peg$FAILED;
}
if (s2 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c102) {
s2 = peg$c102;
peg$currPos += 5;
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
if (input.substr(peg$currPos, 10) === peg$c558) {
s2 = peg$c558;
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
s0 = peg$f507();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 4) === peg$c559) {
s1 = peg$c559;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 15) === peg$c560) {
s1 = peg$c560;
peg$currPos += 15;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 11) === peg$c116) {
s1 = peg$c116;
peg$currPos += 11;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c105) {
s1 = peg$c105;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 9) === peg$c561) {
s1 = peg$c561;
peg$currPos += 9;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c562) {
s1 = peg$c562;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 4) === peg$c370) {
s1 = peg$c370;
peg$currPos += 4;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c348) {
s1 = peg$c348;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 7) === peg$c110) {
s1 = peg$c110;
peg$currPos += 7;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c563) {
s1 = peg$c563;
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
s3 = input.charAt(peg$currPos);
if (peg$r21.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r21.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
}
peg$savedPos = s0;
s0 = peg$f508();
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
const key = peg$currPos * 161 + 141;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 3) === peg$c322) {
s1 = peg$c322;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c248) {
s1 = peg$c248;
peg$currPos += 3;
} else {
s1 = peg$FAILED;
}
}
if (s1 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s2 = peg$c49;
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
if (input.substr(peg$currPos, 4) === peg$c474) {
s1 = peg$c474;
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
const key = peg$currPos * 161 + 142;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseLandTarget();
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c130) {
s3 = peg$c130;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c131) {
s3 = peg$c131;
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
if (input.substr(peg$currPos, 14) === peg$c564) {
s7 = peg$c564;
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
if (input.substr(peg$currPos, 4) === peg$c267) {
s14 = peg$c267;
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
if (input.substr(peg$currPos, 6) === peg$c565) {
s14 = peg$c565;
peg$currPos += 6;
} else {
s14 = peg$FAILED;
}
if (s14 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f509(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c130) {
s3 = peg$c130;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c131) {
s3 = peg$c131;
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
s0 = peg$f510(s1, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c130) {
s3 = peg$c130;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c131) {
s3 = peg$c131;
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
if (input.substr(peg$currPos, 14) === peg$c564) {
s8 = peg$c564;
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
if (input.substr(peg$currPos, 8) === peg$c566) {
s15 = peg$c566;
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
if (input.substr(peg$currPos, 5) === peg$c567) {
s15 = peg$c567;
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
s0 = peg$f511(s1, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c130) {
s3 = peg$c130;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c131) {
s3 = peg$c131;
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
s6 = peg$c513;
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
if (input.substr(peg$currPos, 8) === peg$c566) {
s10 = peg$c566;
peg$currPos += 8;
} else {
s10 = peg$FAILED;
}
if (s10 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s11 = peg$c49;
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
if (input.substr(peg$currPos, 4) === peg$c266) {
s11 = peg$c266;
peg$currPos += 4;
} else {
s11 = peg$FAILED;
}
if (s11 !== peg$FAILED) {
s12 = peg$parse_();
if (s12 !== peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c131) {
s13 = peg$c131;
peg$currPos += 3;
} else {
s13 = peg$FAILED;
}
if (s13 === peg$FAILED) {
if (input.substr(peg$currPos, 2) === peg$c130) {
s13 = peg$c130;
peg$currPos += 2;
} else {
s13 = peg$FAILED;
}
}
if (s13 !== peg$FAILED) {
s14 = peg$parse_();
if (s14 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c568) {
s15 = peg$c568;
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
if (input.substr(peg$currPos, 4) === peg$c267) {
s18 = peg$c267;
peg$currPos += 4;
} else {
s18 = peg$FAILED;
}
if (s18 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s19 = peg$c49;
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
s0 = peg$f512(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c130) {
s3 = peg$c130;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c131) {
s3 = peg$c131;
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
if (input.substr(peg$currPos, 17) === peg$c569) {
s6 = peg$c569;
peg$currPos += 17;
} else {
s6 = peg$FAILED;
}
if (s6 !== peg$FAILED) {
if (input.charCodeAt(peg$currPos) === 115) {
s7 = peg$c49;
peg$currPos++;
} else {
s7 = peg$FAILED;
}
if (s7 === peg$FAILED) {
s7 = null;
}
s8 = peg$parse_();
if (s8 !== peg$FAILED) {
if (input.substr(peg$currPos, 54) === peg$c570) {
s9 = peg$c570;
peg$currPos += 54;
} else {
s9 = peg$FAILED;
}
if (s9 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f513(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c130) {
s3 = peg$c130;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c131) {
s3 = peg$c131;
peg$currPos += 3;
} else {
s3 = peg$FAILED;
}
}
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 !== peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c571) {
s5 = peg$c571;
peg$currPos += 5;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f514(s1);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (input.substr(peg$currPos, 2) === peg$c130) {
s3 = peg$c130;
peg$currPos += 2;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 3) === peg$c131) {
s3 = peg$c131;
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
if (input.substr(peg$currPos, 31) === peg$c572) {
s8 = peg$c572;
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
if (input.substr(peg$currPos, 33) === peg$c573) {
s8 = peg$c573;
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
s0 = peg$f515(s1, s5, s6);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 79) === peg$c574) {
s1 = peg$c574;
peg$currPos += 79;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f516();
}
s0 = s1;
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
const key = peg$currPos * 161 + 143;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f517(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c554) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c415) {
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
s4 = peg$f518(s3, s6);
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
s2 = peg$f520(s1, s4);
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
s0 = peg$f521(s1, s2);
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
let s0, s1;
const key = peg$currPos * 161 + 144;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseObjectsAll();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f522(s1);
}
s0 = s1;
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseLandTypeList() {
let s0, s1, s2, s3, s4, s5, s6, s7;
const key = peg$currPos * 161 + 145;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 21) === peg$c575) {
s1 = peg$c575;
peg$currPos += 21;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f523();
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c576) {
s1 = peg$c576;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parse_();
if (s2 !== peg$FAILED) {
s3 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c577) {
s4 = peg$c577;
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
if (input.substr(peg$currPos, 4) === peg$c265) {
s4 = peg$c265;
peg$currPos += 4;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f524();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$f525(s2, s7);
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
s4 = peg$f525(s2, s7);
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
s0 = peg$f526(s2, s3);
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
const key = peg$currPos * 161 + 146;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
if (input.substr(peg$currPos, 6) === peg$c578) {
s1 = peg$c578;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c579) {
s1 = peg$c579;
peg$currPos += 6;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 5) === peg$c580) {
s1 = peg$c580;
peg$currPos += 5;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 8) === peg$c581) {
s1 = peg$c581;
peg$currPos += 8;
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
if (input.substr(peg$currPos, 6) === peg$c582) {
s1 = peg$c582;
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
s2 = peg$c49;
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
s0 = peg$f527(s1);
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
const key = peg$currPos * 161 + 147;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$parseAttached();
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f528(s1);
}
s0 = s1;
if (s0 === peg$FAILED) {
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 3);
if (s1.toLowerCase() === peg$c554) {
peg$currPos += (3);
} else {
s1 = peg$FAILED;
}
if (s1 === peg$FAILED) {
s1 = input.substr(peg$currPos, 4);
if (s1.toLowerCase() === peg$c415) {
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
s4 = peg$f529(s3, s6);
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
s6 = peg$f530(s3, s4, s8);
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
s6 = peg$f530(s3, s4, s8);
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
s0 = peg$f531(s3, s4, s5);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s2 = peg$f532(s1, s4);
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
s4 = peg$f533(s1, s2, s6);
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
s4 = peg$f533(s1, s2, s6);
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
s0 = peg$f534(s1, s2, s3);
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
let s0, s1, s2, s3, s4;
const key = peg$currPos * 161 + 148;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = [];
s2 = peg$currPos;
s3 = peg$parseTypeListWord();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 === peg$FAILED) {
s4 = null;
}
peg$savedPos = s2;
s2 = peg$f535(s3);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
if (s2 !== peg$FAILED) {
while (s2 !== peg$FAILED) {
s1.push(s2);
s2 = peg$currPos;
s3 = peg$parseTypeListWord();
if (s3 !== peg$FAILED) {
s4 = peg$parse_();
if (s4 === peg$FAILED) {
s4 = null;
}
peg$savedPos = s2;
s2 = peg$f535(s3);
} else {
peg$currPos = s2;
s2 = peg$FAILED;
}
}
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
peg$savedPos = s0;
s1 = peg$f536(s1);
}
s0 = s1;
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseTypeListWord() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 149;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = peg$currPos;
peg$silentFails++;
s2 = peg$currPos;
if (input.substr(peg$currPos, 2) === peg$c127) {
s3 = peg$c127;
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
s5 = peg$f537(s2);
s4 = s5;
peg$savedPos = peg$currPos;
s5 = peg$f538(s2, s4);
if (s5) {
s5 = undefined;
} else {
s5 = peg$FAILED;
}
if (s5 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f539(s2, s4);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s4 = peg$f540(s1);
s3 = s4;
peg$savedPos = peg$currPos;
s4 = peg$f541(s1, s3);
if (s4) {
s4 = undefined;
} else {
s4 = peg$FAILED;
}
if (s4 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f542(s1, s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
s1 = peg$f543(s1);
}
s0 = s1;
}
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseSetColors() {
let s0, s1, s2;
const key = peg$currPos * 161 + 150;
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
s0 = peg$f544();
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
if (s0 === peg$FAILED) {
s0 = peg$currPos;
if (input.substr(peg$currPos, 10) === peg$c583) {
s1 = peg$c583;
peg$currPos += 10;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f545();
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
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseKeywordLine() {
let s0, s1, s2, s3, s4, s5, s6;
const key = peg$currPos * 161 + 151;
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
if (peg$r22.test(s4)) {
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
s3 = peg$f546(s1, s6);
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
if (peg$r22.test(s4)) {
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
s3 = peg$f546(s1, s6);
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
s0 = peg$f547(s1, s2);
} else {
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
}
peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };
return s0;
}
function peg$parseKeywordItem() {
let s0, s1, s2, s3;
const key = peg$currPos * 161 + 152;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = peg$currPos;
s1 = input.substr(peg$currPos, 12);
if (s1.toLowerCase() === peg$c584) {
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
s0 = peg$f549(s3);
} else {
peg$currPos = s0;
s0 = peg$FAILED;
}
} else {
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
if (s1.toLowerCase() === peg$c585) {
peg$currPos += (9);
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = peg$parseW();
if (s2 !== peg$FAILED) {
peg$savedPos = s0;
s0 = peg$f550();
} else {
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
s0 = peg$f551(s1);
} else {
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
s0 = peg$f552(s1);
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
function peg$parsePlainKeyword() {
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 153;
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
s2 = peg$f553(s1);
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
s2 = peg$f554(s1);
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
s2 = peg$f555(s1);
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
const key = peg$currPos * 161 + 154;
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
s2 = peg$f556(s1);
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
s2 = peg$f557(s1);
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
s2 = peg$f558(s1);
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
const key = peg$currPos * 161 + 155;
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
const key = peg$currPos * 161 + 156;
const cached = peg$resultsCache[key];
if (cached) {
peg$currPos = cached.nextPos;
return cached.result;
}
s0 = [];
s1 = input.charAt(peg$currPos);
if (peg$r23.test(s1)) {
peg$currPos++;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
while (s1 !== peg$FAILED) {
s0.push(s1);
s1 = input.charAt(peg$currPos);
if (peg$r23.test(s1)) {
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
const key = peg$currPos * 161 + 157;
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
if (input.substr(peg$currPos, 5) === peg$c586) {
s4 = peg$c586;
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
if (input.substr(peg$currPos, 5) === peg$c586) {
s4 = peg$c586;
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
function peg$parseLongRest() {
let s0, s1, s2, s3, s4;
const key = peg$currPos * 161 + 158;
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
if (input.substr(peg$currPos, 5) === peg$c586) {
s4 = peg$c586;
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
if (peg$r19.test(s4)) {
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
if (input.substr(peg$currPos, 5) === peg$c586) {
s4 = peg$c586;
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
if (peg$r19.test(s4)) {
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
const key = peg$currPos * 161 + 159;
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
let s0, s1, s2, s3, s4, s5;
const key = peg$currPos * 161 + 160;
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
if (input.substr(peg$currPos, 6) === peg$c587) {
s3 = peg$c587;
peg$currPos += 6;
} else {
s3 = peg$FAILED;
}
if (s3 === peg$FAILED) {
if (input.substr(peg$currPos, 13) === peg$c588) {
s3 = peg$c588;
peg$currPos += 13;
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
s0 = peg$currPos;
if (input.substr(peg$currPos, 12) === peg$c589) {
s1 = peg$c589;
peg$currPos += 12;
} else {
s1 = peg$FAILED;
}
if (s1 !== peg$FAILED) {
s2 = [];
s3 = input.charAt(peg$currPos);
if (peg$r20.test(s3)) {
peg$currPos++;
} else {
s3 = peg$FAILED;
}
while (s3 !== peg$FAILED) {
s2.push(s3);
s3 = input.charAt(peg$currPos);
if (peg$r20.test(s3)) {
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
if (input.substr(peg$currPos, 27) === peg$c590) {
s1 = peg$c590;
peg$currPos += 27;
} else {
s1 = peg$FAILED;
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
if (input.substr(peg$currPos, 22) === peg$c591) {
s1 = peg$c591;
peg$currPos += 22;
} else {
s1 = peg$FAILED;
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
