import { finished } from "node:stream";
import type { FastifyReply } from "fastify";
import { fairConcurrency } from "../fair-concurrency.ts";

/** Large bodies that are read and worked on at the same time. Each may take several times its size in memory. */
const atOnce = { perKey: 2, all: 8 };
/** Requests that wait for their turn, with their bodies unread. */
const mostWaiting = { ofKey: 20, ofAll: 200 };

/**
 * Waits until a large body of this person may be read; the turn ends with the answer. False if too many wait already.
 */
export function bodyQueue(): (reply: FastifyReply, person: string) => Promise<boolean> {
  const limit = fairConcurrency(atOnce);
  return async (reply, person) => {
    const { ofKey, ofAll } = limit.waiting(person);
    if (ofKey >= mostWaiting.ofKey || ofAll >= mostWaiting.ofAll) return false;
    const answered = new Promise<void>((done) => void finished(reply.raw, () => done()));
    await new Promise<void>((start) => {
      void limit.run(person, () => {
        start();
        return answered;
      });
    });
    return true;
  };
}
