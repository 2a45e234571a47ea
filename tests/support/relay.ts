import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A line to a server that can be cut and joined again, at one address. */
export async function openRelay(target: { host: string; port: number }) {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
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
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
