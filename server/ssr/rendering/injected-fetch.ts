import type { FastifyInstance, InjectOptions } from "fastify";

export const injectedFetch =
  (app: FastifyInstance): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions["method"]>,
      url: pathname + search,
      headers: { "x-requested-with": "XMLHttpRequest" },
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { "content-type": String(answer.headers["content-type"]) },
    });
  };
