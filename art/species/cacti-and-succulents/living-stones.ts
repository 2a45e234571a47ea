import { hue } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { stones } from "#grammar/habits/stones.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

export const livingStones: Species = {
  seed: 366,
  zoom: 1.35,
  stage: { scheme: "cream", shape: "blob", tableTop: 760 },
  pot: {
    profile: "dish",
    tone: "terracotta",
    width: 660,
    height: 190,
    fill: "gravel",
    foot: 1000,
    tilt: 0.36,
  },
  plant: stones({
    tones: [
      hue("#B58A68", "#6B3F2E", "#DDBE98"),
      hue("#9A9A84", "#55523E", "#C9C6A8"),
      hue("#C29A7C", "#7A4430", "#E6CBAA"),
    ],
    bodies: [
      [-130, -72, 84, 0],
      [40, -88, 92, 1],
      [186, -60, 80, 2],
      [-214, -16, 80, 1],
      [-62, -2, 100, 2],
      [98, -6, 96, 0, true],
      [226, -4, 74, 1],
      [12, 46, 78, 2],
      [-150, 40, 72, 0],
    ],
    bloom: open({
      whorls: [
        {
          count: 22,
          length: 1,
          outline: shape("strap", 0.17),
          tone: hue("#F2CF4E", "#B2801E", "#FBEFA8"),
          rise: [18, 6],
          from: 0.1,
          veins: 0,
        },
        {
          count: 18,
          length: 0.82,
          outline: shape("strap", 0.17),
          tone: hue("#F5D862", "#B2801E", "#FBEFA8"),
          rise: [32, 18],
          from: 0.1,
          veins: 0,
          turn: 8,
        },
      ],
      centre: tuftOf({ count: 26, long: 0.22, thread: "#E2A92E", pollen: "#F7E08A", dot: 0.05 }),
    }),
  }),
};
