import { times } from "#geometry.ts";
import { around, faceOf, petalOn, tube, type Bloom } from "#grammar/bloom.ts";
import { hue, mixed } from "#grammar/colour.ts";
import { shape } from "#grammar/shapes.ts";

const outer = hue("#E07C9C", "#8E2E58", "#FACBD4");
const inner = hue("#D9628A", "#7A2048", "#F5A9BC");

/** An old rose's rosette: round guard petals, then petals folded into four quarters round a tight eye. */
export const closeRose: Bloom = (sheet, pose) => {
  const face = faceOf(pose);
  const ring = (
    count: number,
    length: number,
    width: number,
    low: number,
    high: number,
    turn: number,
    share: number,
    fine: boolean,
  ) =>
    around(count, turn).forEach((angle) => {
      const long = length * sheet.between(0.94, 1.05);
      petalOn(
        sheet,
        face,
        {
          angle: angle + sheet.between(-6, 6),
          length: long,
          cup: 0.5,
          rise: (y) => [
            0.03 +
              long * y * Math.cos((low * Math.PI) / 180) * (1 - 0.25 * y * Math.sin((high * Math.PI) / 180)),
            long * y * Math.sin((low * Math.PI) / 180) * 0.6,
          ],
        },
        {
          outline: shape("round", width),
          tone: {
            ...outer,
            base: mixed(outer.base, inner.base, share),
            dark: mixed(outer.dark, inner.dark, share),
            light: mixed(outer.light, inner.light, share * 0.6),
          },
          veins: fine ? 7 : 3,
          fine,
        },
      );
    });
  ring(6, 1, 1.02, 6, 4, 10, 0, true);
  ring(7, 0.92, 0.96, 14, 10, 36, 0.05, true);
  ring(8, 0.82, 0.86, 24, 20, 4, 0.15, true);
  ring(9, 0.71, 0.74, 32, 30, 22, 0.3, true);
  ring(10, 0.6, 0.64, 40, 40, 8, 0.45, true);
  for (const quarter of [45, 135, 225, 315]) {
    const angles = [-34, 34, -22, 22, -12, 12, 0];
    angles.forEach((aside, index) => {
      const long = 0.5 - index * 0.035;
      petalOn(
        sheet,
        face,
        {
          angle: quarter + aside + sheet.between(-4, 4),
          length: long,
          cup: 1.6,
          rise: (y) => [0.02 + long * y * 0.86, 0.1 + long * y * 0.35],
        },
        {
          outline: shape("spoon", 0.62 - index * 0.04),
          tone: { ...inner, base: mixed(outer.base, inner.base, 0.4 + index * 0.1) },
          veins: 2,
          fine: index < 3,
          heart: "#A83A66",
          heartReach: 0.5,
        },
      );
    });
  }
  times(11, (index) => index).forEach((index) => {
    const long = 0.2 - index * 0.008;
    petalOn(
      sheet,
      face,
      { angle: index * 137.5, length: long, cup: 1.5, rise: (y) => [long * y * 0.7, 0.2 + long * y * 0.4] },
      {
        outline: shape("round", 0.8),
        tone: { ...inner, base: mixed(inner.base, inner.light, (index % 3) * 0.2) },
        veins: 0,
        heart: "#8E2E58",
        heartReach: 0.4,
      },
    );
  });
};

/** A bud that shows colour between its sepals. */
export const roseBud: Bloom = (sheet, pose) => {
  const green = hue("#6F9650", "#35603A", "#B9CC8C");
  tube(
    sheet,
    { ...pose, nod: 90 },
    [
      [-0.75, 0.06],
      [-0.5, 0.2],
      [-0.25, 0.27],
      [0, 0.2],
    ],
    green,
    true,
  );
  const face = faceOf({ ...pose, nod: 84 });
  for (const angle of [180, -90, 90, 0])
    petalOn(
      sheet,
      face,
      { angle, length: 1, cup: 0, rise: (y) => [0.24 * Math.sin(Math.PI * (0.15 + y * 0.78)), y * 1.05] },
      { outline: shape("oval", 0.66), tone: inner, veins: 4, fine: true },
    );
  tube(
    sheet,
    { ...pose, nod: 90 },
    [
      [0, 0.2],
      [0.25, 0.33],
      [0.6, 0.32],
      [0.9, 0.16],
      [1.06, 0.02],
    ],
    inner,
    true,
  );
  for (const angle of [-78, 78, -30, 30])
    petalOn(
      sheet,
      face,
      { angle: angle + 180, length: 0.9, rise: (y) => [0.2 + 0.16 * Math.sin(Math.PI * y), y * 0.82 - 0.04] },
      { outline: shape("lance", 0.3), tone: green, veins: 1, fine: true },
    );
};
