import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Answers what was asked and what kept connections still ask, then closes all of them; seconds at most. */
    drain: () => Promise<void>;
    /** The program is ending: new clients should go elsewhere. */
    isDraining: () => boolean;
  }
}

/** Milliseconds in which clients with a kept connection learn to make a new one, elsewhere. */
const notice = 2_000;
/** Milliseconds for which a moment without new connections is waited for. */
const quietWait = 1_000;
/** Milliseconds for which whoever asked whether the program is ready is taken to ask again. */
const watched = 60_000;
/** Milliseconds after which what is not answered yet is cut. */
const longest = 4_000;

/** Closing at once would cut requests that are on their way on kept connections, and a kept one would delay the end. */
export function enableGracefulShutdown(app: FastifyInstance): void {
  let isDraining = false;
  let closed: Promise<unknown> | null = null;
  // Who is answered comes back at once: while the door closes, nobody is, so that nobody new stands before it.
  let lastWatched = -Infinity;
  app.addHook("onRequest", async ({ url }) => {
    if (url.startsWith("/health/ready")) lastWatched = performance.now();
    await closed;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining) reply.header("connection", "close");
  });
  app.decorate("isDraining", () => isDraining);
  let accepted = 0;
  const open = new Set<Socket>();
  app.server.on("connection", (socket) => {
    accepted++;
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.decorate("drain", async () => {
    isDraining = true;
    // A load balancer has to hear of it before the door is closed, also while nobody buys.
    const isWatched = performance.now() - lastWatched < watched;
    await (isWatched ? pause(notice) : Promise.race([pause(notice), allGone(app)]));
    let isClosed = (): void => {};
    closed = new Promise<void>((done) => (isClosed = done));
    await Promise.race([pause(quietWait), nobodyNew(() => accepted)]);
    const ended = new Promise((done) => app.server.close(done));
    isClosed();
    const leaving = setInterval(() => app.server.closeIdleConnections(), 50);
    // The server does not count a socket that was detached from it, but waits for it to close.
    const cutting = setTimeout(() => open.forEach((socket) => socket.destroy()), longest);
    await ended;
    clearInterval(leaving);
    clearTimeout(cutting);
    await app.close();
  });
}

async function allGone({ server }: FastifyInstance): Promise<void> {
  const count = () =>
    new Promise<number>((done) => server.getConnections((error, open) => done(error ? 0 : open)));
  while ((await count()) > 0) await pause(50);
}

/**
 * The system connects clients before the program knows of them, and closing resets those that it does not know yet.
 * Resolves when nobody new has come for a moment: who was answered just now may be on the way back.
 */
async function nobodyNew(accepted: () => number): Promise<void> {
  for (let quiet = 0, known = accepted(); quiet < 5; known = accepted()) {
    await pause(5);
    quiet = accepted() === known ? quiet + 1 : 0;
  }
}
