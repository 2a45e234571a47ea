import { times } from "#geometry.ts";
import { globeCactus } from "#plants/cactus.ts";
import type { Species } from "#grammar/species.ts";

export const goldenBarrelCactus: Species = {
  seed: 368,
  zoom: 1.22,
  stage: { scheme: "night", shape: "arch" },
  pot: { profile: "bowl", tone: "blush", width: 380, height: 210, fill: "gravel", decor: "rings" },
  plant: (sheet, { x, y }) => {
    globeCactus(sheet, x, y - 170, 235, { ribs: 19, rows: 13, long: 0.13, thorn: "#E8BE4C" });
    times(46, (index) =>
      sheet.dot(
        [
          x + Math.cos(index * 2.4) * Math.sqrt(index) * 9,
          y - 360 + Math.sin(index * 2.4) * Math.sqrt(index) * 3,
        ],
        7,
        index % 3 ? "#F3DE8C" : "#D9AE4A",
      ),
    );
  },
};
