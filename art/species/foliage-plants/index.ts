import type { Collection } from "#grammar/species.ts";
import { zzPlant } from "./zz-plant.ts";
import { spiderPlant } from "./spider-plant.ts";
import { castIronPlant } from "./cast-iron-plant.ts";
import { chineseMoneyPlant } from "./chinese-money-plant.ts";
import { prayerPlant } from "./prayer-plant.ts";
import { calatheaOrbifolia } from "./calathea-orbifolia.ts";
import { birdsNestFern } from "./birds-nest-fern.ts";
import { maidenhairFern } from "./maidenhair-fern.ts";
import { chineseEvergreen } from "./chinese-evergreen.ts";
import { watermelonPeperomia } from "./watermelon-peperomia.ts";
import { parlourPalm } from "./parlour-palm.ts";
import { coffeePlant } from "./coffee-plant.ts";
import { spottedBegonia } from "./spotted-begonia.ts";

export const foliagePlants: Collection = {
  "zz-plant": zzPlant,
  "spider-plant": spiderPlant,
  "cast-iron-plant": castIronPlant,
  "chinese-money-plant": chineseMoneyPlant,
  "prayer-plant": prayerPlant,
  "calathea-orbifolia": calatheaOrbifolia,
  "birds-nest-fern": birdsNestFern,
  "maidenhair-fern": maidenhairFern,
  "chinese-evergreen": chineseEvergreen,
  "watermelon-peperomia": watermelonPeperomia,
  "parlour-palm": parlourPalm,
  "coffee-plant": coffeePlant,
  "spotted-begonia": spottedBegonia,
};
