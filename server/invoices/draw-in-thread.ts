import { join } from "node:path";
import { createWorkerThread } from "../worker-thread.ts";
import type { DocumentContent } from "./document-content.ts";

/** Kept once it is open, because it reads fonts for a second. */
const thread = createWorkerThread<DocumentContent, Uint8Array>(join(import.meta.dirname, "draw.thread.ts"));

/** Draws an invoice or a credit note in a thread of its own, because a drawing holds up everything else in its thread. */
export const drawInThread = (content: DocumentContent): Promise<Uint8Array> => thread.ask(content);
