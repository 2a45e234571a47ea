import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import type {
  PreparePhotoOutput,
  UploadPhotoInput,
  UploadPhotoOutput,
} from "#machines/photos/attachment/attachment.contract.ts";
import { attachmentMachine } from "#machines/photos/attachment/attachment.machine.ts";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import type { LoadInvitationOutput, SignUpLeadOutput } from "./tour-lead-sign-up.contract.ts";
import { tourLeadSignUpMachine } from "./tour-lead-sign-up.machine.ts";
import { data, lead, tourLeadSignUpPaths } from "./tour-lead-sign-up.paths.ts";
import { tourLeadSignUpView } from "./tour-lead-sign-up.view.ts";

describePaths(tourLeadSignUpPaths, tourLeadSignUpView);

const open = ["loadInvitation ✓ invited"];
const chosen = [...open, "chooses a picture"];
const sent = [...chosen, "the picture is ready", "the picture is sent"];
const signingUp = [...open, "signs up"];
const stuck = [...chosen, "it did not get through", "signs up"];

test.each([
  [[], "loading.asking"],
  [["loadInvitation ✗"], "loading.unreachable"],
  [["loadInvitation ✗", "tries again"], "loading.asking"],
  [["loadInvitation ✓ tried too often"], "loading.tooMany"],
  [["loadInvitation ✓ tried too often", "tries again"], "loading.asking"],
  [["loadInvitation ✓ the link doesn't work"], "tokenInvalid"],
  [["loadInvitation ✓ a refusal nobody foresaw"], "unforeseen"],
  [open, "typing.editing"],
  [["loadInvitation ✓ invited, with a picture", "signs up"], "sending.asking"],
  [chosen, "typing.editing"],
  [[...chosen, "the file is no picture", "signs up"], "sending.asking"],
  [[...chosen, "the file is no picture", "it is removed", "signs up"], "sending.asking"],
  [signingUp, "sending.asking"],
  [[...sent, "signs up"], "sending.asking"],
  [[...chosen, "signs up"], "sending.uploading"],
  [[...chosen, "signs up", "the picture is sent"], "sending.asking"],
  [[...chosen, "signs up", "it did not get through"], "sending.stuck"],
  [stuck, "sending.stuck"],
  [[...stuck, "tries again"], "sending.stuck"],
  [[...stuck, "it waits for its turn"], "sending.uploading"],
  [[...stuck, "goes on without them", "it is removed"], "sending.asking"],
  [[...signingUp, "signUp ✗"], "sending.unreachable"],
  [[...signingUp, "signUp ✗", "tries again"], "sending.asking"],
  [[...signingUp, "signUp ✓ signed up, a link is mailed"], "signedUp.passwordMailed"],
  [[...signingUp, "signUp ✓ signed up with the account"], "signedUp.accountKept"],
  [[...signingUp, "signUp ✓ the name holds marks that nobody sees"], "typing.nameRefused"],
  [[...signingUp, "signUp ✓ the name holds marks that nobody sees", "signs up"], "sending.asking"],
  [[...signingUp, "signUp ✓ the link doesn't work"], "tokenInvalid"],
  [[...signingUp, "signUp ✓ tried too often"], "typing.tooMany"],
  [[...signingUp, "signUp ✓ a refusal nobody foresaw"], "typing.unforeseen"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(tourLeadSignUpPaths, "the mail's link", steps)).toBe(state);
});

test("a URL without a token has an invalid token", () => {
  expect(stateAfter(tourLeadSignUpPaths, "an address without a token", [])).toBe("tokenInvalid");
});

test("the form is sent with the token, and survives a refusal", () => {
  const actor = createPathActor(tourLeadSignUpPaths, "the mail's link").start();
  expect(lastPortInput(actor, "loadInvitation")).toEqual({ token: "a-token" });
  walk(tourLeadSignUpPaths, actor, ...open, "signs up");
  expect(lastPortInput(actor, "signUp")).toEqual({ token: "a-token", data });
  const view = () => tourLeadSignUpView(actor.getSnapshot());
  walk(tourLeadSignUpPaths, actor, "signUp ✓ tried too often");
  expect(view()).toEqual({
    screen: "form",
    lead,
    data,
    photos: [],
    mostPhotos: 6,
    problem: { minutes: 15 },
  });
  walk(tourLeadSignUpPaths, actor, "signs up", "signUp ✓ signed up, a link is mailed");
  expect(view()).toEqual({ screen: "signedUp", email: "tom@example.com", next: "password", leftOut: 0 });
});

