import { greenery, hue } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { umbel } from "#grammar/flowers/heads.ts";
import { open } from "#grammar/flowers/open.ts";
import { tuft } from "#grammar/habits/tuft.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const clivia: Species = {
  seed: 345,
  stage: { scheme: "powder", shape: "arch" },
  pot: { profile: "urn", tone: "celadon", width: 330, height: 270 },
  plant: tuft({
    count: 18,
    length: [540, 580],
    spread: 74,
    bend: 70,
    foot: 0.3,
    short: 0.25,
    over: 0.15,
    blade: leafOf({
      outline: shape("strap", 0.12),
      tones: greenery.deep,
      fine: true,
      flat: true,
      veins: "midrib",
      gloss: 0.7,
    }),
    scapes: [
      {
        bloom: umbel(
          open({
            calyx: {
              tone: hue("#DE7A3A"),
              rings: [
                [-0.7, 0.06],
                [-0.3, 0.14],
                [0.1, 0.3],
                [0.3, 0.4],
              ],
            },
            whorls: [
              {
                count: 6,
                length: 1,
                outline: shape("oval", 0.46),
                tone: hue("#E8722E", "#9C3A1E", "#F8B878"),
                rise: [58, 18],
                base: 0.1,
                heart: "#F6D77A",
                heartReach: 0.5,
                veins: 1,
              },
            ],
            centre: tuftOf({
              count: 6,
              long: 0.3,
              lift: 0.7,
              thread: "#F9E6B0",
              pollen: "#E8B93E",
              dot: 0.06,
            }),
          }),
          { count: 15, size: 0.54, dome: 0.62, depth: 0.7 },
        ),
        heads: [[10, 500, 0, 30, 150]],
        stalk: { tones: greenery.fresh, from: 26, to: 22 },
      },
    ],
  }),
};
