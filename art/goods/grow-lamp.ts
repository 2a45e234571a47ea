import { bezier, polygon, type Point } from "#geometry.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { cable } from "./lights.ts";
import { modelled, nothing, rod, shade, straight } from "./model.ts";
import { board, larch, rivet, steel } from "./timber.ts";

const aluminium = tone("#C3CAC6", "#8A9692", "#F4F6F0", "#FBFBF4", "#55635F");

/** A bar lamp on two cords under a shelf, from 200 to 1000 across, shining down. */
export const growLamp = (sheet: Sheet) => {
  const shelf: [Point, Point, Point, Point] = [
    [120, 196],
    [1080, 196],
    [1080, 244],
    [120, 244],
  ];
  cable(sheet, bezier([960, 410], [1040, 430], [1050, 330], [1030, 240], 16), 9);
  const beam = polygon([
    [196, 470],
    [1004, 470],
    [1070, 960],
    [130, 960],
  ]);
  const light = sheet.linear(
    [0, 460],
    [0, 960],
    [
      [0, "#FFF6D6", 0.62],
      [0.6, "#FFF6D6", 0.22],
      [1, "#FFF6D6", 0],
    ],
  );
  sheet.fill(beam, light.url);
  for (const x of [330, 870]) {
    rod(sheet, straight([x, 240], [x, 380], 4), 7, steel);
    rivet(sheet, [x, 384], 13, steel);
  }
  board(sheet, shelf, larch, 0.5, 5);
  sheet.fill(
    polygon([
      [120, 244],
      [1080, 244],
      [1080, 256],
      [120, 256],
    ]),
    larch.deep,
    'opacity=".7"',
  );
  const body = "M206 384H994C1004 384 1010 392 1010 402V440H190V402C190 392 196 384 206 384Z";
  modelled(
    sheet,
    body,
    aluminium,
    [
      [500, 376],
      [520, 450],
    ],
    () => [400, 412, 424].forEach((y) => sheet.fill(`M190 ${y}H1010v3H190Z`, aluminium.dark, 'opacity=".6"')),
  );
  for (const [x, way] of [
    [190, 1],
    [1010, -1],
  ] as const)
    modelled(
      sheet,
      `M${x - 14 * way} 386h${34 * way}v58h${-34 * way}Z`,
      tone("#44504D", "#26302E", "#83908B"),
      [
        [x - 20, 380],
        [x + 20, 450],
      ],
      nothing,
      0.8,
    );
  const strip = "M206 440H994V462C994 470 988 474 980 474H220C212 474 206 470 206 462Z";
  sheet.fill(strip, "#FFF9E4");
  shade(
    sheet,
    strip,
    "#F2D894",
    [
      [0, 446],
      [0, 476],
    ],
    0.7,
  );
  timer(sheet);
};

/** The clockwork on the cable that gives the plants their night. */
const timer = (sheet: Sheet) => {
  modelled(
    sheet,
    "M1000 276h56c8 0 12 4 12 12v56c0 8 -4 12 -12 12h-56c-8 0 -12 -4 -12 -12v-56c0 -8 4 -12 12 -12Z",
    tone("#F1EADB", "#BDB096", "#FFFDF6"),
    [
      [990, 276],
      [1070, 356],
    ],
  );
  sheet.dot([1028, 316], 25, "#C6633E");
  sheet.dot([1028, 316], 18, "#F6EBCB");
  rod(sheet, straight([1028, 316], [1038, 303], 2), 5, steel);
};
