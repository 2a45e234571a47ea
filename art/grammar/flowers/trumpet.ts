import { stroke } from "#brush.ts";
import {
  clamp,
  cos,
  item,
  lerp,
  PI,
  points,
  pow,
  radians,
  smooth,
  times,
  type Line,
  type Point,
} from "#geometry.ts";
import { ellipse } from "#lathe.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { faceOf, lightOn, type Bloom, type Face, type Pose } from "#grammar/bloom.ts";

export type Trumpet = {
  inside: Tone;
  throat: string;
  /** The flush along the back of each petal. */
  flush: string;
  pollen: string;
  stigma: string;
};

/** Height and radius from the foot to the tips, which roll back; in flower lengths. */
const funnel = points(
  "0 0.034, 0.16 0.046, 0.32 0.064, 0.48 0.086, 0.63 0.116, 0.76 0.155, 0.88 0.215, 0.95 0.295, 0.97 0.375, 0.945 0.445, 0.895 0.48",
);
const steps = funnel.length - 1;

/** A place on a petal: `x` from edge to edge (-1 to 1), `y` from the foot to the tip. */
type Petal = { place: (x: number, y: number) => Point; near: boolean; fold: number };

const petalAt = (face: Face, angle: number, wide: number): Petal => {
  const section = (y: number): Point => {
    const at = clamp(y, 0, 1) * steps;
    const index = Math.min(steps - 1, Math.floor(at));
    const [a, b] = [item(funnel, index), item(funnel, index + 1)];
    return [lerp(a[0], b[0], at - index), lerp(a[1], b[1], at - index)];
  };
  const spread = (y: number) => (y < 0.5 ? wide : wide * pow(cos(((y - 0.5) / 0.5) * (PI / 2)), 0.72));
  const place = (x: number, y: number) => {
    const [lift, radius] = section(y);
    return face.at(angle + x * spread(y), radius, lift);
  };
  const [foot, way] = [face.at(0, 0, 0), face.at(0, 0, 1)];
  const reach = (y: number) => {
    const [px, py] = place(0, y);
    return (px - foot[0]) * (way[0] - foot[0]) + (py - foot[1]) * (way[1] - foot[1]);
  };
  const fold = times(21, (index) => 0.5 + index / 40).reduce((far, y) => (reach(y) > reach(far) ? y : far));
  return { place, near: cos(radians(angle)) < -0.1, fold };
};

const patch = ({ place }: Petal, from: number, to: number, half = 1): Line => {
  const edge = (way: number) => times(12, (index) => place(way * half, lerp(from, to, index / 11)));
  return [...edge(-1), ...edge(1).reverse()];
};

/** A lily's long funnel, its six petals rolled back at the mouth; seen from its side, and a little into it. */
export const trumpet =
  (form: Trumpet): Bloom =>
  (sheet, pose) => {
    const face = faceOf(pose);
    const sepals = [60, -60, 180].map((angle) => petalAt(face, angle, 29));
    const petals = [0, 120, -120].map((angle) => petalAt(face, angle, 36));
    const all = [...sepals, ...petals];
    for (const petal of all.filter(({ near }) => !near)) inner(sheet, petal, 0.45, form);
    heart(sheet, face, pose, form);
    body(sheet, face, form);
    const near = [...petals, ...sepals].filter((petal) => petal.near);
    for (const petal of near) outer(sheet, petal, form);
    for (const petal of near) if (petal.fold < 0.97) inner(sheet, petal, petal.fold - 0.01, form);
  };

/** What is seen of a petal's upper face: white, yellow to its foot. */
const inner = (sheet: Sheet, petal: Petal, from: number, { inside, throat }: Trumpet) => {
  const { place, near } = petal;
  const outline = smooth(patch(petal, from, 1));
  sheet.fill(outline, inside.deep, 'transform="translate(2 4)" opacity=".4"');
  const lit = lightOn(place(0, from), place(0, 1));
  sheet.fill(outline, lit < 0 ? inside.base : inside.light);
  if (!near)
    sheet.fill(
      outline,
      sheet.linear(place(0, from), place(0, 0.86), [
        [0, throat, 1],
        [0.45, throat, 0.85],
        [1, throat, 0],
      ]).url,
    );
  sheet.stipple(
    outline,
    sheet.linear(place(0, 1), place(0, from), [
      [0, inside.dark, near ? 0.15 : 0.4],
      [0.45, inside.dark, 0],
      [1, inside.dark, near ? 0.5 : 0],
    ]),
  );
  stroke(
    sheet,
    times(6, (index) => place(0, lerp(from + 0.02, 0.97, index / 5))),
    inside.dark,
    { from: 2.4, to: 1, attributes: 'opacity=".6"' },
  );
};

