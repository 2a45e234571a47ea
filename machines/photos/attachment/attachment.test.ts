import { expect, test } from "vitest";
import { assign, createActor, enqueueActions, fromPromise, sendTo, setup, type ActorRefFrom } from "xstate";
import { nextToUpload, type PhotoStage } from "#domain/photos.ts";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { resolvePort, lastPortInput, createPathActor, walk } from "#machines/paths/replay.ts";
import type {
  AttachmentChange,
  PreparePhotoInput,
  PreparePhotoOutput,
  UploadPhotoInput,
  UploadPhotoOutput,
} from "./attachment.contract.ts";
import { attachmentMachine } from "./attachment.machine.ts";
import { attachmentPaths } from "./attachment.paths.ts";
import { attachmentView } from "./attachment.view.ts";

describePaths(attachmentPaths, attachmentView);

const uploading = ["preparePhoto ✓ ready", "the refund is being sent", "it is its turn"];

function after(...steps: readonly string[]) {
  return walk(attachmentPaths, createPathActor(attachmentPaths).start(), ...steps);
}

test("the view of each stage of an upload", () => {
  const actor = after();
  const view = () => attachmentView(actor.getSnapshot());
  const fileName = "broken-pot.jpg";
  expect(view()).toEqual({ screen: "reading", fileName, problem: null });
  expect(lastPortInput(actor, "preparePhoto")).toEqual({ photoId: "5f0c2d1e-photo-1" });
  resolvePort(actor, "preparePhoto", { outcome: "ready", preview: "blob:1" });
  expect(view()).toEqual({ screen: "photo", fileName, preview: "blob:1", is: "ready" });
  actor.send({ type: "upload.requested" });
  expect(view()).toEqual({ screen: "photo", fileName, preview: "blob:1", is: "waiting" });
  actor.send({ type: "upload.allowed", holderId: "refund-7" });
  const { onProgress, ...input } = lastPortInput(actor, "uploadPhoto") as UploadPhotoInput;
  expect(input).toEqual({ holderId: "refund-7", photoId: "5f0c2d1e-photo-1" });
  expect(view()).toEqual({ screen: "uploading", fileName, preview: "blob:1", percent: 0 });
  onProgress(0.499);
  expect(view()).toEqual({ screen: "uploading", fileName, preview: "blob:1", percent: 49 });
  resolvePort(actor, "uploadPhoto", { outcome: "uploaded", imageId: "image-9" });
  expect(view()).toEqual({ screen: "photo", fileName, preview: "blob:1", is: "uploaded" });
  actor.send({ type: "photo.removed" });
  expect(lastPortInput(actor, "deletePhoto")).toEqual({ holderId: "refund-7", imageId: "image-9" });
  expect(view()).toEqual({ screen: "removing", fileName, preview: "blob:1", problem: null });
  resolvePort(actor, "deletePhoto", { outcome: "deleted" });
  expect(view()).toEqual({ screen: "removed", fileName });
});

test("a new attempt starts at zero percent", () => {
  const actor = after(...uploading, "half of it is sent", "uploadPhoto ✗", "tries again", "it is its turn");
  expect(attachmentView(actor.getSnapshot())).toMatchObject({ screen: "uploading", percent: 0 });
});

test("a photo removed during its upload is deleted by the id of the response", () => {
  const actor = after(...uploading, "all of it is sent", "removes it");
  expect(attachmentView(actor.getSnapshot())).toMatchObject({ screen: "removing", problem: null });
  resolvePort(actor, "uploadPhoto", { outcome: "uploaded", imageId: "image-3" });
  expect(lastPortInput(actor, "deletePhoto")).toEqual({ holderId: "refund-1", imageId: "image-3" });
});

