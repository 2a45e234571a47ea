import type { Blade } from "./blade.ts";
import { stroke } from "./brush.ts";
import { abs, item, lerp, max, min, PI, pow, sin, smooth, times, type Line, type Point } from "./geometry.ts";
import { green, type Tone } from "./palette.ts";
import type { Sheet } from "./sheet.ts";

/** Half a leaf's width at a place along it (0 to 1), in leaf lengths. */
export type Profile = (along: number) => number;

export const profiles = {
  lance:
    (width: number): Profile =>
    (y) =>
      (width / 2) * pow(sin(PI * pow(y, 0.8)), 0.8) * (1 - 0.25 * y),
  ovate:
    (width: number): Profile =>
    (y) =>
      (width / 2) * pow(sin(PI * pow(min(1, y * 0.95 + 0.05), 0.6)), 0.8),
  round:
    (width: number): Profile =>
    (y) =>
      (width / 2) * pow(sin(PI * pow(min(1, y * 0.97 + 0.03), 0.85)), 0.62),
  lobed:
    (width: number): Profile =>
    (y) =>
      (width / 2) * pow(sin(PI * pow(min(1, y * 0.98 + 0.02), 0.62)), 0.75) * (1 + 0.17 * sin(y * 19 - 1)),
  /** Broad, drawn out to a point, the edge whole but a little uneven: a potato's leaf. */
  broad:
    (width: number): Profile =>
    (y) =>
      (width / 2) * pow(sin(PI * pow(min(1, y * 0.97 + 0.03), 0.68)), 0.92) * (1 + 0.035 * sin(y * 13 - 1)),
  strap:
    (width: number): Profile =>
    (y) =>
      (width / 2) * (0.72 + 0.4 * sin(PI * y)) * pow(max(0, 1 - pow(y, 6)), 0.6),
};

export type LeafOptions = {
  tone?: Tone;
  profile?: Profile;
  /** Half outlines (x to the outside), for leaves no profile can tell; takes the place of `profile`. */
  half?: (side: -1 | 1) => Line;
  holes?: readonly Line[];
  veins?: number;
  /** How far veins run towards the tip before they meet the edge. */
  sweep?: number;
  veinWidth?: number;
  shade?: number;
  lit?: number;
  edge?: boolean;
  steps?: number;
};

/** Cheap leaf without grain, for the hundreds: base, darker half, midrib. */
export const leaflet = (
  sheet: Sheet,
  blade: Blade,
  options: Pick<LeafOptions, "tone" | "profile" | "steps"> & { midrib?: number } = {},
) => {
  const { tone = green(2), profile = profiles.lance(0.3), steps = 7, midrib = 1 } = options;
  const [left, right] = [side(sheet, blade, profile, steps, -1), side(sheet, blade, profile, steps, 1)];
  sheet.fill(smooth([...left, ...right.slice(0, -1).reverse()]), tone.base);
  const darker = blade.light.left >= blade.light.right ? right : left;
  const middle = times(6, (index) => blade.at([0, index / 5]));
  sheet.fill(smooth([...darker, ...middle.slice().reverse()]), tone.dark, 'opacity=".55"');
  if (midrib > 0) {
    stroke(sheet, middle, tone.vein, {
      from: blade.length * 0.02 * midrib,
      to: 0.8,
      uneven: 0,
      attributes: 'opacity=".7"',
    });
  }
};

