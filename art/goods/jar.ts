import { stroke } from "#brush.ts";
import { bezier, sin, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { ellipse, hoop, turned } from "#lathe.ts";
import { tone, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

const clear = tone("#CFDEDB", "#8FA9A6", "#F7FBF8", "#F7FBF8", "#5E7C7A");
const cork = tone("#C79B68", "#91673A", "#E6C598", "#E6C598", "#5E3E1E");

type JarOptions = {
  x: number;
  foot: number;
  width: number;
  height: number;
  content: Tone;
  level?: number;
  lid?: boolean;
  label?: string;
  inside?: (top: number) => void;
};

/** A glass jar with something in it: the glass shows by its rim, its foot and what it mirrors. */
export const jar = (
  sheet: Sheet,
  { x, foot, width, height, content, level = 0.7, lid = false, label, inside }: JarOptions,
) => {
  const [half, tilt] = [width / 2, 0.16];
  const at = (list: readonly (readonly [number, number])[]): Point[] =>
    list.map(([wide, high]) => [wide * half, foot - high * height]);
  castShadow(sheet, x + 4, foot + half * 0.14, half * 1.15, half * 0.26);
  const wall = at([
    [0.9, 0],
    [0.98, 0.04],
    [1, 0.12],
    [1, 0.7],
    [0.94, 0.8],
    [0.76, 0.88],
    [0.74, 0.96],
  ]);
  turned(sheet, x, wall, clear, tilt, () => {});
  const filled = at([
    [0.84, 0.03],
    [0.92, 0.07],
    [0.93, 0.14],
    [0.93, Math.min(level, 0.7)],
  ]);
  turned(sheet, x, filled, content, tilt, () => {});
  const top = foot - Math.min(level, 0.7) * height;
  ellipse(sheet, x, top, half * 0.93, half * 0.93 * tilt, content.light);
  ellipse(sheet, x + 2, top + 2, half * 0.86, half * 0.84 * tilt, content.base);
  inside?.(top);
  if (label) {
    const paper = hoop(x, wall, foot - height * 0.5, foot - height * 0.22, tilt);
    sheet.fill(paper, "#F6EBCB");
    sheet.within(paper, () => {
      sheet.fill(
        `M${x - half} ${foot - height * 0.34}h${width}v${height * 0.05}h${-width}Z`,
        label,
        `transform="translate(0 ${half * 0.1})"`,
      );
      const shadow = sheet.linear(
        [x, 0],
        [x + half, 0],
        [
          [0, "#A8936A", 0],
          [1, "#A8936A", 0.9],
        ],
      );
      sheet.stipple(paper, shadow);
    });
  }
  const gleam = (share: number, from: number, to: number, wide: number) =>
    stroke(
      sheet,
      bezier(
        [x + half * share, foot - height * from],
        [x + half * share * 1.03, foot - height * (from * 0.6 + to * 0.4)],
        [x + half * share * 1.03, foot - height * (from * 0.4 + to * 0.6)],
        [x + half * share, foot - height * to],
        8,
      ),
      "#FBFDFA",
      { from: (t) => wide * half * sin(Math.PI * t) ** 0.5, attributes: 'opacity=".6"' },
    );
  gleam(-0.78, 0.1, 0.7, 0.1);
  gleam(-0.62, 0.16, 0.6, 0.04);
  gleam(0.86, 0.12, 0.6, 0.05);
  if (lid) {
    turned(
      sheet,
      x,
      at([
        [0.72, 0.92],
        [0.8, 0.95],
        [0.82, 1.05],
      ]),
      cork,
      tilt,
      () => {},
    );
    ellipse(sheet, x, foot - height * 1.05, half * 0.82, half * 0.82 * tilt, cork.light);
  } else {
    ellipse(sheet, x, foot - height * 0.96, half * 0.78, half * 0.78 * tilt, "#F2F8F5");
    ellipse(sheet, x, foot - height * 0.957, half * 0.7, half * 0.68 * tilt, clear.dark, 'opacity=".8"');
  }
};
