import { stem } from "#brush.ts";
import { along, lerp, spine, times } from "#geometry.ts";
import { greenery, type Tones } from "./colour.ts";
import type { Foliage } from "./leaf.ts";

export type Pinnate = {
  leaflet: Foliage;
  pairs: number;
  /** Leaflet length in leaf lengths, at the foot, in the middle and at the tip. */
  sizes: readonly [number, number, number];
  angle?: readonly [number, number];
  /** Where the first pair sits. */
  from?: number;
  /** The leaflet at the tip, in leaf lengths; 0 for none. */
  terminal?: number;
  rachis?: { tones: Tones; from: number; to: number };
  bend?: number;
  alternate?: boolean;
};

/** Leaflets along a midrib; leaflets can be feathers in their turn. */
export const pinnate =
  (form: Pinnate): Foliage =>
  (sheet, place) => {
    const {
      leaflet,
      pairs,
      sizes,
      angle = [70, 38],
      from = 0.25,
      terminal = sizes[2],
      bend = 0,
      alternate = false,
    } = form;
    const { tones, from: thick, to } = form.rachis ?? { tones: greenery.fresh, from: 5, to: 2 };
    const line = spine(
      place.from,
      place.heading,
      place.length * (1 - terminal * 0.8),
      (place.bend ?? 0) + bend + sagOf(place.heading, place.droop),
      12,
    );
    stem(sheet, line, thick, to, tones(place.near));
    const drawn: string[] = [];
    times(pairs, (index) => {
      const share = pairs === 1 ? 0 : index / (pairs - 1);
      const size =
        share < 0.5 ? lerp(sizes[0], sizes[1], share * 2) : lerp(sizes[1], sizes[2], share * 2 - 1);
      for (const way of [-1, 1]) {
        const { point, heading } = along(
          line,
          lerp(from, 0.98, share) + (alternate && way > 0 ? 0.4 / pairs : 0),
        );
        drawn.push(
          leaflet(sheet, {
            ...place,
            from: point,
            heading: heading + way * lerp(...angle, share) + sheet.between(-5, 5),
            length: place.length * size * sheet.between(0.9, 1.08),
            near: Math.min(1, Math.max(0, place.near + sheet.between(-0.1, 0.12) - way * 0.05)),
            bend: -way * 10,
            roll: way * 8,
          }),
        );
      }
    });
    if (terminal > 0) {
      const { point, heading } = along(line, 1);
      drawn.push(
        leaflet(sheet, { ...place, from: point, heading, length: place.length * terminal, bend: 0 }),
      );
    }
    return drawn.join("");
  };

/** A leaf that reaches aside sinks a little more. */
const sagOf = (heading: number, droop = 0) => (Math.sin((heading * Math.PI) / 180) * droop) / 2;

/** Leaflets from one point, as of a strawberry, a horse-chestnut or a lupin. */
export const digitate =
  (leaflet: Foliage, fingers: readonly (readonly [angle: number, size: number])[], stalk = 0): Foliage =>
  (sheet, place) => {
    const line =
      stalk > 0 ? spine(place.from, place.heading, place.length * stalk, place.bend ?? 0, 8) : null;
    if (line) stem(sheet, line, 5, 4, greenery.fresh(place.near));
    const at = line ? along(line, 1) : { point: place.from, heading: place.heading };
    return fingers
      .map(([angle, size], index) =>
        leaflet(sheet, {
          ...place,
          from: at.point,
          heading: at.heading + angle + sheet.between(-4, 4),
          length: place.length * size * (1 - stalk),
          near: Math.min(1, place.near + (index % 2) * 0.08),
          bend: 0,
        }),
      )
      .join("");
  };
