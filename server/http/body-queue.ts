import { finished } from "node:stream";
import type { FastifyReply } from "fastify";
import { fairConcurrency } from "#server/platform/fair-concurrency.ts";

/** Large bodies processed at the same time; each may take several times its size in memory. */
const concurrency = { perKey: 2, all: 8 };
const mostWaiting = { ofKey: 20, ofAll: 200 };

/** Waits until a large body of this person may be read and holds the turn until the response. False if too many wait already. */
export function bodyQueue(): (reply: FastifyReply, person: string) => Promise<boolean> {
  const limit = fairConcurrency(concurrency);
  return async (reply, person) => {
    const { ofKey, ofAll } = limit.waiting(person);
    if (ofKey >= mostWaiting.ofKey || ofAll >= mostWaiting.ofAll) return false;
    const responseSent = new Promise<void>((done) => void finished(reply.raw, () => done()));
    await new Promise<void>((start) => {
      void limit.run(person, () => {
        start();
        return responseSent;
      });
    });
    return true;
  };
}