/** The tube as a whole, under its petals: light on one flank, shade on the other. */
const body = (sheet: Sheet, face: Face, { inside, flush }: Trumpet) => {
  const rings = funnel.slice(0, 6);
  const side = (angle: number) => rings.map(([lift, radius]) => face.at(angle, radius, lift));
  const outline = smooth([...side(-96), ...side(96).reverse()]);
  sheet.fill(outline, inside.deep, 'transform="translate(3 5)" opacity=".4"');
  sheet.fill(outline, inside.base);
  sheet.fill(outline, flush, 'opacity=".35"');
};

/** The back of a petal: flushed along its middle, pale at its edges. */
const outer = (sheet: Sheet, petal: Petal, { inside, flush }: Trumpet) => {
  const { place, fold } = petal;
  const outline = smooth(patch(petal, 0, fold));
  sheet.fill(outline, inside.deep, 'transform="translate(1 2)" opacity=".45"');
  sheet.fill(outline, inside.base);
  sheet.fill(
    outline,
    sheet.linear(place(0, 0), place(0, 0.8), [
      [0, flush, 0.75],
      [1, flush, 0],
    ]).url,
  );
  sheet.stipple(
    outline,
    sheet.linear(place(-1, 0.55), place(1, 0.55), [
      [0, flush, 0],
      [0.28, flush, 0.35],
      [0.5, flush, 1],
      [0.72, flush, 0.35],
      [1, flush, 0],
    ]),
  );
  stroke(
    sheet,
    times(8, (index) => place(0, lerp(0.04, fold * 0.97, index / 7))),
    flush,
    { from: 5, to: 2, attributes: 'opacity=".8"' },
  );
  const edges = [-1, 1].map((way) => times(8, (index) => place(way, lerp(0.2, fold, index / 7))));
  for (const edge of edges)
    stroke(sheet, edge, inside.light, { from: 1.5, to: 3, attributes: 'opacity=".8"' });
};

/** The throat, six stamens and the stigma. */
const heart = (sheet: Sheet, face: Face, { size }: Pose, { throat, pollen, stigma, inside }: Trumpet) => {
  const hole = smooth(times(14, (index) => face.at((index * 360) / 14, 0.16, 0.76)));
  sheet.fill(hole, throat);
  sheet.fill(
    hole,
    sheet.linear(face.at(180, 0.16, 0.76), face.at(0, 0.16, 0.76), [
      [0, "#7E8A3A", 0.9],
      [1, "#7E8A3A", 0.1],
    ]).url,
  );
  times(6, (index) => index * 60 + 24).forEach((angle) => {
    const end = face.at(angle, 0.14, 1);
    stroke(sheet, [face.at(angle, 0.04, 0.6), face.at(angle, 0.09, 0.84), end], inside.light, {
      from: size * 0.018,
      to: size * 0.012,
    });
    ellipse(sheet, end[0] + 1, end[1] + 2, size * 0.032, size * 0.018, "#6A3A12", 'opacity=".6"');
    ellipse(sheet, end[0], end[1], size * 0.032, size * 0.018, pollen);
  });
  const tip = face.at(0, 0.02, 1.1);
  stroke(sheet, [face.at(0, 0, 0.6), face.at(0, 0, 0.86), tip], stigma, {
    from: size * 0.02,
    to: size * 0.018,
  });
  sheet.dot(tip, size * 0.03, stigma);
};

/** A bud: a closed funnel, ribbed. */
export const trumpetBud =
  ({ inside, flush }: Trumpet): Bloom =>
  (sheet, pose) => {
    const face = faceOf({ ...pose, nod: 90 });
    const at = (across: number, along: number) => face.at(90, across, along);
    const half = points("0.04 0, 0.06 0.25, 0.095 0.6, 0.1 0.8, 0.06 0.95, 0 1");
    const outline = smooth([...half.map(([x, y]) => at(-x, y)), ...half.map(([x, y]) => at(x, y)).reverse()]);
    sheet.fill(outline, inside.deep, 'transform="translate(3 4)" opacity=".35"');
    sheet.fill(outline, inside.base);
    sheet.stipple(
      outline,
      sheet.linear(at(0, 0), at(0, 1), [
        [0, flush, 1],
        [0.7, flush, 0.6],
        [1, flush, 0.15],
      ]),
    );
    for (const x of [-0.05, 0.04])
      stroke(sheet, [at(x * 0.4, 0.05), at(x, 0.5), at(x * 0.5, 0.94)], inside.dark, {
        from: pose.size * 0.016,
        to: 1,
        attributes: 'opacity=".6"',
      });
  };
