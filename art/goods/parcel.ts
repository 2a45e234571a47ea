import { castShadow } from "#ground.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { rope, straight } from "./model.ts";
import { cuboid, viewed, type Look, type Place, type View } from "./space.ts";
import { jute } from "./twine.ts";

const cardboard = tone("#C99F6B", "#9A7142", "#E7C798", "#E7C798", "#6A4A26");

/** A closed box in centimetres, 40 by 28 by 26, tied with twine; `onLid` draws on its top. */
export const parcel = (sheet: Sheet, look: Look, onLid: (view: View) => void) => {
  const view = viewed(look);
  const [x, y] = view([3, 0, 0]);
  castShadow(sheet, x + look.scale, y + 3 * look.scale, 30 * look.scale, 9 * look.scale, 0.6);
  cuboid(sheet, view, [-20, 0, -14], [20, 26, 14], cardboard, { grainy: false, lines: 0 });
  const string = (...places: Place[]) =>
    places
      .slice(1)
      .forEach((to, index) =>
        rope(sheet, straight(view(places[index]!), view(to), 12), look.scale * 0.7, jute, 24),
      );
  string([-4, 0, 14.2], [-4, 26.2, 14.2], [-4, 26.2, -14]);
  string([-20, 26.2, 2], [20.2, 26.2, 2], [20.2, 0, 2]);
  onLid(view);
};
