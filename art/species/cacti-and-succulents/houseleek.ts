import { points } from "#geometry.ts";
import { hue } from "#grammar/colour.ts";
import { spiral } from "#grammar/flowers/spiral.ts";
import { rosettes } from "#grammar/habits/rosette.ts";
import type { Outline } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

/** Thick, widest near its end, and sharply pointed. */
const leaf: Outline = points("0.1 0, 0.14 0.2, 0.19 0.45, 0.22 0.66, 0.16 0.84, 0.06 0.94, 0 1");
const young: Outline = leaf.map(([x, y]) => [x * 1.25, y] as const);

/** A tight rosette, green, each leaf red from its point inwards. */
const rosette = (count: number) =>
  spiral({
    count,
    tone: [hue("#7FA668", "#2C5238", "#BDD394"), hue("#A5BE7A", "#4A7244", "#DDE6B0")],
    outline: [leaf, young],
    length: [1, 0.26],
    rise: [
      [8, 22],
      [66, 84],
    ],
    lift: 0.14,
    set: 0.05,
    cup: 0.9,
    veins: 0,
    fine: true,
    tip: "#93343F",
    tipReach: 0.42,
    stray: 2,
  });
const large = rosette(62);
const small = rosette(34);

export const houseleek: Species = {
  seed: 370,
  zoom: 1.25,
  stage: { scheme: "sage", shape: "sun" },
  pot: { profile: "dish", tone: "zinc", width: 520, height: 170, fill: "gravel", foot: 1040 },
  plant: (sheet, crown) => {
    const behind = rosettes(large, [
      [-122, 62, 150, -8, 40],
      [112, 72, 166, 6, 40],
      [-14, 6, 178, 0, 34],
    ])(sheet, crown);
    const before = rosettes(small, [
      [-212, 8, 92, -20, 44],
      [214, 6, 100, 20, 44],
      [120, -20, 80, 10, 42],
      [-134, -18, 86, -8, 42],
    ])(sheet, crown);
    return () => {
      behind?.();
      before?.();
    };
  },
};
