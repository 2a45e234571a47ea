import { stroke } from "#brush.ts";
import { bezier, points, smooth, times, type Point } from "#geometry.ts";
import { faceOf, petalOn, type Bloom, type PetalForm } from "#grammar/bloom.ts";
import { hue } from "#grammar/colour.ts";
import { shape } from "#grammar/shapes.ts";

const white = hue("#F6F0E6", "#A79AA8", "#FFFEFA");
const gold = "#D99A2E";
const crimson = "#A5324A";

const sepal: PetalForm = {
  outline: shape("oval", 0.62),
  tone: white,
  veins: 9,
  fine: true,
  heart: "#DDE0B4",
  heartReach: 0.24,
};
const wing: PetalForm = {
  outline: shape("kidney", 1.14),
  tone: white,
  veins: 13,
  fine: true,
  heart: "#E9E2CC",
  heartReach: 0.2,
};

/** A moth orchid's flower with its lip: side lobes that rise, a callus, an anchor with two tendrils, the column over it. */
export const closeMoth: Bloom = (sheet, pose) => {
  const face = faceOf(pose);
  const one = (angle: number, long: number, form: PetalForm, lift = 0) =>
    petalOn(
      sheet,
      face,
      { angle, length: long, rise: (y) => [0.05 + y * long, lift * y * y], cup: 0.1 },
      form,
    );
  one(0, 0.95, sepal);
  one(-134, 0.92, sepal);
  one(134, 0.92, sepal);
  one(-76, 1, wing);
  one(76, 1, wing);
  const at = (text: string, mirror = 1) =>
    points(text).map(([x, y]): Point => face.at(0, y, 0.1, x * mirror));
  const part = (line: Point[], colour: string, from: Point, to: Point, shade: string, strength = 0.8) => {
    const outline = smooth(line);
    sheet.fill(outline, "#6A4A3A", 'transform="translate(4 7)" opacity=".35"');
    sheet.fill(outline, colour);
    sheet.stipple(
      outline,
      sheet.linear(from, to, [
        [0, shade, strength],
        [0.7, shade, 0],
      ]),
    );
    return outline;
  };
  for (const way of [-1, 1]) {
    const tendril = bezier(
      face.at(0, -0.56, 0.1, way * 0.02),
      face.at(0, -0.72, 0.1, way * 0.05),
      face.at(0, -0.74, 0.12, way * 0.22),
      face.at(0, -0.58, 0.12, way * 0.2),
      14,
    );
    stroke(sheet, tendril, "#F2DFA8", { from: pose.size * 0.03, to: pose.size * 0.008 });
  }
  part(
    at(
      "0 -0.08, 0.07 -0.16, 0.09 -0.28, 0.26 -0.36, 0.2 -0.44, 0.08 -0.46, 0.03 -0.6, 0 -0.62, -0.03 -0.6, -0.08 -0.46, -0.2 -0.44, -0.26 -0.36, -0.09 -0.28, -0.07 -0.16",
    ),
    "#F6E7C0",
    face.at(0, -0.05),
    face.at(0, -0.6),
    gold,
  );
  for (const x of [-0.035, 0.035])
    stroke(
      sheet,
      [face.at(0, -0.14, 0.1, x), face.at(0, -0.3, 0.1, x * 1.6), face.at(0, -0.42, 0.1, x * 2.6)],
      crimson,
      { from: pose.size * 0.012, to: 1, attributes: 'opacity=".7"' },
    );
  for (const way of [-1, 1]) {
    const lobe = part(
      at("0.02 -0.07, 0.12 -0.04, 0.22 0.06, 0.31 0.08, 0.34 -0.02, 0.29 -0.14, 0.19 -0.19, 0.08 -0.17", way),
      "#FBF4E4",
      face.at(0, -0.12, 0.1, way * 0.04),
      face.at(0, -0.02, 0.1, way * 0.34),
      gold,
      0.95,
    );
    sheet.within(lobe, () =>
      times(5, (index) => -0.13 + index * 0.035).forEach((y, index) =>
        stroke(
          sheet,
          [
            face.at(0, y, 0.1, way * 0.06),
            face.at(0, y + 0.03, 0.1, way * 0.16),
            face.at(0, y + 0.07, 0.1, way * (0.24 + (index % 2) * 0.03)),
          ],
          crimson,
          { from: pose.size * 0.014, to: 1, attributes: 'opacity=".75"' },
        ),
      ),
    );
  }
  const callus = part(
    at("-0.07 -0.1, -0.06 -0.02, 0 0.01, 0.06 -0.02, 0.07 -0.1, 0.03 -0.14, 0 -0.11, -0.03 -0.14"),
    "#EFC04A",
    face.at(0, -0.16),
    face.at(0, 0),
    "#B5701A",
  );
  sheet.within(callus, () =>
    times(12, () => face.at(0, sheet.between(-0.12, 0), 0.1, sheet.between(-0.06, 0.06))).forEach((place) =>
      sheet.dot(place, pose.size * 0.008, crimson),
    ),
  );
  const column = part(
    at("-0.05 -0.01, -0.075 0.09, -0.05 0.17, 0 0.19, 0.05 0.17, 0.075 0.09, 0.05 -0.01, 0 -0.03"),
    "#FFFDF6",
    face.at(0, -0.02),
    face.at(0, 0.2),
    "#D8B7C0",
    0.7,
  );
  sheet.within(column, () =>
    sheet.fill(
      smooth(at("-0.035 -0.01, -0.03 0.035, 0 0.05, 0.03 0.035, 0.035 -0.01, 0 -0.02")),
      "#C98AA0",
      'opacity=".8"',
    ),
  );
};
