import { polygon, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { seedPacket } from "#goods/seed-packet.ts";
import { colours, greenAt } from "#palette.ts";
import type { Scene } from "#scenes/index.ts";
import type { Sheet } from "#sheet.ts";
import type { Plant } from "./plant.ts";
import { pot, type Pot } from "./pot.ts";
import { stage, type Stage } from "./stage.ts";

export type Packet = {
  at: Point;
  turn: number;
  scale?: number;
  /** Lies on paper, stands on the table, or is tied to a stick in the soil. */
  on?: "paper" | "table" | "stick";
  /** The picture on it: 140 by 130 around the origin. */
  print: (sheet: Sheet) => void;
};

/** A plant of the shop as data: where it is shown, what it grows in, how it grows. */
export type Species = {
  seed: number;
  stage: Stage;
  pot?: Pot;
  plant: Plant;
  packet?: Packet;
  /** Larger about where it stands, for small plants. */
  zoom?: number;
  /** Everything lies on paper and throws a shadow there. */
  lying?: boolean;
};

export type Collection = Record<string, Species>;

export const sceneOf = ({
  seed,
  stage: where,
  pot: vessel,
  plant,
  packet,
  lying = false,
  zoom = 1,
}: Species): Scene => ({
  seed,
  draw: (sheet) => {
    stage(sheet, where);
    const draw = () => {
      if (packet?.on === "stick") drawPacket(sheet, packet);
      const standing = vessel && pot(sheet, vessel);
      const after = plant(
        sheet,
        standing?.crown ?? { x: where.centre ?? 600, y: where.tableTop ?? 905, lip: 120 },
      );
      standing?.front();
      after?.();
      if (packet && packet.on !== "stick") drawPacket(sheet, packet);
    };
    if (lying) sheet.lying(draw);
    else if (zoom === 1) draw();
    else
      sheet.group(
        `transform="translate(${(600 * (1 - zoom)).toFixed(1)} ${(1085 * (1 - zoom)).toFixed(1)}) scale(${zoom})"`,
        draw,
      );
  },
});

const drawPacket = (sheet: Sheet, { at: [x, y], turn, scale = 0.9, on = "table", print }: Packet) => {
  if (on === "table") castShadow(sheet, x + 4, y + 122 * scale, 118 * scale, 18);
  if (on === "stick") {
    const stick = polygon([
      [x - 9, y - 40],
      [x + 9, y - 40],
      [x + 8, y + 250],
      [x, y + 285],
      [x - 8, y + 250],
    ]);
    sheet.fill(stick, colours.wood);
    sheet.fill(`M${x + 2} ${y - 40}h7v290l-7 28z`, colours.woodDark);
  }
  seedPacket(sheet, [x, y], turn, scale, () => {
    sheet.fill("M-70 -78H70V52H-70Z", greenAt(6), 'opacity=".55"');
    print(sheet);
  });
};
