import { stem } from "#brush.ts";
import { bezier, last, spine, type Point } from "#geometry.ts";
import { ladder } from "#grammar/colour.ts";
import { castShadow } from "#ground.ts";
import { blackSteel, foldingChair } from "#goods/chair.ts";
import { tones } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { catmint } from "#species/perennials/catmint.ts";
import {
  cafeAuLait,
  dahliaLeaf,
  dahliaLeaflet,
  dahliaStalk,
} from "#species/summer-bulbs/dahlia-cafe-au-lait.ts";
import { roseGertrudeJekyll, roseLeaflet } from "#species/trees-and-shrubs/rose-gertrude-jekyll.ts";
import { vessel } from "#vessel.ts";
import { closeRose, roseBud } from "./close/rose.ts";
import { underLens } from "./lens.ts";
import { tableTop } from "./settings/indoors.ts";
import { bed } from "./settings/outdoors.ts";
import { books } from "./settings/props.ts";
import { flowerAt, leafAt, paper, put, rooted, view, type Views } from "./view.ts";

const roseGreen = underLens({ ...roseLeaflet, count: 7 });

export const roseViews: Views = {
  detail: view(
    2475,
    paper("sage", "sun", 620),
    (sheet) =>
      stem(
        sheet,
        bezier([700, 1300], [680, 1000], [640, 800], [600, 600], 16),
        34,
        28,
        ladder("#4A5A34", "#6B7F44", "#94A85C")(0.7),
      ),
    leafAt(roseGreen, { from: [640, 930], heading: 104, length: 470, bend: 24, near: 0.5 }),
    leafAt(roseGreen, { from: [620, 960], heading: -112, length: 480, bend: -24, near: 0.4 }),
    leafAt(roseGreen, { from: [640, 980], heading: 150, length: 380, bend: 10, near: 0.8 }),
    (sheet) =>
      stem(
        sheet,
        bezier([660, 900], [820, 800], [900, 640], [930, 440], 14),
        22,
        18,
        ladder("#4A5A34", "#6B7F44", "#94A85C")(0.6),
      ),
    flowerAt(roseBud, [1010, 330], 150, { heading: 34 }),
    flowerAt(closeRose, [540, 520], 440, { heading: -6, nod: 14 }),
  ),
  inUse: view(
    2476,
    bed({ sky: "#EEF0DF", hedge: 1, hedgeTop: 300, lawn: 620, soil: 860 }),
    (sheet) =>
      foldingChair(
        sheet,
        { x: 250, y: 850, scale: 7.4, yaw: 30, pitch: 15 },
        { ...blackSteel, base: "#4E7B62", dark: "#2F5543", light: "#9DBBA2" },
      ),
    rooted(roseGertrudeJekyll, [700, 1010], 1.08, 130),
    rooted(catmint, [330, 1120], 0.62, 200),
    rooted(catmint, [1010, 1130], 0.62, 200),
    rooted(catmint, [660, 1170], 0.6, 200),
  ),
};

const bigLeaf = underLens({ ...dahliaLeaflet, count: 8 });

/** Stems in a jug: where each ends, its lean, its flower. */
const vase = (sheet: Sheet, [x, foot]: Point) => {
  castShadow(sheet, x, foot + 4, 180, 30);
  const jug = vessel(sheet, {
    x,
    foot,
    height: 330,
    width: 290,
    profile: "belly",
    tone: tones.slate,
    fill: "empty",
    shadow: false,
  });
  const heads = [
    [x - 250, foot - 640, -44, 150, 40],
    [x + 244, foot - 660, 42, 154, 40],
    [x - 20, foot - 780, -4, 170, 34],
    [x - 120, foot - 500, -30, 176, 20],
    [x + 130, foot - 510, 26, 186, 14],
  ] as const;
  for (const [hx, hy] of heads)
    stem(
      sheet,
      bezier(
        [x + (hx - x) * 0.1, jug.top + 20],
        [x + (hx - x) * 0.2, jug.top - 120],
        [hx, hy + 160],
        [hx, hy],
        14,
      ),
      14,
      11,
      dahliaStalk(0.5),
    );
  for (const [heading, length, near] of [
    [-78, 330, 0.2],
    [80, 330, 0.25],
    [-46, 330, 0.35],
    [48, 320, 0.4],
    [-102, 260, 0.8],
    [100, 260, 0.85],
    [6, 240, 0.6],
  ] as const)
    dahliaLeaf(sheet, {
      from: [x + heading * 0.6, jug.top + 14],
      heading,
      length,
      bend: heading > 0 ? 24 : -24,
      near,
    });
  for (const [hx, hy, heading, size, nod] of heads)
    cafeAuLait(sheet, { at: [hx, hy], heading, nod, size, near: 0.7 });
  jug.front();
};

export const dahliaViews: Views = {
  detail: view(
    2411,
    paper("mist", "sun", 640),
    leafAt(bigLeaf, { from: [760, 820], heading: 128, length: 640, bend: 20, near: 0.45 }),
    leafAt(bigLeaf, { from: [420, 900], heading: -150, length: 560, bend: -14, near: 0.3 }),
    flowerAt(cafeAuLait, [1120, 130], 260, { heading: 40, nod: 46 }),
    flowerAt(cafeAuLait, [540, 570], 560, { heading: -10, nod: 12 }),
  ),
  inUse: view(
    2412,
    tableTop("#B7C8C0", "#C79A66", { top: 860 }),
    put(books(["#97432A", "#2F5D4A"], 300), 940, 960, 1),
    (sheet) => vase(sheet, [520, 1050]),
    (sheet) => {
      const cut = spine([760, 1060], 74, 320, 8, 12);
      stem(sheet, cut, 12, 10, dahliaStalk(0.7));
      cafeAuLait(sheet, { at: last(cut), heading: 70, nod: 36, size: 92, near: 0.7 });
    },
  ),
};
