import type { Draw } from "#sheet.ts";
import { bostonFern } from "./boston-fern.ts";
import { craftCentre } from "./category-craft-centre.ts";
import { garden } from "./category-garden.ts";
import { houseplants } from "./category-houseplants.ts";
import { cacti } from "./cacti.ts";
import { driedWreath } from "./dried-wreath.ts";
import { goodsScenes } from "./goods.ts";
import { lavender } from "./lavender.ts";
import { monstera } from "./monstera.ts";
import { oliveTree } from "./olive-tree.ts";
import { plantScenes } from "./plants.ts";
import { promoBulbs } from "./promo-bulbs.ts";
import { promoCraftCentre } from "./promo-craft-centre.ts";
import { promoHouseplants } from "./promo-houseplants.ts";
import { snakePlant } from "./snake-plant.ts";
import { handTrowel } from "./trowel.ts";
import { tomato } from "./tomato.ts";
import { tulips } from "./tulips.ts";
import { zincCan } from "./watering-can.ts";
import { viewScenes } from "#views/index.ts";
import { weavingLoom } from "./weaving-loom.ts";

export type Scene = {
  seed: number;
  draw: Draw;
  /** Wide pictures are for the home page. */
  size?: "square" | "wide";
  /** The subject is meant to run over the edge. */
  bleeds?: boolean;
};

export const scenes: Record<string, Scene> = {
  monstera,
  "snake-plant": snakePlant,
  "boston-fern": bostonFern,
  cacti,
  "olive-tree": oliveTree,
  lavender,
  tomato,
  tulips,
  trowel: handTrowel,
  "watering-can": zincCan,
  "weaving-loom": weavingLoom,
  "dried-wreath": driedWreath,
  "category-houseplants": houseplants,
  "category-garden": garden,
  "category-craft-centre": craftCentre,
  "promo-bulbs": promoBulbs,
  "promo-houseplants": promoHouseplants,
  "promo-craft-centre": promoCraftCentre,
  ...goodsScenes,
  ...plantScenes,
  ...viewScenes,
};
