import type { FastifyInstance, InjectOptions } from "fastify";

export type Answer = { status: number; body: any; headers: Record<string, unknown> };
export type CallOptions = {
  token?: string;
  body?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** The client's network; by default one without earlier requests, so that no rate limit is reached. */
  remoteAddress?: string;
};
export type Api = {
  /** `path` is below `/api/v1`. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
};

/** Calls the shop as its storefront does, without a network. */
export const api = (app: FastifyInstance): Api => ({
  call: async (method, path, { token, body, form, headers, remoteAddress = newAddress() } = {}) => {
    const response = await app.inject({
      method: method as InjectOptions["method"],
      url: `/api/v1${path}`,
      remoteAddress,
      headers: {
        "x-requested-with": "XMLHttpRequest",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === "string" ? body : JSON.stringify(body) }),
      ...(form && { payload: new URLSearchParams(form).toString() }),
    } as InjectOptions);
    return { status: response.statusCode, body: parsed(response), headers: response.headers };
  },
});

let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `172.16.${Math.floor(addresses / 256) % 256}.${addresses % 256}`;
};

type Response = { body: string; rawPayload: Buffer; headers: Record<string, unknown> };
function parsed({ body, rawPayload, headers }: Response): unknown {
  if (body === "") return null;
  if (String(headers["content-type"]) === "application/pdf") return rawPayload;
  return /json/.test(String(headers["content-type"])) ? JSON.parse(body) : body;
}
