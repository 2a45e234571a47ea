import { expect, test } from "vitest";
import { createActor, toPromise } from "xstate";
import { attachmentActors, type PhotoStorage } from "./attachment.actors.ts";

test("a photo is uploaded to its own holder, with its bytes and its id as the key", async () => {
  const uploaded: unknown[] = [];
  const upload: PhotoStorage["upload"] = async ({ holderId, key, body }) => {
    uploaded.push([holderId, key, await body.text()]);
    return { outcome: "uploaded", imageId: "image" };
  };
  const removed: unknown[] = [];
  const remove: PhotoStorage["remove"] = async (photo) => {
    removed.push(photo);
    return { outcome: "deleted" };
  };
  const bodies: Record<string, string> = { "photo-1": "first", "photo-2": "second" };
  const files = { bodyOf: (id: string) => new Blob([bodies[id]!]) };
  const { uploadPhoto, deletePhoto } = attachmentActors({ files, shelf: { upload, remove } } as never);
  for (const [holderId, photoId] of [
    ["refund-1", "photo-2"],
    ["refund-2", "photo-1"],
  ] as const) {
    const input = { holderId, photoId, onProgress: () => {} };
    expect(await toPromise(createActor(uploadPhoto, { input }).start())).toMatchObject({ imageId: "image" });
  }
  expect(uploaded).toEqual([
    ["refund-1", "photo-2", "second"],
    ["refund-2", "photo-1", "first"],
  ]);
  await toPromise(createActor(deletePhoto, { input: { holderId: "refund-1", imageId: "image-2" } }).start());
  expect(removed).toEqual([{ holderId: "refund-1", imageId: "image-2" }]);
});
