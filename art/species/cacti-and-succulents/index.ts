import type { Collection } from "#grammar/species.ts";
import { aloeVera } from "./aloe-vera.ts";
import { jadePlant } from "./jade-plant.ts";
import { zebraHaworthia } from "./zebra-haworthia.ts";
import { mexicanSnowball } from "./mexican-snowball.ts";
import { burrosTail } from "./burros-tail.ts";
import { livingStones } from "./living-stones.ts";
import { bunnyEarCactus } from "./bunny-ear-cactus.ts";
import { goldenBarrelCactus } from "./golden-barrel-cactus.ts";
import { queenVictoriaAgave } from "./queen-victoria-agave.ts";
import { houseleek } from "./houseleek.ts";

export const cactiAndSucculents: Collection = {
  "aloe-vera": aloeVera,
  "jade-plant": jadePlant,
  "zebra-haworthia": zebraHaworthia,
  "mexican-snowball": mexicanSnowball,
  "burros-tail": burrosTail,
  "living-stones": livingStones,
  "bunny-ear-cactus": bunnyEarCactus,
  "golden-barrel-cactus": goldenBarrelCactus,
  "queen-victoria-agave": queenVictoriaAgave,
  houseleek: houseleek,
};