/** A leaf to be looked at: two-tone fold, grain, veins, lit edge. */
export const leaf = (sheet: Sheet, blade: Blade, options: LeafOptions = {}) => {
  const {
    tone = green(2),
    profile = profiles.lance(0.3),
    half,
    holes = [],
    steps = 14,
    edge = true,
  } = options;
  const halves = half
    ? [half(-1).map(blade.at), half(1).map(blade.at)]
    : [side(sheet, blade, profile, steps, -1), side(sheet, blade, profile, steps, 1)];
  const [left, right] = [item(halves, 0), item(halves, 1)];
  const outline =
    smooth([...left, ...right.slice(0, -1).reverse()]) +
    holes.map((hole) => smooth(hole.map(blade.at))).join("");
  sheet.fill(outline, tone.deep, 'fill-rule="evenodd" transform="translate(4 6)" opacity=".6"');
  sheet.fill(outline, tone.base, 'fill-rule="evenodd"');
  sheet.within(
    outline,
    () => {
      shadeHalves(sheet, blade, { left, right, outline, tone, ...light(options) });
      drawVeins(sheet, blade, half ? () => 0.55 : profile, options);
      if (edge) {
        const lit = blade.light.left >= blade.light.right ? left : right;
        const rim = lit.map(([x, y]): Point => [x + 2.2, y + 3.2]);
        sheet.fill(smooth([...lit, ...rim.reverse()]), tone.light, 'opacity=".7"');
      }
    },
    "evenodd",
  );
};

type Shading = { left: Line; right: Line; outline: string; tone: Tone; shade: number; lit: number };

const light = ({ shade = 0.8, lit = 0.5 }: LeafOptions) => ({ shade, lit });

const shadeHalves = (sheet: Sheet, blade: Blade, { left, right, outline, tone, shade, lit }: Shading) => {
  const middle = times(11, (index) => blade.at([0, index / 10]));
  const leftLit = blade.light.left >= blade.light.right;
  const contrast = min(0.75, 0.3 + abs(blade.light.left - blade.light.right) * 0.9);
  const darker = smooth([...(leftLit ? right : left), ...middle.slice().reverse()]);
  sheet.fill(darker, tone.dark, `opacity="${contrast.toFixed(2)}"`);
  const bright = max(blade.light.left, blade.light.right);
  const base = sheet.linear(blade.at([0, 0]), blade.at([0, 0.55]), [
    [0, tone.deep, shade],
    [0.5, tone.deep, shade * 0.45],
    [1, tone.deep, 0],
  ]);
  sheet.stipple(outline, base);
  const strength = lit * lerp(0.5, 1.25, bright);
  const glow = sheet.radial(blade.at([leftLit ? -0.3 : 0.3, 0.72]), blade.length * 0.5, [
    [0, tone.light, min(1, strength + 0.25)],
    [0.5, tone.light, strength * 0.75],
    [1, tone.light, 0],
  ]);
  sheet.stipple(outline, glow);
};

const drawVeins = (sheet: Sheet, blade: Blade, profile: Profile, options: LeafOptions) => {
  const { tone = green(2), veins = 7, sweep = 0.28, veinWidth = 1 } = options;
  const { length } = blade;
  for (const way of [-1, 1]) {
    for (let index = 0; index < veins; index++) {
      const start = 0.06 + 0.82 * (index / veins) + sheet.between(-0.012, 0.012);
      const reach = max(0.02, profile(min(0.97, start + sweep * 0.5)) * 1.02);
      const vein = times(6, (step) => {
        const out = step / 5;
        return blade.at([
          way * reach * out,
          min(1.02, start + ((sweep * reach) / 0.3) * 0.6 * pow(out, 1.35)),
        ]);
      });
      stroke(sheet, vein, tone.vein, {
        from: length * 0.011 * veinWidth,
        to: length * 0.003 * veinWidth,
        uneven: 0.05,
        attributes: 'opacity=".75"',
      });
    }
  }
  const middle = times(15, (index) => blade.at([0, index / 14]));
  stroke(sheet, middle, tone.vein, {
    from: length * 0.028 * veinWidth,
    to: length * 0.006 * veinWidth,
    uneven: 0.05,
  });
};

const side = (sheet: Sheet, blade: Blade, profile: Profile, steps: number, way: -1 | 1) =>
  times(steps + 1, (index) => {
    const y = index / steps;
    return blade.at([way * profile(y) * (1 + sheet.between(-0.05, 0.05)), y]);
  });
