import { stem, stroke } from "#brush.ts";
import { bezier, spine, times, type Point } from "#geometry.ts";
import { floret } from "#petal.ts";
import { tone, tones, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { rod, shade } from "./model.ts";
import { madderRed, indigoBlue, walnutBrown, weldYellow } from "./skein.ts";
import { jute } from "./twine.ts";

const root = tone("#A5492F", "#73291B", "#CF7F5E", "#CF7F5E", "#4A150D");

const tie = (sheet: Sheet, [x, y]: Point, wide: number) =>
  times(4, (index) => y - 12 + index * 8).forEach((top) =>
    rod(
      sheet,
      bezier(
        [x - wide / 2, top],
        [x - wide * 0.2, top + 8],
        [x + wide * 0.2, top + 8],
        [x + wide / 2, top],
        8,
      ),
      10,
      jute,
    ),
  );

/** Madder roots in a bundle, 340 long around the origin. */
export const madderRoots = (sheet: Sheet) => {
  times(17, (index) => (index - 8) / 8).forEach((share, index) => {
    const knee = (wide: number) => share * wide + sheet.between(-8, 8);
    const line = bezier(
      [knee(86), -170 + sheet.between(0, 40)],
      [knee(30), -60],
      [knee(30), 60],
      [knee(96), 170 - sheet.between(0, 50)],
      16,
    );
    rod(
      sheet,
      line,
      (at) => 15 - 7 * Math.abs(at - 0.4) + (index % 3),
      index % 3 ? root : { ...root, base: "#8C3A26" },
    );
    if (index % 2)
      stroke(sheet, spine(line[13] as Point, 180 - share * 70, 34, 30, 5), root.dark, { from: 5, to: 1.4 });
    const cut = line[0] as Point;
    sheet.dot(cut, 7.4, "#E3A25E");
    sheet.dot(cut, 3.2, root.base);
  });
  tie(sheet, [0, 0], 118);
};

/** Dried weld: tall yellow-green spikes, tied, 460 long. */
export const weldBunch = (sheet: Sheet) => {
  const dry = tone("#A9A04A", "#75702B", "#D3CB7E", "#D3CB7E", "#4E4B1B");
  times(9, (index) => (index - 4) / 4).forEach((share) => {
    const line = bezier(
      [share * 46, 210],
      [share * 14, 120],
      [share * 14, 80],
      [share * 110 + sheet.between(-10, 10), -240 + Math.abs(share) * 50],
      24,
    );
    stem(sheet, line, 8, 3, dry);
    times(17, (index) => index).forEach((index) => {
      const [x, y] = line[Math.min(24, 9 + Math.floor(index * 0.9))] as Point;
      for (const way of [-1, 1])
        floret(
          sheet,
          spine(
            [x, y - (index % 2) * 5],
            way * sheet.between(30, 70) + share * 24,
            sheet.between(12, 20),
            0,
            4,
          ),
          index % 3 ? weldYellow : dry,
          0.6,
        );
    });
  });
  tie(sheet, [0, 104], 70);
};

/** A shade card: rows of dyed wool wound on a strip of card, 230 by 330. */
export const shadeCard = (sheet: Sheet) => {
  const card = "M-115 -165H115V165H-115Z";
  sheet.fill(card, "#F6EBCB");
  shade(
    sheet,
    card,
    "#B59F7C",
    [
      [0, 0],
      [150, 200],
    ],
    0.6,
  );
  sheet.dot([0, -142], 9, "#8C7656");
  const rows: readonly (readonly [Tone, Tone])[] = [
    [madderRed, { ...tones.blush, base: "#E29A80" }],
    [weldYellow, tone("#EFDD90", "#CDB45C", "#FAF1C4")],
    [walnutBrown, tone("#BB9166", "#8E663F", "#DDBE98")],
    [indigoBlue, tone("#7FA0C8", "#55789F", "#B7CDE2")],
  ];
  for (const [row, pair] of rows.entries())
    for (const [column, wool] of pair.entries())
      times(9, (index) => index).forEach((index) => {
        const left = -92 + column * 98;
        const y = -112 + row * 70 + index * 5.6;
        stroke(
          sheet,
          [
            [left, y],
            [left + 42, y + 2],
            [left + 86, y],
          ],
          [wool.base, wool.light, wool.dark][index % 3] as string,
          { from: 6.4, to: 6.4 },
        );
      });
};

/** A marigold head, seen from above. */
export const marigold = (sheet: Sheet, [x, y]: Point, size: number, paint: Tone = tones.ochre) => {
  for (const [count, reach, shift, light] of [
    [18, 1, 0, false],
    [16, 0.82, 9, true],
    [13, 0.62, 4, false],
    [9, 0.4, 12, true],
  ] as const)
    times(count, (index) => (index / count) * 360 + shift).forEach((turn) =>
      floret(
        sheet,
        spine([x, y], turn, size * reach, 0, 5),
        light ? { ...paint, base: paint.light, dark: paint.base } : paint,
        0.44,
      ),
    );
  sheet.dot([x, y], size * 0.16, paint.dark);
};
export const orange = tone("#E58A2E", "#B25B14", "#F6B565", "#F6B565", "#7E3C0A");
