import type { FastifyInstance } from "fastify";

const parameter = "inspect";

/**
 * Development: passes `?inspect` on with each redirect within the shop. The front door would move it into the address of
 * the page behind it, where the inspector does not look.
 */
export function keepInspectOnRedirects(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    const location = reply.getHeader("location");
    const { searchParams } = new URL(request.url, "http://shop.example");
    const value = searchParams.get(parameter);
    if (typeof location === "string" && value !== null)
      reply.header("location", withInspect(location, value));
  });
}

/** Leaves addresses of other sites as they are. */
function withInspect(location: string, value: string): string {
  if (!/^\/(?![/\\])/.test(location)) return location;
  const [address = "", fragment] = location.split(/#(.*)/s);
  const [path, query = ""] = address.split(/\?(.*)/s);
  if (new URLSearchParams(query).has(parameter)) return location;
  const added = value === "" ? parameter : `${parameter}=${encodeURIComponent(value)}`;
  const search = query === "" ? added : `${query}&${added}`;
  return `${path}?${search}${fragment === undefined ? "" : `#${fragment}`}`;
}
