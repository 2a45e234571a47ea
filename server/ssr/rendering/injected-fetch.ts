import type { FastifyInstance, InjectOptions } from "fastify";
import type { ResponseCache } from "#server/http/response-cache.ts";

/** Requests the API of this program. What its cache has needs no request, as `apiApp` sends it before anything else. */
export const injectedFetch =
  (app: FastifyInstance, responseCache: ResponseCache): typeof globalThis.fetch =>
  async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    const cached = request.method === "GET" ? responseCache.get(url) : undefined;
    if (cached) return responseOf(cached.status, cached.headers, cached.bodies.identity.toString());
    const { statusCode, headers, body } = await app.inject({
      method: request.method as NonNullable<InjectOptions["method"]>,
      url,
      headers: { "x-requested-with": "XMLHttpRequest" },
    });
    return responseOf(statusCode, headers, body);
  };

const responseOf = (status: number, headers: Record<string, unknown>, text: string): Response =>
  new TextResponse(text, { status, headers: { "content-type": String(headers["content-type"]) } });

/** Its text is at hand: a body would encode it, and copy the bytes, to decode them again. */
class TextResponse extends Response {
  readonly #text: string;
  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }
  override text = async () => this.#text;
  override json = async () => JSON.parse(this.#text);
}
