import type { Collection } from "#grammar/species.ts";
import { daffodilDutchMaster } from "./daffodil-dutch-master.ts";
import { springCrocus } from "./spring-crocus.ts";
import { snowdrop } from "./snowdrop.ts";
import { hyacinthDelftBlue } from "./hyacinth-delft-blue.ts";
import { grapeHyacinth } from "./grape-hyacinth.ts";
import { alliumPurpleSensation } from "./allium-purple-sensation.ts";
import { snakesHeadFritillary } from "./snakes-head-fritillary.ts";

export const springBulbs: Collection = {
  "daffodil-dutch-master": daffodilDutchMaster,
  "spring-crocus": springCrocus,
  snowdrop: snowdrop,
  "hyacinth-delft-blue": hyacinthDelftBlue,
  "grape-hyacinth": grapeHyacinth,
  "allium-purple-sensation": alliumPurpleSensation,
  "snakes-head-fritillary": snakesHeadFritillary,
};
