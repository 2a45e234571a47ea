import { smooth, times, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import { faceOf, petalOn, type Bloom, type PetalForm } from "#grammar/bloom.ts";
import { shape } from "#grammar/shapes.ts";

export type Orchid = {
  sepals: PetalForm;
  /** The two side petals. */
  petals: PetalForm;
  lip: Tone;
  throat: string;
  kind: "moth" | "noble";
};

const flat =
  (long: number, lift = 0) =>
  (along: number) =>
    [0.05 + along * long, lift * along * along] as const;

/** Three sepals, two petals and a lip that is unlike either. */
export const orchid =
  ({ sepals, petals, lip, throat, kind }: Orchid): Bloom =>
  (sheet, pose) => {
    const face = faceOf(pose);
    const one = (angle: number, long: number, form: PetalForm, lift = 0) =>
      petalOn(sheet, face, { angle, length: long, rise: flat(long, lift), cup: 0.1 }, form);
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
