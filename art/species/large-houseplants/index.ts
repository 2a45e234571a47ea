import type { Collection } from "#grammar/species.ts";
import { rubberPlant } from "./rubber-plant.ts";
import { fiddleLeafFig } from "./fiddle-leaf-fig.ts";
import { kentiaPalm } from "./kentia-palm.ts";
import { giantBirdOfParadise } from "./giant-bird-of-paradise.ts";
import { dragonTree } from "./dragon-tree.ts";
import { spinelessYucca } from "./spineless-yucca.ts";

export const largeHouseplants: Collection = {
  "rubber-plant": rubberPlant,
  "fiddle-leaf-fig": fiddleLeafFig,
  "kentia-palm": kentiaPalm,
  "giant-bird-of-paradise": giantBirdOfParadise,
  "dragon-tree": dragonTree,
  "spineless-yucca": spinelessYucca,
};
