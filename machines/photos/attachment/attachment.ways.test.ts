import { expect, test } from "vitest";
import { stateAfter } from "#machines/paths/replay.ts";
import { attachmentPaths } from "./attachment.paths.ts";

const ready = ["preparePhoto ✓ ready"];
const waiting = [...ready, "the refund is being sent"];
const uploading = [...waiting, "it is its turn"];
const sent = [...uploading, "all of it is sent"];
const lost = [...sent, "uploadPhoto ✗"];
const uploaded = [...uploading, "uploadPhoto ✓ uploaded"];
const tooMany = [...uploading, "uploadPhoto ✓ there are too many"];
const refused = [...uploading, "uploadPhoto ✓ it is no photo"];
const closed = [...uploading, "uploadPhoto ✓ the refund is not a draft any more"];
const unforeseen = [...uploading, "uploadPhoto ✓ a refusal nobody foresaw"];
const stopped = [...uploading, "uploadPhoto ✓ the session has ended"];
const unwanted = [...sent, "removes it"];
const stoppedUnwanted = [...unwanted, "uploadPhoto ✓ the session has ended"];

test.each([
  [[], "reading.asking"],
  [["removes it"], "removed"],
  [["preparePhoto ✗"], "reading.unreachable"],
  [["preparePhoto ✗", "tries again"], "reading.asking"],
  [["preparePhoto ✗", "removes it"], "removed"],
  [["preparePhoto ✓ it is HEIC"], "refused"],
  [["preparePhoto ✓ it is HEIC", "removes it"], "removed"],
  [ready, "ready"],
  [[...ready, "removes it"], "removed"],
  [waiting, "waiting.wanted"],
  [[...waiting, "removes it"], "removed"],
  [uploading, "uploading.wanted"],
  [sent, "uploading.wanted"],
  [uploaded, "uploaded.resting"],
  [tooMany, "failed.full"],
  [[...tooMany, "tries again"], "waiting.wanted"],
  [[...tooMany, "removes it"], "removed"],
  [refused, "failed.refused"],
  [[...refused, "removes it"], "removed"],
  [closed, "failed.refused"],
  [unforeseen, "failed.unforeseen"],
  [[...unforeseen, "removes it"], "removed"],
  [[...uploading, "uploadPhoto ✗"], "failed.unanswered"],
  [[...uploading, "uploadPhoto ✗", "tries again"], "waiting.wanted"],
  [stopped, "stopped.wanted"],
  [[...stopped, "tries again"], "waiting.wanted"],
  [[...stopped, "the refund is being sent"], "waiting.wanted"],
  [[...stopped, "removes it"], "removed"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(attachmentPaths, "a photo is chosen", steps)).toBe(state);
});

test.each([
  // The upload is aborted, so the server never has the whole photo.
  [[...uploading, "removes it"], "removed"],
  [[...uploading, "half of it is sent", "removes it"], "removed"],
  // All of it was sent: the response contains the id to delete.
  [unwanted, "uploading.unwanted"],
  [[...unwanted, "uploadPhoto ✓ uploaded"], "removing.asking"],
  [[...unwanted, "uploadPhoto ✓ uploaded", "deletePhoto ✓ deleted"], "removed"],
  [[...unwanted, "uploadPhoto ✓ there are too many"], "removed"],
  [[...unwanted, "uploadPhoto ✓ it is no photo"], "removed"],
  [[...unwanted, "uploadPhoto ✓ the refund is not a draft any more"], "removed"],
  [[...unwanted, "uploadPhoto ✓ a refusal nobody foresaw"], "removed"],
  [[...unwanted, "uploadPhoto ✗"], "removing.unsettled"],
  [[...unwanted, "uploadPhoto ✗", "tries again"], "waiting.unwanted"],
  [[...unwanted, "uploadPhoto ✗", "tries again", "it is its turn"], "uploading.unwanted"],
  [stoppedUnwanted, "stopped.unwanted"],
  [[...stoppedUnwanted, "tries again"], "waiting.unwanted"],
  [[...stoppedUnwanted, "the refund is being sent"], "waiting.unwanted"],
  // No response: repeating the upload with the same key tells whether it was stored.
  [[...lost, "removes it"], "waiting.unwanted"],
  [[...lost, "tries again", "removes it"], "waiting.unwanted"],
  [[...lost, "tries again", "it is its turn", "removes it"], "uploading.unwanted"],
  [[...lost, "tries again", "it is its turn", "half of it is sent", "removes it"], "uploading.unwanted"],
  // Every response applies to the earlier attempt too.
  [[...lost, "tries again", "it is its turn", "uploadPhoto ✓ there are too many", "removes it"], "removed"],
  [[...lost, "tries again", "it is its turn", "uploadPhoto ✓ it is no photo", "removes it"], "removed"],
  [
    [
      ...lost,
      "tries again",
      "it is its turn",
      "uploadPhoto ✓ the refund is not a draft any more",
      "removes it",
    ],
    "removed",
  ],
  [
    [...lost, "tries again", "it is its turn", "uploadPhoto ✓ a refusal nobody foresaw", "removes it"],
    "removed",
  ],
  // An ended session does not tell whether it was stored.
  [
    [...lost, "tries again", "it is its turn", "uploadPhoto ✓ the session has ended", "removes it"],
    "waiting.unwanted",
  ],
] as const)("a removed photo does not stay on the server: %j leads to %s", (steps, state) => {
  expect(stateAfter(attachmentPaths, "a photo is chosen", steps)).toBe(state);
});

test.each([
  [[], "uploaded.resting"],
  [["removes it"], "removing.asking"],
  [["removes it", "deletePhoto ✓ deleted"], "removed"],
  [["removes it", "deletePhoto ✓ a refusal nobody foresaw"], "uploaded.notDeleted"],
  [["removes it", "deletePhoto ✓ a refusal nobody foresaw", "removes it"], "removing.asking"],
  [["removes it", "deletePhoto ✗"], "removing.unreachable"],
  [["removes it", "deletePhoto ✗", "tries again"], "removing.asking"],
] as const)("for an uploaded photo, %j leads to %s", (steps, state) => {
  expect(stateAfter(attachmentPaths, "the shop has it already", steps)).toBe(state);
});

test.each([[unforeseen], [refused], [closed]])("a final refusal offers no retry: %j", (steps) => {
  expect(() => stateAfter(attachmentPaths, "a photo is chosen", [...steps, "tries again"])).toThrow(
    "can't happen",
  );
});
