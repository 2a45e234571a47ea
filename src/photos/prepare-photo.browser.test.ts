import { expect, test } from "vitest";
import { maximumChosenBytes } from "#domain/photos.ts";
import { pageCanvas } from "./photo-canvases.ts";
import { preparePhotoFile, uploadName, type PreparedPhoto } from "./prepare-photo-file.ts";
import { photoPreparer } from "./prepare-photo.ts";
import {
  animated,
  fileOf,
  latitudeMark,
  noise,
  picture,
  pngOfSize,
  turnedJpeg,
} from "./test-photos.test-support.ts";

const inWorker = (file: File) => photoPreparer()(file, AbortSignal.timeout(120_000));
const onPage = (file: File) => preparePhotoFile(file, pageCanvas);
const ways = [
  ["in a worker", inWorker],
  ["on the page", onPage],
] as const;

type Ready = Extract<PreparedPhoto, { outcome: "ready" }>;
function ready(prepared: PreparedPhoto): Ready {
  if (prepared.outcome === "ready") return prepared;
  throw new Error(`not ready, but ${prepared.outcome}`);
}

const textOf = async (blob: Blob) => String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()));

/** The colour near a corner or side, each from 0 to 1 across and down. */
async function colourAt(photo: Blob, across: number, down: number): Promise<number[]> {
  const bitmap = await createImageBitmap(photo);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(across * bitmap.width, down * bitmap.height, 1, 1);
  return [...data];
}
const isRed = ([red = 0, , blue = 0]: number[]) => red > 150 && blue < 60;
const isBlue = ([red = 0, , blue = 0]: number[]) => blue > 150 && red < 60;

test.each(ways)("a rotated photo is sent upright without its location: %s", async (_, prepare) => {
  const file = await turnedJpeg(400, 200);
  expect(await textOf(file)).toContain(latitudeMark);
  const { photo, width, height, contentType, fileName } = ready(await prepare(file));
  expect({ width, height, contentType, fileName }).toEqual({
    width: 200,
    height: 400,
    contentType: "image/jpeg",
    fileName: "IMG_2041.jpg",
  });
  // The stored top is on the right.
  expect(isRed(await colourAt(photo, 0.9, 0.5))).toBe(true);
  expect(isBlue(await colourAt(photo, 0.1, 0.5))).toBe(true);
  const sent = await textOf(photo);
  expect(sent).not.toContain("Exif");
  expect(sent).not.toContain(latitudeMark);
});

test.each(ways)("a noisy photo of 12 megapixels still fits: %s", async (_, prepare) => {
  const file = fileOf([await picture("image/jpeg", 4_000, 3_000, noise)], "noise.jpg");
  expect(file.size).toBeGreaterThan(5_000_000);
  const { photo, width, height } = ready(await prepare(file));
  expect(photo.size).toBeLessThanOrEqual(1_200_000);
  expect(width / height).toBeCloseTo(4 / 3, 2);
});

test("a photo is resized to 2000 pixels on its longer side", async () => {
  const { width, height } = ready(
    await inWorker(fileOf([await picture("image/jpeg", 3_000, 4_000)], "pot.jpeg")),
  );
  expect([width, height]).toEqual([1_500, 2_000]);
});

test("the request's body is JSON with the photo in base64", async () => {
  const { photo, body } = ready(await inWorker(await turnedJpeg(200, 200, noise)));
  const sent = JSON.parse(await body.text()) as Record<string, string>;
  expect(Object.keys(sent)).toEqual(["file_name", "content_type", "image_data"]);
  expect(sent).toMatchObject({ file_name: "IMG_2041.jpg", content_type: "image/jpeg" });
  expect(atob(sent.image_data!)).toBe(await textOf(photo));
});

test("a small PNG stays a PNG with transparency", async () => {
  const paint = (context: OffscreenCanvasRenderingContext2D) => context.fillRect(0, 0, 50, 50);
  const { photo, contentType, fileName } = ready(
    await inWorker(fileOf([await picture("image/png", 100, 100, paint)], "Bildschirmfoto.png")),
  );
  expect({ contentType, fileName, type: photo.type }).toEqual({
    contentType: "image/png",
    fileName: "Bildschirmfoto.png",
    type: "image/png",
  });
  expect((await colourAt(photo, 0.9, 0.9))[3]).toBe(0);
});

