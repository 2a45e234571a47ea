import { expect, test } from "vitest";
import { stateAfter } from "#machines/paths/replay.ts";
import { refundRequestPaths } from "./refund-request.paths.ts";

const open = "loadRequest ✓ nothing begun yet";
const sent = [open, "asks for two ferns"];
const saved = [...sent, "saveDraft ✓ saved"];
const withPhoto = [open, "chooses a photo", "the photo is ready", "asks for two ferns", "saveDraft ✓ saved"];
const stuck = [...withPhoto, "it did not get through"];
const less = [...saved, "requestRefund ✓ less is left"];

const closings = [
  ["too old", "closed.tooOld"],
  ["asked for already", "closed.alreadyRequested"],
  ["nothing left", "closed.nothingLeft"],
  ["not paid", "closed.notPaid"],
] as const;
const expired = "the guest’s token has expired";
const locked = [
  [...sent, `saveDraft ✓ ${expired}`],
  [...saved, `requestRefund ✓ ${expired}`],
] as const;

test.each([
  [[], "loading.asking"],
  [["loadRequest ✗"], "loading.unreachable"],
  [["loadRequest ✗", "tries again"], "loading.asking"],
  [["loadRequest ✓ no such order"], "notFound"],
  [["loadRequest ✓ a refusal nobody foresaw"], "unforeseen"],
  ...closings.map(([why, state]) => [[`loadRequest ✓ ${why}`], state] as const),
  [[open], "typing.editing"],
  [["loadRequest ✓ a draft with a photo"], "typing.editing"],
  [[open, "chooses a photo"], "typing.editing"],
  [[open, "asks for nothing"], "typing.nothingWanted"],
  [[open, "asks for nothing", "asks for two ferns"], "sending.saving.asking"],
  [[open, "chooses a photo", "the file is no photo", "asks for two ferns"], "sending.saving.asking"],
  [
    [open, "chooses a photo", "the file is no photo", "asks for two ferns", "saveDraft ✓ saved"],
    "sending.requesting.asking",
  ],
  [[open, "chooses a photo", "the file is no photo", "asks for nothing"], "typing.nothingWanted"],
  [sent, "sending.saving.asking"],
  [[...sent, "saveDraft ✗"], "sending.saving.unreachable"],
  [[...sent, "saveDraft ✗", "tries again"], "sending.saving.asking"],
  ...closings.map(([why, state]) => [[...sent, `saveDraft ✓ ${why}`], state] as const),
  [[...sent, "saveDraft ✓ the note holds marks that nobody sees"], "typing.noteRefused"],
  [[...sent, "saveDraft ✓ less is left"], "catchingUp.asking"],
  [[...sent, "saveDraft ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [saved, "sending.requesting.asking"],
  [withPhoto, "sending.uploading.going"],
  [[...withPhoto, "it waits for its turn"], "sending.uploading.going"],
  [[...withPhoto, "half of it is sent"], "sending.uploading.going"],
  [[...withPhoto, "the photo is sent"], "sending.requesting.asking"],
  [[...withPhoto, "it is removed"], "sending.requesting.asking"],
  [stuck, "sending.uploading.stuck"],
  [[...withPhoto, "the session has ended"], "sending.uploading.stuck"],
  [[...withPhoto, "the file is no photo"], "sending.requesting.asking"],
  [[...stuck, "tries again"], "sending.uploading.stuck"],
  [[...stuck, "tries again", "it waits for its turn"], "sending.uploading.going"],
  [[...stuck, "goes on without them", "it is removed"], "sending.requesting.asking"],
  [[...stuck, "it is removed"], "sending.requesting.asking"],
  [[...saved, "requestRefund ✗"], "sending.requesting.unreachable"],
  [[...saved, "requestRefund ✗", "tries again"], "sending.requesting.asking"],
  [[...saved, "requestRefund ✓ requested"], "requested"],
  [[...saved, "requestRefund ✓ too old"], "closed.tooOld"],
  [[...saved, "requestRefund ✓ decided already"], "closed.alreadyRequested"],
  [[...saved, "requestRefund ✓ nothing left"], "closed.nothingLeft"],
  [[...saved, "requestRefund ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [less, "catchingUp.asking"],
  [[...less, "loadRequest ✗"], "catchingUp.unreachable"],
  [[...less, "loadRequest ✗", "tries again"], "catchingUp.asking"],
  [[...less, "loadRequest ✓ less is left"], "typing.countsChanged"],
  [[...less, "loadRequest ✓ no such order"], "notFound"],
  [[...less, "loadRequest ✓ a refusal nobody foresaw"], "unforeseen"],
  [[`loadRequest ✓ ${expired}`], "orderLocked"],
  [[...less, `loadRequest ✓ ${expired}`], "orderLocked"],
  ...locked.flatMap((steps) => [
    [steps, "typing.guestTokenExpired"] as const,
    [[...steps, "asks for two ferns"], "sending.saving.asking"] as const,
  ]),
  ...closings.map(([why, state]) => [[...less, `loadRequest ✓ ${why}`], state] as const),
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(refundRequestPaths, "an order", steps)).toBe(state);
});

test("a photo deleted elsewhere is reported before the request is sent", () => {
  const steps = ["loadRequest ✓ a draft with a photo", "asks for two ferns", "saveDraft ✓ saved"];
  expect(stateAfter(refundRequestPaths, "a draft", steps)).toBe("typing.photosGone");
  const still = [...steps.slice(0, 2), "saveDraft ✓ saved, with its photo"];
  expect(stateAfter(refundRequestPaths, "a draft", still)).toBe("sending.requesting.asking");
});
