import { bottle, measuringCap } from "#goods/bottle.ts";
import { placed } from "#goods/model.ts";
import { pebbleHeap } from "#goods/pebbles.ts";
import { printedCactus, printedMonstera, printedSprig } from "#goods/prints.ts";
import { heap, sack, strewn } from "#goods/sack.ts";
import { ground } from "#ground.ts";
import { tone } from "#palette.ts";
import type { Scene } from "#scenes/index.ts";

export const soils = ["#241812", "#33231B", "#4A3327", "#634534", "#86624A"] as const;
const grits = ["#5B463A", "#8E5A44", "#A9997F", "#B87B5C", "#D8CCB2", "#EDE4CF"] as const;
const whitePaper = tone("#EADFC8", "#BFAA85", "#FBF4E4", "#FBF4E4", "#85704F");

const houseplantCompost: Scene = {
  seed: 421,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#B9CBA4",
      paper: "#EEF0DC",
      table: "#DCC9A2",
      tableTop: 880,
    });
    placed(sheet, [540, 1010], 0, 1.16, () =>
      sack(sheet, {
        colour: "#2F5D4A",
        print: () => placed(sheet, [0, 6], 0, 0.86, () => printedMonstera(sheet)),
      }),
    );
    heap(sheet, [810, 1062], { width: 430, height: 150, count: 620, grain: 11, colours: soils });
    strewn(
      sheet,
      [
        [560, 1078],
        [600, 1096],
        [1050, 1080],
        [1072, 1052],
        [530, 1060],
      ],
      9,
      soils,
    );
  },
};

const cactusCompost: Scene = {
  seed: 422,
  draw: (sheet) => {
    ground(sheet, {
      shape: "panel",
      shapeColour: "#E9B98F",
      paper: "#F6E4CB",
      table: "#CB9468",
      tableTop: 860,
    });
    placed(sheet, [660, 1000], 0, 1.08, () =>
      sack(sheet, {
        paper: whitePaper,
        colour: "#B8583A",
        print: () => placed(sheet, [0, 10], 0, 0.9, () => printedCactus(sheet)),
      }),
    );
    heap(sheet, [390, 1050], { width: 470, height: 170, count: 520, grain: 14, colours: grits });
    strewn(
      sheet,
      [
        [660, 1074],
        [690, 1096],
        [140, 1070],
        [600, 1090],
        [118, 1046],
      ],
      13,
      grits,
    );
  },
};

const liquidFeed: Scene = {
  seed: 423,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#DDBB62",
      paper: "#F5E9C6",
      table: "#B9AE84",
      tableTop: 900,
    });
    drawFeed(sheet, 600, 1030, 920);
  },
};

export const drawFeed = (sheet: Parameters<Scene["draw"]>[0], x: number, foot: number, height: number) => {
  bottle(sheet, {
    x,
    foot,
    height,
    print: () => {
      sheet.fill("M-140 -130H140V-96H-140Z", "#C6633E");
      placed(sheet, [0, -4], 0, 0.72, () => printedSprig(sheet));
      for (const [width, y] of [
        [110, 88],
        [70, 104],
      ] as const)
        sheet.fill(`M${-width / 2} ${y}h${width}v9h${-width}Z`, "#2F5D4A");
    },
  });
  measuringCap(sheet, x, foot, height / 100);
};

const expandedClay: Scene = {
  seed: 424,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#9FB8B0",
      paper: "#E2E9E0",
      table: "#D9CDB2",
      tableTop: 830,
    });
    pebbleHeap(sheet, [600, 930], 700, 400, 34);
  },
};

export const soilScenes = {
  "houseplant-compost": houseplantCompost,
  "cactus-compost": cactusCompost,
  "liquid-feed": liquidFeed,
  "expanded-clay": expandedClay,
};
