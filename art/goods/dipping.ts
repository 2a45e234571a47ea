import { bezier, times, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { ellipse, hoop, turned } from "#lathe.ts";
import { tone, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { honey, ivory, wick } from "./beeswax.ts";
import { modelled, rod, straight } from "./model.ts";
import { beech, board, rivet, steel } from "./timber.ts";

const enamel = tone("#7C98A3", "#4F6B78", "#B9CCD0", "#DCE6E4", "#2C414C");

/** A slender dipped taper that hangs from its wick, tip up at the given place. */
const taper = (sheet: Sheet, [x, y]: Point, length: number, width: number, wax: Tone) => {
  const half = width / 2;
  const outline = `M${x - half * 0.3} ${y}C${x - half * 0.8} ${y + length * 0.1} ${x - half} ${y + length * 0.5} ${x - half} ${y + length * 0.94}C${x - half} ${y + length} ${x + half} ${y + length} ${x + half} ${y + length * 0.94}C${x + half} ${y + length * 0.5} ${x + half * 0.8} ${y + length * 0.1} ${x + half * 0.3} ${y}Z`;
  modelled(sheet, outline, wax, [
    [x - half, y],
    [x + half, y],
  ]);
};

/** Pairs of tapers over the bar of a wooden frame; its foot is at `foot`, its width 640. */
export const taperFrame = (sheet: Sheet, [x, foot]: Point, waxes: readonly Tone[]) => {
  const [half, high] = [330, 800];
  const top = foot - high;
  castShadow(sheet, x + 10, foot + 8, 380, 34, 0.7);
  board(
    sheet,
    [
      [x - half - 20, foot - 26],
      [x + half + 20, foot - 26],
      [x + half + 20, foot + 8],
      [x - half - 20, foot + 8],
    ],
    beech,
    0.6,
    3,
  );
  for (const way of [-1, 1])
    board(
      sheet,
      [
        [x + way * half - 20, foot - 20],
        [x + way * half - 20, top],
        [x + way * half + 20, top],
        [x + way * half + 20, foot - 20],
      ],
      beech,
      0.7,
      3,
    );
  times(6, (index) => x - 266 + index * 97).forEach((from, index) => {
    const wax = waxes[index % waxes.length] as Tone;
    const [left, right] = [from, from + 47];
    wick(sheet, bezier([left, top + 150], [left, top + 10], [right, top + 10], [right, top + 150], 16), 5);
    for (const place of [left, right]) taper(sheet, [place, top + 120 + sheet.between(-4, 4)], 480, 32, wax);
  });
  board(
    sheet,
    [
      [x - half - 44, top + 12],
      [x + half + 44, top + 12],
      [x + half + 44, top + 48],
      [x - half - 44, top + 48],
    ],
    beech,
    0.6,
    3,
  );
  for (const way of [-1, 1]) rivet(sheet, [x + way * half, top + 30], 8);
};

/** A tall enamelled can of melted wax with its thermometer. */
export const dippingCan = (sheet: Sheet, x: number, foot: number) => {
  const [half, high, tilt] = [112, 520, 0.2];
  castShadow(sheet, x + 6, foot + 16, 150, 34);
  const top = foot - high;
  const rings: Point[] = [
    [half, foot],
    [half, foot - high / 2],
    [half, top],
  ];
  ellipse(sheet, x, top, half, half * tilt, enamel.deep);
  ellipse(sheet, x, top + 10, half * 0.94, half * tilt * 0.86, honey.base);
  ellipse(sheet, x - 20, top + 8, half * 0.6, half * tilt * 0.5, honey.light, 'opacity=".7"');
  rod(sheet, straight([x + 40, top + 12], [x + 74, top - 150], 6), 17, {
    ...steel,
    base: "#EAF0EC",
    dark: "#AFBDB8",
  });
  rod(sheet, straight([x + 46, top - 16], [x + 66, top - 112], 4), 5, tone("#C6633E", "#97432A", "#E19A73"));
  sheet.dot([x + 75, top - 156], 11, "#97432A");
  turned(sheet, x, rings, enamel, tilt, () => {
    sheet.fill(hoop(x, rings, foot - 40, foot - 30, tilt), enamel.deep, 'opacity=".5"');
    const paper = hoop(x, rings, foot - 330, foot - 150, tilt);
    sheet.fill(paper, "#F6EBCB");
    sheet.within(paper, () => {
      sheet.fill(`M${x - 130} ${foot - 330}h260v56h-260Z`, "#C6633E");
      taper(sheet, [x - 16, foot - 244], 104, 20, honey);
      taper(sheet, [x + 16, foot - 244], 104, 20, ivory);
    });
  });
  const lip = `M${x - half - 6} ${top}A${half + 6} ${(half + 6) * tilt} 0 0 0 ${x + half + 6} ${top}l-12 -3A${half - 6} ${(half - 6) * tilt} 0 0 1 ${x - half + 6} ${top - 3}Z`;
  sheet.fill(lip, "#2F4350");
  sheet.fill(lip, enamel.light, 'opacity=".5" transform="translate(-1 -2)"');
};

/** Wax pellets, poured out. */
export const pelletColours = ["#B98A35", "#D8AE57", "#E9CB86", "#F3DFAA", "#FBF0CF"] as const;
