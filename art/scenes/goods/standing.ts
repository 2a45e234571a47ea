import { seedPacket } from "#goods/seed-packet.ts";
import type { Point } from "#geometry.ts";
import { pot } from "#grammar/pot.ts";
import type { Species } from "#grammar/species.ts";
import { greenAt } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

/** A plant of the shop in its pot, without its own stage; the pot stands on the given place. */
export const standing = (sheet: Sheet, { pot: vessel, plant }: Species, [x, foot]: Point, scale: number) => {
  if (!vessel) return;
  const [dx, dy] = [x - (vessel.x ?? 600) * scale, foot - (vessel.foot ?? 1085) * scale];
  sheet.group(`transform="translate(${dx} ${dy}) scale(${scale})"`, () => {
    const body = pot(sheet, vessel);
    const after = plant(sheet, body.crown);
    body.front();
    after?.();
  });
};

/** What grows in open soil, about its middle and the soil's height. */
export const growing = (sheet: Sheet, { stage, plant }: Species, [x, soil]: Point, scale: number) => {
  const top = stage.tableTop ?? (stage.table === "soil" ? 800 : 905);
  sheet.group(`transform="translate(${x - 600 * scale} ${soil - top * scale}) scale(${scale})"`, () =>
    plant(sheet, { x: 600, y: stage.tableTop ?? 905, lip: 120 })?.(),
  );
};

/** The packet of a plant that is sold as seed. */
export const packetOf = (sheet: Sheet, { packet }: Species, at: Point, turn: number, scale: number) => {
  if (!packet) return;
  seedPacket(sheet, at, turn, scale, () => {
    sheet.fill("M-70 -78H70V52H-70Z", greenAt(6), 'opacity=".55"');
    packet.print(sheet);
  });
};
