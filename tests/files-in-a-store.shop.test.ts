import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { root, runNode } from "#scripts/tools.ts";
import { newId } from "#server/platform/ids.ts";
import { moveFiles } from "#server/platform/files/move-files.ts";
import { deleteOrphanedPhotos } from "#server/commerce/images/customer-photos.ts";
import { serveMailbox } from "#server/commerce/mail/mailbox.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { applyFolder, exportFolder } from "#server/operations/shop-data/apply-folder.ts";
import { openFileStore } from "./support/file-store.ts";
import { addressOfPhoto, refundHelpers } from "./support/refund-helpers.ts";
import { testSettings } from "./support/settings.ts";
import { copyOfShop, openShop, type CopyOfShop, type Shop } from "./support/shop.ts";
import { pictureOf } from "./support/pictures.ts";
import { shopFiles, writeShopFolder } from "./support/shop-folder.ts";

let store: Awaited<ReturnType<typeof openFileStore>>;
let copy: CopyOfShop;
let shop: Shop;
let environment: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), "trellis-in-store-"));
const local = (...names: string[]) => join(copy.dataFolder, ...names);
const move = () => runNode(join(root, "scripts/shop.ts"), ["files", "move"], { environment });

beforeAll(async () => {
  [store, copy] = await Promise.all([openFileStore(), copyOfShop()]);
  environment = { DATA_DIR: copy.dataFolder, ...copy.environment, ...store.environment };
});
afterEach(() => store.heal());
afterAll(async () => {
  await shop?.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test("moving files from the data folder to the store is atomic per file and repeatable", async () => {
  await expect(moveFiles(testSettings(copy.dataFolder), () => {})).rejects.toThrow(
    "There is no store to move files to. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.",
  );
  const elsewhere = local("typo");
  await expect(moveFiles(testSettings(elsewhere, store.environment), () => {})).rejects.toThrow(
    `${elsewhere} holds no files of a shop. Set DATA_DIR to the folder that it had until now.`,
  );
  const [picture] = readdirSync(local("images"));
  const whole = readFileSync(local("images", picture!));
  writeFileSync(local("images", picture!), whole.subarray(0, 100));
  expect(await move()).toEqual({
    code: 1,
    output: [
      "images: 1 of 1",
      "0 files copied, 0 there already; each was read back and is right.",
      "1 not copied, because they are not what their names say:",
      `  images/${picture}`,
      `Put them back into ${copy.dataFolder} from a copy, and run this again.`,
      "",
    ].join("\n"),
  });
  writeFileSync(local("images", picture!), whole);
  expect(await move()).toEqual({
    code: 0,
    output: [
      "images: 1 of 1",
      "1 files copied, 0 there already; each was read back and is right.",
      `When the shop runs with the store, images, documents, uploads and outbox in ${copy.dataFolder} may be deleted. Delete them soon: what customers delete from then on stays in them.`,
      "",
    ].join("\n"),
  });
  const settings = testSettings(copy.dataFolder, store.environment);
  expect(await moveFiles(settings, () => {})).toEqual({ copied: 0, there: 1, damaged: [] });
  writeFileSync(store.fileOf("images", picture!), whole.subarray(0, 100));
  expect(await moveFiles(settings, () => {})).toEqual({ copied: 1, there: 0, damaged: [] });
  expect(readFileSync(store.fileOf("images", picture!))).toEqual(whole);
  expect(readFileSync(local("images", picture!))).toEqual(whole);
});

test("pictures are served from the store, and damaged ones are not", async () => {
  rmSync(local("images"), { recursive: true });
  shop = await openShop({ copy, environment: store.environment, jobPollSeconds: 0.5 });
  const url = `/api/v1${await pictureOf(shop, "fern")}`;
  const requestPicture = async () => {
    const { statusCode, headers, rawPayload } = await shop.app.inject({ url });
    return {
      status: statusCode,
      retryAfter: headers["retry-after"],
      type: headers["content-type"],
      rawPayload,
    };
  };
  const unavailable = { status: 503, retryAfter: "5", type: "application/problem+json; charset=utf-8" };
  for (const how of ["half", "cut", 503] as const) {
    store.goWrong(how);
    expect(await requestPicture()).toMatchObject(unavailable);
  }
  store.heal();
  const shown = await requestPicture();
  expect([shown.status, (await sharp(shown.rawPayload).metadata()).width]).toEqual([200, 144]);
  // A rendition that exists needs no store.
  store.goWrong(503);
  expect(await requestPicture()).toEqual(shown);
  expect(existsSync(local("images"))).toBe(false);
});

test("a customer's photo is stored there for its owner only, and deleted from there", async () => {
  const customer = await shop.customer();
  const { draft, paidOrder, upload, addPhoto, removePhoto, refund } = refundHelpers(shop, customer);
  const { id } = await draft(await paidOrder());
  const sent = {
    file_name: "pot.png",
    content_type: "image/png",
    image_data: (
      await sharp({ create: { width: 40, height: 30, channels: 3, background: "brown" } })
        .png()
        .toBuffer()
    ).toString("base64"),
  };
  store.goWrong((method) => (method === "PUT" ? 503 : null));
  expect(await upload(id, sent)).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  expect((await refund(id)).images).toEqual([]);
  store.heal();
  const photo = await addPhoto(id);
  expect(store.names("uploads")).toEqual([photo.id]);
  expect(existsSync(local("uploads"))).toBe(false);
  const shown = (token: string) => shop.call("GET", addressOfPhoto(photo), { token });
  expect((await shown(customer.token)).status).toBe(200);
  expect((await shown((await shop.customer()).token)).status).toBe(404);
  store.goWrong("half");
  expect((await shown(customer.token)).status).toBe(503);
  store.heal();

  await shop.services.uploads.store(newId(), Buffer.from("a file without its row"));
  const clock = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);
  await deleteOrphanedPhotos({ ...shop.services, clock: clock(0) });
  expect(store.names("uploads")).toHaveLength(2);
  await deleteOrphanedPhotos({ ...shop.services, clock: clock(2) });
  expect(store.names("uploads")).toEqual([photo.id]);
  expect((await removePhoto(id, photo.id)).status).toBe(204);
  expect(store.names("uploads")).toEqual([]);
});

test("an invoice waits for the store, is mailed, and is never written partially", async () => {
  const customer = await shop.customer();
  const { paidOrder, order } = refundHelpers(shop, customer);
  store.goWrong((method) => (method === "PUT" ? 503 : null));
  const before = store.asked.length;
  const { id } = await paidOrder();
  await expect
    .poll(() => store.asked.slice(before).some((request) => /^PUT .*\/documents\//.test(request)))
    .toBe(true);
  expect((await order(id)).documents).toEqual([]);
  store.heal();
  await expect.poll(async () => (await order(id)).documents.length).toBe(1);
  const [document] = (await order(id)).documents;
  const download = () =>
    shop.call("GET", `/orders/${id}/documents/${document!.id}/${document!.file_name}`, {
      token: customer.token,
    });
  const { status, body } = await download();
  expect([status, body.subarray(0, 5).toString(), body.subarray(-6).toString()]).toEqual([
    200,
    "%PDF-",
    "%%EOF\n",
  ]);
  store.goWrong("half");
  expect(await download()).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  store.heal();

  const mail = async () =>
    (await readOutbox(shop.services.files)).find(
      ({ to, attachments }) => to === customer.email && attachments.length > 0,
    );
  await expect.poll(mail).toBeDefined();
  expect(Buffer.from((await mail())!.attachments[0]!.content, "base64")).toEqual(body);
  const app = Fastify();
  serveMailbox(app, shop.services);
  const mailbox = await app.inject({ url: "/dev/mailbox", headers: { host: "localhost" } });
  expect(mailbox.body).toIncludeText(`<p>${customer.email}, `);
  expect([existsSync(local("documents")), existsSync(local("outbox"))]).toEqual([false, false]);
});

test("a folder's pictures are applied to the store and exported from it", async () => {
  const settings = testSettings(copy.dataFolder, { ...copy.environment, ...store.environment });
  const fern = shopFiles["products/fern.yaml"] as object;
  const path = await writeShopFolder(join(folder, "shop"), {
    ...shopFiles,
    "products/fern.yaml": { ...fern, pictures: ["new.webp"] },
  });
  const drawn = sharp({ create: { width: 80, height: 60, channels: 3, background: "#c88868" } });
  writeFileSync(join(path, "pictures/new.webp"), await drawn.webp().toBuffer());
  store.goWrong(503);
  await expect(applyFolder(settings, path, shop.clock.now)).rejects.toThrow(
    `The store at ${store.endpoint} does not answer as it should (503). Does it run, and is S3_ENDPOINT right?`,
  );
  store.heal();
  expect((await applyFolder(settings, path, shop.clock.now)).counts.pictures).toBe(2);
  expect(store.names("images")).toHaveLength(2);
  await exportFolder(settings, join(folder, "exported"));
  expect(readFileSync(join(folder, "exported/pictures/new.webp"))).toEqual(
    readFileSync(join(path, "pictures/new.webp")),
  );
});

test("without the store the shop is not ready, and recovers by itself", async () => {
  const ready = async () => JSON.parse((await shop.app.inject({ url: "/health/ready" })).body);
  store.goWrong("silent");
  await expect.poll(ready).toEqual({ status: "not ready", problems: ["files"] });
  store.heal();
  await expect.poll(ready).toEqual({ status: "ready" });
});
