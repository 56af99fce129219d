/** Subtypes of cards and tokens that rules text may name, CR 205.3. Planeswalker names among them. */
export const SUBTYPES: ReadonlySet<string> = new Set(`
Adventure Advisor Aetherborn Ajani Alien Ally Aminatou Andorian Angel Angrath Antelope Ape Arcane Archer Archon
Arlinn Armadillo Armored Army Artificer Arzakon Ashiok Assassin Assembly-Worker Astartes Athlete Atog Attraction
Aura Aurochs Avatar Azra Background Badger Bahamut Balloon Barbarian Bard Basilisk Basri Bat Bear Beast Beaver
Beeble Beholder Berserker Bird Bison Blood Boar Bobblehead Bolas Book Borg Brainiac Bringer Brushwagg C'tan Caitian
Calix Camarid Camel Capybara Caribou Carrier Cartouche Case Cat Cave Centaur Champion Chandra Chimera Citizen
Clamfolk Class Cleric Cloud Clown Clue Cockatrice Construct Contraption Cow Coward Coyote Crab Crocodile Curse
Cyberman Cyborg Cyclops Dack Dakkon Dalek Daretti Dauthi Davriel Deer Dellian Demigod Demon Desert Deserter
Detective Devil Dihada Dinosaur Djinn Doctor Dog Domri Dovin Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf
Dyfed Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Ellywick Elminster Elspeth Employee Equipment
Estrid Eternal Eye Faerie Feroz Ferret Fish Flagbearer Food Forest Fortification Fox Fractal Freyalise Frog Fungus
Gamer Gamma Gargoyle Garruk Gate Germ Giant Gideon Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Gold Golem
Gorgon Gorn Graveborn Greensleeves Gremlin Griffin Grist Guest Guff Gus Hag Halfling Hamster Harpy Hatificer
Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Hornet Horror Horse Huatli Human Hydra Hyena Illusion Imp
Incarnation Incubator Infinity Inhuman Inkling Inquisitor Insect Inzerva Island Jace Jackal Jaya Jellyfish Jeska
Juggernaut Junk Kaito Kangaroo Karn Kasmina Kavu Kaya Kelpien Killbot Kiora Kirin Kithkin Klingon Knight Kobold Kor
Koth Kraken Kree Lair Lamia Lammasu Lander Lanthanite Leech Lemur Lesson Leviathan Lhurgoyf Licid Liliana Lizard
Lobster Locus Lolth Lord Lukka Luxior Manticore Map Masticore Mercenary Merfolk Metathran Mine Minion Minotaur Minsc
Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mordenkainen Mount Mountain Mouse Mutagen Mutant Myr Mystic
Nahiri Narset Nautilus Necron Nephilim Nightmare Nightstalker Niko Ninja Nissa Nixilis Noble Noggle Nomad Nymph
Octopus Officer Ogre Oko Omen Omenpath Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite
Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pirate Plains Plan Planet Plant Platypus Porcupine Possum
Power-Plant Powerstone Praetor Primarch Prism Processor Qu Quintorius Rabbit Raccoon Ral Ranger Rat Rebel Reflection
Rhino Rigger Robot Rogue Role Room Rowan Rukh Rune Sable Saga Saheeli Salamander Samurai Samut Sand Saproling
Sarkhan Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Serra Servo Shade Shaman
Shapeshifter Shard Shark Sheep Shi'ar Shrine Siege Siren Sivitri Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail
Snake Soldier Soltari Sorcerer Sorin Spacecraft Spawn Specter Spellshaper Sphere Sphinx Spider Spike Spirit Splinter
Sponge Spuzzem Spy Squid Squirrel Starfish Stone Surrakar Survivor Swamp Symbiote Synth Talosian Tamiyo Tasha Teferi
Tetravite Teyo Tezzeret Thalakos Tholian Thopter Thrull Tibalt Tiefling Time Tosk Tower Town Toy Trap Treasure
Treefolk Trilobite Triskelavite Troll Turtle Tyranid Tyvar Ugin Unicorn Urza Urza's Utrom Vampire Vampyre Varmint
Vedalken Vehicle Venser Villain Vivien Volver Vorta Vraska Vulcan Wall Walrus Warlock Warrior Weasel Weird Werewolf
Whale Will Windgrace Wizard Wolf Wolverine Wombat Worm Wraith Wrenn Wrestler Wurm Xenagos Xindi Yanggu Yanling Yeti
Zariel Zombie Zubera
`.trim().split(/\s+/));

/** Planeswalker types are names of persons, CR 205.3j: texts about something else do not use them. */
export const PLANESWALKER_TYPES: ReadonlySet<string> = new Set(`
Ajani Aminatou Angrath Arlinn Ashiok Basri Bolas Calix Chandra Dack Dakkon Daretti Davriel Dihada Domri Dovin Dyfed Ellywick Elminster Elspeth
Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Luxior Minsc Mordenkainen
Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt
Tyvar Ugin Urza Venser Vivien Vraska Windgrace Wrenn Xenagos Yanggu Yanling Zariel
`.trim().split(/\s+/));

/** Plurals that no rule of spelling gives. */
const IRREGULAR: Readonly<Record<string, string>> = {
  Elves: "Elf", Dwarves: "Dwarf", Wolves: "Wolf", Werewolves: "Werewolf", Mice: "Mouse", Oxen: "Ox", Children: "Child",
  Homunculi: "Homunculus", Octopi: "Octopus", Fungi: "Fungus", Cyclopes: "Cyclops", Sheep: "Sheep", Loci: "Locus",
  Heroes: "Hero", Werefoxes: "Werefox",
};

const singulars = (word: string): readonly string[] => [
  word,
  ...(word.endsWith("ies") ? [word.slice(0, -3) + "y"] : []),
  ...(word.endsWith("es") ? [word.slice(0, -2)] : []),
  ...(word.endsWith("s") ? [word.slice(0, -1)] : []),
];

/** The subtype that a word, singular or plural, names; `undefined` if it is none we know. */
export const subtypeOf = (word: string): string | undefined => {
  const name = word.replace("\u2019", "'");
  return Object.hasOwn(IRREGULAR, name) ? IRREGULAR[name] : singulars(name).find((form) => SUBTYPES.has(form));
};
