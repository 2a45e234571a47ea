import { stage, type Stage } from "#grammar/stage.ts";
import type { Species } from "#grammar/species.ts";
import { castShadow } from "#ground.ts";
import { bulb } from "#plants/tulip.ts";
import { placed } from "#goods/model.ts";
import { cactiAndSucculents } from "#species/cacti-and-succulents/index.ts";
import { climbingAndTrailing } from "#species/climbing-and-trailing/index.ts";
import { flowerSeeds } from "#species/flower-seeds/index.ts";
import { floweringHouseplants } from "#species/flowering-houseplants/index.ts";
import { foliagePlants } from "#species/foliage-plants/index.ts";
import { fruit } from "#species/fruit/index.ts";
import { herbs } from "#species/herbs/index.ts";
import { largeHouseplants } from "#species/large-houseplants/index.ts";
import { orchids } from "#species/orchids/index.ts";
import { perennials } from "#species/perennials/index.ts";
import { springBulbs } from "#species/spring-bulbs/index.ts";
import { summerBulbs } from "#species/summer-bulbs/index.ts";
import { treesAndShrubs } from "#species/trees-and-shrubs/index.ts";
import { vegetableSeeds } from "#species/vegetable-seeds/index.ts";
import type { Draw, Sheet } from "#sheet.ts";
import type { Scene } from "#scenes/index.ts";
import { growing, packetOf, standing } from "./standing.ts";

const all: Record<string, Species> = {
  ...cactiAndSucculents,
  ...climbingAndTrailing,
  ...flowerSeeds,
  ...floweringHouseplants,
  ...foliagePlants,
  ...fruit,
  ...herbs,
  ...largeHouseplants,
  ...orchids,
  ...perennials,
  ...springBulbs,
  ...summerBulbs,
  ...treesAndShrubs,
  ...vegetableSeeds,
};

const known = (name: string): Species => {
  const species = all[name];
  if (!species) throw new Error(`no such plant: ${name}`);
  return species;
};

/** A plant, the middle of its foot (or of its row in the soil), and its size. */
type Group = readonly (readonly [name: string, x: number, y: number, scale: number])[];

const together = (seed: number, where: Stage, group: Group, more: Draw = () => {}): Scene => ({
  seed,
  draw: (sheet) => {
    stage(sheet, where);
    for (const [name, x, y, scale] of group) {
      const species = known(name);
      if (species.pot) standing(sheet, species, [x, y], scale);
      else growing(sheet, species, [x, y], scale);
    }
    more(sheet);
  },
});

const packets = (sheet: Sheet, list: Group, turns: readonly number[]) =>
  list.forEach(([name, x, y, scale], index) => {
    castShadow(sheet, x + 4, y + 122 * scale, 118 * scale, 18 * scale);
    packetOf(sheet, known(name), [x, y], turns[index % turns.length] as number, scale);
  });

const bulbsAndSeeds: Scene = {
  seed: 614,
  draw: (sheet) => {
    stage(sheet, { scheme: "teal", shape: "panel", table: "none" });
    const list: Group = [
      ["sunflower-seeds", 330, 400, 1.36],
      ["carrot-seeds", 850, 380, 1.36],
      ["sweet-pea-seeds", 590, 470, 1.44],
    ];
    list.forEach(([name, x, y, scale], index) =>
      sheet.lying(() => packetOf(sheet, known(name), [x, y], [-14, 13, 2][index] as number, scale)),
    );
    for (const [x, y, turn, size] of [
      [300, 830, -16, 1.5],
      [540, 900, 12, 1.26],
      [740, 820, -4, 1.56],
      [930, 900, 22, 1.3],
    ] as const)
      sheet.lying(() => placed(sheet, [x, y], turn, 1, () => bulb(sheet, [0, 0], size)));
  },
};

