import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { invalid, refusal } from "./reply.ts";
import { noSniff } from "./security-headers.ts";

/**
 * Milliseconds, for every HTTP server of the shop. A photo of 4 MB at 50 kB a second arrives in time; slower bodies
 * are cut by `request-body.ts`. A missing host is refused below, with a problem document.
 */
export const connectionLimits = {
  requestTimeout: 90_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  requireHostHeader: false,
} as const;

const readingTime = 1_000;

/** Refuses malformed requests with problem documents. Pass `handleClientError` in the options of the same Fastify. */
export function refuseMalformedRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }, reply) => {
    // Node would refuse it without a problem document.
    if (raw.httpVersion === "1.1" && raw.headers.host === undefined) {
      const { status, body } = invalid([{ field: "host", message: "is missing in the headers" }]);
      return reply.code(status).type(problem).send(body);
    }
  });
  app.server.on("connect", refuseTunnel);
  app.server.on("checkExpectation", refuseExpectation);
  // Node takes a list that includes 100-continue as 100-continue, and would request the body before the checks.
  app.server.on("checkContinue", (request, response) => {
    if (expectsContinue(request)) app.server.emit("request", request, response);
    else refuseExpectation(request, response);
  });
}

/** Whether the client waits for `100 Continue` before sending its body, which HTTP/1.0 does not have. */
export const expectsContinue = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion !== "1.0" && headers.expect?.trim().toLowerCase() === "100-continue";

function refuseExpectation({ headers }: IncomingMessage, response: ServerResponse): void {
  const expected = headers.expect?.slice(0, 100);
  const { status, body } = refusal(417, `This server does not know "Expect: ${expected}".`);
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      ...noSniff,
      "content-type": problem,
      "content-length": Buffer.byteLength(text),
      // The client may or may not send its body anyway.
      connection: "close",
    })
    .end(text);
}

/** Node has detached this socket from the server, so its errors and its end are handled here. */
function refuseTunnel({ url }: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  socket.resume();
  socket.end(answerOf(refusal(405, `${url?.slice(0, 100)} does not take CONNECT.`), ["allow: GET, HEAD"]));
  cutLater(socket);
}

function cutLater(socket: Duplex): void {
  const cutting = setTimeout(() => socket.destroy(), readingTime).unref();
  socket.once("close", () => clearTimeout(cutting));
}

/** No request could be parsed: too slow, headers too large, or not HTTP. */
export function handleClientError(error: FastifyError, socket: Socket): void {
  const { _httpMessage: startedResponse } = socket as Socket & { _httpMessage?: ServerResponse };
  if (error.code === "ECONNRESET" || !socket.writable || startedResponse?.headersSent)
    return void socket.destroy();
  socket.write(answerOf(brokenRequest(error.code)));
  socket.destroySoon();
  cutLater(socket);
}

function answerOf(
  { status, body }: { status: number; body: object },
  headers: readonly string[] = [],
): string {
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "connection: close",
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    `content-type: ${problem}`,
    `content-length: ${Buffer.byteLength(text)}`,
    ...headers,
  ];
  return `${head.join("\r\n")}\r\n\r\n${text}`;
}

function brokenRequest(code: string) {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return refusal(408, "The request did not arrive in time.");
    case "HPE_HEADER_OVERFLOW":
      return refusal(431, "The address or the headers are too long.");
    default:
      return invalid([{ field: "request", message: "is not HTTP" }]);
  }
}

export const malformedUrl = ({ url }: FastifyRequest) =>
  invalid([{ field: "address", message: `${url.slice(0, 100)} can't be read` }]);

const problem = "application/problem+json; charset=utf-8";
