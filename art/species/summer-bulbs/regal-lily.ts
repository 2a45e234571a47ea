import { greenery, hue, ladder } from "../../grammar/colour.ts";
import { tuftOf } from "../../grammar/flowers/centres.ts";
import { open } from "../../grammar/flowers/open.ts";
import { bulbs } from "../../grammar/habits/bulbs.ts";
import { leafOf } from "../../grammar/leaf.ts";
import { shape } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

const white = hue("#F6F1E6", "#B08A9A", "#FFFEFA");

export const regalLily: Species = {
  seed: 413,
  stage: { scheme: "night", shape: "arch", table: "soil", tableTop: 900 },
  plant: bulbs({
    plants: [
      [360, 1000, -6, 0.9],
      [845, 1000, 7, 0.92],
      [602, 1006, 0, 1.07],
    ],
    stem: 560,
    bend: 3,
    stalk: { tones: ladder("#4A5A3A", "#66804A", "#94AE66"), from: 14, to: 11 },
    leaf: leafOf({ outline: shape("grass", 0.05), tones: greenery.plain, flat: true, veins: "none" }),
    leaves: [],
    size: 150,
    nod: 60,
    bulbSize: 0.9,
    extra: (sheet, line, size) => {
      const blade = leafOf({
        outline: shape("grass", 0.085),
        tones: greenery.plain,
        flat: true,
        veins: "midrib",
      });
      line.slice(3, -1).forEach(([x, y], index) => {
        for (const way of [-1, 1])
          blade(sheet, {
            from: [x, y + way * 9],
            heading: way * sheet.between(30, 64),
            length: (170 - index * 6) * size,
            bend: way * 44,
            near: 0.3 + 0.5 * sheet.random(),
          });
      });
    },
    bloom: (sheet, pose) => {
      const flower = open({
        calyx: {
          tone: hue("#B06A86", "#5E2A48", "#E9C4D0"),
          rings: [
            [-0.1, 0.07],
            [0.3, 0.13],
            [0.75, 0.26],
            [1, 0.4],
          ],
        },
        whorls: [
          {
            count: 3,
            length: 1,
            outline: shape("ovate", 0.44),
            tone: white,
            rise: [62, -26],
            base: 0.55,
            from: 0.2,
            veins: 3,
            fine: true,
            heart: "#EFC95E",
            heartReach: 0.6,
          },
          {
            count: 3,
            length: 0.98,
            outline: shape("ovate", 0.4),
            tone: white,
            rise: [66, -20],
            base: 0.55,
            from: 0.2,
            turn: 60,
            veins: 3,
            fine: true,
            heart: "#EFC95E",
            heartReach: 0.6,
          },
        ],
        centre: (inner, at) =>
          tuftOf({ count: 6, long: 0.3, lift: 1.3, thread: "#F3EBC4", pollen: "#D98A2A", dot: 0.045 })(
            inner,
            at,
          ),
      });
      for (const [turn, nod] of [
        [-84, 64],
        [84, 64],
        [8, 34],
      ] as const)
        flower(sheet, { ...pose, heading: turn, nod });
    },
  }),
};
