import createClient, { type Client, type Middleware } from "openapi-fetch";
import type { components, paths } from "#generated/api.d.ts";

export type Wire = components["schemas"];
export type Api = Client<paths>;

/** What the client needs of its surroundings, and whom it tells. */
export type ApiWorld = {
  fetch: typeof globalThis.fetch;
  /** Where the API stands: the page's own origin, or anything absolute where `fetch` never leaves the process. */
  origin: string;
  /** The bearer token of the logged-in user, if there is one. */
  token: () => string | null;
  /** A 401 was answered to a request that carried this token. */
  onRejected: (token: string) => void;
  /** Something else than success was answered. */
  onRefused: (refusal: ApiProblem) => void;
};

const patience = 20_000;

/** The shop's one way to its API, typed by the contract. */
export function apiClient(world: ApiWorld): Api {
  const client = createClient<paths>({ baseUrl: `${world.origin}/api/v1`, fetch: impatient(world.fetch) });
  const shop: Middleware = {
    onRequest({ request }) {
      request.headers.set("X-Requested-With", "XMLHttpRequest");
      const token = world.token();
      if (token) request.headers.set("Authorization", `Bearer ${token}`);
    },
    onResponse({ request, response }) {
      const [, token] = request.headers.get("Authorization")?.split(" ") ?? [];
      if (response.status === 401 && token) world.onRejected(token);
      if (!response.ok) world.onRefused(new ApiProblem(response.status, null, new URL(request.url).pathname));
    },
  };
  client.use(shop);
  return client;
}

const impatient =
  (fetch: typeof globalThis.fetch) =>
  (request: Request): Promise<Response> =>
    fetch(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience)]) }));

/** A refusal that the API answered; `problem` says what a screen may react to. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: Wire["Problem"] | null;
  constructor(status: number, problem: unknown, path?: string) {
    super([`the shop answered ${status}`, path].filter(Boolean).join(" at "));
    this.status = status;
    this.problem = isProblem(problem) ? problem : null;
  }
}

const isProblem = (value: unknown): value is Wire["Problem"] =>
  typeof value === "object" && value !== null && "detail" in value;

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

/**
 * The data of an answer.
 * @throws ApiProblem if it was refused
 */
export function dataOf<Data>({ data, error, response }: Answer<Data>): NonNullable<Data> {
  if (response.ok) return (data ?? undefined) as NonNullable<Data>;
  throw new ApiProblem(response.status, error);
}

/** The refusal with one of these statuses, else undefined; every other refusal is thrown. */
export function refusalOf<Data>(
  { error, response }: Answer<Data>,
  ...statuses: readonly number[]
): Wire["Problem"] | undefined {
  if (response.ok) return undefined;
  const refusal = new ApiProblem(response.status, error);
  if (statuses.includes(response.status) && refusal.problem) return refusal.problem;
  throw refusal;
}
