import { stroke } from "#brush.ts";
import { cos, PI, pow, ring, sin, smooth, sqrt, times, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { faceOf, stamens, tube, type Pose } from "#grammar/bloom.ts";

type Centre = (sheet: Sheet, pose: Pose) => void;

/** A disc of florets set in spirals, flat or raised to a cone. */
export const disc =
  (tone: Tone, radius: number, { height = 0.1, florets = 60, long = 0 } = {}): Centre =>
  (sheet, pose) => {
    const face = faceOf(pose);
    const edge = times(16, (index) => face.at(index * 22.5, radius, 0));
    const outline = smooth(edge);
    sheet.fill(outline, tone.deep);
    const places = times(florets, (index) => {
      const share = sqrt((index + 0.5) / florets);
      const angle = index * 137.5;
      const lift = height * cos((share * PI) / 2);
      return {
        angle,
        share,
        lift,
        far:
          cos((angle * PI) / 180) * share * cos((pose.nod * PI) / 180) -
          lift * sin((pose.nod * PI) / 180) * 0.4,
      };
    }).sort((a, b) => b.far - a.far);
    for (const { angle, share, lift } of places) {
      const foot = face.at(angle, share * radius * 0.95, lift);
      const tip = face.at(angle, share * radius * (1 + long * 0.4), lift + 0.05 + long * 0.16);
      const colour = [tone.base, tone.dark, tone.light][(Math.floor(angle) * 7) % 3] ?? tone.base;
      const wide = (pose.size * radius * 2.1) / sqrt(florets);
      stroke(sheet, [foot, [(foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2], tip], colour, {
        from: wide,
        to: wide * 0.5,
        uneven: 0,
      });
    }
  };

/** A sunflower's disc: seeds in spirals that can be counted, an outer ring of florets, a deeper middle. */
export const seedHead =
  (tone: Tone, radius: number, { seeds = 210, spirals = 13 } = {}): Centre =>
  (sheet, pose) => {
    const face = faceOf(pose);
    const rim = smooth(times(40, (index) => face.at(index * 9, radius * (index % 2 ? 1.06 : 0.97), 0.03)));
    sheet.fill(rim, tone.deep, 'transform="translate(2 4)" opacity=".6"');
    sheet.fill(rim, tone.dark);
    times(seeds, (index) => {
      const share = sqrt((index + 0.5) / seeds);
      const at = face.at(index * 137.508, share * radius * 0.97, 0.05 * (1 - share * share));
      const wave = (index % spirals) / spirals;
      const colour = wave < 0.34 ? tone.dark : wave < 0.67 ? tone.base : tone.light;
      const size = (pose.size * radius * 0.88) / sqrt(seeds);
      sheet.dot([at[0] + 0.8, at[1] + 1.2], size * 1.05, tone.deep);
      sheet.dot(at, size * 0.9, share < 0.3 ? tone.dark : colour);
    });
    const middle = smooth(times(12, (index) => face.at(index * 30, radius * 0.36, 0.05)));
    sheet.stipple(
      middle,
      sheet.radial(face.at(0, 0, 0.05), pose.size * radius * 0.36, [
        [0, tone.deep, 0.8],
        [1, tone.deep, 0],
      ]),
    );
  };

/** A tuft of stamens, with a green or coloured heart. */
export const tuftOf =
  (options: {
    count: number;
    long: number;
    lift?: number;
    thread: string;
    pollen: string;
    dot?: number;
    heart?: string;
    heartSize?: number;
  }): Centre =>
  (sheet, pose) => {
    const { heart, heartSize = 0.1 } = options;
    stamens(sheet, pose, options);
    if (!heart) return;
    const [x, y] = faceOf(pose).at(0, 0, 0.12);
    const outline = smooth(ring([x, y], pose.size * heartSize, 9));
    sheet.fill(outline, heart);
    times(9, (index) =>
      sheet.dot(
        [
          x + cos(index * 2.4) * pose.size * heartSize * 0.6,
          y + sin(index * 2.4) * pose.size * heartSize * 0.6,
        ],
        Math.max(1, pose.size * 0.018),
        "#FFF6DA",
        'opacity=".6"',
      ),
    );
  };

/** A trumpet or corona: a tube that widens, with a frilled mouth; seen into when it looks at us. */
export const corona =
  (tone: Tone, { radius = 0.3, height = 0.6, flare = 1.25, frills = 12, throat = tone.deep } = {}): Centre =>
  (sheet, pose) => {
    const face = faceOf(pose);
    const foot = radius * 0.72;
    tube(
      sheet,
      pose,
      [
        [0, foot],
        [height * 0.4, radius * 0.86],
        [height * 0.8, radius],
        [height, radius * flare],
      ],
      tone,
      true,
    );
    const mouth = (share: number, lift: number, frill: number) =>
      smooth(
        times(frills * 3, (index): Point =>
          face.at(
            (index * 120) / frills,
            radius * flare * share * (1 + frill * (index % 3 ? 0.35 : -0.7)),
            lift + frill * (index % 3 ? 0.3 : -0.3),
          ),
        ),
      );
    const rim = mouth(1.06, height, 0.09);
    sheet.fill(rim, tone.light);
    sheet.stipple(
      rim,
      sheet.linear(face.at(0, radius * flare, height), face.at(180, radius * flare, height), [
        [0, tone.dark, 0.9],
        [1, tone.dark, 0],
      ]),
    );
    const inner = mouth(0.74, height * 0.96, 0.05);
    sheet.fill(inner, tone.dark);
    sheet.fill(mouth(0.5, height * 0.9, 0.02), throat, 'opacity=".8"');
    times(3, (index) => {
      const [x, y] = face.at(index * 120 + 30, radius * 0.16, height * 0.95);
      sheet.dot([x, y], pose.size * 0.035, tone.light);
    });
  };

/** A button of tight little petals, as in the middle of full roses. */
export const button =
  (tone: Tone, radius: number): Centre =>
  (sheet, pose) => {
    const face = faceOf(pose);
    times(12, (index) => {
      const share = pow(1 - index / 12, 0.8);
      const curl = times(8, (step): Point =>
        face.at(index * 137 + step * 24, radius * share * (0.8 + 0.25 * sin((step / 7) * PI)), 0.06),
      );
      sheet.fill(
        smooth([...curl, face.at(index * 137 + 90, radius * share * 0.2, 0.06)]),
        index % 2 ? tone.dark : tone.base,
        'opacity=".85"',
      );
    });
  };
