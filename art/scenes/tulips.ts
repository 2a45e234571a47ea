import { ground } from "#ground.ts";
import { bulb, tulip, tulipColours } from "#plants/tulip.ts";
import type { Scene } from "./index.ts";

export const tulips: Scene = {
  seed: 61,
  draw: (sheet) => {
    ground(sheet, { shape: "panel", shapeColour: "#E9C4B8", paper: "#F6EADF", table: null });
    sheet.lying(() => {
      tulip(sheet, {
        foot: [345, 945],
        heading: -5,
        bend: -6,
        size: 0.98,
        colour: tulipColours.plum,
        open: 0.25,
      });
      tulip(sheet, {
        foot: [868, 945],
        heading: 5,
        bend: 12,
        size: 1,
        colour: tulipColours.plum,
        open: 0.55,
      });
      tulip(sheet, {
        foot: [604, 960],
        heading: 0,
        bend: -3,
        size: 1.15,
        colour: tulipColours.queenOfNight,
        open: 0.85,
      });
      bulb(sheet, [478, 1010], 0.72);
      bulb(sheet, [736, 1014], 0.66);
    });
  },
};
