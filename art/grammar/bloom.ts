import { stroke } from "#brush.ts";
import {
  cos,
  item,
  lerp,
  max,
  polygon,
  radians,
  sin,
  smooth,
  times,
  type Line,
  type Point,
} from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { mixed } from "./colour.ts";
import type { Outline } from "./shapes.ts";

/**
 * Where a flower sits: `heading` is where it looks in the picture, `nod` how far it is turned away from the viewer
 * (0 looks at us, 90 is seen from its side), `size` its radius.
 */
export type Pose = { at: Point; heading: number; nod: number; size: number; near: number };

export type Bloom = (sheet: Sheet, pose: Pose) => void;

/** A flower's plane. Angle 0 is the side that points where the flower looks; `lift` is along its axis. */
export type Face = {
  at: (angle: number, radius: number, lift?: number, across?: number) => Point;
  size: number;
};

export const faceOf = ({ at: [x, y], heading, nod, size }: Pose): Face => {
  const [c, s] = [cos(radians(heading)), sin(radians(heading))];
  const [open, deep] = [cos(radians(nod)), sin(radians(nod))];
  return {
    size,
    at: (angle, radius, lift = 0, across = 0) => {
      const turn = radians(angle);
      const u = sin(turn) * radius + cos(turn) * across;
      const v = (cos(turn) * radius - sin(turn) * across) * open + lift * deep;
      return [x + size * (c * u + s * v), y + size * (s * u - c * v)];
    },
  };
};

export type PetalForm = {
  /** Half the petal's edge in petal lengths. */
  outline: Outline;
  tone: Tone;
  veins?: number;
  /** Grain costs time: for flowers of which a picture has few. */
  fine?: boolean;
  /** Colour at the petal's base, and how far it reaches. */
  heart?: string;
  heartReach?: number;
  /** Its far end, as a colour that runs inwards. */
  tip?: string;
  tipReach?: number;
  /** A drawn edge in another colour. */
  edge?: string;
  /** Its end is cut into teeth, which stay pointed. */
  sharp?: boolean;
};

export type Setting = {
  angle: number;
  /** Length in flower radii. */
  length: number;
  /** Distance from the axis and height over the plane at a place along the petal. */
  rise?: (along: number) => readonly [radius: number, lift: number];
  /** How much the petal's sides are raised. */
  cup?: number;
};

/** A petal on a flower's face: shaded by its direction, satin along its length. */
export const petalOn = (sheet: Sheet, face: Face, setting: Setting, form: PetalForm) => {
  const { angle, length, cup = 0, rise = (y) => [y * length, 0] } = setting;
  const place = ([x, y]: Point): Point => {
    const [radius, lift] = rise(y);
    return face.at(angle, radius, lift + cup * x * x * length, x * length);
  };
  const { tone, veins = 3, fine = false, heart, heartReach = 0.5, tip, tipReach = 0.5 } = form;
  const half = (way: number) =>
    form.outline.map(([x, y]) => place([way * x * (1 + sheet.between(-0.04, 0.04)), y]));
  const [left, right] = [half(-1), half(1)];
  const outline = (form.sharp ? polygon : smooth)([...left, ...right.slice(0, -1).reverse()]);
  const [foot, end] = [place([0, 0]), place([0, 1])];
  const lit = lightOn(foot, end);
  const base = lit > 0 ? mixed(tone.base, tone.light, lit * 0.35) : mixed(tone.base, tone.dark, -lit * 0.55);
  const reach = Math.hypot(end[0] - foot[0], end[1] - foot[1]);
  sheet.fill(outline, tone.deep, 'transform="translate(2 3)" opacity=".4"');
  sheet.fill(outline, base);
  const flatShade = (from: Point, to: Point, colour: string, strength: number, until: number) => {
    const gradient = sheet.linear(from, to, [
      [0, colour, strength],
      [until, colour, 0],
    ]);
    if (fine) sheet.stipple(outline, gradient);
    else sheet.fill(outline, gradient.url);
  };
  if (reach > 7) flatShade(foot, end, heart ?? tone.dark, heart ? 1 : 0.75, heart ? heartReach : 0.65);
  if (tip) flatShade(end, foot, tip, 0.95, tipReach);
  else if (fine) flatShade(end, foot, tone.light, lerp(0.35, 0.85, (lit + 1) / 2), 0.6);
  times(veins, (index) => ((index + 0.5) / veins) * 2 - 1).forEach((across) => {
    const vein = times(5, (step): Point => {
      const y = lerp(0.08, 0.92, step / 4);
      return place([across * halfWidth(form.outline, y) * 0.85, y]);
    });
    stroke(sheet, vein, lit > 0 ? tone.dark : tone.deep, {
      from: max(0.8, reach * 0.012),
      to: 0.5,
      uneven: 0,
      attributes: 'opacity=".35"',
    });
  });
  if (form.edge)
    for (const line of [left, right])
      stroke(sheet, line, form.edge, { from: max(2, reach * 0.03), to: max(1.5, reach * 0.02) });
  else if (reach > 26 && !form.sharp) rim(sheet, lit > 0 ? left : right, tone.light);
  return outline;
};

