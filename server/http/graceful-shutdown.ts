import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Finishes open requests, lets keep-alive clients leave, then closes; takes seconds at most. */
    drain: () => Promise<void>;
    isDraining: () => boolean;
  }
}

/** Milliseconds in which responses ask keep-alive clients to reconnect elsewhere. */
const notice = 2_000;
const quietWait = 1_000;
/** Milliseconds for which a readiness probe is expected to be repeated. */
const probeInterval = 60_000;
/** Milliseconds after which open requests are cut. */
const maximumDrain = 4_000;

/** Closing at once would cut requests on keep-alive connections, and idle ones would delay the end. */
export function enableGracefulShutdown(app: FastifyInstance): void {
  let isDraining = false;
  let closed: Promise<unknown> | null = null;
  // Responses are held while the listener closes, so that clients do not reconnect to it meanwhile.
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
    // A load balancer has to notice before the listener closes, even without traffic.
    const isWatched = performance.now() - lastWatched < probeInterval;
    await (isWatched ? pause(notice) : Promise.race([pause(notice), allGone(app)]));
    let isClosed = (): void => {};
    closed = new Promise<void>((done) => (isClosed = done));
    await Promise.race([pause(quietWait), acceptQueueIdle(() => accepted)]);
    const ended = new Promise((done) => app.server.close(done));
    isClosed();
    const leaving = setInterval(() => app.server.closeIdleConnections(), 50);
    // The server does not close detached sockets, but waits for them.
    const cutting = setTimeout(() => open.forEach((socket) => socket.destroy()), maximumDrain);
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
 * The system accepts connections before the program does, and closing the listener resets those in the queue.
 * Resolves when none has arrived for a moment: a client that just got its response may be reconnecting.
 */
async function acceptQueueIdle(accepted: () => number): Promise<void> {
  for (let idleRounds = 0, known = accepted(); idleRounds < 5; known = accepted()) {
    await pause(5);
    idleRounds = accepted() === known ? idleRounds + 1 : 0;
  }
}