test("the wait is shown before the form too", () => {
  const actor = createPathActor(tourLeadSignUpPaths, "the mail's link").start();
  walk(tourLeadSignUpPaths, actor, "loadInvitation ✓ tried too often");
  expect(tourLeadSignUpView(actor.getSnapshot())).toEqual({ screen: "loading", problem: { minutes: 15 } });
});

test("a file that is no picture blocks nothing, and is reported as left out", () => {
  const actor = createPathActor(tourLeadSignUpPaths, "the mail's link").start();
  walk(tourLeadSignUpPaths, actor, ...chosen, "the file is no picture", "signs up");
  walk(tourLeadSignUpPaths, actor, "signUp ✓ signed up, a link is mailed");
  expect(tourLeadSignUpView(actor.getSnapshot())).toMatchObject({ screen: "signedUp", leftOut: 1 });
});

/** The real picture flows, with the given upload. */
function running(upload: () => Promise<UploadPhotoOutput>, signUps: string[] = []) {
  const uploads: string[] = [];
  const photo = attachmentMachine.provide({
    actors: {
      preparePhoto: fromPromise(async (): Promise<PreparePhotoOutput> => ({
        outcome: "ready",
        preview: "blob:1",
      })),
      uploadPhoto: fromPromise<UploadPhotoOutput, UploadPhotoInput>(({ input }) => {
        uploads.push(`${input.holderId} ${input.photoId}`);
        return upload();
      }),
    },
  });
  const machine = tourLeadSignUpMachine.provide({
    actors: {
      attachment: photo,
      loadInvitation: fromPromise(async (): Promise<LoadInvitationOutput> => ({
        outcome: "invited",
        lead,
        photos: [{ imageId: "image-1", fileName: "garden.jpg", preview: "/garden.jpg" }],
      })),
      signUp: fromPromise(async (): Promise<SignUpLeadOutput> => {
        signUps.push("signed up");
        return { outcome: "passwordMailed" };
      }),
    },
  });
  const actor = createActor(machine, { input: { token: "a-token", mostPhotos: 6 } }).start();
  const stages = () => actor.getSnapshot().context.photos.map(({ stage }) => stage);
  return { actor, uploads, stages };
}

const two = [
  { photoId: "one", fileName: "one.jpg" },
  { photoId: "two", fileName: "two.jpg" },
];

test("pictures are uploaded in turn as soon as they are ready", async () => {
  const { actor, uploads, stages } = running(async () => ({
    outcome: "uploaded",
    imageId: crypto.randomUUID(),
  }));
  await expect.poll(() => actor.getSnapshot().value).toEqual({ typing: "editing" });
  expect(stages()).toEqual(["uploaded"]);
  actor.send({ type: "photos.chosen", photos: two });
  await expect.poll(stages).toEqual(["uploaded", "uploaded", "uploaded"]);
  expect(uploads).toEqual(["lead-1 one", "lead-1 two"]);
});

test("failed pictures are retried or left out", async () => {
  const signUps: string[] = [];
  const { actor, uploads, stages } = running(() => Promise.reject(new Error("cut off")), signUps);
  await expect.poll(() => actor.getSnapshot().value).toEqual({ typing: "editing" });
  actor.send({ type: "photos.chosen", photos: two });
  actor.send({ type: "signUp.submitted", data });
  await expect.poll(() => actor.getSnapshot().value).toEqual({ sending: "stuck" });
  actor.send({ type: "retry.requested" });
  await expect.poll(() => uploads).toHaveLength(4);
  await expect.poll(() => actor.getSnapshot().value).toEqual({ sending: "stuck" });
  actor.send({ type: "photos.leftOut" });
  await expect.poll(() => actor.getSnapshot().value).toEqual({ signedUp: "passwordMailed" });
  expect([stages(), signUps]).toEqual([["uploaded"], ["signed up"]]);
});
