type Painter = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void;

export const redAboveBlue: Painter = (context, width, height) => {
  context.fillStyle = "#d00000";
  context.fillRect(0, 0, width, height / 2);
  context.fillStyle = "#0000d0";
  context.fillRect(0, height / 2, width, height / 2);
};

/** Random pixels compress worst. */
export const noise: Painter = (context, width, height) => {
  const tile = new ImageData(512, 512);
  for (let at = 0; at < tile.data.length; at += 65_536)
    crypto.getRandomValues(tile.data.subarray(at, at + 65_536));
  for (let at = 3; at < tile.data.length; at += 4) tile.data[at] = 255;
  for (let x = 0; x < width; x += 512) for (let y = 0; y < height; y += 512) context.putImageData(tile, x, y);
};

export async function picture(
  type: "image/jpeg" | "image/png" | "image/webp",
  width: number,
  height: number,
  paint: Painter = redAboveBlue,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  paint(canvas.getContext("2d")!, width, height);
  return canvas.convertToBlob({ type, quality: 0.95 });
}

/** @param ending the file name's extension, whatever the content is */
export const fileOf = (content: readonly BlobPart[], name: string): File => new File([...content], name);

/** As a phone held upright stores it: sideways, with an orientation tag and GPS data. */
export async function turnedJpeg(width: number, height: number, paint?: Painter): Promise<File> {
  const plain = await picture("image/jpeg", width, height, paint);
  return fileOf([plain.slice(0, 2), exif(), plain.slice(2)], "IMG_2041.JPG");
}

export const latitudeMark = "N-from-the-camera";

/** Orientation 6, a quarter turn to the right, and a GPS directory. Little-endian TIFF, see CIPA DC-008. */
function exif(): Uint8Array<ArrayBuffer> {
  const short = (value: number) => [value & 255, value >> 8];
  const long = (value: number) => [...short(value & 65_535), ...short(value >>> 16)];
  const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
  const latitude = ascii(`${latitudeMark}\0`);
  const tiff = [
    ...ascii("II"),
    ...short(42),
    ...long(8),
    ...short(2),
    ...short(0x0112),
    ...short(3),
    ...long(1),
    ...short(6),
    ...short(0),
    ...short(0x8825),
    ...short(4),
    ...long(1),
    ...long(38),
    ...long(0),
    ...short(1),
    ...short(1),
    ...short(2),
    ...long(latitude.length),
    ...long(56),
    ...long(0),
    ...latitude,
  ];
  const body = [...ascii("Exif\0\0"), ...tiff];
  const length = body.length + 2;
  return Uint8Array.from([0xff, 0xe1, length >> 8, length & 255, ...body]);
}

/** A PNG whose header claims this size, with almost no data. */
export const pngOfSize = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  join(pngSignature, chunk("IHDR", [...long(width), ...long(height), 1, 0, 0, 0, 0]), chunk("IDAT", [0]));

export async function animated(png: Blob): Promise<Blob> {
  const afterHeader = 8 + 25;
  return new Blob([
    png.slice(0, afterHeader),
    chunk("acTL", [...long(2), ...long(0)]),
    png.slice(afterHeader),
  ]);
}

const pngSignature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const long = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
/** The checksum is wrong, which does not matter before the picture is decoded. */
const chunk = (name: string, data: readonly number[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...long(data.length), ...new TextEncoder().encode(name), ...data, 0, 0, 0, 0]);
const join = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
