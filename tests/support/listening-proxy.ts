import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type StandIn = { status: number; headers?: OutgoingHttpHeaders; body?: string };

/** A proxy that records requests and may answer in the server's place. */
export async function openListeningProxy(target: number) {
  const asked: { what: string; headers: IncomingHttpHeaders }[] = [];
  const standIns = new Map<string, StandIn>();
  let change = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => headers;
  const server = createServer((near, answer) => {
    const { method = "", url = "", headers } = near;
    if (url !== "/health/ready") asked.push({ what: `${method} ${url}`, headers });
    const standIn = standIns.get(url);
    if (standIn) return void answer.writeHead(standIn.status, standIn.headers).end(standIn.body);
    const far = request({ port: target, host: "127.0.0.1", method, path: url, headers, agent: false });
    near.pipe(far);
    far.on("response", (reply) => {
      answer.writeHead(reply.statusCode!, change(reply.headers));
      reply.pipe(answer);
    });
    // Clients see the server's own connection errors.
    far.on("error", () => near.socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** The number of requests for a path. */
    count: (about: string) => asked.filter(({ what }) => what === about).length,
    last: (about: string) => asked.findLast(({ what }) => what === about)?.headers,
    forget: () => void asked.splice(0),
    /** Answers a path until called with `null`. */
    standIn: (url: string, by: StandIn | null) => void (by ? standIns.set(url, by) : standIns.delete(url)),
    changeHeaders: (by: typeof change) => void (change = by),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
