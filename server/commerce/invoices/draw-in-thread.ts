import { join } from "node:path";
import { openWorkerThreads } from "#server/platform/worker-threads.ts";
import type { DocumentContent } from "./document-content.ts";

export type DrawingThreadQuestion = { content: DocumentContent } | { texts: readonly string[] };
export type DrawingThreadAnswer = { document: Uint8Array } | { unprintable: readonly string[] };

/** Reused, because loading fonts takes a second. */
const thread = openWorkerThreads<DrawingThreadQuestion, DrawingThreadAnswer>(
  join(import.meta.dirname, "draw.thread.ts"),
);

/** In a thread, because drawing blocks the event loop. */
export async function drawInThread(content: DocumentContent): Promise<Uint8Array> {
  const answer = await thread.ask({ content });
  if (!("document" in answer)) throw new Error("The drawing thread returned no document.");
  return answer.document;
}

/** Of each text, the characters that no font of the documents has, each once. */
export async function findUnprintable(texts: readonly string[]): Promise<readonly string[]> {
  const answer = await thread.ask({ texts });
  if (!("unprintable" in answer)) throw new Error("The drawing thread returned no characters.");
  return answer.unprintable;
}
