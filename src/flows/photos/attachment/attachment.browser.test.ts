import { afterEach, expect, test } from "vitest";
import { createActor, waitFor, type ActorRefFrom } from "xstate";
import type { attachmentMachine } from "#machines/photos/attachment/attachment.machine.ts";
import { attachmentView } from "#machines/photos/attachment/attachment.view.ts";
import { apiClient } from "#src/api/client.ts";
import { photoFiles } from "#src/photos/photo-files.ts";
import { photoPreparer } from "#src/photos/prepare-photo.ts";
import { fileOf, noise, picture } from "#src/photos/test-photos.test-support.ts";
import { refundPhotoLogic } from "./attachment.flow.tsx";

type Attachment = ActorRefFrom<typeof attachmentMachine>;

const rejected: string[] = [];
const refused: number[] = [];
const files = photoFiles(photoPreparer());
afterEach(() => {
  files.releaseAll();
  rejected.length = refused.length = 0;
});

const received: Record<string, unknown>[] = [];
const api = apiClient({
  fetch,
  origin: new URL(import.meta.url).origin,
  language: "cs",
  token: () => "token-1",
  onRejected: (token) => rejected.push(token),
  onRefused: ({ status }) => refused.push(status),
});
api.use({
  onResponse: async ({ response }) => {
    if (response.status === 201) received.push((await response.clone().json()).received);
  },
});

const viewOf = (actor: Attachment) => attachmentView(actor.getSnapshot());

/** @param holderId selects the server's behaviour */
async function uploading(holderId: string, content?: Blob): Promise<Attachment> {
  const file = fileOf([content ?? (await picture("image/jpeg", 300, 200))], "pot.jpg");
  const actor = createActor(refundPhotoLogic(api, files), { input: { ...files.add(file), stored: null } });
  actor.start();
  await expect.poll(() => viewOf(actor)).toMatchObject({ screen: "photo", is: "ready" });
  actor.send({ type: "upload.requested" });
  actor.send({ type: "upload.allowed", holderId });
  return actor;
}

test("a photo is uploaded from its file, with its progress", async () => {
  const shares: number[] = [];
  const actor = await uploading("stores", await picture("image/jpeg", 2_000, 1_500, noise));
  actor.subscribe(({ context }) => void shares.push(context.share));
  await expect.poll(() => viewOf(actor)).toMatchObject({ screen: "photo", is: "uploaded" });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  const { method, headers, body } = received.pop() as {
    method: string;
    headers: Record<string, string>;
    body: string;
  };
  expect(method).toBe("POST");
  expect(headers).toMatchObject({
    authorization: "Bearer token-1",
    "x-requested-with": "XMLHttpRequest",
    "accept-language": "cs",
    "content-type": "application/json",
    "idempotency-key": actor.getSnapshot().context.photoId,
  });
  const sent = JSON.parse(body) as Record<string, string>;
  expect(sent).toMatchObject({ file_name: "pot.jpg", content_type: "image/jpeg" });
  expect(atob(sent.image_data!).slice(0, 3)).toBe("\xff\xd8\xff");
});

test("its preview is an object URL of this page until it is released", async () => {
  const actor = await uploading("silent");
  const { preview } = actor.getSnapshot().context;
  expect(preview).toMatch(/^blob:/);
  const image = Object.assign(new Image(), { src: preview });
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([300, 200]);
  await waitFor(actor, ({ context }) => context.mayBeStored);
  actor.stop();
  files.releaseAll();
  await expect(fetch(preview!)).rejects.toThrow(TypeError);
});

test("an ended session is shown and reported to the session", async () => {
  const actor = await uploading("401");
  await expect.poll(() => viewOf(actor)).toMatchObject({ problem: "loggedOut", canRetry: true });
  expect(rejected).toEqual(["token-1"]);
  expect(refused).toEqual([401]);
});

test.each([
  ["409", { problem: "tooManyImages" }],
  ["404", { problem: "closed" }],
  ["413", { problem: "unforeseen" }],
  ["500", { problem: "unanswered" }],
  ["429", { problem: "unanswered" }],
  ["cuts", { problem: "unanswered" }],
])("the view after the server's response %s", async (holderId, message) => {
  const actor = await uploading(holderId, await picture("image/jpeg", 2_000, 1_500, noise));
  await expect.poll(() => viewOf(actor)).toMatchObject(message);
});

test("a photo removed during its upload is released", async () => {
  const actor = await uploading("silent", await picture("image/jpeg", 2_000, 1_500, noise));
  const { photoId } = actor.getSnapshot().context;
  actor.send({ type: "photo.removed" });
  expect(viewOf(actor).screen).toBe("removed");
  expect(() => files.bodyOf(photoId)).toThrow("not ready");
});

test("a file that is no photo is refused with its type", async () => {
  const file = fileOf(["\0\0\0\x18ftypheic\0\0\0\0mif1heic"], "IMG_1.HEIC");
  const actor = createActor(refundPhotoLogic(api, files), { input: { ...files.add(file), stored: null } });
  actor.start();
  await expect
    .poll(() => viewOf(actor))
    .toMatchObject({ screen: "refused", fileName: "IMG_1.HEIC", reason: "heic" });
});
