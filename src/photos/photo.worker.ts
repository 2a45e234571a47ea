import { offscreenCanvas } from "./photo-canvases.ts";
import { preparePhotoFile } from "./prepare-photo-file.ts";

addEventListener("message", async ({ data }: MessageEvent<File>) => {
  try {
    postMessage(await preparePhotoFile(data, offscreenCanvas));
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
