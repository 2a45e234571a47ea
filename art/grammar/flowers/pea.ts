import type { Tone } from "../../palette.ts";
import { faceOf, petalOn, tube, type Bloom } from "../bloom.ts";
import { shape } from "../shapes.ts";

/** Standard, wings and keel. */
export const pea =
  (standard: Tone, wings: Tone, calyx: Tone): Bloom =>
  (sheet, pose) => {
    const face = faceOf(pose);
    tube(
      sheet,
      { ...pose, nod: 60 },
      [
        [-0.5, 0.05],
        [-0.3, 0.16],
        [0, 0.16],
      ],
      calyx,
    );
    petalOn(
      sheet,
      face,
      { angle: 0, length: 1, rise: (y) => [y * 0.96, 0.3 * y] },
      { outline: shape("kidney", 1.5), tone: standard, veins: 7, heart: standard.dark, heartReach: 0.5 },
    );
    for (const angle of [-158, 158])
      petalOn(
        sheet,
        face,
        { angle, length: 0.66, rise: (y) => [y * 0.62, 0.2 * y] },
        { outline: shape("spoon", 0.78), tone: wings, veins: 2 },
      );
    petalOn(
      sheet,
      face,
      { angle: 180, length: 0.4, rise: (y) => [y * 0.36, 0.3 * y] },
      { outline: shape("oval", 0.6), tone: { ...wings, base: wings.light }, veins: 0 },
    );
  };
