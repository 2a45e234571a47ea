import { item, last, lerp, min, sin, times, type Line, type Point } from "#geometry.ts";
import { leafOf, sideVeins, veinOn, type Foliage, type LeafForm, type Marking } from "#grammar/leaf.ts";
import { all } from "#grammar/markings.ts";

/** The net between the side veins, as one sees it with the nose on the leaf: ladders of fine cross veins. */
const netted =
  (rungs: number, opacity: number): Marking =>
  (sheet, blade, form, tone) => {
    if (form.veins === "none" || form.veins === "parallel") return;
    for (const way of [-1, 1]) {
      const veins: Line[] = sideVeins({ ...form, fine: true }, way, 7);
      veins.slice(0, -1).forEach((vein, index) => {
        const next = item(veins, index + 1);
        times(rungs, (rung) => (rung + 0.7) / (rungs + 0.6)).forEach((at) => {
          const bend = sheet.between(-0.03, 0.03);
          const [a, b] = [onLine(vein, at), onLine(next, min(1, at + sheet.between(-0.03, 0.05)))];
          const middle: Point = [(a[0] + b[0]) / 2 + way * bend * 0.6, (a[1] + b[1]) / 2 + bend * 0.4];
          veinOn(sheet, blade, [a, middle, b], form.veinColour ?? tone.vein, 0.0024, opacity);
        });
      });
    }
  };

const onLine = (line: Line, at: number): Point => {
  const place = at * (line.length - 1);
  const index = min(line.length - 2, Math.floor(place));
  const [from, to] = [item(line, index), item(line, index + 1)];
  return [lerp(from[0], to[0], place - index), lerp(from[1], to[1], place - index)];
};

/** The surface bulges a little between the side veins: a soft light on each quilt. */
const quilted =
  (strength: number): Marking =>
  (sheet, blade, form, tone) => {
    for (const way of [-1, 1]) {
      const veins = sideVeins({ ...form, fine: true }, way, 7);
      veins.slice(0, -1).forEach((vein, index) => {
        const next = item(veins, index + 1);
        const low = times(7, (step) => onLine(vein, 0.08 + (0.84 * step) / 6));
        const high = low.map((place, step): Point => {
          const to = onLine(next, 0.08 + (0.84 * step) / 6);
          const share = 0.42 * sin((Math.PI * (step + 0.6)) / 7);
          return [lerp(place[0], to[0], share), lerp(place[1], to[1], share)];
        });
        const outline = [...low, ...high.reverse()].map(blade.at);
        sheet.fill(
          `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`,
          tone.dark,
          `opacity="${strength}"`,
        );
      });
    }
    veinOn(
      sheet,
      blade,
      [
        [0.006, 0.02],
        [0.006, 0.5],
        [0.002, last(form.outline)[1]],
      ],
      tone.deep,
      0.014,
      0.5,
    );
  };

/** The same leaf seen from close by: more veins, the net between them, quilting, grain. */
export const underLens = (
  form: LeafForm,
  { rungs = 7, net = 0.5, quilt = 0.22 }: { rungs?: number; net?: number; quilt?: number } = {},
): Foliage => {
  const fine = { ...form, fine: true };
  const markings = [quilted(quilt), netted(rungs, net), ...(form.marking ? [form.marking] : [])];
  return leafOf({ ...fine, marking: all(...markings) });
};
