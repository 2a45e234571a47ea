import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A TCP relay at a fixed address that can be cut, restored or paused. */
export async function openRelay(target: { host: string; port: number }) {
  const open = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  const silent: (readonly [Socket, Socket])[] = [];
  /** Connections made during a pause. */
  const held = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  const bothWays = ([near, far]: readonly [Socket, Socket], pass: (one: Socket, other: Socket) => void) => {
    pass(near, far);
    pass(far, near);
  };
  const pass = (one: Socket, other: Socket) => void one.pipe(other);
  const hold = (one: Socket, other: Socket) => void one.unpipe(other).pause();
  const begin = (near: Socket) => {
    const pair = [near, connect(target)] as const;
    pairs.add(pair);
    bothWays(pair, (one, other) => {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        pairs.delete(pair);
        other.destroy();
      });
    });
    bothWays(pair, pass);
  };
  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (isCut) return void near.resetAndDestroy();
    if (!isSilent) return begin(near);
    held.add(near);
    near.on("error", () => near.destroy());
    near.on("close", () => held.delete(near));
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.resetAndDestroy();
    },
    join: () => {
      isCut = false;
    },
    /** No connection ends and no data passes, on open connections and, by default, on new ones. */
    silence: ({ sparesNew = false } = {}) => {
      isSilent = !sparesNew;
      silent.push(...pairs);
      for (const pair of silent) bothWays(pair, hold);
    },
    /** Delivers the held data. */
    speak: () => {
      isSilent = false;
      for (const pair of silent.splice(0)) bothWays(pair, pass);
      for (const near of held) {
        near.removeAllListeners("close");
        begin(near);
      }
      held.clear();
    },
    close: () => {
      for (const socket of [...open, ...held]) socket.destroy();
      server.close();
    },
  };
}
export type Relay = Awaited<ReturnType<typeof openRelay>>;
