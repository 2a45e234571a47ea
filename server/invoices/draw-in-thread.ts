import { join } from "node:path";
import { createWorkerThread } from "../worker-thread.ts";
import type { DocumentContent } from "./document-content.ts";

/** Reused, because loading fonts takes a second. */
const thread = createWorkerThread<DocumentContent, Uint8Array>(join(import.meta.dirname, "draw.thread.ts"));

/** In a thread, because drawing blocks the event loop. */
export const drawInThread = (content: DocumentContent): Promise<Uint8Array> => thread.ask(content);
