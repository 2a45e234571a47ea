import { flatBlade } from "#blade.ts";
import { stem, stroke } from "#brush.ts";
import {
  along,
  cos,
  lerp,
  PI,
  pow,
  ring,
  sin,
  smooth,
  spine,
  times,
  type Line,
  type Point,
} from "#geometry.ts";
import { leaflet, profiles } from "#leaf.ts";
import { tone, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

const silver: readonly Tone[] = [
  tone("#2E4A3C", "#1E352C", "#5E7B62"),
  tone("#48684F", "#2E4A3C", "#86A07F", "#A9BD9A"),
  tone("#6C8B68", "#48684F", "#A9BD96", "#C6D3B0"),
  tone("#98B08C", "#6C8B68", "#CBD7B8", "#E1E8D0"),
  tone("#C3CFB4", "#93A98A", "#E6EBDA", "#F2F3E6"),
];

/** A twig of narrow leaves in pairs, now and then one that shows its silver underside, and olives under it. */
const oliveTwig = (sheet: Sheet, line: Line, near: number, olives = 0) => {
  stem(sheet, line, 4.5, 2, { base: "#8C7A5F", dark: "#5F4F3C" });
  const pairs = Math.round(lerp(5, 7, sheet.random()));
  times(pairs, (index) => index / (pairs - 1)).forEach((share) => {
    const { point, heading } = along(line, 0.1 + 0.9 * share);
    for (const way of [-1, 1]) {
      const turned = sheet.random() < 0.2;
      const level = turned ? 4 : Math.min(3, Math.floor(near * 3.2 + sheet.random() * 0.9));
      const narrow = spine(
        point,
        heading + way * lerp(58, 20, share) + sheet.between(-12, 12),
        sheet.between(44, 62),
        -way * sheet.between(-6, 24),
        8,
      );
      leaflet(sheet, flatBlade(narrow), {
        tone: silver[level] as Tone,
        profile: profiles.lance(0.24),
        midrib: 1.1,
      });
    }
  });
  times(olives, () => olive(sheet, along(line, sheet.between(0.25, 0.8)).point));
};

const olive = (sheet: Sheet, [x, y]: Point) => {
  const skin =
    sheet.random() < 0.6 ? tone("#3B2B40", "#1F1526", "#8C7690") : tone("#7C8A3F", "#4F5C26", "#C3CB86");
  const centre: Point = [x + sheet.between(-10, 10), y + 20];
  const outline = smooth(
    ring(centre, 12, 9).map(([px, py]): Point => [px, centre[1] + (py - centre[1]) * 1.35]),
  );
  sheet.fill(outline, skin.dark, 'transform="translate(2 3)" opacity=".6"');
  sheet.fill(outline, skin.base);
  sheet.stipple(
    outline,
    sheet.radial([centre[0] - 4, centre[1] - 6], 13, [
      [0, skin.light, 1],
      [1, skin.light, 0],
    ]),
  );
};

/** A gnarled trunk: two strands wound round each other, furrowed bark. */
export const oliveTrunk = (sheet: Sheet, foot: Point, height: number) => {
  const [x, y] = foot;
  const strand = (phase: number) =>
    times(22, (index): Point => {
      const up = index / 21;
      return [x + sin(up * 5 + phase) * 13 * (1 - up * 0.3) + phase * 3 * up, y - height * up];
    });
  for (const [phase, base, dark, light] of [
    [2.6, "#86745A", "#5A4B39", "#B3A283"],
    [0, "#A08C6D", "#6B5A45", "#CDBD9C"],
  ] as const) {
    const line = strand(phase);
    const wide = (at: number) =>
      lerp(46, 27, pow(at, 0.5)) + (at < 0.12 ? (0.12 - at) * 190 : 0) + 3 * sin(at * 17 + phase);
    stroke(sheet, line, base, { from: wide, uneven: 0.05 });
    for (const offset of [-14, -7, 1, 8, 14]) {
      const furrow = line.map(([px, py], index): Point => [
        px + offset * (1 - index / 40) + sheet.between(-1.5, 1.5),
        py,
      ]);
      stroke(sheet, furrow, offset > 3 ? dark : offset < -8 ? light : dark, {
        from: 4,
        to: 2,
        uneven: 0.5,
        attributes: 'opacity=".7"',
      });
    }
  }
};

/** A round head on a trunk, built from twigs that point outwards, dark within and silver at the upper left. */
export const oliveCrown = (sheet: Sheet, [x, y]: Point, radius: number) => {
  const layers = [
    [30, 0.62, 0.05],
    [34, 0.78, 0.3],
    [34, 0.62, 0.55],
    [26, 0.42, 0.8],
  ] as const;
  layers.forEach(([count, reach, near], layer) => {
    times(count, (index) => {
      const angle = (index / count) * 2 * PI + layer * 0.4 + sheet.between(-0.1, 0.1);
      const out =
        radius * reach * (layer === 0 ? sheet.between(0.1, 1) : pow(sheet.between(0.02, 1.1), 0.55));
      const from: Point = [x + cos(angle) * out, y + sin(angle) * out * 0.88];
      const lit = (-cos(angle) - sin(angle)) * 0.17;
      const heading = (angle * 180) / PI + 90;
      const twig = spine(
        from,
        heading + sheet.between(-26, 26),
        sheet.between(80, 125),
        sheet.between(-30, 30),
        12,
      );
      oliveTwig(
        sheet,
        twig,
        Math.max(0, Math.min(1, near + lit)),
        layer > 1 && sheet.random() < 0.42 ? 1 : 0,
      );
    });
  });
  times(16, () => sheet.between(-1, 1)).forEach((across) => {
    const from: Point = [x + across * radius * 0.34, y + radius * sheet.between(-0.1, 0.36)];
    oliveTwig(
      sheet,
      spine(from, across * 40 + sheet.between(-25, 25), sheet.between(70, 105), sheet.between(-30, 30), 12),
      0.62 - across * 0.2,
      sheet.random() < 0.25 ? 1 : 0,
    );
  });
};
