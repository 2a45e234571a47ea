import { serveThread } from "../worker-thread.ts";
import { drawDocument } from "./draw-document.ts";

/** Draws what it is asked for; see `draw-aside.ts`. */
serveThread(drawDocument);
