import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { DocumentContent } from "./document-content.ts";

export type Asked = { id: number; content: DocumentContent };
export type Drawn = { id: number; bytes: Uint8Array } | { id: number; error: string };

const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
let thread: Worker | null = null;
let last = 0;

/** Draws an invoice or a credit note in a thread of its own, because a drawing holds up everything else in its thread. */
export function drawAside(content: DocumentContent): Promise<Uint8Array> {
  thread ??= openThread();
  const id = (last += 1);
  const drawing = Promise.withResolvers<Uint8Array>();
  waiting.set(id, drawing);
  thread.ref();
  thread.postMessage({ id, content } satisfies Asked);
  return drawing.promise;
}

/** Kept once it is open, because it reads fonts for a second; it does not keep the program. */
function openThread(): Worker {
  const opened = new Worker(join(import.meta.dirname, "draw.thread.ts"));
  opened.on("message", (drawn: Drawn) => {
    const drawing = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    if (waiting.size === 0) opened.unref();
    if ("bytes" in drawn) drawing?.resolve(drawn.bytes);
    else drawing?.reject(new Error(drawn.error));
  });
  const lose = (error: Error) => {
    if (thread === opened) thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  opened.on("error", lose);
  opened.on("exit", () => lose(new Error("The thread that draws documents ended.")));
  return opened;
}
