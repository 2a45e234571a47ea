import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import Negotiator from "negotiator";
import { contentHash } from "#server/platform/atomic-file.ts";
import { minimumCompressedBytes } from "./compression.ts";

type Headers = Readonly<Record<string, string>>;
/** The same for everyone, without cookies. A `Buffer` is a picture, which is not compressed again. */
export type CacheableResponse = { status: number; headers: Headers; body: string | Buffer };
const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];
export type CachedResponse = {
  status: number;
  headers: Headers;
  bodies: Readonly<Record<Encoding, Buffer>>;
  isTight: boolean;
};

const zip = promisify(gzip);
const compress = promisify(brotliCompress);
const brotli = (body: Buffer, quality: number) =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/**
 * Brotli levels: the first request gets the quick one. The tight one makes a page a tenth smaller in ten to twenty
 * times as long.
 */
const quality = { quick: 5, tight: 10 };

export async function toCachedResponse({
  status,
  headers,
  body,
}: CacheableResponse): Promise<CachedResponse> {
  const identity = typeof body === "string" ? Buffer.from(body) : body;
  const tagged = Buffer.concat([Buffer.from(JSON.stringify(headers)), identity]);
  const etag = `W/"${contentHash(tagged).slice(0, 22)}"`;
  const isAsSmall = Buffer.isBuffer(body) || identity.length < minimumCompressedBytes;
  const bodies = {
    identity,
    br: isAsSmall ? identity : await brotli(identity, quality.quick),
    gzip: isAsSmall ? identity : await zip(identity, { level: 9 }),
  };
  return { status, headers: { ...headers, etag }, bodies, isTight: isAsSmall };
}

export async function compressFully(reply: CachedResponse): Promise<void> {
  reply.isTight = true;
  const br = await brotli(reply.bodies.identity, quality.tight);
  reply.bodies = { ...reply.bodies, br };
}

export const sizeInBytes = ({ bodies }: CachedResponse, key: string): number =>
  [...new Set(Object.values(bodies))].reduce((sum, body) => sum + body.length, key.length);

export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): FastifyReply {
  const { status, headers, bodies } = cached;
  reply.code(status).headers(headers);
  if (bodies.gzip !== bodies.identity) {
    const vary = reply.getHeader("vary");
    reply.header("vary", vary ? `${String(vary)}, Accept-Encoding` : "Accept-Encoding");
  }
  if (status === 200 && fresh(request.headers, headers)) return reply.code(304).send();
  const encoding = encodingFor(request);
  const body = bodies[encoding];
  if (body !== bodies.identity) reply.header("content-encoding", encoding);
  return reply.send(body);
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  if (headers["accept-encoding"] === undefined) return "identity";
  const accepted = new Negotiator({ headers }).encodings([...encodings]);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
}
