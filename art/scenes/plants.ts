import { foliagePlants } from "#species/foliage-plants/index.ts";
import { climbingAndTrailing } from "#species/climbing-and-trailing/index.ts";
import { largeHouseplants } from "#species/large-houseplants/index.ts";
import { floweringHouseplants } from "#species/flowering-houseplants/index.ts";
import { orchids } from "#species/orchids/index.ts";
import { cactiAndSucculents } from "#species/cacti-and-succulents/index.ts";
import { herbs } from "#species/herbs/index.ts";
import { perennials } from "#species/perennials/index.ts";
import { springBulbs } from "#species/spring-bulbs/index.ts";
import { summerBulbs } from "#species/summer-bulbs/index.ts";
import { vegetableSeeds } from "#species/vegetable-seeds/index.ts";
import { flowerSeeds } from "#species/flower-seeds/index.ts";
import { fruit } from "#species/fruit/index.ts";
import { treesAndShrubs } from "#species/trees-and-shrubs/index.ts";
import { sceneOf, type Collection } from "#grammar/species.ts";
import type { Scene } from "./index.ts";

const collections: readonly Collection[] = [
  foliagePlants,
  climbingAndTrailing,
  largeHouseplants,
  floweringHouseplants,
  orchids,
  cactiAndSucculents,
  herbs,
  perennials,
  springBulbs,
  summerBulbs,
  vegetableSeeds,
  flowerSeeds,
  fruit,
  treesAndShrubs,
];

/** One picture for each plant of the catalogue. */
export const plantScenes: Record<string, Scene> = Object.fromEntries(
  collections
    .flatMap((collection) => Object.entries(collection))
    .map(([name, species]) => [name, sceneOf(species)]),
);