export const plantCategories: Record<string, Scene> = {
  "category-foliage-plants": together(601, { scheme: "clay", shape: "sun" }, [
    ["calathea-orbifolia", 402, 990, 0.6],
    ["zz-plant", 824, 1000, 0.56],
    ["watermelon-peperomia", 622, 1070, 0.42],
  ]),
  "category-climbing-and-trailing": together(
    602,
    { scheme: "forest", shape: "arch", table: "shelf", tableTop: 430 },
    [
      ["golden-pothos", 350, 432, 0.84],
      ["string-of-pearls", 610, 432, 0.72],
      ["common-ivy", 860, 432, 0.78],
    ],
  ),
  "category-large-houseplants": together(603, { scheme: "blush", shape: "window" }, [
    ["giant-bird-of-paradise", 420, 1000, 0.66],
    ["dragon-tree", 870, 1000, 0.68],
    ["rubber-plant", 610, 1070, 0.56],
  ]),
  "category-flowering-houseplants": together(604, { scheme: "powder", shape: "hill" }, [
    ["flamingo-flower", 339, 990, 0.627],
    ["peace-lily", 836, 1000, 0.64],
    ["african-violet", 590, 1070, 0.481],
  ]),
  "category-orchids": together(605, { scheme: "celadon", shape: "arch" }, [
    ["moth-orchid", 398, 990, 0.829],
    ["noble-dendrobium", 846, 1040, 0.672],
  ]),
  "category-cacti-and-succulents": together(606, { scheme: "coral", shape: "blob" }, [
    ["bunny-ear-cactus", 370, 980, 0.66],
    ["golden-barrel-cactus", 800, 1000, 0.66],
    ["mexican-snowball", 560, 1080, 0.44],
    ["aloe-vera", 960, 1080, 0.4],
  ]),
  "category-herbs-and-flowers": together(607, { scheme: "sky", shape: "sun" }, [
    ["sage", 351, 980, 0.652],
    ["purple-coneflower", 873, 990, 0.717],
    ["chives", 612, 1070, 0.543],
  ]),
  "category-herbs": together(608, { scheme: "cream", shape: "window" }, [
    ["rosemary", 301, 1000, 0.722],
    ["basil", 872, 1010, 0.698],
    ["thyme", 592, 1075, 0.489],
  ]),
  "category-perennials": together(609, { scheme: "lilac", shape: "hill" }, [
    ["foxglove", 360, 980, 0.7],
    ["peony-sarah-bernhardt", 840, 990, 0.62],
    ["geranium-rozanne", 600, 1075, 0.46],
  ]),
  "category-bulbs-and-seeds": bulbsAndSeeds,
  "category-spring-bulbs": together(610, { scheme: "mist", shape: "sun", table: "soil", tableTop: 800 }, [
    ["daffodil-dutch-master", 410, 800, 0.72],
    ["spring-crocus", 816, 800, 0.66],
  ]),
  "category-summer-bulbs": together(611, { scheme: "apricot", shape: "arch", table: "soil", tableTop: 820 }, [
    ["dahlia-cafe-au-lait", 356, 820, 0.6],
    ["regal-lily", 822, 820, 0.53],
  ]),
  "category-vegetable-seeds": together(
    612,
    { scheme: "sage", shape: "hill" },
    [
      ["runner-bean-seeds", 380, 990, 0.68],
      ["lettuce-seeds", 790, 1000, 0.6],
    ],
    (sheet) =>
      packets(
        sheet,
        [
          ["radish-seeds", 520, 990, 0.7],
          ["pumpkin-seeds", 660, 1016, 0.7],
        ],
        [-7, 6],
      ),
  ),
  "category-flower-seeds": together(
    613,
    { scheme: "rose", shape: "arch" },
    [
      ["sunflower-seeds", 370, 980, 0.66],
      ["cornflower-seeds", 830, 990, 0.62],
    ],
    (sheet) =>
      packets(
        sheet,
        [
          ["field-poppy-seeds", 560, 976, 0.76],
          ["nasturtium-seeds", 690, 1010, 0.76],
        ],
        [-8, 6],
      ),
  ),
  "category-trees-and-shrubs": together(615, { scheme: "sun", shape: "hill" }, [
    ["japanese-maple", 370, 990, 0.62],
    ["bigleaf-hydrangea", 820, 1020, 0.6],
  ]),
  "category-fruit": together(616, { scheme: "night", shape: "sun" }, [
    ["apple-topaz", 380, 980, 0.66],
    ["redcurrant-jonkheer", 830, 1000, 0.6],
    ["strawberry-mara-des-bois", 600, 1080, 0.42],
  ]),
};
