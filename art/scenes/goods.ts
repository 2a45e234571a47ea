import type { Scene } from "./index.ts";
import { candleScenes } from "./goods/candles.ts";
import { craftCategories } from "./goods/categories-crafts.ts";
import { outdoorCategories } from "./goods/categories-outdoors.ts";
import { toolCategories } from "./goods/categories-tools.ts";
import { promoNaturalDyes } from "./goods/promo-natural-dyes.ts";
import { plantCategories } from "./goods/categories-plants.ts";
import { plantPromos } from "./goods/promo-plants.ts";
import { clayScenes } from "./goods/clay.ts";
import { craftScenes } from "./goods/crafts.ts";
import { dyeScenes } from "./goods/dyes.ts";
import { furnitureScenes } from "./goods/furniture.ts";
import { lightScenes } from "./goods/lights.ts";
import { pageScenes } from "./goods/pages.ts";
import { termsPageScenes } from "./goods/terms-pages.ts";
import { potScenes } from "./goods/pots.ts";
import { soilScenes } from "./goods/soils.ts";
import { toolScenes } from "./goods/tools.ts";

/** Pictures of what the shop sells besides plants, under their products' names, of the categories they are in, and of the pages of text. */
export const goodsScenes: Record<string, Scene> = {
  ...toolScenes,
  ...potScenes,
  ...soilScenes,
  ...furnitureScenes,
  ...lightScenes,
  ...craftScenes,
  ...clayScenes,
  ...candleScenes,
  ...dyeScenes,
  ...toolCategories,
  ...outdoorCategories,
  ...craftCategories,
  "promo-natural-dyes": promoNaturalDyes,
  ...plantPromos,
  ...plantCategories,
  ...pageScenes,
  ...termsPageScenes,
};
