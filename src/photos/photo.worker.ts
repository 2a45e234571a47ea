import { offscreenDrawing } from "./drawings.ts";
import { makeReady } from "./make-ready.ts";

addEventListener("message", async ({ data }: MessageEvent<File>) => {
  try {
    postMessage(await makeReady(data, offscreenDrawing));
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
