import { times } from "#geometry.ts";
import { mixed } from "#grammar/colour.ts";
import { colours } from "#palette.ts";
import type { Draw } from "#sheet.ts";
import { ledge, plane, windowIn } from "./walls.ts";

/** A potting bench in a shed: boarded wall, a small window, a shelf; things stand at about 1000. */
export const pottingShed =
  (wall = "#8CA08C", wood: string = colours.wood, top = 800): Draw =>
  (sheet) => {
    plane(sheet, "M-20 -20H1220V1220H-20Z", wall, "#FFF6DF", 0, 700);
    times(9, (index) => index * 150 - 30).forEach((x) => {
      sheet.fill(`M${x} -20h5V${top}h-5Z`, mixed(wall, "#16302A", 0.42));
      sheet.fill(`M${x + 5} -20h4V${top}h-4Z`, mixed(wall, "#FFFAEC", 0.3));
    });
    windowIn(sheet, {
      left: 640,
      right: 1080,
      top: 90,
      bottom: 470,
      sky: "#DCE6D6",
      frame: "#EDE4CC",
      cross: 0.5,
      sun: false,
      bars: 1,
    });
    ledge(sheet, top, 1110, wood);
  };
