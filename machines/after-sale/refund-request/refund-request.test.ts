import { expect, test } from "vitest";
import { createActor, fromPromise, type AnyActorRef } from "xstate";
import { attachmentMachine } from "#machines/photos/attachment/attachment.machine.ts";
import type {
  DeletePhotoInput,
  DeletePhotoOutput,
  PreparePhotoOutput,
  UploadPhotoInput,
  UploadPhotoOutput,
} from "#machines/photos/attachment/attachment.contract.ts";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, walk } from "#machines/paths/replay.ts";
import type {
  LoadRequestOutput,
  RequestRefundInput,
  RequestRefundOutput,
  SaveDraftInput,
  SaveDraftOutput,
} from "./refund-request.contract.ts";
import { order, refundRequestPaths, storedPhoto, wanted } from "./refund-request.paths.ts";
import { refundRequestView } from "./refund-request.view.ts";

describePaths(refundRequestPaths, refundRequestView);

const open = "loadRequest ✓ nothing begun yet";
function after(start: string, ...steps: readonly string[]) {
  return walk(refundRequestPaths, createPathActor(refundRequestPaths, start).start(), ...steps);
}
const viewAfter = (start: string, ...steps: readonly string[]) =>
  refundRequestView(after(start, ...steps).getSnapshot());

test("an order is loaded by its id, a draft by its own", () => {
  expect(lastPortInput(after("an order"), "loadRequest")).toEqual({ orderId: "order-1" });
  expect(lastPortInput(after("a draft"), "loadRequest")).toEqual({ refundId: "refund-1" });
});

test("an existing draft fills the form, with its photos", () => {
  expect(viewAfter("a draft", "loadRequest ✓ a draft with a photo")).toEqual({
    screen: "form",
    order,
    wanted,
    photos: [{ photoId: "image-1", fileName: "pot.jpg", stage: "uploaded", imageId: "image-1", share: 1 }],
    problem: null,
  });
});

test("the draft is sent, and survives a refusal", () => {
  const actor = after("an order", open, "asks for two ferns");
  expect(lastPortInput(actor, "saveDraft")).toEqual({ orderId: "order-1", wanted });
  walk(refundRequestPaths, actor, "saveDraft ✓ the note holds marks that nobody sees");
  expect(refundRequestView(actor.getSnapshot())).toMatchObject({
    screen: "form",
    wanted,
    problem: { note: "unseen_marks" },
  });
  walk(refundRequestPaths, actor, "asks for two ferns", "saveDraft ✓ saved");
  expect(lastPortInput(actor, "requestRefund")).toEqual({ refundId: "refund-1" });
});

test("items that are no longer left are removed from the draft", () => {
  const steps = [open, "asks for two ferns", "saveDraft ✓ less is left", "loadRequest ✓ less is left"];
  expect(viewAfter("an order", ...steps)).toMatchObject({
    problem: "countsChanged",
    wanted: { ...wanted, counts: { "line-fern": 1, "line-loom": 0 } },
    order: { lines: [{ refundedCount: 2 }, { refundedCount: 0 }] },
  });
});

test("photos added in another window are shown, and photos deleted there are not", () => {
  const draft = ["loadRequest ✓ a draft with a photo", "asks for two ferns"];
  const both = viewAfter("a draft", ...draft, "saveDraft ✓ saved, with another photo");
  expect(both).toMatchObject({
    screen: "sending",
    step: "request",
    photos: [{ fileName: "pot.jpg" }, { fileName: "leaves.jpg" }],
  });
  expect(viewAfter("a draft", ...draft, "saveDraft ✓ saved")).toMatchObject({ problem: "photosGone" });
});

test("the progress covers all photos", () => {
  const begun = [open, "chooses a photo", "the photo is ready", "asks for two ferns", "saveDraft ✓ saved"];
  expect(viewAfter("an order", ...begun)).toMatchObject({ step: "photos", percent: 0 });
  expect(viewAfter("an order", ...begun, "half of it is sent")).toMatchObject({ percent: 50 });
  expect(viewAfter("an order", ...begun, "it did not get through")).toMatchObject({
    screen: "photosStuck",
    refundId: "refund-1",
    count: 1,
  });
});

test.each([
  ["loadRequest ✓ too old", { because: "refundTooOld", days: 30 }],
  ["loadRequest ✓ asked for already", { because: "refundRequested", refundId: "refund-7" }],
  ["loadRequest ✓ nothing left", { because: "nothingLeft" }],
  ["loadRequest ✓ not paid", { because: "orderNotPaid" }],
])("%s is shown before the form", (step, why) => {
  expect(viewAfter("an order", step)).toEqual({ screen: "closed", why });
});

test("pages are refreshed when sending ends, and not before", () => {
  const effects: string[] = [];
  const machine = refundRequestPaths.machine.provide({
    actions: { refreshRefunds: (_, { orderId }) => void effects.push(orderId) },
  });
  const actor = createPathActor({ ...refundRequestPaths, machine }).start();
  walk(refundRequestPaths, actor, open, "asks for two ferns", "saveDraft ✓ saved");
  expect(effects).toEqual([]);
  walk(refundRequestPaths, actor, "requestRefund ✓ requested");
  expect(effects).toEqual(["order-1"]);
});

