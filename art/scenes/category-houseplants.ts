import { ground } from "#ground.ts";
import { drawCacti } from "./cacti.ts";
import type { Scene } from "./index.ts";
import { drawMonstera } from "./monstera.ts";
import { drawSnakePlant } from "./snake-plant.ts";

/** By the window: three habits, three pots. */
export const houseplants: Scene = {
  seed: 201,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#F2DF9F",
      paper: "#BCCBBB",
      table: "#C8AE88",
      tableTop: 920,
    });
    const pane = "M250 925V480C250 40 950 40 950 480V925Z";
    sheet.stipple(
      pane,
      sheet.linear(
        [0, 500],
        [0, 920],
        [
          [0, "#9DB386", 0],
          [1, "#9DB386", 0.9],
        ],
      ),
    );
    for (const bar of ["M592 140H608V920H592Z", "M250 470H950V486H250Z", "M236 900H964V926H236Z"])
      sheet.fill(bar, "#A9BCAA");
    sheet.groundIsDone();
    sheet.group('transform="translate(-106 262) scale(.67)"', () => drawSnakePlant(sheet));
    sheet.group('transform="translate(344 218) scale(.73)"', () => drawMonstera(sheet));
    sheet.group('transform="translate(196 536) scale(.5)"', () => drawCacti(sheet));
  },
};
