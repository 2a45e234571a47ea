import type { Collection } from "#grammar/species.ts";
import { peaceLily } from "./peace-lily.ts";
import { flamingoFlower } from "./flamingo-flower.ts";
import { africanViolet } from "./african-violet.ts";
import { christmasCactus } from "./christmas-cactus.ts";
import { clivia } from "./clivia.ts";
import { cyclamen } from "./cyclamen.ts";
import { amaryllisRedLion } from "./amaryllis-red-lion.ts";

export const floweringHouseplants: Collection = {
  "peace-lily": peaceLily,
  "flamingo-flower": flamingoFlower,
  "african-violet": africanViolet,
  "christmas-cactus": christmasCactus,
  clivia: clivia,
  cyclamen: cyclamen,
  "amaryllis-red-lion": amaryllisRedLion,
};
