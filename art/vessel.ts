import { castShadow } from "./ground.ts";
import { cos, item, last, points, radians, short, sin, type Point } from "./geometry.ts";
import { ellipse, hoop, ringAt, turned } from "./lathe.ts";
import { colours, tones, type Tone } from "./palette.ts";
import type { Sheet } from "./sheet.ts";

/** How high (0 foot, 1 rim) and how wide (1 = half the given width), from the foot up. */
type Profile = { body: readonly Point[]; collar?: readonly Point[] };

/** Turned on the wheel or spun in metal: each a body, some with a collar of their own. */
const vesselProfiles = {
  flowerpot: {
    body: points("0 0.68, 0.4 0.79, 0.8 0.9"),
    collar: points("0.78 0.985, 0.9 1, 1 1"),
  },
  longTom: {
    body: points("0 0.62, 0.5 0.78, 0.88 0.9"),
    collar: points("0.87 0.97, 0.94 1, 1 0.99"),
  },
  cylinder: { body: points("0 0.9, 0.06 0.96, 0.5 0.99, 1 1") },
  cup: { body: points("0 0.6, 0.08 0.68, 0.35 0.86, 0.7 0.97, 1 1") },
  bowl: { body: points("0 0.4, 0.06 0.46, 0.25 0.74, 0.55 0.95, 0.85 1, 1 0.98") },
  belly: {
    body: points("0 0.55, 0.1 0.62, 0.35 0.86, 0.6 0.99, 0.8 0.92, 0.9 0.8"),
    collar: points("0.89 0.86, 0.95 0.9, 1 0.88"),
  },
  tub: { body: points("0 0.82, 0.5 0.92, 1 1") },
  urn: {
    body: points("0 0.5, 0.06 0.46, 0.12 0.34, 0.2 0.4, 0.4 0.72, 0.7 0.9, 0.88 0.86"),
    collar: points("0.87 0.94, 0.95 1, 1 0.98"),
  },
  egg: { body: points("0 0.56, 0.06 0.66, 0.16 0.79, 0.34 0.94, 0.55 1, 0.8 0.93, 1 0.78") },
  tumbler: { body: points("0 0.72, 0.04 0.76, 1 1") },
  dish: { body: points("0 0.7, 0.12 0.76, 0.5 0.94, 1 1") },
} satisfies Record<string, Profile>;

/** A place on the wall: degrees round it (-90 left edge, 90 right edge) and height (0 foot, 1 rim). */
export type Wall = (turn: number, high: number) => Point;

export type VesselOptions = {
  x: number;
  /** Where it stands. */
  foot: number;
  height: number;
  width: number;
  profile: keyof typeof vesselProfiles;
  tone?: Tone;
  fill?: "soil" | "empty" | "gravel";
  bands?: readonly { from: number; to: number; colour: string; opacity?: number }[];
  shadow?: boolean;
  /** Painting on the wall. */
  paint?: (wall: Wall) => void;
  /** How round its ellipses look: 0 from the side. */
  tilt?: number;
};

/** Draws the inside at once; `front` covers the stems with the wall. `top` is the middle of the opening. */
export const vessel = (sheet: Sheet, options: VesselOptions) => {
  const {
    x,
    foot,
    height,
    width,
    tone = tones.terracotta,
    tilt = 0.13,
    fill = "soil",
    shadow = true,
  } = options;
  const { body, collar } = vesselProfiles[options.profile] as Profile;
  const top = foot - height;
  const lip = last(collar ?? body)[1] * (width / 2);
  const place = ([high, wide]: Point): Point => [(wide * width) / 2, foot - high * height];
  if (shadow) castShadow(sheet, x, foot + 4, item(body, 0)[1] * width * 0.9, width * 0.12);
  ellipse(sheet, x, top, lip, lip * tilt, tone.dark);
  ellipse(sheet, x, top + lip * tilt * 0.16, lip * 0.9, lip * tilt * 0.8, fillings[fill] ?? tone.deep);

  const front = () => {
    const bodyRings = body.map(place);
    turned(sheet, x, bodyRings, tone, tilt, (outline) => {
      for (const { from, to, colour, opacity = 0.92 } of options.bands ?? []) {
        sheet.fill(
          hoop(x, bodyRings, foot - to * height, foot - from * height, tilt),
          colour,
          `opacity="${opacity}"`,
        );
      }
      options.paint?.((turn, high) => {
        const [radius, y] = ringAt(bodyRings, foot - high * height);
        return [x + sin(radians(turn)) * radius, y + cos(radians(turn)) * radius * tilt];
      });
      if (collar) {
        const y = place(item(collar, 0))[1] + lip * tilt;
        sheet.stipple(
          outline,
          sheet.linear(
            [0, y - 4],
            [0, y + height * 0.2],
            [
              [0, tone.deep, 0.85],
              [1, tone.deep, 0],
            ],
          ),
        );
      }
      sheet.stipple(
        outline,
        sheet.linear(
          [0, foot - height * 0.3],
          [0, foot + 10],
          [
            [0, tone.deep, 0],
            [1, tone.deep, 0.4],
          ],
        ),
      );
    });
    if (collar) turned(sheet, x, collar.map(place), tone, tilt, () => {});
    const inner = lip * 0.93;
    const lipLine = `M${short(x - lip)} ${short(top)}A${short(lip)} ${short(lip * tilt)} 0 0 0 ${short(x + lip)} ${short(top)}L${short(x + inner)} ${short(top)}A${short(inner)} ${short(inner * tilt * 0.86)} 0 0 1 ${short(x - inner)} ${short(top)}Z`;
    sheet.fill(lipLine, tone.light);
    sheet.stipple(
      lipLine,
      sheet.linear(
        [x, 0],
        [x + lip, 0],
        [
          [0, tone.dark, 0.1],
          [1, tone.dark, 0.9],
        ],
      ),
    );
  };
  return { top, lip, front };
};

const fillings: Record<string, string | undefined> = { soil: colours.soil, gravel: "#B9A88C" };
