import sharp from "sharp";
import { expect, test } from "vitest";
import { pngChunk, pngOf } from "#tests/support/png.ts";
import { readPhoto, type Photo } from "./photo.ts";

const red = sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } });
const png = await red.clone().png().toBuffer();
const jpeg = await red.clone().jpeg().toBuffer();
const animation = pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));

/** After the signature and IHDR. */
const withChunks = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
const textChunk = (text: string): Buffer => pngChunk("tEXt", Buffer.from(`Comment\0${text}`));

/** The height and width follow the frame's marker, its length and its precision. */
function jpegOf(width: number, height: number): Buffer {
  const claimed = Buffer.from(jpeg);
  const frame = claimed.indexOf(Buffer.from([0xff, 0xc0]));
  claimed.writeUInt16BE(height, frame + 5);
  claimed.writeUInt16BE(width, frame + 7);
  return claimed;
}

test.each<[name: string, bytes: Buffer, declared: Photo["contentType"], outcome: string]>([
  ["nothing", Buffer.alloc(0), "image/png", "notAPicture"],
  ["a PNG of 100,000 × 100,000 pixels", pngOf(100_000, 100_000), "image/png", "tooManyPixels"],
  ["a JPEG of 65,500 × 65,500 pixels", jpegOf(65_500, 65_500), "image/jpeg", "tooManyPixels"],
  ["a PNG declared as JPEG", png, "image/jpeg", "anotherType"],
  ["the first half of a PNG", png.subarray(0, png.length / 2), "image/png", "notAPicture"],
  ["the first half of a JPEG", jpeg.subarray(0, jpeg.length / 2), "image/jpeg", "notAPicture"],
  ["a PNG that ends in its header", png.subarray(0, 20), "image/png", "notAPicture"],
  ["a PDF that contains a PNG", Buffer.concat([Buffer.from("%PDF-1.7\n"), png]), "image/png", "notAPicture"],
  ["a GIF that contains a JPEG", Buffer.concat([Buffer.from("GIF89a"), jpeg]), "image/jpeg", "notAPicture"],
  ["an animated PNG", withChunks(animation), "image/png", "animated"],
  ["an animated PNG that mentions IDAT", withChunks(textChunk("IDAT"), animation), "image/png", "animated"],
])("%s is refused without much memory", async (_, bytes, declared, outcome) => {
  const before = process.memoryUsage.rss();
  expect(await readPhoto(bytes, declared)).toEqual({ outcome });
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
});

test("a still PNG that mentions acTL, or has bytes appended, is read", async () => {
  const page = Buffer.from("<html><script>alert(1)</script>");
  for (const bytes of [withChunks(textChunk("acTL")), Buffer.concat([png, page, animation])]) {
    const read = await readPhoto(bytes, "image/png");
    expect(read).toMatchObject({ outcome: "read", photo: { width: 40, height: 30 } });
    const { photo } = read as Extract<typeof read, { outcome: "read" }>;
    expect([photo.bytes.includes("script"), photo.bytes.includes("acTL")]).toEqual([false, false]);
  }
});
