import { smooth, times, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import { faceOf, tube, type Bloom } from "#grammar/bloom.ts";

export type Bell = {
  tone: Tone;
  /** Height and radius down the bell, in flower sizes. */
  rings: readonly Point[];
  /** Points or scallops of the mouth. */
  lobes?: number;
  flare?: number;
  inside?: string;
  spots?: string;
  grain?: boolean;
  /** A chequered skin. */
  checks?: string;
};

/** A bell or tube, seen a little into when it looks at us. */
export const bell =
  ({ tone, rings, lobes = 5, flare = 1.12, inside = tone.deep, spots, grain = false, checks }: Bell): Bloom =>
  (sheet, pose) => {
    const leaning = { ...pose, nod: Math.max(52, pose.nod) };
    const face = faceOf(leaning);
    const [height, radius] = rings[rings.length - 1] ?? [1, 0.4];
    sheet.fill(
      smooth(
        rings
          .map(([lift, wide]) => face.at(-90, wide, lift))
          .concat(rings.map(([lift, wide]) => face.at(90, wide, lift)).reverse()),
      ),
      tone.deep,
      'transform="translate(2 3)" opacity=".4"',
    );
    const outline = tube(sheet, leaning, rings, tone, grain);
    if (checks)
      sheet.within(outline, () =>
        times(9, (row) =>
          times(9, (column) => {
            if ((row + column) % 2) return;
            const lift = (height * (row + 0.5)) / 9;
            const wide = rings.reduce(
              (near, ring) => (Math.abs(ring[0] - lift) < Math.abs(near[0] - lift) ? ring : near),
              [0, 0] as Point,
            )[1];
            const across = ((column + 0.5) / 9) * 2 - 1;
            const at = face.at(90, wide * across * 1.02, lift);
            const size = pose.size * 0.052;
            sheet.fill(
              smooth([
                [at[0] - size, at[1] - size],
                [at[0] + size, at[1] - size * 0.8],
                [at[0] + size, at[1] + size],
                [at[0] - size, at[1] + size * 0.8],
              ]),
              checks,
              'opacity=".8"',
            );
          }),
        ),
      );
    const mouth = (share: number, edge: number) =>
      smooth(
        times(lobes * 3, (index): Point =>
          face.at(
            (index * 120) / lobes,
            radius * share * (1 + edge * (index % 3 ? 0.5 : -1)),
            height + edge * (index % 3 ? 0.3 : -0.2),
          ),
        ),
      );
    sheet.fill(mouth(flare, 0.1), tone.light);
    sheet.fill(mouth(flare * 0.78, 0.06), inside);
    if (spots)
      times(6, (index) =>
        sheet.dot(
          face.at(index * 31 + 100, radius * flare * sheet.between(0.25, 0.66), height),
          Math.max(1.2, pose.size * 0.045),
          spots,
        ),
      );
  };
