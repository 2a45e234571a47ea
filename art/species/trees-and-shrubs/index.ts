import type { Collection } from "#grammar/species.ts";
import { japaneseMaple } from "./japanese-maple.ts";
import { bigleafHydrangea } from "./bigleaf-hydrangea.ts";
import { camellia } from "./camellia.ts";
import { starMagnolia } from "./star-magnolia.ts";
import { roseGertrudeJekyll } from "./rose-gertrude-jekyll.ts";
import { commonBox } from "./common-box.ts";
import { umbrellaBamboo } from "./umbrella-bamboo.ts";

export const treesAndShrubs: Collection = {
  "japanese-maple": japaneseMaple,
  "bigleaf-hydrangea": bigleafHydrangea,
  camellia: camellia,
  "star-magnolia": starMagnolia,
  "rose-gertrude-jekyll": roseGertrudeJekyll,
  "common-box": commonBox,
  "umbrella-bamboo": umbrellaBamboo,
};
