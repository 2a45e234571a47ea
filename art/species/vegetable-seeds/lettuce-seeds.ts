import { hue } from "../../grammar/colour.ts";
import { open } from "../../grammar/flowers/open.ts";
import { rosettes } from "../../grammar/habits/rosette.ts";
import { shape, wavy } from "../../grammar/shapes.ts";
import type { Species } from "../../grammar/species.ts";

const outer = hue("#6FA04C", "#2F5F38", "#B5CF7C");
const middle = hue("#86B056", "#3A6A3C", "#C9DC90");
const heart = hue("#9CBF62", "#4A7A40", "#D8E6A0");

export const lettuceSeeds: Species = {
  seed: 443,
  stage: { scheme: "brick", shape: "window" },
  pot: { profile: "dish", tone: "wood", width: 520, height: 230, decor: "planks", x: 540 },
  plant: rosettes(
    open({
      whorls: (
        [
          [11, 1, 14, 30],
          [10, 0.9, 26, 44],
          [9, 0.76, 40, 58],
          [7, 0.6, 54, 72],
          [6, 0.46, 66, 84],
          [4, 0.32, 76, 92],
        ] as const
      ).map(([count, length, low, high], index) => ({
        count,
        length,
        rise: [low, high],
        outline: wavy(shape("spoon", 0.86), 6, 0.022),
        tone: index < 2 ? outer : index < 4 ? middle : heart,
        turn: index * 21,
        veins: 5,
        fine: index < 2,
        base: index * 0.03,
      })),
    }),
    [
      [-140, 64, 200, -6, 52],
      [150, 60, 196, 6, 52],
      [4, 24, 230, 0, 50],
    ],
  ),
  packet: {
    at: [950, 970],
    turn: 6,
    print: (sheet) =>
      open({
        whorls: [
          {
            count: 9,
            length: 1,
            outline: shape("spoon", 0.8),
            tone: hue("#86B056", "#3A6A3C"),
            rise: [20, 34],
            veins: 3,
          },
          {
            count: 7,
            length: 0.66,
            outline: shape("spoon", 0.8),
            tone: hue("#A9C96C", "#4A7A40"),
            rise: [50, 66],
            veins: 3,
          },
        ],
      })(sheet, { at: [0, -4], heading: 0, nod: 40, size: 60, near: 0.8 }),
  },
};
