import { hue } from "../../grammar/colour.ts";
import { open } from "../../grammar/flowers/open.ts";
import { rosettes } from "../../grammar/habits/rosette.ts";
import { shape } from "../../grammar/shapes.ts";
import { nest } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

export const houseleek: Species = {
  seed: 370,
  zoom: 1.25,
  stage: { scheme: "sage", shape: "sun" },
  pot: { profile: "dish", tone: "zinc", width: 520, height: 170, fill: "gravel", foot: 1040 },
  plant: rosettes(
    open({
      whorls: nest([16, 15, 13, 11, 9, 7, 5], {
        outline: shape("spoon", 0.42),
        tone: hue("#7EA36A", "#35603F", "#B9CF8E"),
        tip: "#8E3B44",
        tipReach: 0.26,
        fine: false,
      }),
    }),
    [
      [-120, 66, 150, -8, 44],
      [110, 76, 170, 6, 44],
      [-205, 6, 100, -20, 46],
      [208, 4, 110, 20, 46],
      [-16, 8, 180, 0, 42],
      [118, -18, 84, 10, 46],
      [-130, -16, 90, -8, 46],
    ],
  ),
};
