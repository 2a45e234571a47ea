import { hue } from "../../grammar/colour.ts";
import { open } from "../../grammar/flowers/open.ts";
import { rosettes } from "../../grammar/habits/rosette.ts";
import { shape } from "../../grammar/shapes.ts";
import { nest } from "./shared.ts";
import type { Species } from "../../grammar/species.ts";

export const mexicanSnowball: Species = {
  seed: 364,
  zoom: 1.12,
  stage: { scheme: "plum", shape: "sun" },
  pot: { profile: "bowl", tone: "terracotta", width: 400, height: 230, fill: "gravel", foot: 1040 },
  plant: rosettes(
    open({
      whorls: nest([13, 13, 11, 9, 8, 6, 4], {
        outline: shape("spoon", 0.5),
        tone: hue("#AFC9BC", "#4A7A72", "#E6EFE2"),
        tip: "#D9A79A",
        tipReach: 0.16,
      }),
    }),
    [
      [-170, 10, 130, -10, 40],
      [176, 4, 118, 12, 40],
      [0, 62, 270, 0, 36],
    ],
  ),
};
