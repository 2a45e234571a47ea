import { bezier } from "#geometry.ts";
import { airClay, canvas, clayTools, pinchPot, sponge } from "#goods/clay.ts";
import { clayBag, clayBlock, cuttingWire, wireMarks } from "#goods/clay-block.ts";
import { undyed } from "#goods/cloth.ts";
import { guide } from "#goods/guide.ts";
import { placed } from "#goods/model.ts";
import { patch, viewed } from "#goods/space.ts";
import { ground } from "#ground.ts";
import type { Scene } from "#scenes/index.ts";

const handBuilding: Scene = {
  seed: 461,
  draw: (sheet) => {
    ground(sheet, { shape: "blob", shapeColour: "#8FA9B4", paper: "#D6E0E0", table: null });
    sheet.lying(() => placed(sheet, [600, 620], -5, 1, () => canvas(sheet, [0, 0], 820, undyed)));
    sheet.lying(() =>
      placed(sheet, [890, 300], 9, 1, () =>
        guide(sheet, "#C6633E", () => placed(sheet, [0, 0], 0, 0.34, () => pinchPot(sheet, [0, 0], 190))),
      ),
    );
    sheet.lying(() => placed(sheet, [470, 830], -14, 1.02, () => clayTools(sheet)));
    sheet.lying(() => {
      const view = viewed({ x: 420, y: 460, scale: 16, yaw: -18, pitch: 64 });
      clayBlock(sheet, view, [-11, 0, -7], [11, 7, 7], airClay);
    });
    sheet.lying(() => pinchPot(sheet, [800, 640], 150));
    sheet.lying(() => sponge(sheet, [900, 900], 84));
  },
};

const stonewareBlocks: Scene = {
  seed: 462,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#C98E6E",
      paper: "#F0DCCB",
      table: "#BDA489",
      tableTop: 820,
    });
    const view = viewed({ x: 600, y: 860, scale: 21, yaw: -30, pitch: 24 });
    patch(
      sheet,
      view,
      [
        [-10, 0, -16],
        [14, 0, -16],
        [22, 0, -18],
        [22, 0, -8],
        [14, 0, 10],
        [-18, 0, 10],
      ],
      "#4A3322",
      'opacity=".3"',
    );
    clayBlock(sheet, view, [-10, 0, -17], [12, 12, -4]);
    clayBag(sheet, view, [-10, 0, -17], [12, 12, -4]);
    clayBlock(sheet, view, [-15, 0, 0], [1, 12, 12]);
    wireMarks(sheet, view, 1, [0.8, 11.6], [12, 0]);
    clayBlock(sheet, view, [6, 0, 0], [11, 12, 12]);
    const wire = bezier(
      view([-17, 0.2, 15]),
      view([-6, 0.2, 23]),
      view([2, 0.2, 13]),
      view([13, 0.2, 17]),
      24,
    );
    cuttingWire(sheet, wire, [70, 62]);
  },
};

export const clayScenes = { "hand-building-clay-kit": handBuilding, "stoneware-clay": stonewareBlocks };
