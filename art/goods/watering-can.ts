import { ribbon, stroke } from "#brush.ts";
import { along, beside, bezier, lerp, points, sin, smooth, times, type Line, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { colours, tones } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { ellipse, hoop, turned } from "#lathe.ts";

const zinc = tones.zinc;
const rings: readonly Point[] = [
  [190, 1010],
  [186, 990],
  [174, 800],
  [160, 640],
  [158, 618],
];
const middle = 650;
const tilt = 0.16;

/** A nine-litre can: conical body, long spout with a brass rose, one bow handle from collar to back, a stay. */
export const wateringCan = (sheet: Sheet, stands = true) => {
  if (stands) castShadow(sheet, middle + 10, 1030, 310, 46);
  const bow = bezier([middle - 96, 604], [middle - 60, 380], [middle + 330, 330], [middle + 172, 800], 36);
  const spout = bezier(
    [middle - 150, 950],
    [middle - 270, 900],
    [middle - 330, 660],
    [middle - 436, 468],
    30,
  );
  tube(sheet, [[middle - 150, 690], along(spout, 0.66).point], 16, 14);
  coneSpout(sheet, spout);
  rose(sheet, [middle - 446, 450]);
  ellipse(sheet, middle, 618, 158, 158 * tilt, "#26332F");
  body(sheet);
  halfLid(sheet);
  tube(sheet, bow, 29, 27);
  for (const [x, y] of [
    [middle - 96, 606],
    [middle + 166, 812],
  ] as const)
    joint(sheet, x, y);
};

const body = (sheet: Sheet) => {
  turned(sheet, middle, rings, zinc, tilt, () => spangle(sheet));
  for (const y of [655, 930, 985]) {
    sheet.fill(hoop(middle, rings, y - 12, y, tilt), zinc.light, 'opacity=".75"');
    sheet.fill(hoop(middle, rings, y, y + 9, tilt), zinc.deep, 'opacity=".55"');
  }
  const collar = hoop(
    middle,
    [
      [160, 640],
      [158, 600],
    ],
    606,
    624,
    tilt,
  );
  sheet.fill(collar, zinc.light);
  sheet.stipple(
    collar,
    sheet.linear(
      [middle, 0],
      [middle + 165, 0],
      [
        [0, zinc.deep, 0],
        [1, zinc.deep, 0.85],
      ],
    ),
  );
  label(sheet);
};

/** The crystal flowers of hot-dip galvanising. */
const spangle = (sheet: Sheet) => {
  times(110, () => [sheet.between(middle - 185, middle + 185), sheet.between(640, 1030)] as const).forEach(
    ([x, y], index) => {
      const corner = (dx: number, dy: number): Point => [
        x + dx * sheet.between(0.5, 1.3),
        y + dy * sheet.between(0.5, 1.3),
      ];
      const flake = [corner(-14, -8), corner(4, -16), corner(18, -2), corner(8, 14), corner(-10, 10)];
      sheet.fill(
        `M${flake.map((place) => place.map(Math.round).join(" ")).join("L")}Z`,
        index % 2 ? zinc.light : zinc.dark,
        'opacity=".16"',
      );
    },
  );
};

/** The front half of the opening is covered, so that it doesn't slop. */
const halfLid = (sheet: Sheet) => {
  const lid = `M${middle - 158} 612A158 ${158 * tilt} 0 0 1 ${middle - 10} ${612 - 158 * tilt}C${middle - 40} 604 ${middle - 50} 622 ${middle - 30} 636A158 ${158 * tilt} 0 0 1 ${middle - 158} 612Z`;
  sheet.fill(lid, "#93A09C");
  sheet.stipple(
    lid,
    sheet.linear(
      [middle - 158, 0],
      [middle, 0],
      [
        [0, zinc.light, 0.9],
        [1, zinc.light, 0],
      ],
    ),
  );
};

const coneSpout = (sheet: Sheet, line: Line) => {
  const outline = smooth(ribbon(sheet, line, (at) => lerp(118, 42, Math.pow(at, 0.6)), 0, 0.012));
  sheet.fill(outline, zinc.base);
  sheet.within(outline, () => {
    const wide = (at: number) => lerp(118, 42, Math.pow(at, 0.6));
    stroke(
      sheet,
      beside(line, (at) => wide(at) * 0.3),
      zinc.dark,
      { from: (at) => wide(at) * 0.5, attributes: 'opacity=".9"' },
    );
    stroke(
      sheet,
      beside(line, (at) => wide(at) * -0.22),
      zinc.light,
      { from: (at) => wide(at) * 0.3, attributes: 'opacity=".8"' },
    );
    sheet.stipple(
      outline,
      sheet.linear(
        [middle - 300, 830],
        [middle - 160, 950],
        [
          [0, zinc.deep, 0],
          [1, zinc.deep, 0.95],
        ],
      ),
    );
  });
  const seam = line.slice(27);
  stroke(sheet, seam, colours.brass, { from: 56, to: 58, uneven: 0.01 });
  stroke(sheet, beside(seam, 14), colours.brassDark, {
    from: 20,
    to: 20,
    attributes: 'opacity=".6"',
  });
};

const rose = (sheet: Sheet, [x, y]: Point) => {
  sheet.group(`transform="translate(${x} ${y}) rotate(-42)"`, () => {
    const cone = smooth(points("-27 24, -40 -20, -84 -66, 84 -66, 40 -20, 27 24"));
    sheet.fill(cone, "#B08A44");
    sheet.stipple(
      cone,
      sheet.linear(
        [0, 0],
        [84, 0],
        [
          [0, colours.brassDark, 0],
          [1, colours.brassDark, 1],
        ],
      ),
    );
    sheet.stipple(
      cone,
      sheet.linear(
        [-84, 0],
        [-10, 0],
        [
          [0, "#F0D798", 0.9],
          [1, "#F0D798", 0],
        ],
      ),
    );
    ellipse(sheet, 0, -68, 88, 31, "#D9B66C");
    ellipse(sheet, 0, -69, 74, 24, "#A9833C");
    for (const [count, share] of [
      [1, 0],
      [7, 0.4],
      [13, 0.8],
    ] as const) {
      times(count, (index) => (index / count) * Math.PI * 2).forEach((angle) => {
        sheet.dot([Math.cos(angle) * share * 74, -69 + sin(angle) * share * 24], 3.4, "#4B3716");
      });
    }
  });
};

/** A bent round rod or strap of zinc, lit along its upper side. */
const tube = (sheet: Sheet, line: Line, from: number, to: number) => {
  stroke(sheet, line, zinc.dark, { from, to, uneven: 0.02 });
  stroke(
    sheet,
    beside(line, (at) => -lerp(from, to, at) * 0.18),
    zinc.base,
    { from: from * 0.55, to: to * 0.55, uneven: 0.02 },
  );
  stroke(
    sheet,
    beside(line, (at) => -lerp(from, to, at) * 0.26),
    zinc.light,
    { from: from * 0.24, to: to * 0.24, uneven: 0.05 },
  );
};

const joint = (sheet: Sheet, x: number, y: number) => {
  ellipse(sheet, x, y, 27, 17, zinc.dark);
  ellipse(sheet, x - 2, y - 3, 22, 12, zinc.base);
  for (const side of [-10, 10]) sheet.dot([x + side, y - 2], 3.6, zinc.deep);
};

const label = (sheet: Sheet) => {
  const [left, right] = [middle - 88, middle + 52];
  sheet.fill(
    `M${left} 752Q${middle - 20} 790 ${right} 776V872Q${middle - 20} 888 ${left - 3} 850Z`,
    colours.cream,
  );
  sheet.fill(
    `M${left + 10} 766Q${middle - 20} 798 ${right - 10} 786V793Q${middle - 20} 806 ${left + 10} 774Z`,
    colours.terracotta,
  );
  const leafShape = smooth(points("630 868, 610 842, 614 812, 634 800, 652 822, 650 850"));
  sheet.fill(leafShape, colours.forest);
};
