import { stroke } from "#brush.ts";
import { bezier, points, smooth, type Line } from "#geometry.ts";
import { colours, tones } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { woodGrain } from "./wood.ts";

const blade = points(
  "520 655, 512 760, 528 900, 566 1010, 600 1062, 634 1010, 672 900, 688 760, 680 655, 640 628, 600 622, 560 628",
);
const tang = points("584 660, 588 600, 586 520, 614 520, 612 600, 616 660, 600 690");
const handle = points(
  "572 500, 566 440, 556 360, 560 270, 570 200, 584 165, 616 165, 630 200, 640 270, 644 360, 634 440, 628 500, 600 508",
);
const ferrule = points("569 488, 567 520, 574 556, 600 560, 626 556, 633 520, 631 488, 600 496");
const clod = points("480 905, 545 888, 575 925, 612 900, 648 940, 700 900, 720 1100, 480 1100");

/** A hand trowel, point down, 900 high around 600, 610. */
export const trowel = (sheet: Sheet) => {
  steelBlade(sheet);
  sheet.fill(smooth(tang), "#7B8984");
  shaded(sheet, tang, [600, 617], tones.zinc.deep, 0.9);
  ashHandle(sheet);
  sheet.fill(smooth(ferrule), "#B8883E");
  shaded(sheet, ferrule, [590, 634], "#6E4A1A", 1);
  shaded(sheet, ferrule, [592, 568], "#F3D995", 1);
  for (const y of [508, 548])
    stroke(sheet, bezier([569, y], [580, y + 7], [620, y + 7], [631, y], 8), "#6E4A1A", {
      from: 3,
      to: 3,
      attributes: 'opacity=".6"',
    });
  sheet.dot([600, 186], 7, colours.walnut);
  sheet.dot([598, 184], 3, "#2A160B");
};

const steelBlade = (sheet: Sheet) => {
  const outline = smooth(blade);
  sheet.fill(outline, "#8C9A95");
  sheet.within(outline, () => {
    sheet.fill(
      smooth(points("600 600, 604 760, 602 900, 600 1070, 720 1000, 720 640")),
      "#66746F",
      'opacity=".8"',
    );
    sheet.stipple(
      outline,
      sheet.linear(
        [505, 0],
        [600, 0],
        [
          [0, "#EEF1E8", 1],
          [0.5, "#EEF1E8", 0.55],
          [1, "#EEF1E8", 0],
        ],
      ),
    );
    sheet.stipple(
      outline,
      sheet.linear(
        [610, 0],
        [700, 0],
        [
          [0, "#2F3D38", 0],
          [1, "#2F3D38", 0.85],
        ],
      ),
    );
    stroke(sheet, points("600 640, 601 800, 600 985"), "#56645F", { from: 20, to: 2 });
    stroke(sheet, points("592 640, 594 800, 597 960"), "#EDF0E8", { from: 6, to: 1 });
    const soil = smooth(clod);
    sheet.fill(soil, colours.soil, 'opacity=".92"');
    sheet.stipple(
      soil,
      sheet.linear(
        [500, 900],
        [690, 1050],
        [
          [0, colours.soilLight, 0.7],
          [1, colours.soilLight, 0.1],
        ],
      ),
    );
  });
};

const ashHandle = (sheet: Sheet) => {
  const outline = smooth(handle);
  sheet.fill(outline, colours.wood);
  sheet.within(outline, () => {
    woodGrain(sheet, bezier([600, 160], [596, 280], [604, 390], [600, 510], 14), 88, 12);
    sheet.stipple(
      outline,
      sheet.linear(
        [600, 0],
        [645, 0],
        [
          [0, colours.walnut, 0],
          [1, colours.walnut, 0.95],
        ],
      ),
    );
    sheet.stipple(
      outline,
      sheet.linear(
        [556, 0],
        [600, 0],
        [
          [0, colours.woodLight, 0.95],
          [1, colours.woodLight, 0],
        ],
      ),
    );
    const band = "M540 208H660V240H540Z";
    sheet.fill(band, colours.terracotta);
    sheet.stipple(
      band,
      sheet.linear(
        [600, 0],
        [645, 0],
        [
          [0, colours.terracottaDark, 0],
          [1, colours.terracottaDark, 1],
        ],
      ),
    );
  });
};

const shaded = (
  sheet: Sheet,
  line: Line,
  [from, to]: readonly [number, number],
  colour: string,
  strength: number,
) =>
  sheet.stipple(
    smooth(line),
    sheet.linear(
      [from, 0],
      [to, 0],
      [
        [0, colour, 0],
        [1, colour, strength],
      ],
    ),
  );