test.each([
  [["preparePhoto ✓ it is HEIC"], { screen: "refused", reason: "heic" }],
  [[...uploading, "uploadPhoto ✗"], { problem: "unanswered", canRetry: true }],
  [[...uploading, "uploadPhoto ✓ there are too many"], { problem: "tooManyImages", canRetry: true }],
  [[...uploading, "uploadPhoto ✓ it is no photo"], { problem: "not_a_photo", canRetry: false }],
  [
    [...uploading, "uploadPhoto ✓ the refund is not a draft any more"],
    { problem: "closed", canRetry: false },
  ],
  [[...uploading, "uploadPhoto ✓ the session has ended"], { problem: "loggedOut", canRetry: true }],
  [[...uploading, "uploadPhoto ✓ a refusal nobody foresaw"], { problem: "unforeseen", canRetry: false }],
])("after %j the view has the reason", (steps, view) => {
  expect(attachmentView(after(...steps).getSnapshot())).toMatchObject(view);
});

test("a removed photo is released in every case", () => {
  const released: string[] = [];
  const never = fromPromise<PreparePhotoOutput, PreparePhotoInput>(() => new Promise(() => {}));
  const actor = createActor(
    attachmentMachine.provide({
      actors: { preparePhoto: never },
      actions: { releasePhoto: (_, { photoId }) => void released.push(photoId) },
    }),
    { input: { photoId: "photo-1", fileName: "a.jpg", stored: null } },
  ).start();
  actor.send({ type: "photo.removed" });
  expect(released).toEqual(["photo-1"]);
});

/** As a flow with photos assigns the turns: after each change, to the next that waits. */
const album = setup({
  types: {
    context: {} as {
      photos: { id: string; stage: PhotoStage; ref: ActorRefFrom<typeof attachmentMachine> }[];
    },
    events: {} as AttachmentChange | { type: "sent" } | { type: "removed"; id: string },
  },
  actors: { attachment: attachmentMachine },
}).createMachine({
  context: ({ spawn }) => ({
    photos: ["one", "two", "three"].map((id) => {
      const input = { photoId: id, fileName: `${id}.jpg`, stored: null };
      return { id, stage: "reading", ref: spawn("attachment", { id, input }) };
    }),
  }),
  on: {
    sent: {
      actions: enqueueActions(({ context, enqueue }) =>
        context.photos.forEach(({ ref }) => enqueue.sendTo(ref, { type: "upload.requested" })),
      ),
    },
    removed: { actions: sendTo(({ event }) => event.id, { type: "photo.removed" }) },
    "attachment.changed": {
      actions: [
        assign(({ context, event: { photoId, stage } }) => ({
          photos: context.photos.map((photo) => (photo.id === photoId ? { ...photo, stage } : photo)),
        })),
        enqueueActions(({ context, enqueue }) => {
          const next = nextToUpload(context.photos);
          if (next) enqueue.sendTo(next.ref, { type: "upload.allowed", holderId: "refund-1" });
        }),
      ],
    },
  },
});

test("photos are uploaded one at a time, in order", async () => {
  const uploads: string[] = [];
  const done: (() => void)[] = [];
  const machine = album.provide({
    actors: {
      attachment: attachmentMachine.provide({
        actors: {
          preparePhoto: fromPromise(async (): Promise<PreparePhotoOutput> => ({
            outcome: "ready",
            preview: "blob:1",
          })),
          uploadPhoto: fromPromise<UploadPhotoOutput, UploadPhotoInput>(({ input, signal }) => {
            uploads.push(input.photoId);
            input.onProgress(0.5);
            signal.addEventListener("abort", () => uploads.push(`not ${input.photoId}`));
            return new Promise((resolve) =>
              done.push(() => resolve({ outcome: "uploaded", imageId: `image-${input.photoId}` })),
            );
          }),
        },
      }),
    },
  });
  const actor = createActor(machine).start();
  const stages = () => actor.getSnapshot().context.photos.map(({ stage }) => stage);
  await expect.poll(stages).toEqual(["ready", "ready", "ready"]);
  actor.send({ type: "sent" });
  expect(stages()).toEqual(["uploading", "waiting", "waiting"]);
  done[0]!();
  await expect.poll(stages).toEqual(["uploaded", "uploading", "waiting"]);
  actor.send({ type: "removed", id: "two" });
  expect(stages()).toEqual(["uploaded", "removed", "uploading"]);
  done[2]!();
  await expect.poll(stages).toEqual(["uploaded", "removed", "uploaded"]);
  expect(uploads).toEqual(["one", "two", "not two", "three"]);
});
