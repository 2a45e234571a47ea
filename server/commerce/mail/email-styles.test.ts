import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { darkPalette, lightPalette, inlineStyles, styleSheet } from "./email-styles.ts";

const tokens = Object.fromEntries(
  [
    ...readFileSync(join(import.meta.dirname, "../../../src/ui/tokens.css"), "utf8").matchAll(
      /--([\w-]+): (#[0-9a-f]{6});/g,
    ),
  ].map(([, name, colour]) => [name!, colour!]),
);

test("a mail uses the shop's colours", () => {
  expect(lightPalette).toEqual({
    paper: tokens.paper,
    raised: tokens["paper-raised"],
    ink: tokens.ink,
    soft: tokens["ink-soft"],
    line: tokens.line,
    green: tokens["green-deep"],
    accent: tokens.terracotta,
    act: tokens.green,
    onAct: tokens["paper-raised"],
  });
});

const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (foreground: string, background: string): number => {
  const [darker, lighter] = [luminance(foreground), luminance(background)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
};
const inverted = (colour: string): string =>
  `#${[1, 3, 5].map((at) => (255 - Number.parseInt(colour.slice(at, at + 2), 16)).toString(16).padStart(2, "0")).join("")}`;
const everyColour = (palette: typeof lightPalette, change: (colour: string) => string) =>
  Object.fromEntries(
    Object.entries(palette).map(([name, colour]) => [name, change(colour)]),
  ) as typeof lightPalette;

test.each([
  ["by day", lightPalette],
  ["at night", darkPalette],
  ["inverted by a mail program", everyColour(lightPalette, inverted)],
])("%s every text has enough contrast", (_, palette) => {
  const { paper, raised, ink, soft, green, accent, act, onAct } = palette;
  const pairs = [
    ...[ink, soft, green, accent].map((text) => [text, raised] as const),
    [green, paper] as const,
    [onAct, act] as const,
  ];
  const unreadable = pairs.filter(([text, ground]) => contrast(text, ground) < 4.5);
  expect(unreadable).toEqual([]);
});

test("every light colour has a dark one", () => {
  const days = Object.values(inlineStyles).flatMap((style) =>
    Object.entries(style).flatMap(([, value]) => String(value).match(/#[0-9a-f]{6}/g) ?? []),
  );
  expect(days.filter((colour) => !Object.values(lightPalette).includes(colour))).toEqual([]);
  const nights = new Set(styleSheet.match(/#[0-9a-f]{6}/g));
  expect(nights).toEqual(new Set(Object.values(darkPalette)));
});
