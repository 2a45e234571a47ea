import { expect, test } from "vitest";
import { nextToUpload, type PhotoStage } from "./photos.ts";

test.each<[stages: PhotoStage[], turn: number | null]>([
  [[], null],
  [["reading", "refused", "ready", "uploaded", "failed", "removing", "removed"], null],
  [["uploaded", "waiting", "waiting"], 1],
  [["failed", "removing", "waiting"], 2],
  [["waiting", "uploading"], null],
  [["loggedOut", "waiting"], null],
])("of %j the next to upload is %j", (stages, turn) => {
  const photos = stages.map((stage, index) => ({ stage, index }));
  expect(nextToUpload(photos)?.index ?? null).toBe(turn);
});
