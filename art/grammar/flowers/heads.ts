import { stem, stroke } from "#brush.ts";
import { along, cos, lerp, max, PI, sin, smooth, spine, sqrt, times, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { faceOf, type Bloom, type Pose } from "#grammar/bloom.ts";
import { greenery, mixed } from "#grammar/colour.ts";
import type { Stalk } from "#grammar/plant.ts";

/** A small star of one path with a dot, for heads of many. */
export const star =
  (tone: Tone, { petals = 5, width = 0.34, eye = tone.light, dot = 0.16, pointed = true } = {}): Bloom =>
  (sheet, pose) => {
    const face = faceOf(pose);
    const step = 360 / petals;
    const turn = sheet.between(0, step);
    const outline = smooth(
      times(petals, (index) => turn + index * step).flatMap((angle) => [
        face.at(angle - step / 2, 0.2),
        face.at(angle, pointed ? 0.62 : 0.78, 0.05, -width),
        face.at(angle, 1, 0.08),
        face.at(angle, pointed ? 0.62 : 0.78, 0.05, width),
      ]),
    );
    const shine =
      pose.near < 0.5
        ? mixed(tone.dark, tone.base, pose.near * 2)
        : mixed(tone.base, tone.light, (pose.near - 0.5) * 1.3);
    sheet.fill(outline, tone.deep, 'transform="translate(1.5 2)" opacity=".4"');
    sheet.fill(outline, shine);
    if (dot > 0) sheet.dot(face.at(0, 0, 0.06), max(1, pose.size * dot), eye);
  };

/** A little bud or bead, shaded on one side. */
export const bead =
  (tone: Tone, long = 1): Bloom =>
  (sheet, { at: [x, y], heading, size, near }) => {
    const [c, s] = [cos((heading * PI) / 180), sin((heading * PI) / 180)];
    const place = (a: number, b: number): Point => [x + size * (a * c + b * s), y + size * (a * s - b * c)];
    const outline = smooth(times(8, (index) => place(cos((index * PI) / 4), sin((index * PI) / 4) * long)));
    sheet.fill(outline, tone.deep, 'transform="translate(1.5 2.5)" opacity=".6"');
    sheet.fill(outline, mixed(tone.dark, tone.base, near * 1.4));
    sheet.dot([x - size * 0.25, y - size * 0.3], max(0.8, size * 0.38), tone.light, 'opacity=".75"');
  };

export type Spike = {
  floret: Bloom;
  rows: number;
  around: number;
  /** Floret radius at the foot and at the tip, in spike lengths; distance from the axis. */
  size: readonly [number, number];
  out: number;
  stalk?: Stalk;
  /** Florets droop by this many degrees. */
  droop?: number;
  /** Bells that hang over the row below. */
  hanging?: boolean;
  /** All look to one side. */
  onesided?: boolean;
  bud?: Bloom;
  /** Share of the spike still in bud. */
  buds?: number;
  bend?: number;
  from?: number;
};

/** Florets up an axis; `size` of the pose is the spike's length. */
export const spike =
  (form: Spike): Bloom =>
  (sheet, pose) => {
    const {
      rows,
      around,
      size,
      out,
      stalk = { tones: greenery.plain, from: 6, to: 3 },
      droop = 0,
      onesided = false,
      hanging = false,
      bud,
      buds = 0,
      bend = 0,
      from = 0.03,
    } = form;
    const line = spine(pose.at, pose.heading, pose.size, bend, 14);
    stem(sheet, line, stalk.from, stalk.to, stalk.tones(pose.near));
    const florets = times(rows, (row) => row).flatMap((row) =>
      times(around, (index) => {
        const turn = ((index + (row % 2) * 0.5) / around) * 2 * PI + sheet.between(-0.2, 0.2);
        return {
          share: row / max(1, rows - 1),
          turn: onesided ? lerp(-1.1, 1.1, (index + 0.5) / around) : turn,
        };
      }),
    );
    florets
      .sort((a, b) =>
        hanging
          ? a.share - b.share + (cos(a.turn) - cos(b.turn)) * 0.02
          : cos(a.turn) - cos(b.turn) + (b.share - a.share) * (onesided ? 2 : 0),
      )
      .forEach(({ share, turn }) => {
        const { point, normal, heading } = along(line, lerp(from, 0.99, share));
        const away = out * pose.size * lerp(1, 0.35, share) * sin(turn);
        const side = sin(turn);
        const aside = hanging ? 180 - heading - side * 62 : side * lerp(70 + droop, 25 + droop * 0.5, share);
        const front = droop && !hanging && Math.abs(side) < 0.35 ? 180 - heading : 0;
        const young = share > 1 - buds && bud;
        (young || form.floret)(sheet, {
          at: [point[0] + normal[0] * away, point[1] + normal[1] * away],
          heading: heading + aside + front,
          nod: hanging ? 54 : droop > 60 ? 72 : lerp(20, 75, Math.abs(side)),
          size: pose.size * lerp(...size, share) * sheet.between(0.9, 1.1),
          near: 0.5 + 0.3 * cos(turn) - 0.25 * side,
        });
      });
  };

/** A ball of stars, as of an onion. */
export const ball =
  (floret: Bloom, { count = 90, size = 0.16, squash = 1, stalks = "" } = {}): Bloom =>
  (sheet, pose) => {
    const places = times(count, (index) => {
      const z = 1 - (2 * (index + 0.5)) / count;
      const turn = index * 2.39996;
      const flat = sqrt(1 - z * z);
      return { x: flat * cos(turn), y: flat * sin(turn), z };
    }).sort((a, b) => a.z - b.z);
    for (const { x, y, z } of places) {
      const out = pose.size * (1 - size * 0.8);
      const at: Point = [pose.at[0] + x * out, pose.at[1] + y * out * squash];
      if (stalks && z > -0.2 && z < 0.75)
        stroke(sheet, [pose.at, [lerp(pose.at[0], at[0], 0.5), lerp(pose.at[1], at[1], 0.5)], at], stalks, {
          from: 1.6,
          to: 1.2,
        });
      floret(sheet, {
        at,
        heading: (Math.atan2(x, -y) * 180) / PI,
        nod: ((Math.acos(Math.min(1, Math.abs(z))) * 180) / PI) * 0.8,
        size: pose.size * size * lerp(0.8, 1.1, (z + 1) / 2),
        near: lerp(0.05, 0.72, (z + 1) / 2) - x * 0.16 - y * 0.2,
      });
    }
  };

/** A dome or plate of florets on stalks from one point below. */
export const umbel =
  (
    floret: Bloom,
    {
      count = 24,
      size = 0.3,
      dome = 0.6,
      depth = 0.5,
      stalk = greenery.fresh,
    }: { count?: number; size?: number; dome?: number; depth?: number; stalk?: Stalk["tones"] } = {},
  ): Bloom =>
  (sheet: Sheet, pose: Pose) => {
    const [c, s] = [cos((pose.heading * PI) / 180), sin((pose.heading * PI) / 180)];
    const place = (across: number, up: number): Point => [
      pose.at[0] + pose.size * (across * c + up * s),
      pose.at[1] + pose.size * (across * s - up * c),
    ];
    const heads = times(count, (index) => {
      const share = sqrt((index + 0.5) / count);
      const turn = index * 2.39996;
      return { x: share * cos(turn), z: share * sin(turn), share };
    }).sort((a, b) => a.z - b.z);
    const root = place(0, -0.25);
    for (const { x, z, share } of heads) {
      const at = place(x, dome * (1 - share * share) - z * depth * 0.5);
      stroke(sheet, [root, [lerp(root[0], at[0], 0.5), lerp(root[1], at[1], 0.55)], at], stalk(0.5).base, {
        from: max(1, pose.size * 0.03),
        to: max(1, pose.size * 0.02),
      });
    }
    for (const { x, z, share } of heads)
      floret(sheet, {
        at: place(x, dome * (1 - share * share) - z * depth * 0.5),
        heading: pose.heading + x * 70,
        nod: lerp(28, 66, share * 0.5 + (1 - z) * 0.25),
        size: pose.size * size * sheet.between(0.9, 1.1),
        near: 0.5 + z * 0.3 - x * 0.25,
      });
  };
