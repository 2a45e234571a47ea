import { join } from "node:path";
import type { Schemas } from "#server/http/reply.ts";
import { loadSharp } from "#server/commerce/images/sharp.ts";

type Upload = Pick<Schemas["ImageUpload"], "file_name" | "content_type" | "image_data">;
/**
 * `look` is SVG drawn over the picture, of 100 by 75. `from`: the top left corner of the photo, as shares of the
 * picture's width.
 */
type Photo = { picture: string; file: string; from?: readonly [left: number, top: number]; look?: string };

const line = (colour: string) => (path: string) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.1" stroke-linejoin="bevel"/>`;
const crack = line("#1d2a2a");
/** The colour of the wall behind it. */
const tearLine = line("#dcb7a4");
const leaf = (x: number, y: number, size: number, colour: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size / 2}" fill="${colour}" opacity=".7" transform="rotate(-35 ${x} ${y})"/>`;
const shade = (path: string) => `<path d="${path}" fill="#2c1a0c" opacity=".55"/>`;

/** The shop's own pictures with the defects drawn into them. */
const photographed = {
  "watering cans": { picture: "category-watering", file: "my favourite tools.jpg" },
  "garden tour": { picture: "category-garden", file: "Lavender in Aalsmeer.jpg" },
  "terrace evening": { picture: "category-outdoor-living", file: "evening tour.jpg" },
  "cracked planter": {
    picture: "glazed-planter",
    file: "IMG_2041.jpg",
    look: crack("M44 25l3 9-4 7 5 8-3 7 4 8-2 11") + crack("M47 59l7 3 3 7") + crack("M42 51l-6 4"),
  },
  "green planter": { picture: "glazed-planter", file: "on the balcony.jpg", from: [0, 1] },
  "dark chair": {
    picture: "folding-chair",
    file: "chair.jpg",
    look: shade("M23 34L34.5 25.5 74.5 29 63 40.5z"),
  },
  "yellow monstera": {
    picture: "monstera",
    file: "IMG_2117.jpg",
    look: leaf(31, 53, 8, "#d9b93b") + leaf(69, 53, 8, "#c9a23a"),
  },
  "torn monstera": {
    picture: "monstera",
    file: "IMG_2118.jpg",
    look: tearLine("M17 8l6 7-3 4 7 7") + tearLine("M76 5l-6 7 3 5-8 7") + tearLine("M47 2l-2 8 3 5-3 7"),
  },
  "red maple": { picture: "japanese-maple", file: "from Tom.jpg" },
  greenhouse: { picture: "category-large-houseplants", file: "Wintergarten.jpg" },
} as const satisfies Record<string, Photo>;

export type PhotoName = keyof typeof photographed;
export type Photos = (name: PhotoName) => Promise<Upload>;

/** Pixels: large enough to view and quick to draw, since the start waits for it. */
const width = 480;
const height = 360;
/** The side of the whole picture in pixels; the photo is a part of it. */
const fullWidth = 560;

/** Draws photos of the pictures in a folder. All start at once, while the database is busy with other things. */
export function drawPhotos(pictures: string): Photos {
  const names = Object.keys(photographed) as PhotoName[];
  const drawn = new Map(names.map((name) => [name, draw(pictures, name)]));
  return (name) => drawn.get(name)!;
}

async function draw(pictures: string, name: PhotoName): Promise<Upload> {
  const { picture, file, from = [0.5, 0.5], look = "" }: Photo = photographed[name];
  const sharp = await loadSharp();
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 75">${look}</svg>`;
  const [left, top] = [Math.round((fullWidth - width) * from[0]), Math.round((fullWidth - height) * from[1])];
  const bytes = await sharp(join(pictures, `${picture}.webp`))
    .resize(fullWidth, fullWidth)
    .extract({ left, top, width, height })
    .linear(0.86, 6)
    .composite(look === "" ? [] : [{ input: Buffer.from(drawn) }])
    .jpeg({ quality: 78 })
    .toBuffer();
  return { file_name: file, content_type: "image/jpeg", image_data: bytes.toString("base64") };
}
