import { greenery, hue } from "#grammar/colour.ts";
import { tuftOf } from "#grammar/flowers/centres.ts";
import { open } from "#grammar/flowers/open.ts";
import { shape } from "#grammar/shapes.ts";

export const woody = { tones: greenery.olive, from: 5, to: 2.5 };

export const leafGreen = hue("#6E9A4C", "#35603A");

export const white = hue("#F7F4EA", "#ABA79A", "#FFFFFA");

export const blossom = open({
  whorls: [{ count: 5, length: 1, outline: shape("round", 0.92), tone: white, rise: [20, 10], veins: 1 }],
  centre: tuftOf({
    count: 12,
    long: 0.34,
    lift: 0.2,
    thread: "#F2E6B4",
    pollen: "#E2B93E",
    dot: 0.09,
    heart: "#C9CF6A",
    heartSize: 0.16,
  }),
});
