import { expect, test } from "vitest";
import {
  findUnknownPhotos,
  isAnyInProgress,
  notSent,
  notUploaded,
  refusedFiles,
  toChosenPhotoState,
  toStoredPhotoState,
  unsentPhotos,
} from "./photo-states.ts";
import type { PhotoStage } from "./photos.ts";

const stages = [
  "reading",
  "waiting",
  "ready",
  "uploading",
  "uploaded",
  "removing",
  "refused",
  "loggedOut",
] as const satisfies readonly PhotoStage[];
const inStages = (wanted: readonly PhotoStage[]) =>
  wanted.map((stage) => ({ ...toChosenPhotoState({ photoId: stage, fileName: "a.jpg" }), stage }));
const photos = inStages(stages);

test("a chosen photo is read first, and a stored one is uploaded already", () => {
  expect(toChosenPhotoState({ photoId: "p1", fileName: "fern.jpg" })).toEqual({
    photoId: "p1",
    fileName: "fern.jpg",
    stage: "reading",
    imageId: null,
    share: 0,
  });
  expect(toStoredPhotoState({ imageId: "i1", fileName: "fern.jpg" })).toEqual({
    photoId: "i1",
    fileName: "fern.jpg",
    stage: "uploaded",
    imageId: "i1",
    share: 1,
  });
});

test.each([
  ["not uploaded", notUploaded, "reading waiting ready uploading removing refused loggedOut"],
  ["not sent", notSent, "reading waiting ready uploading removing loggedOut"],
  ["refused", refusedFiles, "refused"],
  ["lost when the page is left", unsentPhotos, "reading waiting ready uploading loggedOut"],
])("photos that are %s", (_, select, expected) => {
  expect(select(photos).map(({ stage }) => stage)).toEqual(expected.split(" "));
});

test.each([
  [[], false],
  [["uploaded"], false],
  [["refused", "uploaded"], false],
  [["loggedOut"], false],
  [["reading"], true],
  [["ready"], true],
  [["uploading"], true],
  [["removing"], true],
  [["waiting"], true],
  [["waiting", "loggedOut"], false],
  [["waiting", "loggedOut", "uploading"], true],
  [["uploaded", "uploading"], true],
] as const)("with photos that are %j something continues: %s", (wanted, expected) => {
  expect(isAnyInProgress(inStages(wanted))).toBe(expected);
});

test("stored photos that a flow does not hold are found", () => {
  const stored = ["i1", "i2", "i3"].map((imageId) => ({ imageId, fileName: "a.jpg" }));
  const held = stored.slice(0, 2).map(toStoredPhotoState);
  expect(findUnknownPhotos(held, stored)).toEqual([{ imageId: "i3", fileName: "a.jpg" }]);
  expect(findUnknownPhotos([], stored)).toEqual(stored);
});
