import { stroke } from "#brush.ts";
import { bezier, ring, smooth, times, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { tone, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, shade } from "./model.ts";

export const indigoCloth = tone("#2F4F86", "#1B3362", "#6F8FC0", "#A9BFDC", "#101F40");
export const paleIndigo = tone("#7C9CC6", "#4E6FA0", "#B5C9E0", "#D6E2EE", "#304D7A");
export const undyed = tone("#F0E8D4", "#C9B992", "#FFFBF0", "#FFFBF0", "#9A865C");

/** Folded cloth in a pile seen from the front, folds to the left; each layer stands on the one before. */
export const foldedCloth = (
  sheet: Sheet,
  [x, foot]: Point,
  width: number,
  layers: readonly Tone[],
  shadow = true,
) => {
  if (shadow) castShadow(sheet, x + 8, foot + 4, width * 0.62, width * 0.1);
  const thick = width * 0.13;
  let y = foot;
  for (const [index, cloth] of layers.entries()) {
    const wide = width * (1 - index * 0.035) + sheet.between(-6, 6);
    const left = x - wide / 2 + sheet.between(-5, 5);
    const right = left + wide;
    const body = `M${left + thick * 0.4} ${y}C${left - thick * 0.2} ${y} ${left - thick * 0.2} ${y - thick} ${left + thick * 0.4} ${y - thick}L${right - 4} ${y - thick * 0.98}C${right + 6} ${y - thick * 0.6} ${right + 5} ${y - thick * 0.3} ${right} ${y + 1}Z`;
    modelled(
      sheet,
      body,
      cloth,
      [
        [left, y - thick],
        [left + wide * 0.4, y + thick],
      ],
      () => {
        for (const share of [0.33, 0.66])
          stroke(
            sheet,
            bezier(
              [left + thick * 0.2, y - thick * share],
              [left + wide * 0.3, y - thick * share + 4],
              [left + wide * 0.7, y - thick * share - 3],
              [right + 8, y - thick * share],
              10,
            ),
            cloth.deep,
            { from: 5, to: 3, attributes: 'opacity=".75"' },
          );
      },
      0.8,
    );
    y -= thick;
  }
  const cloth = layers.at(-1) as Tone;
  const wide = width * (1 - (layers.length - 1) * 0.035);
  const deep = width * 0.3;
  const top = `M${x - wide / 2 + 4} ${y + 3}C${x - wide * 0.46} ${y - deep * 0.5} ${x - wide * 0.42} ${y - deep} ${x - wide * 0.36} ${y - deep}L${x + wide * 0.44} ${y - deep}C${x + wide * 0.46} ${y - deep * 0.6} ${x + wide * 0.5} ${y - deep * 0.2} ${x + wide / 2} ${y + 3}Z`;
  modelled(sheet, top, cloth, [
    [x - wide / 2, y - deep],
    [x + wide / 2, y + deep * 0.6],
  ]);
  return { top, y, wide, deep };
};

/** Rings that a tied cloth keeps white, seen flat on a top face. */
export const resist = (
  sheet: Sheet,
  outline: string,
  places: readonly Point[],
  size: number,
  flat: number,
  cloth: Tone,
) =>
  sheet.within(outline, () =>
    places.forEach((place, index) => {
      for (const [radius, colour, opacity] of [
        [1, cloth.vein, 0.9],
        [0.74, cloth.base, 0.95],
        [0.5, cloth.vein, 0.9],
        [0.26, cloth.dark, 0.95],
      ] as const) {
        const wavy = smooth(
          ring(place, size * radius, 16, flat).map(([px, py], corner): Point => [
            px + Math.sin(corner * 2.7 + index) * size * 0.05,
            py + Math.cos(corner * 3.1 + index) * size * 0.05 * flat,
          ]),
        );
        sheet.fill(wavy, colour, `opacity="${opacity}"`);
      }
    }),
  );

/** A cloth that hangs over a line, 300 wide and 420 long from the origin down. */
export const hungCloth = (sheet: Sheet, cloth: Tone, width = 300, length = 420) => {
  const half = width / 2;
  const outline = `M${-half} -6C${-half * 0.4} 4 ${half * 0.4} 4 ${half} -6C${half * 1.02} ${length * 0.4} ${half * 0.96} ${length * 0.8} ${half * 1.02} ${length}C${half * 0.6} ${length - 16} ${half * 0.3} ${length + 18} 0 ${length}C${-half * 0.3} ${length - 16} ${-half * 0.6} ${length + 16} ${-half * 1.02} ${length - 4}C${-half * 0.96} ${length * 0.7} ${-half * 1.02} ${length * 0.3} ${-half} -6Z`;
  modelled(
    sheet,
    outline,
    cloth,
    [
      [-half, 0],
      [half * 1.2, length * 0.6],
    ],
    () =>
      times(5, (index) => (index - 2) / 2.6).forEach((share, index) =>
        stroke(
          sheet,
          bezier(
            [share * half, 0],
            [share * half + 10, length * 0.3],
            [share * half - 10, length * 0.7],
            [share * half * 1.05, length + 10],
            10,
          ),
          index % 2 ? cloth.light : cloth.deep,
          { from: 6, to: 22, attributes: 'opacity=".4"' },
        ),
      ),
  );
  shade(
    sheet,
    outline,
    cloth.deep,
    [
      [0, 40],
      [0, -6],
    ],
    0.6,
  );
  return outline;
};
