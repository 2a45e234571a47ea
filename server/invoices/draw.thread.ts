import { parentPort } from "node:worker_threads";
import type { Asked, Drawn } from "./draw-aside.ts";
import { drawDocument } from "./draw-document.ts";

/** Draws what it is asked for; see `draw-aside.ts`. */
const port = parentPort!;
port.on("message", ({ id, content }: Asked) => {
  const answer = (drawn: Drawn) => port.postMessage(drawn);
  drawDocument(content).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, error: String(error) }),
  );
});
