import type { Scene } from "#scenes/index.ts";
import { candleViews, dyeViews, loomViews, planterViews, wreathViews } from "./crafts.ts";
import { mexicanSnowballViews, mothOrchidViews } from "./exotics.ts";
import { dahliaViews, roseViews } from "./flowers.ts";
import { lavenderViews, oliveViews, tulipViews } from "./garden.ts";
import { bostonFern, monstera, snakePlant } from "./houseplants.ts";
import { canViews, tomatoViews, trowelViews } from "./kitchen-garden.ts";
import type { Views } from "./view.ts";

/** Key products, by the address of their page. */
const views: Record<string, Views> = {
  "boston-fern": bostonFern,
  "monstera-deliciosa": monstera,
  "snake-plant": snakePlant,
  "moth-orchid": mothOrchidViews,
  "mexican-snowball": mexicanSnowballViews,
  "olive-tree": oliveViews,
  "lavender-hidcote": lavenderViews,
  "tulip-queen-of-night": tulipViews,
  "rose-gertrude-jekyll": roseViews,
  "dahlia-cafe-au-lait": dahliaViews,
  "tomato-matina-seeds": tomatoViews,
  "watering-can": canViews,
  "hand-trowel": trowelViews,
  "glazed-planter": planterViews,
  "weaving-loom-kit": loomViews,
  "dried-wreath-kit": wreathViews,
  "natural-dye-kit": dyeViews,
  "beeswax-candle-kit": candleViews,
};

/** Two more pictures of each: what one sees from close by, and where it lives or works. */
export const viewScenes: Record<string, Scene> = Object.fromEntries(
  Object.entries(views).flatMap(([name, { detail, inUse }]) => [
    [`${name}-detail`, detail],
    [`${name}-in-use`, inUse],
  ]),
);
