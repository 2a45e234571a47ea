import type { Collection } from "#grammar/species.ts";
import { goldenPothos } from "./golden-pothos.ts";
import { heartleafPhilodendron } from "./heartleaf-philodendron.ts";
import { commonIvy } from "./common-ivy.ts";
import { stringOfHearts } from "./string-of-hearts.ts";
import { stringOfPearls } from "./string-of-pearls.ts";
import { waxFlower } from "./wax-flower.ts";
import { silverInchPlant } from "./silver-inch-plant.ts";
import { satinPothos } from "./satin-pothos.ts";

export const climbingAndTrailing: Collection = {
  "golden-pothos": goldenPothos,
  "heartleaf-philodendron": heartleafPhilodendron,
  "common-ivy": commonIvy,
  "string-of-hearts": stringOfHearts,
  "string-of-pearls": stringOfPearls,
  "wax-flower": waxFlower,
  "silver-inch-plant": silverInchPlant,
  "satin-pothos": satinPothos,
};
