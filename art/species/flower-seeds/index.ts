import type { Collection } from "#grammar/species.ts";
import { sunflowerSeeds } from "./sunflower-seeds.ts";
import { nasturtiumSeeds } from "./nasturtium-seeds.ts";
import { cornflowerSeeds } from "./cornflower-seeds.ts";
import { sweetPeaSeeds } from "./sweet-pea-seeds.ts";
import { fieldPoppySeeds } from "./field-poppy-seeds.ts";
import { potMarigoldSeeds } from "./pot-marigold-seeds.ts";

export const flowerSeeds: Collection = {
  "sunflower-seeds": sunflowerSeeds,
  "nasturtium-seeds": nasturtiumSeeds,
  "cornflower-seeds": cornflowerSeeds,
  "sweet-pea-seeds": sweetPeaSeeds,
  "field-poppy-seeds": fieldPoppySeeds,
  "pot-marigold-seeds": potMarigoldSeeds,
};
