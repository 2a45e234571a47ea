import { bentBlade, flatBlade, type Blade } from "#blade.ts";
import { stroke } from "#brush.ts";
import { abs, item, max, min, polygon, pow, smooth, spine, times, type Line, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { greenery, type Tones } from "./colour.ts";
import { widthAt, type Outline } from "./shapes.ts";

/** Where a leaf grows: `near` from 0 (the back of the plant, in shade) to 1 (the front, lit). */
export type Place = {
  from: Point;
  heading: number;
  length: number;
  near: number;
  towards?: number;
  droop?: number;
  roll?: number;
  bend?: number;
};

/** Draws a leaf and answers its outline, so that a whole layer can be shaded at once. */
export type Foliage = (sheet: Sheet, place: Place) => string;

export type Marking = (sheet: Sheet, blade: Blade, form: LeafForm, tone: Tone) => void;

export type LeafForm = {
  outline: Outline;
  tones?: Tones;
  /** Corners stay sharp: for teeth and lobes. */
  sharp?: boolean;
  veins?: "feather" | "arc" | "parallel" | "palm" | "midrib" | "none";
  count?: number;
  sweep?: number;
  veinWidth?: number;
  veinColour?: string;
  marking?: Marking;
  /** Leaves to be looked at have grain; those by the hundred have not. */
  fine?: boolean;
  /** Lies in the picture plane instead of bending in space. */
  flat?: boolean;
  fold?: number;
  droop?: number;
  /** The edge's colour where light catches it. */
  rim?: string;
  /** How dark the leaf is at its base. */
  shade?: number;
  /** How strongly the surface shines. */
  gloss?: number;
};

export const leafOf =
  (form: LeafForm): Foliage =>
  (sheet, place) =>
    drawLeaf(sheet, bladeAt(form, place), form, place.near);

const bladeAt = (form: LeafForm, place: Place): Blade => {
  const { from, heading, length, bend = 0, towards, droop = form.droop ?? 30, roll } = place;
  if (form.flat) return flatBlade(spine(from, heading, length, bend, 14));
  return bentBlade({
    from,
    heading,
    length,
    droop,
    fold: form.fold ?? 14,
    ...(towards ? { towards } : {}),
    ...(roll ? { roll } : {}),
  });
};

const drawLeaf = (sheet: Sheet, blade: Blade, form: LeafForm, near: number) => {
  const { tones = greenery.plain, sharp = false, fine = false, rim, veins = "feather" } = form;
  const tone = tones(near);
  const uneven = sharp ? 0 : 0.035;
  const half = (way: number) =>
    form.outline.map(([x, y]) => blade.at([way * x * (1 + sheet.between(-uneven, uneven)), y]));
  const [left, right] = [half(-1), half(1)];
  const path = sharp ? polygon : smooth;
  const outline = path([...left, ...right.slice(0, -1).reverse()]);
  const leftLit = blade.light.left >= blade.light.right;
  const [foot, tip] = [item(form.outline, 0)[1], item(form.outline, form.outline.length - 1)[1]];
  const middle = times(7, (index) => blade.at([0, foot + ((tip - foot) * index) / 6]));
  const dark = path([...(leftLit ? right : left), ...middle.slice().reverse()]);
  sheet.fill(outline, tone.deep, `transform="translate(${fine ? "4 6" : "2 3"})" opacity=".5"`);
  sheet.fill(outline, tone.base);
  const contrast = min(0.85, 0.4 + abs(blade.light.left - blade.light.right) * 0.9).toFixed(2);
  const paint = () => {
    sheet.fill(dark, tone.dark, `opacity="${contrast}"`);
    if (fine) grain(sheet, blade, outline, tone, leftLit, form);
    form.marking?.(sheet, blade, form, tone);
    if (veins !== "none") drawVeins(sheet, blade, form, tone);
    if (!fine) return;
    const lit = leftLit ? left : right;
    const edge = lit.map(([x, y]): Point => [x + 2.2, y + 3.2]);
    sheet.fill(smooth([...lit, ...edge.reverse()]), rim ?? tone.light, 'opacity=".7"');
  };
  if (fine || form.marking) sheet.within(outline, paint);
  else paint();
  return outline;
};

const grain = (
  sheet: Sheet,
  blade: Blade,
  outline: string,
  tone: Tone,
  leftLit: boolean,
  { outline: shape, gloss = 0.5, shade = 0.8 }: LeafForm,
) => {
  const foot = item(shape, 0)[1];
  sheet.stipple(
    outline,
    sheet.linear(blade.at([0, foot]), blade.at([0, foot + 0.6]), [
      [0, tone.deep, shade],
      [0.5, tone.deep, shade * 0.45],
      [1, tone.deep, 0],
    ]),
  );
  const strength = gloss * (0.5 + 0.75 * max(blade.light.left, blade.light.right));
  sheet.stipple(
    outline,
    sheet.radial(blade.at([leftLit ? -0.24 : 0.24, 0.7]), blade.length * 0.5, [
      [0, tone.light, min(1, strength + 0.25)],
      [0.5, tone.light, strength * 0.75],
      [1, tone.light, 0],
    ]),
  );
};

/** One vein as seen on the blade. */
export const veinOn = (
  sheet: Sheet,
  blade: Blade,
  line: Line,
  colour: string,
  wide: number,
  opacity = 0.75,
) =>
  stroke(sheet, line.map(blade.at), colour, {
    from: max(1, blade.length * wide),
    to: max(0.5, blade.length * wide * 0.3),
    uneven: 0.05,
    attributes: `opacity="${opacity}"`,
  });

const drawVeins = (sheet: Sheet, blade: Blade, form: LeafForm, tone: Tone) => {
  const { outline, veins = "feather", veinWidth = 1, veinColour = tone.vein, fine = false } = form;
  const [foot, tip] = [item(outline, 0)[1], item(outline, outline.length - 1)[1]];
  const thin = (fine ? 0.009 : 0.012) * veinWidth;
  const steps = fine ? 6 : 4;
  const line = (vein: Line) => veinOn(sheet, blade, vein, veinColour, thin);
  for (const way of [-1, 1]) sideVeins(form, way, steps).forEach(line);
  if (veins === "palm") return;
  const middle = times(steps + 2, (index): Point => [0, foot + ((tip - foot) * 0.97 * index) / (steps + 1)]);
  if (veins !== "parallel") veinOn(sheet, blade, middle, veinColour, thin * 2.2, 0.95);
  else line(middle);
};

/** The veins of one half, as lines on the leaf. */
export const sideVeins = (form: LeafForm, way: number, steps = 6): Line[] => {
  const { outline, veins = "feather", count = 6, sweep = 0.28, fine = false } = form;
  const [foot, tip] = [item(outline, 0)[1], item(outline, outline.length - 1)[1]];
  const reach = (y: number) => widthAt(outline, min(tip - 0.02, y));
  const number = fine ? count : Math.ceil(count * 0.6);
  if (veins === "midrib" || veins === "none") return [];
  if (veins === "palm") {
    const tips = outline.filter(([x, y], index) => {
      const [before, after] = [outline[index - 1], outline[index + 1]];
      const far = (point: Point | undefined) => (point ? Math.hypot(...point) : 0);
      return Math.hypot(x, y) > far(before) && Math.hypot(x, y) > far(after);
    });
    return tips
      .slice(-9)
      .map(([x, y]) =>
        times(steps, (index): Point => [
          (way * x * 0.94 * index) / (steps - 1),
          (y * 0.94 * index) / (steps - 1),
        ]),
      );
  }
  return times(number, (index) => {
    const share = (index + 0.5) / number;
    if (veins === "feather") {
      const start = foot + (tip - foot) * (0.04 + 0.82 * (index / number));
      const out = max(0.02, reach(start + sweep * 0.5));
      return times(steps, (step): Point => {
        const at = step / (steps - 1);
        return [way * out * at * 0.96, min(tip, start + sweep * 2 * out * pow(at, 1.35))];
      });
    }
    return times(steps + 3, (step): Point => {
      const y = foot + (tip - foot) * (0.03 + (0.95 * step) / (steps + 2));
      return [way * reach(y) * share * (veins === "arc" ? pow(min(1, (y - foot) * 4), 0.6) : 1), y];
    });
  });
};
