import { stroke } from "#brush.ts";
import { along, last, lerp, spine, times } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Bloom } from "#grammar/bloom.ts";
import { hue } from "#grammar/colour.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";

export type Tiers = {
  tone: Tone;
  /** Along the tube, petal length, degrees from the axis. */
  tiers: readonly (readonly [at: number, length: number, angle: number])[];
  petals: number;
  thread: string;
  pollen: string;
};

/** Flowers in flowers up a tube, petals swept back, stamens far out: Christmas cactus. */
export const tiers =
  ({ tone, tiers: rows, petals, thread, pollen }: Tiers): Bloom =>
  (sheet, pose) => {
    const axis = spine(pose.at, pose.heading, pose.size * 1.25, 0, 10);
    stroke(sheet, axis, tone.light, { from: pose.size * 0.26, to: pose.size * 0.3 });
    for (const [at, length, angle] of rows) {
      const { point, heading } = along(axis, at);
      times(petals, (index) => ((index + 0.5) / petals) * 2 - 1)
        .sort((a, b) => Math.abs(b) - Math.abs(a))
        .forEach((across) => {
          const petal = leafOf({
            outline: shape("lance", 0.42),
            tones: () => (Math.abs(across) < 0.5 ? hue(tone.light, tone.base, "#FFF4F2") : tone),
            flat: true,
            veins: "midrib",
            veinColour: tone.dark,
            veinWidth: 0.6,
          });
          petal(sheet, {
            from: point,
            heading: heading + across * angle * 1.5,
            length: pose.size * length * lerp(0.8, 1, Math.abs(across)),
            bend: across * 46,
            near: 0.7,
          });
        });
    }
    times(5, (index) => {
      const line = spine(last(axis), pose.heading + (index - 2) * 5, pose.size * 0.55, (index - 2) * 8, 5);
      stroke(sheet, line, thread, { from: 2.2, to: 1.4 });
      sheet.dot(last(line), 3.2, pollen);
    });
  };
