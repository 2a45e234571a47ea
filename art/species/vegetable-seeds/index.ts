import type { Collection } from "#grammar/species.ts";
import { carrotSeeds } from "./carrot-seeds.ts";
import { radishSeeds } from "./radish-seeds.ts";
import { lettuceSeeds } from "./lettuce-seeds.ts";
import { courgetteSeeds } from "./courgette-seeds.ts";
import { runnerBeanSeeds } from "./runner-bean-seeds.ts";
import { sugarPeaSeeds } from "./sugar-pea-seeds.ts";
import { chilliSeeds } from "./chilli-seeds.ts";
import { pumpkinSeeds } from "./pumpkin-seeds.ts";
import { beetrootSeeds } from "./beetroot-seeds.ts";

export const vegetableSeeds: Collection = {
  "carrot-seeds": carrotSeeds,
  "radish-seeds": radishSeeds,
  "lettuce-seeds": lettuceSeeds,
  "courgette-seeds": courgetteSeeds,
  "runner-bean-seeds": runnerBeanSeeds,
  "sugar-pea-seeds": sugarPeaSeeds,
  "chilli-seeds": chilliSeeds,
  "pumpkin-seeds": pumpkinSeeds,
  "beetroot-seeds": beetrootSeeds,
};
