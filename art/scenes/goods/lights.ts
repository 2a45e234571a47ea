import { stem } from "../../brush.ts";
import { bezier, spine, times, type Point } from "../../geometry.ts";
import { lantern } from "../../goods/lantern.ts";
import { bulbsOn, cable, solarPanel, swag } from "../../goods/lights.ts";
import { growLamp } from "../../goods/grow-lamp.ts";
import { clayPot } from "../../goods/pots.ts";
import { ground } from "../../ground.ts";
import { colours, greenAt } from "../../palette.ts";
import { tomatoLeaf } from "../../plants/tomato.ts";
import type { Scene } from "../index.ts";
import type { Sheet } from "../../sheet.ts";

const gardenLantern: Scene = {
  seed: 441,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#4B6B72",
      paper: "#34525B",
      table: "#6E7A6A",
      tableTop: 880,
    });
    lantern(sheet, { x: 590, y: 960, scale: 25, yaw: -28, pitch: 15 });
  },
};

const stringLights: Scene = {
  seed: 442,
  draw: (sheet) => {
    ground(sheet, { shape: "hill", shapeColour: "#16382D", paper: colours.forest, table: null });
    const rows = [
      swag([110, 150], [1080, 130], 170),
      swag([1080, 130], [130, 420], 150),
      swag([130, 420], [1040, 560], 150),
    ] as const;
    const lead = bezier([1040, 560], [1120, 700], [1060, 820], [930, 900], 20);
    cable(sheet, lead, 8);
    cable(sheet, bezier([930, 900], [760, 1000], [980, 1040], [862, 1076], 20), 8);
    solarPanel(sheet, [800, 1076], 112);
    for (const [index, row] of rows.entries())
      bulbsOn(
        sheet,
        row,
        times(index === 0 ? 6 : 7, (place) => (place + 0.6) / (index === 0 ? 6.2 : 7.4)),
        33,
      );
  },
};

const ledLamp: Scene = {
  seed: 443,
  draw: (sheet) => {
    ground(sheet, {
      shape: "panel",
      shapeColour: "#587684",
      paper: "#7F99A2",
      table: "#C9A982",
      tableTop: 900,
    });
    growLamp(sheet);
    for (const x of [246, 423, 600, 777, 954]) youngTomato(sheet, [x, 980], x === 600 ? 1.1 : 1);
  },
};

/** A sturdy young plant in a small clay pot. */
export const youngTomato = (sheet: Sheet, [x, foot]: Point, size: number) => {
  const pot = clayPot(sheet, x, foot, 132 * size);
  sheet.add(
    `<ellipse cx="${x}" cy="${pot.top + 3}" rx="${pot.lip * 0.84}" ry="${pot.lip * pot.tilt * 0.7}" fill="${colours.soil}"/>`,
  );
  const line = spine([x, pot.top + 4], sheet.between(-3, 3), 190 * size, sheet.between(-8, 8), 12);
  stem(sheet, line, 9 * size, 5 * size, { base: greenAt(4), dark: greenAt(3) });
  for (const [at, heading, length] of [
    [5, -72, 84],
    [5, 74, 82],
    [8, -52, 92],
    [9, 54, 90],
    [12, -18, 78],
    [12, 26, 70],
  ] as const)
    tomatoLeaf(
      sheet,
      spine(line[at] as Point, heading, length * size, heading * 0.5, 12),
      length * size,
      at > 8 ? 3 : 2,
    );
};

export const lightScenes = {
  "garden-lantern": gardenLantern,
  "solar-string-lights": stringLights,
  "grow-lamp": ledLamp,
};