test.each(ways)("a large PNG becomes a JPEG with a white background: %s", async (_, prepare) => {
  const paint: typeof noise = (context) => noise(context, 500, 500);
  const file = fileOf([await picture("image/png", 1_400, 1_400, paint)], "leaf.png");
  const { photo, contentType, fileName } = ready(await prepare(file));
  expect({ contentType, fileName }).toEqual({ contentType: "image/jpeg", fileName: "leaf.jpg" });
  expect((await colourAt(photo, 0.9, 0.9)).every((part) => part > 250)).toBe(true);
});

test("bytes appended to a picture are not sent", async () => {
  const script = "<script>alert(1)</script>";
  for (const type of ["image/png", "image/jpeg"] as const) {
    const file = fileOf([await picture(type, 60, 60), script], "pot.html");
    const { photo, contentType } = ready(await inWorker(file));
    expect(contentType).toBe(type);
    expect(await textOf(photo)).not.toContain("script");
  }
});

const heic = ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", "\0\0\0\x18ftypmif1\0\0\0\0mif1heic"];
const svg = [
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\uFEFF<?xml version="1.0"?>\n<!-- made -->\n<svg/>',
];
const jpeg = () => picture("image/jpeg", 40, 40);
const png = () => picture("image/png", 40, 40);

test.each<[name: string, content: () => Promise<readonly BlobPart[]>, outcome: string]>([
  ["nothing.jpg", async () => [], "empty"],
  ["a letter.png", async () => ["Dear shop, the pot is broken."], "otherFile"],
  ["a page.png", async () => ["<!DOCTYPE html><p>no picture"], "otherFile"],
  ["a film.jpg", async () => ["\0\0\0\x18ftypisom\0\0\0\0isomiso2"], "otherFile"],
  ["IMG_1.HEIC", async () => [heic[0]!], "heic"],
  ["IMG_1.jpg", async () => [heic[1]!], "heic"],
  ["drawing.svg", async () => [svg[0]!], "svg"],
  ["drawing.png", async () => [svg[1]!], "svg"],
  ["dance.gif", async () => ["GIF89a\x01\0\x01\0"], "gif"],
  ["leaf.jpg", async () => [await picture("image/webp", 40, 40)], "webp"],
  ["dance.png", async () => [await animated(await png())], "animated"],
  ["bomb.png", async () => [pngOfSize(30_000, 30_000)], "tooManyPixels"],
  ["no width.png", async () => [pngOfSize(0, 10)], "damaged"],
  ["half a header.png", async () => [(await png()).slice(0, 20)], "damaged"],
  ["no lines.png", async () => [pngOfSize(10, 10)], "damaged"],
  ["only a start.jpg", async () => [(await jpeg()).slice(0, 30)], "damaged"],
  ["rubbish.jpg", async () => [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], "damaged"],
  ["a film behind it.jpg", async () => [await jpeg(), new Uint8Array(maximumChosenBytes)], "tooLarge"],
])("%s is refused", async (name, content, outcome) => {
  const file = fileOf(await content(), name);
  expect(await inWorker(file)).toEqual({ outcome });
  expect(await onPage(file)).toEqual({ outcome });
});

test("photos are prepared one at a time; an aborted one does not delay the next", async () => {
  const prepare = photoPreparer();
  const calledOff = new AbortController();
  const large = fileOf([await picture("image/jpeg", 4_000, 3_000)], "large.jpg");
  const first = prepare(large, calledOff.signal).catch((error: unknown) => error);
  const waiting = prepare(large, AbortSignal.abort("not wanted")).catch((error: unknown) => error);
  const last = prepare(await turnedJpeg(80, 40), AbortSignal.timeout(120_000));
  calledOff.abort("removed");
  expect(await first).toBe("removed");
  expect(await waiting).toBe("not wanted");
  expect(await last).toMatchObject({ outcome: "ready", width: 40, height: 80 });
});

test.each([
  ["IMG_2041.HEIC.jpg", "IMG_2041.HEIC.jpg"],
  ["../../etc/passwd", "etc passwd.jpg"],
  [".png", "photo.jpg"],
  ["植木鉢の写真.jpeg", "植木鉢の写真.jpg"],
  ["invoice\u202Egpj.exe", "invoice gpj.jpg"],
  [`${"x".repeat(300)}.jpg`, `${"x".repeat(80)}.jpg`],
])("%j is sent as %j", (name, sent) => {
  expect(uploadName(name, "image/jpeg")).toBe(sent);
});
