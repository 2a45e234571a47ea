import { greenery, ladder } from "#grammar/colour.ts";
import { runners } from "#grammar/habits/runners.ts";
import { tuft } from "#grammar/habits/tuft.ts";
import { leafOf } from "#grammar/leaf.ts";
import { stripes } from "#grammar/markings.ts";
import { together } from "#grammar/plant.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

const spiderBlade = leafOf({
  outline: shape("grass", 0.062),
  tones: greenery.fresh,
  flat: true,
  veins: "none",
  marking: stripes("#F3EFCF", 0, 0.46, 0.95),
});

export const spiderPlant: Species = {
  seed: 302,
  stage: { scheme: "sky", shape: "window", tableTop: 960 },
  pot: { profile: "bowl", tone: "ochre", width: 290, height: 180, stand: "stool", foot: 1100 },
  plant: together(
    tuft({ count: 46, length: [420, 520], spread: 82, bend: 86, foot: 0.4, blade: spiderBlade, over: 0.3 }),
    runners({
      to: [
        [-330, 190],
        [250, 240],
        [380, 60],
      ],
      leaf: spiderBlade,
      leaves: 11,
      size: 120,
      stalk: { tones: ladder("#A9A45E", "#C9BE7A", "#E4DCA4"), from: 6, to: 4 },
    }),
  ),
};