test("a photo prepared while sending waits for its turn and is uploaded", () => {
  const effects: string[] = [];
  const actor = createPathActor(refundRequestPaths, "an order", (inspected) => {
    if (inspected.type === "@xstate.event" && (inspected.actorRef as AnyActorRef).id === "photo-1")
      effects.push(inspected.event.type);
  }).start();
  walk(refundRequestPaths, actor, open, "chooses a photo", "asks for two ferns", "saveDraft ✓ saved");
  effects.length = 0;
  walk(refundRequestPaths, actor, "the photo is ready");
  expect(effects).toEqual(["upload.requested"]);
  walk(refundRequestPaths, actor, "it waits for its turn");
  expect(effects).toEqual(["upload.requested", "upload.allowed"]);
  walk(refundRequestPaths, actor, "it did not get through", "tries again", "goes on without them");
  expect(effects.slice(2)).toEqual(["retry.requested", "photo.removed"]);
});

/** The flow with its photos' flows, whose uploads the test resolves. */
function withPhotos(draft: Extract<LoadRequestOutput, { outcome: "open" }>["draft"] = null) {
  const uploads: string[] = [];
  const deleted: string[] = [];
  const answers = new Map<
    string,
    { done: (output: UploadPhotoOutput) => void; fail: (error: Error) => void }
  >();
  const photos = attachmentMachine.provide({
    actors: {
      preparePhoto: fromPromise(async (): Promise<PreparePhotoOutput> => ({
        outcome: "ready",
        preview: "blob:1",
      })),
      uploadPhoto: fromPromise<UploadPhotoOutput, UploadPhotoInput>(({ input }) => {
        uploads.push(input.photoId);
        return new Promise((done, fail) => answers.set(input.photoId, { done, fail }));
      }),
      deletePhoto: fromPromise<DeletePhotoOutput, DeletePhotoInput>(async ({ input }) => {
        deleted.push(input.imageId);
        return { outcome: "deleted" };
      }),
    },
  });
  const machine = refundRequestPaths.machine.provide({
    actors: {
      attachment: photos,
      loadRequest: fromPromise(async (): Promise<LoadRequestOutput> => ({ outcome: "open", order, draft })),
      saveDraft: fromPromise<SaveDraftOutput, SaveDraftInput>(async () => ({
        outcome: "saved",
        refundId: "refund-1",
        photos: [],
      })),
      requestRefund: fromPromise<RequestRefundOutput, RequestRefundInput>(() => new Promise(() => {})),
    },
  });
  const input = { source: { orderId: "order-1" } };
  const actor = createActor(machine, { input }).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const choose = (...ids: readonly string[]) =>
    actor.send({
      type: "photos.chosen",
      photos: ids.map((photoId) => ({ photoId, fileName: `${photoId}.jpg` })),
    });
  const seen = () => refundRequestView(actor.getSnapshot());
  return { actor, uploads, deleted, answers, settled, choose, seen };
}

test("photos are uploaded in turn; a failed one is retried before the request is sent", async () => {
  const { actor, uploads, answers, settled, choose, seen } = withPhotos();
  await settled();
  choose("one", "two", "three");
  actor.send({ type: "request.submitted", wanted });
  await settled();
  expect(uploads).toEqual(["one"]);
  answers.get("one")!.done({ outcome: "uploaded", imageId: "image-one" });
  await settled();
  expect(uploads).toEqual(["one", "two"]);
  answers.get("two")!.fail(new Error("offline"));
  await settled();
  expect(uploads).toEqual(["one", "two", "three"]);
  expect(seen()).toMatchObject({ screen: "sending", step: "photos" });
  answers.get("three")!.done({ outcome: "uploaded", imageId: "image-three" });
  await settled();
  expect(seen()).toMatchObject({ screen: "photosStuck", count: 1 });
  actor.send({ type: "retry.requested" });
  await settled();
  expect(uploads).toEqual(["one", "two", "three", "two"]);
  expect(seen()).toMatchObject({ screen: "sending", step: "photos" });
  answers.get("two")!.done({ outcome: "uploaded", imageId: "image-two" });
  await settled();
  expect(seen()).toMatchObject({ screen: "sending", step: "request", percent: 100 });
});

test("the request can be sent without a failed photo", async () => {
  const { actor, answers, settled, choose, seen } = withPhotos();
  await settled();
  choose("one");
  actor.send({ type: "request.submitted", wanted });
  await settled();
  answers.get("one")!.fail(new Error("offline"));
  await settled();
  actor.send({ type: "photos.leftOut" });
  await settled();
  expect(seen()).toMatchObject({ screen: "sending", step: "request", photos: [] });
});

test("nothing is retried by itself after the session has ended", async () => {
  const { actor, uploads, answers, settled, choose, seen } = withPhotos();
  await settled();
  choose("one", "two");
  actor.send({ type: "request.submitted", wanted });
  await settled();
  answers.get("one")!.done({ outcome: "loggedOut" });
  await settled();
  expect(uploads).toEqual(["one"]);
  actor.send({ type: "retry.requested" });
  await settled();
  expect(uploads).toEqual(["one", "one"]);
  expect(seen()).toMatchObject({ screen: "sending" });
});

test("a photo deleted in another window is removed here too", async () => {
  const { actor, deleted, settled, seen } = withPhotos({
    refundId: "refund-1",
    wanted,
    photos: [storedPhoto],
  });
  await settled();
  expect(seen()).toMatchObject({ screen: "form", photos: [{ imageId: "image-1" }] });
  actor.send({ type: "request.submitted", wanted });
  await settled();
  expect(seen()).toMatchObject({ screen: "form", problem: "photosGone", photos: [] });
  expect(deleted).toEqual(["image-1"]);
});
