import { foliagePlants } from "#art/species/foliage-plants/index.ts";
import { climbingAndTrailing } from "#art/species/climbing-and-trailing/index.ts";
import { largeHouseplants } from "#art/species/large-houseplants/index.ts";
import { floweringHouseplants } from "#art/species/flowering-houseplants/index.ts";
import { orchids } from "#art/species/orchids/index.ts";
import { cactiAndSucculents } from "#art/species/cacti-and-succulents/index.ts";
import { herbs } from "#art/species/herbs/index.ts";
import { perennials } from "#art/species/perennials/index.ts";
import { springBulbs } from "#art/species/spring-bulbs/index.ts";
import { summerBulbs } from "#art/species/summer-bulbs/index.ts";
import { vegetableSeeds } from "#art/species/vegetable-seeds/index.ts";
import { flowerSeeds } from "#art/species/flower-seeds/index.ts";
import { fruit } from "#art/species/fruit/index.ts";
import { treesAndShrubs } from "#art/species/trees-and-shrubs/index.ts";
import { sceneOf, type Collection } from "#art/grammar/species.ts";
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
