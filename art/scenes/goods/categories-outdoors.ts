import { foldingChair } from "#goods/chair.ts";
import { lantern } from "#goods/lantern.ts";
import { bulbsOn, swag } from "#goods/lights.ts";
import { plantStand } from "#goods/stand.ts";
import { tone } from "#palette.ts";
import { ground } from "#ground.ts";
import type { Scene } from "#scenes/index.ts";
import { smallFern } from "./furniture.ts";

const shares = (count: number) => Array.from({ length: count }, (_, index) => (index + 0.5) / count);

/** A summer evening: a chair, a light beside it, lights above. */
const outdoorLiving: Scene = {
  seed: 511,
  bleeds: true,
  draw: (sheet) => {
    ground(sheet, {
      shape: "hill",
      shapeColour: "#4E7A62",
      paper: "#E9A577",
      table: "#3F6650",
      tableTop: 890,
    });
    bulbsOn(sheet, swag([-30, 60], [1230, 30], 190), shares(9), 30);
    foldingChair(sheet, { x: 470, y: 980, scale: 8.2, yaw: -24, pitch: 16 });
    lantern(sheet, { x: 890, y: 1010, scale: 13, yaw: -28, pitch: 16 });
  },
};

const green = tone("#4E7B62", "#2F5543", "#9DBBA2", "#B9D0B8", "#183428");

const furniture: Scene = {
  seed: 512,
  draw: (sheet) => {
    ground(sheet, {
      shape: "blob",
      shapeColour: "#E7B69A",
      paper: "#F6E6D8",
      table: "#C9B79B",
      tableTop: 830,
    });
    plantStand(sheet, [316, 1000], 8.6);
    smallFern(sheet, [316, 1000 - 55 * 8.6 + 8], 0.86);
    foldingChair(sheet, { x: 750, y: 990, scale: 9, yaw: -34, pitch: 17 }, green);
  },
};

const gardenLight: Scene = {
  seed: 513,
  bleeds: true,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#3C5876",
      paper: "#273F5B",
      table: "#3B4A52",
      tableTop: 900,
    });
    bulbsOn(sheet, swag([-30, 120], [760, 60], 130), shares(5), 36);
    bulbsOn(sheet, swag([760, 60], [1240, 190], 120), shares(4).slice(0, 3), 36);
    lantern(sheet, { x: 440, y: 970, scale: 18, yaw: -28, pitch: 15 });
    lantern(sheet, { x: 830, y: 1020, scale: 12.6, yaw: -34, pitch: 16 });
  },
};

export const outdoorCategories = {
  "category-outdoor-living": outdoorLiving,
  "category-furniture": furniture,
  "category-garden-light": gardenLight,
};
