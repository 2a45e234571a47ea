import { serveThread } from "../worker-thread.ts";
import { drawDocument } from "./draw-document.ts";

/** Used by `draw-in-thread.ts`. */
serveThread(drawDocument);
