import { perennials } from "../species/perennials.ts";
import { springBulbs } from "../species/spring-bulbs.ts";
import { summerBulbs } from "../species/summer-bulbs.ts";
import { climbing } from "../species/climbing.ts";
import { foliage } from "../species/foliage.ts";
import { markedFoliage } from "../species/foliage-marked.ts";
import { floweringHouseplants } from "../species/flowering.ts";
import { fruits } from "../species/fruit.ts";
import { herbs } from "../species/herbs.ts";
import { largeHouseplants } from "../species/large.ts";
import { orchids } from "../species/orchids.ts";
import { shrubs } from "../species/shrubs.ts";
import { succulents } from "../species/succulents.ts";
import { flowerSeeds } from "../species/flower-seeds.ts";
import { climbingVegetables } from "../species/vegetables-climbing.ts";
import { vegetableSeeds } from "../species/vegetables.ts";
import { sceneOf, type Collection } from "../grammar/species.ts";
import type { Scene } from "./index.ts";

const collections: readonly Collection[] = [
  foliage,
  markedFoliage,
  climbing,
  largeHouseplants,
  floweringHouseplants,
  orchids,
  succulents,
  herbs,
  perennials,
  springBulbs,
  summerBulbs,
  vegetableSeeds,
  climbingVegetables,
  flowerSeeds,
  fruits,
  shrubs,
];

/** One picture for each plant of the catalogue. */
export const plantScenes: Record<string, Scene> = Object.fromEntries(
  collections
    .flatMap((collection) => Object.entries(collection))
    .map(([name, species]) => [name, sceneOf(species)]),
);
