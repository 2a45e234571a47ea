import { serveThread } from "../worker-thread.ts";
import { drawDocument } from "./draw-document.ts";

serveThread(drawDocument);
