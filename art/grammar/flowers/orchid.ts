import { smooth, times, type Point } from "../../geometry.ts";
import type { Tone } from "../../palette.ts";
import { faceOf, petalOn, tube, type Bloom, type PetalForm } from "../bloom.ts";
import { shape } from "../shapes.ts";

export type Orchid = {
  sepals: PetalForm;
  /** The two side petals. */
  petals: PetalForm;
  lip: Tone;
  throat: string;
  kind: "moth" | "noble" | "slipper";
  dorsal?: PetalForm;
};

const flat =
  (long: number, lift = 0) =>
  (along: number) =>
    [0.05 + along * long, lift * along * along] as const;

/** Three sepals, two petals and a lip that is unlike either. */
export const orchid =
  ({ sepals, petals, lip, throat, kind, dorsal = sepals }: Orchid): Bloom =>
  (sheet, pose) => {
    const face = faceOf(pose);
    const one = (angle: number, long: number, form: PetalForm, lift = 0) =>
      petalOn(sheet, face, { angle, length: long, rise: flat(long, lift), cup: 0.1 }, form);
    if (kind === "slipper") {
      one(180, 0.72, sepals);
      one(0, 0.95, dorsal, 0.15);
      one(-104, 1.1, petals, 0.1);
      one(104, 1.1, petals, 0.1);
      pouch(sheet, pose, lip, throat);
      return;
    }
    one(0, 0.95, sepals);
    one(-132, 0.92, sepals);
    one(132, 0.92, sepals);
    one(-76, 1, petals);
    one(76, 1, petals);
    if (kind === "noble") {
      const trumpet: PetalForm = {
        outline: shape("round", 1.06),
        tone: lip,
        veins: 5,
        heart: throat,
        heartReach: 0.75,
      };
      one(180, 0.84, trumpet, 0.3);
    } else {
      const wing: PetalForm = {
        outline: shape("spoon", 0.8),
        tone: lip,
        veins: 0,
        heart: throat,
        heartReach: 0.8,
      };
      one(-150, 0.4, wing, 0.4);
      one(150, 0.4, wing, 0.4);
      one(180, 0.55, { outline: shape("lance", 0.42), tone: lip, veins: 1, heart: throat }, 0.3);
    }
    const [x, y] = face.at(0, 0, 0.1);
    sheet.fill(
      smooth(
        times(7, (index): Point => [
          x + Math.cos(index * 0.9) * pose.size * 0.1,
          y - pose.size * 0.03 + Math.sin(index * 0.9) * pose.size * 0.12,
        ]),
      ),
      kind === "noble" ? lip.light : "#FFFDF4",
    );
    sheet.dot([x, y + pose.size * 0.02], pose.size * 0.045, throat);
  };

/** The slipper: a deep pouch with a rolled mouth. */
const pouch = (sheet: Parameters<Bloom>[0], pose: Parameters<Bloom>[1], tone: Tone, throat: string) => {
  const down = { ...pose, heading: 180, nod: 80 };
  tube(
    sheet,
    down,
    [
      [0.06, 0.3],
      [0.26, 0.34],
      [0.5, 0.37],
      [0.74, 0.31],
      [0.9, 0.16],
      [0.95, 0.02],
    ],
    tone,
    true,
  );
  const [x, y] = pose.at;
  const mouth = (wide: number, deep: number, dy: number) =>
    smooth(
      times(12, (index): Point => [
        x + Math.cos((index * Math.PI) / 6) * pose.size * wide,
        y + pose.size * dy + Math.sin((index * Math.PI) / 6) * pose.size * deep,
      ]),
    );
  sheet.fill(mouth(0.36, 0.13, 0.12), tone.light);
  sheet.fill(mouth(0.28, 0.085, 0.11), tone.deep);
  sheet.fill(mouth(0.17, 0.13, 0.03), throat);
  sheet.fill(mouth(0.11, 0.085, 0.02), "#E9D27A");
  times(14, (index) =>
    sheet.dot(
      [x + sheet.between(-0.26, 0.26) * pose.size, y + sheet.between(0.3, 0.75) * pose.size],
      pose.size * 0.012 + (index % 3) * 0.4,
      tone.deep,
      'opacity=".45"',
    ),
  );
};
