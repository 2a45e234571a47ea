import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Answers what was asked and what kept connections still ask, then closes all of them; seconds at most. */
    drain: () => Promise<void>;
  }
}

/** Milliseconds in which clients with a kept connection learn to make a new one, elsewhere. */
const notice = 1_000;
/** Milliseconds after which what is not answered yet is cut. */
const longest = 7_000;

/** Closing at once would cut requests that are on their way on kept connections, and a kept one would delay the end. */
export function letDrain(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining) reply.header("connection", "close");
  });
  app.decorate("drain", async () => {
    isDraining = true;
    await Promise.race([pause(notice), allGone(app)]);
    const leaving = setInterval(() => app.server.closeIdleConnections(), 50);
    const cutting = setTimeout(() => app.server.closeAllConnections(), longest);
    await app.close();
    clearInterval(leaving);
    clearTimeout(cutting);
  });
}

async function allGone({ server }: FastifyInstance): Promise<void> {
  const count = () =>
    new Promise<number>((done) => server.getConnections((error, open) => done(error ? 0 : open)));
  while ((await count()) > 0) await pause(50);
}
