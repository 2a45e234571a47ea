import { pageCanvas } from "./photo-canvases.ts";
import { preparePhotoFile, type PreparedPhoto } from "./prepare-photo-file.ts";

/** Checks and redraws a file in a worker. Rejects if that fails or is cancelled. */
export type PreparePhoto = (file: File, signal: AbortSignal) => Promise<PreparedPhoto>;

/**
 * One photo after the other, because drawing one takes up to 300 MB of memory. Each has a worker of its own, which ends
 * with it, so that the memory is free at once.
 */
export function photoPreparer(): PreparePhoto {
  let last: Promise<unknown> = Promise.resolve();
  return (file, signal) => {
    const current = last.then(() => {
      signal.throwIfAborted();
      return canDrawInWorker() ? inWorker(file, signal) : preparePhotoFile(file, pageCanvas);
    });
    last = current.catch(() => {});
    return current;
  };
}

const canDrawInWorker = () => typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";

async function inWorker(file: File, signal: AbortSignal): Promise<PreparedPhoto> {
  const worker = new Worker(new URL("./photo.worker.ts", import.meta.url), { type: "module" });
  try {
    const result = await new Promise<PreparedPhoto | { error: string }>((done, fail) => {
      worker.addEventListener("message", ({ data }: MessageEvent<PreparedPhoto | { error: string }>) =>
        done(data),
      );
      worker.addEventListener("error", () => fail(new Error("what prepares photos could not be loaded")));
      signal.addEventListener("abort", () => fail(signal.reason));
      worker.postMessage(file);
    });
    if ("error" in result) throw new Error(result.error);
    return result;
  } finally {
    worker.terminate();
  }
}