const rim = (sheet: Sheet, edge: Line, colour: string) =>
  sheet.fill(
    smooth([...edge, ...edge.map(([x, y]): Point => [x + 1.6, y + 2]).reverse()]),
    colour,
    'opacity=".55"',
  );

const halfWidth = (outline: Outline, y: number) => {
  for (let index = outline.length - 1; index > 0; index--) {
    const [a, b] = [item(outline, index - 1), item(outline, index)];
    if (a[1] <= y && y <= b[1]) return lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1] || 1));
  }
  return 0;
};

/** From -1 (turned from the light at the upper left) to 1. */
export const lightOn = (from: Point, to: Point) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return (-0.6 * dx - 0.8 * dy) / (Math.hypot(dx, dy) || 1);
};

/** Angles around the axis, the far ones first. */
export const around = (count: number, turn = 0) =>
  times(count, (index) => turn + (index * 360) / count).sort((a, b) => cos(radians(b)) - cos(radians(a)));

/** A calyx, tube or bud: a turned body along the flower's axis, given as height and radius in flower radii. */
export const tube = (sheet: Sheet, pose: Pose, rings: readonly Point[], tone: Tone, grain = false) => {
  const axis = faceOf({ ...pose, nod: max(25, pose.nod) });
  const side = (way: number) => rings.map(([lift, radius]) => axis.at(way * 90, radius, lift));
  const [left, right] = [side(-1), side(1)];
  const outline = smooth([...left, ...right.slice().reverse()]);
  sheet.fill(outline, tone.base);
  const rightDark = lightOn(item(left, 1), item(right, 1)) < 0;
  const dark = rightDark ? right : left;
  const shade = dark.map(([x, y], index): Point => [
    lerp(x, axis.at(0, 0, item(rings, index)[0])[0], 0.85),
    lerp(y, axis.at(0, 0, item(rings, index)[0])[1], 0.85),
  ]);
  if (grain) {
    const [a, b] = rightDark ? [item(left, 1), item(right, 1)] : [item(right, 1), item(left, 1)];
    sheet.stipple(
      outline,
      sheet.linear(a, b, [
        [0.25, tone.dark, 0],
        [1, tone.dark, 1],
      ]),
    );
    sheet.stipple(
      outline,
      sheet.linear(a, b, [
        [0, tone.light, 0.9],
        [0.5, tone.light, 0],
      ]),
    );
  } else sheet.fill(smooth([...dark, ...shade.reverse()]), tone.dark, 'opacity=".6"');
  return outline;
};

/** Stamens around the axis: thin threads with a dot of pollen. */
export const stamens = (
  sheet: Sheet,
  pose: Pose,
  options: { count: number; long: number; lift?: number; thread: string; pollen: string; dot?: number },
) => {
  const { count, long, lift = 0.3, thread, pollen, dot = 0.05 } = options;
  const face = faceOf(pose);
  times(count, (index) => {
    const angle = (index * 137.5) % 360;
    const reach = long * sheet.between(0.55, 1);
    const line = times(3, (step) => face.at(angle, (reach * step) / 2, (lift * step) / 2));
    stroke(sheet, line, thread, { from: max(1, pose.size * 0.025), to: max(0.8, pose.size * 0.015) });
    sheet.dot(item(line, 2), max(1.4, pose.size * dot), pollen);
  });
};
