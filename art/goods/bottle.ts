import { stroke } from "#brush.ts";
import { bezier, lerp, sin, times, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { ellipse, hoop, turned } from "#lathe.ts";
import { tone, tones, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

const brownGlass = tone("#7B4A25", "#4A2812", "#B9793F", "#D9A268", "#27130A");
const tilt = 0.15;

type BottleOptions = {
  x: number;
  foot: number;
  height: number;
  glass?: Tone;
  cap?: Tone;
  label?: string;
  print?: () => void;
};

/** A round-shouldered bottle with a screw cap and a paper label; `print` draws 200 wide around the label's middle. */
export const bottle = (
  sheet: Sheet,
  { x, foot, height, glass = brownGlass, cap = tones.cream, label = "#F6EBCB", print }: BottleOptions,
) => {
  const unit = height / 100;
  const rings = (list: readonly (readonly [number, number])[]): Point[] =>
    list.map(([wide, high]) => [wide * unit, foot - high * unit]);
  castShadow(sheet, x + 4, foot + 2 * unit, 22 * unit, 4.4 * unit);
  const body = rings([
    [16.4, 0],
    [17.6, 1.6],
    [18, 5],
    [18, 52],
    [17.2, 58],
    [13, 66],
    [8.6, 70],
    [8, 74],
  ]);
  turned(sheet, x, body, glass, tilt, () => {
    const [top, low] = [foot - 50 * unit, foot - 12 * unit];
    const paper = hoop(x, body, top, low, tilt);
    sheet.fill(paper, label);
    if (print)
      sheet.within(paper, () =>
        sheet.group(`transform="translate(${x} ${(top + low) / 2 + 3 * unit}) scale(${unit / 7})"`, print),
      );
    const gleam = bezier(
      [x - 13 * unit, foot - 54 * unit],
      [x - 12.6 * unit, foot - 60 * unit],
      [x - 9 * unit, foot - 65 * unit],
      [x - 6.6 * unit, foot - 69 * unit],
      10,
    );
    stroke(sheet, gleam, "#F3DDB6", {
      from: (at) => 2 * unit * sin(Math.PI * at),
      attributes: 'opacity=".8"',
    });
  });
  for (const share of [-0.84]) {
    const line = bezier(
      [x + share * 18 * unit, foot - 10 * unit],
      [x + share * 18 * unit, foot - 7 * unit],
      [x + share * 18 * unit, foot - 5 * unit],
      [x + share * 17.6 * unit, foot - 3 * unit],
      6,
    );
    stroke(sheet, line, glass.vein, { from: 1.4 * unit, to: 0.6 * unit });
  }
  const neck = rings([
    [9.6, 72],
    [10, 76],
    [10, 90],
    [9.4, 92],
  ]);
  turned(sheet, x, neck, cap, tilt, () =>
    times(13, (index) => lerp(-9.4, 9, index / 12) * unit).forEach((dx) =>
      sheet.fill(
        `M${x + dx} ${foot - 94 * unit}h${0.5 * unit}v${24 * unit}h${-0.5 * unit}Z`,
        cap.dark,
        'opacity=".6"',
      ),
    ),
  );
  ellipse(sheet, x, foot - 92 * unit, 9.4 * unit, 9.4 * unit * tilt, cap.light);
};

/** A see-through measuring cup, turned over the neck, with marks; drawn in the bottle's units. */
export const measuringCap = (sheet: Sheet, x: number, foot: number, unit: number) => {
  const rings: Point[] = [
    [11.4, 71],
    [12, 74],
    [12.8, 90],
  ].map(([wide, high]): Point => [(wide as number) * unit, foot - (high as number) * unit]);
  const clear = tone("#E8DFC6", "#B9AB88", "#FFFDF3", "#FFFDF3", "#8F8160");
  turned(sheet, x, rings, clear, tilt, () => {
    for (const [high, wide] of [
      [78, 4],
      [81.5, 6],
      [85, 4],
    ] as const)
      sheet.fill(
        `M${x + 1 * unit} ${foot - high * unit}h${wide * unit}v${0.7 * unit}h${-wide * unit}Z`,
        "#6B4A2B",
      );
    sheet.fill(hoop(x, rings, foot - 76 * unit, foot - 74.6 * unit, tilt), clear.dark, 'opacity=".6"');
  });
  ellipse(sheet, x, foot - 90 * unit, 12.8 * unit, 12.8 * unit * tilt, clear.light);
  ellipse(sheet, x, foot - 89.8 * unit, 11.6 * unit, 11.4 * unit * tilt, clear.dark, 'opacity=".55"');
};
