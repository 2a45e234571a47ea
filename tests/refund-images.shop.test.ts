import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteOrphanedPhotos } from "#server/commerce/images/customer-photos.ts";
import { deleteOldDrafts } from "#server/commerce/refunds/delete-personal-data.ts";
import { addressOfPhoto, photo, refundHelpers, uploadOf } from "./support/refund-helpers.ts";
import { pngChunk, pngOf } from "./support/png.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const drafted = async () => {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  return { customer, ...steps, ...(await steps.draft(await steps.paidOrder())) };
};
const bytesOf = async (image: Parameters<typeof addressOfPhoto>[0], token: string): Promise<Buffer> => {
  const { rawPayload } = await shop.app.inject({
    url: `/api/v1${addressOfPhoto(image)}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return rawPayload;
};

/** `acTL` comes after the signature and IHDR. */
const withAnimation = (png: Buffer): Buffer =>
  Buffer.concat([
    png.subarray(0, 33),
    pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    png.subarray(33),
  ]);

test("a photo is stored upright and without EXIF data, and shown to its owner", async () => {
  requirements("calls.image-upload", "entities.refund-image");
  const { id, upload, customer, refund } = await drafted();
  const camera = await sharp(await photo(1200, 900))
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "52/1 22/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect(await sharp(camera).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
  const { status, body } = await upload(id, uploadOf(camera));
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    file_name: "broken pot.jpg",
    customer_id: customer.id,
    holder_id: id,
    holder_type: "refund",
    order_return_id: id,
    image_width: 900,
    image_height: 1200,
  });
  expect((await refund(id)).images).toEqual([body]);
  const stored = await sharp(await bytesOf(body, customer.token)).metadata();
  expect([stored.format, stored.width, stored.height]).toEqual(["jpeg", 900, 1200]);
  expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
});

test("a photo of twelve megapixels is resized to 2400 pixels", async () => {
  const { id, upload } = await drafted();
  const { body } = await upload(id, uploadOf(await photo(4000, 3000)));
  expect([body.image_width, body.image_height]).toEqual([2400, 1800]);
});

test("bytes appended to a picture are not stored", async () => {
  const { id, upload, customer } = await drafted();
  const png = await sharp(await photo(40, 30))
    .png()
    .toBuffer();
  const polyglot = Buffer.concat([png, Buffer.from("<html><script>alert(1)</script>")]);
  const { status, body } = await upload(
    id,
    uploadOf(polyglot, { content_type: "image/png", file_name: "a.png" }),
  );
  expect(status).toBe(201);
  expect((await bytesOf(body, customer.token)).includes("script")).toBe(false);
});

describe("an upload is refused", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const heic = Buffer.from("0000001c667479706865696300000000", "hex");
  test.each<[string, () => Promise<object>, string]>([
    ["nothing", async () => uploadOf(Buffer.alloc(0)), "empty"],
    [
      "text named .png",
      async () => uploadOf(Buffer.from("text"), { content_type: "image/png" }),
      "not_a_picture",
    ],
    ["an SVG", async () => uploadOf(svg, { content_type: "image/png" }), "not_a_picture"],
    ["a HEIC", async () => uploadOf(heic), "not_a_picture"],
    [
      "a WebP",
      async () =>
        uploadOf(
          await sharp(await photo(9, 9))
            .webp()
            .toBuffer(),
        ),
      "not_a_picture",
    ],
    ["half a JPEG", async () => uploadOf((await photo(400, 300)).subarray(0, 900)), "not_a_picture"],
    [
      "a JPEG declared as PNG",
      async () => uploadOf(await photo(9, 9), { content_type: "image/png" }),
      "another_type",
    ],
    [
      "30,000 × 30,000",
      async () => uploadOf(pngOf(30_000, 30_000), { content_type: "image/png" }),
      "too_many_pixels",
    ],
    [
      "an animated PNG",
      async () =>
        uploadOf(
          withAnimation(
            await sharp(await photo(9, 9))
              .png()
              .toBuffer(),
          ),
          { content_type: "image/png" },
        ),
      "animated",
    ],
    ["broken base64", async () => ({ ...uploadOf(Buffer.alloc(0)), image_data: "@@@@" }), "not_base64"],
    ["truncated base64", async () => ({ ...uploadOf(Buffer.alloc(0)), image_data: "AAAAA" }), "not_base64"],
    ["one byte above the limit", async () => uploadOf(Buffer.alloc(5 * 1024 * 1024 + 1)), "too_large"],
  ])("if it is %s", async (_, made, code) => {
    requirements("validation.refund-image-types", "validation.refund-file-size");
    const { id, upload, refund } = await drafted();
    const { status, body } = await upload(id, await made());
    expect([status, body.errors?.[0]?.code], JSON.stringify(body)).toEqual([400, code]);
    expect((await refund(id)).images).toEqual([]);
  });

  test("if it is the seventh, even of seven concurrent ones", async () => {
    requirements("validation.refund-file-count");
    const { id, upload, refund } = await drafted();
    const body = uploadOf(await photo(40, 30));
    const answers = await Promise.all(Array.from({ length: 7 }, () => retryWhenBusy(() => upload(id, body))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 201, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body;
    expect([refused.code, refused.params]).toEqual(["too_many_images", { maximum: 6 }]);
    expect((await refund(id)).images).toHaveLength(6);
  });
});

test("an upload repeated with its key stores one photo, even as the sixth; another photo is refused", async () => {
  const { id, upload, addPhoto, refund } = await drafted();
  for (let count = 0; count < 5; count += 1) await addPhoto(id);
  const key = crypto.randomUUID();
  const body = uploadOf(await photo(40, 30));
  const again = () => retryWhenBusy(() => upload(id, body, key));
  const answers = [...(await Promise.all([again(), again()])), await again()];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body: image }) => image.id)).size).toBe(1);
  expect((await refund(id)).images).toHaveLength(6);
  const other = await upload(id, uploadOf(await photo(30, 40)), key);
  expect([other.status, other.body.code]).toEqual([422, "key_reused"]);
});

test("a full draft reads no body for an unknown key", async () => {
  const { id, upload, addPhoto, customer } = await drafted();
  const { id: otherId } = await refundHelpers(shop, customer).draft(
    await refundHelpers(shop, customer).paidOrder(),
  );
  const [ofCart, ofOther] = [crypto.randomUUID(), crypto.randomUUID()];
  const product_id = await shop.productId("fern");
  await shop.call("POST", "/cart/", {
    token: customer.token,
    headers: { "idempotency-key": ofCart },
    body: { product_id, count: 1 },
  });
  expect((await upload(otherId, uploadOf(await photo(40, 30)), ofOther)).status).toBe(201);
  for (let count = 0; count < 6; count += 1) await addPhoto(id);
  for (const key of [crypto.randomUUID(), ofCart, ofOther]) {
    const { status, body } = await upload(id, uploadOf(Buffer.alloc(0)), key);
    expect([status, body.code, body.params]).toEqual([409, "too_many_images", { maximum: 6 }]);
  }
});

test.each([
  ["../../etc/passwd", "etc-passwd.jpg"],
  ["ファーン.PNG", "ファーン.jpg"],
  ["a\u202Egpj.exe", "a-gpj.exe.jpg"],
  ['"><script>', "script.jpg"],
  ["...", "photo.jpg"],
  ["ا".repeat(150), `${"ا".repeat(100)}.jpg`],
])("a file named %s is shown as %s", async (given, shown) => {
  const { id, upload, customer } = await drafted();
  const { body } = await upload(id, uploadOf(await photo(40, 30), { file_name: given }));
  expect(body.file_name).toBe(shown);
  const bytes = await bytesOf(body, customer.token);
  expect((await sharp(bytes).metadata()).format).toBe("jpeg");
});

test("a draft is deleted with its photos", async () => {
  const { id, addPhoto, remove, customer } = await drafted();
  const photo = await addPhoto(id);
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).status).toBe(404);
  expect((await shop.call("GET", "/refunds/", { token: customer.token })).body).toEqual([]);
  await expect(shop.services.uploads.read(photo.id)).rejects.toThrow("There is no uploads/");
});

test("a photo is deleted with its file; another refund's photo is not found", async () => {
  const one = await drafted();
  const other = await drafted();
  const mine = await one.addPhoto(one.id);
  expect((await other.removePhoto(other.id, mine.id)).status).toBe(404);
  expect((await one.removePhoto(one.id, mine.id)).status).toBe(204);
  expect((await one.removePhoto(one.id, mine.id)).status).toBe(404);
  await expect(shop.services.uploads.read(mine.id)).rejects.toThrow("There is no uploads/");
});

test("a file without a row is deleted after an hour, one with a row is not", async () => {
  const { id, addPhoto } = await drafted();
  const referenced = await addPhoto(id);
  const stray = crypto.randomUUID();
  await shop.services.uploads.store(stray, Buffer.from("a photo whose row was never written"));
  const clearedIn = (milliseconds: number) =>
    deleteOrphanedPhotos({ ...shop.services, clock: () => new Date(Date.now() + milliseconds) });
  await clearedIn(0);
  expect((await shop.services.uploads.read(stray)).length).toBeGreaterThan(0);
  await clearedIn(3_600_001);
  await expect(shop.services.uploads.read(stray)).rejects.toThrow("There is no uploads/");
  expect((await shop.services.uploads.read(referenced.id)).length).toBeGreaterThan(0);
});

test("an abandoned draft is deleted with its photos after 90 days; a requested refund is not", async () => {
  const [left, requested] = [await drafted(), await drafted()];
  const photos = [await left.addPhoto(left.id), await requested.addPhoto(requested.id)];
  await requested.setStatus(requested.id, "requested");
  const day = 86_400_000;
  const clearedAfter = async (days: number) => {
    await deleteOldDrafts({ ...shop.services, clock: () => new Date(shop.clock.now.getTime() + days * day) });
    await deleteOrphanedPhotos({ ...shop.services, clock: () => new Date(Date.now() + days * day) });
  };
  const statusOf = async ({ id, customer: { token } }: typeof left) =>
    (await shop.call("GET", `/refunds/${id}`, { token })).status;
  await clearedAfter(89);
  expect(await statusOf(left)).toBe(200);
  await clearedAfter(90);
  expect(await statusOf(left)).toBe(404);
  await expect(shop.services.uploads.read(photos[0]!.id)).rejects.toThrow("There is no uploads/");
  expect(await statusOf(requested)).toBe(200);
  expect((await shop.services.uploads.read(photos[1]!.id)).length).toBeGreaterThan(0);
});
