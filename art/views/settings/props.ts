import { stroke } from "#brush.ts";
import { bezier, points, smooth, spine, times, type Point } from "#geometry.ts";
import { mixed } from "#grammar/colour.ts";
import { modelled } from "#goods/model.ts";
import { castShadow } from "#ground.ts";
import { ellipse } from "#lathe.ts";
import { colours, tones, type Tone } from "#palette.ts";
import type { Draw } from "#sheet.ts";
import { vessel } from "#vessel.ts";

/** An armchair seen from in front, 420 wide around its foot. */
export const armchair =
  (cloth: Tone): Draw =>
  (sheet) => {
    castShadow(sheet, 0, 4, 270, 34);
    for (const x of [-170, 170])
      stroke(sheet, spine([x, -70], 180 + (x > 0 ? -8 : 8), 76, 0, 4), colours.walnut, {
        from: 26,
        to: 15,
        uneven: 0.02,
      });
    const part = (text: string, from: Point, to: Point) =>
      modelled(sheet, smooth(points(text)), cloth, [from, to]);
    part(
      "-176 -80, -190 -330, -170 -480, -90 -520, 90 -520, 170 -480, 190 -330, 176 -80",
      [-190, -500],
      [220, -100],
    );
    part(
      "-164 -196, -150 -252, 0 -262, 150 -252, 164 -196, 150 -150, 0 -142, -150 -150",
      [-60, -270],
      [80, -130],
    );
    part("-176 -60, -180 -170, 0 -186, 180 -170, 176 -60, 0 -54", [-60, -200], [80, -40]);
    part(
      "-236 -60, -250 -230, -236 -310, -196 -324, -160 -300, -150 -200, -154 -58, -196 -50",
      [-250, -320],
      [-130, -40],
    );
    part(
      "236 -60, 250 -230, 236 -310, 196 -324, 160 -300, 150 -200, 154 -58, 196 -50",
      [150, -320],
      [280, -40],
    );
  };

/** A lamp with a turned foot and a linen shade, its foot at the origin, 430 high. */
export const lamp =
  (foot: Tone, shade: Tone): Draw =>
  (sheet) => {
    castShadow(sheet, 0, 2, 110, 16);
    const glow = sheet.radial([0, -330], 330, [
      [0, "#FFF0C4", 0.75],
      [0.5, "#FFF0C4", 0.25],
      [1, "#FFF0C4", 0],
    ]);
    sheet.dot([0, -330], 330, glow.url);
    vessel(sheet, {
      x: 0,
      foot: 0,
      height: 180,
      width: 150,
      profile: "egg",
      tone: foot,
      shadow: false,
    }).front();
    sheet.fill("M-9 -250h18v78h-18Z", colours.brassDark);
    const cone = "M-86 -430L-150 -226Q0 -196 150 -226L86 -430Q0 -446 -86 -430Z";
    modelled(
      sheet,
      cone,
      shade,
      [
        [-150, -300],
        [170, -300],
      ],
      undefined,
      0.7,
    );
    ellipse(sheet, 0, -430, 86, 13, shade.dark);
  };

/** Books that lie on each other, the lowest at the origin. */
export const books =
  (covers: readonly string[], width = 230): Draw =>
  (sheet) => {
    castShadow(sheet, 4, 2, width * 0.56, 12);
    covers.forEach((colour, index) => {
      const [wide, y] = [width - index * 22, -index * 34];
      const x = -wide / 2 + (index % 2 ? 8 : -4);
      sheet.fill(`M${x} ${y - 32}h${wide}v32h${-wide}Z`, colour);
      sheet.fill(`M${x + wide - 10} ${y - 27}h8v22h-8Z`, colours.cream);
      sheet.fill(`M${x} ${y - 32}h${wide}v6h${-wide}Z`, mixed(colour, "#FFFAEC", 0.35));
      sheet.fill(`M${x + 26} ${y - 24}h8v16h-8Z`, colours.ochre, 'opacity=".8"');
    });
  };

/** A cup on its saucer. */
export const cup =
  (tone: Tone = tones.bone): Draw =>
  (sheet) => {
    castShadow(sheet, 0, 4, 90, 14);
    ellipse(sheet, 0, 0, 92, 18, tone.dark);
    ellipse(sheet, 0, -5, 92, 18, tone.base);
    stroke(sheet, bezier([52, -74], [104, -86], [104, -26], [46, -24], 10), tone.dark, { from: 13, to: 11 });
    vessel(sheet, {
      x: 0,
      foot: -6,
      height: 92,
      width: 128,
      profile: "bowl",
      tone,
      shadow: false,
      fill: "empty",
    }).front();
    ellipse(sheet, 0, -94, 52, 8, "#7A4A2E");
  };

/** Panes of a plant label: a wooden stick with a line written on it. */
export const label =
  (size = 1): Draw =>
  (sheet) => {
    const outline = smooth(points("-16 -150, 0 -160, 16 -150, 15 0, 8 40, -8 40, -15 0"), true);
    sheet.group(`transform="scale(${size})"`, () => {
      sheet.fill(outline, "#3A2416", 'transform="translate(5 4)" opacity=".4"');
      sheet.fill(outline, colours.woodLight);
      times(4, (index) =>
        sheet.fill(
          `M-8 ${-134 + index * 18}h${index === 3 ? 9 : 16}v5h-${index === 3 ? 9 : 16}Z`,
          colours.walnut,
          'opacity=".8"',
        ),
      );
    });
  };

/** Water from a rose: drops that fly off where it looks and fall. */
export const shower =
  (from: Point, heading: number, reach: number, fall: number, count = 150): Draw =>
  (sheet) =>
    times(count, (index) => {
      const across = ((index * 0.618) % 1) * 2 - 1;
      const line = spine(
        [from[0] + across * 10, from[1] + across * 46],
        heading + across * 14,
        reach * sheet.between(0.86, 1.06),
        fall - across * 12,
        40,
      );
      const start = Math.floor(sheet.between(0, 36));
      stroke(sheet, line.slice(start, start + 4), index % 3 ? "#7FA9B4" : "#F2F8F5", {
        from: 3,
        to: 6.5,
        attributes: 'opacity=".92"',
      });
    });
