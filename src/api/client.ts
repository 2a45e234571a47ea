import { requestTimeout } from "#domain/specified-values.ts";
import { isProofRequired, withProof } from "./with-proof.ts";
import createClient, { type Client, type Middleware } from "openapi-fetch";
import type { components, paths } from "#generated/api.d.ts";

export type Wire = components["schemas"];
export type Api = Client<paths>;

export type ApiDependencies = {
  fetch: typeof globalThis.fetch;
  /** The page's own origin, or any absolute URL if `fetch` never leaves the process. */
  origin: string;
  /** The language of refusals that are shown word for word. */
  language: string;
  token: () => string | null;
  /** A request with this token got a 401. */
  onRejected: (token: string) => void;
  /**
   * Asks the customer for a proof of identity. Resolves with the session's token afterwards, or null if they declined.
   * Without it, every proof is declined.
   */
  prove?: (token: string) => Promise<string | null>;
  /** Called for every unsuccessful response, with the path of its URL. */
  onRefused: (refusal: UnexpectedResponseError, path: string) => void;
  onUnanswered?: (error: NetworkError) => void;
  /** Called when a write has got its response, even if the screen that sent it has been left. */
  onWritten?: (path: string) => void;
};

export function apiClient(dependencies: ApiDependencies): Api {
  const client = createClient<paths>({
    baseUrl: `${dependencies.origin}/api/v1`,
    fetch: finishing(
      withProof(
        withTimeout(dependencies.fetch, dependencies.onUnanswered),
        dependencies.prove ?? (async () => null),
      ),
    ),
  });
  const shop: Middleware = {
    onRequest({ request }) {
      request.headers.set("X-Requested-With", "XMLHttpRequest");
      request.headers.set("Accept-Language", dependencies.language);
      const token = dependencies.token();
      // During a log-in, the token is not the stored session's yet.
      if (token && !request.headers.has("Authorization"))
        request.headers.set("Authorization", `Bearer ${token}`);
    },
    onResponse({ request, response }) {
      const [, token] = request.headers.get("Authorization")?.split(" ") ?? [];
      if (response.status === 401 && token) dependencies.onRejected(token);
      const { pathname } = new URL(request.url);
      if (request.method !== "GET") dependencies.onWritten?.(pathname);
      if (!response.ok)
        dependencies.onRefused(new UnexpectedResponseError(response.status, `at ${pathname}`), pathname);
    },
  };
  client.use(shop);
  return client;
}

/** Wraps a fetch so that leaving a screen aborts reads but never writes: the server may already have carried them out. */
const finishing =
  (fetch: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> =>
    fetch(request.method === "GET" ? request : new Request(request, { signal: null }));

/** Wraps a fetch so that it aborts after 20 s and failures become `NetworkError`. */
export const withTimeout =
  (fetch: (request: Request) => Promise<Response>, onUnanswered?: (error: NetworkError) => void) =>
  (request: Request): Promise<Response> =>
    fetch(
      new Request(request, {
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(requestTimeout)]),
      }),
    ).catch((cause: unknown) => {
      if (request.signal.aborted) throw cause;
      const error = new NetworkError(cause);
      onUnanswered?.(error);
      throw error;
    });

/** No response: the network or the server is unavailable, or the time-out has passed. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super("no response", { cause });
  }
}

/** An unsuccessful response that the caller did not expect. */
export class UnexpectedResponseError extends Error {
  readonly status: number;
  constructor(status: number, about?: string) {
    super([`the shop answered ${status}`, about].filter(Boolean).join(" "));
    this.status = status;
  }
}

const isProblem = (value: unknown): value is Wire["Problem"] =>
  typeof value === "object" && value !== null && "detail" in value;

type Answer<Data, Refused> = { data?: Data; error?: Refused; response: Response };

/** @throws UnexpectedResponseError if the request was refused */
export function dataOf<Data>({ data, response }: Answer<Data, unknown>): NonNullable<Data> {
  if (response.ok) return (data ?? undefined) as NonNullable<Data>;
  throw new UnexpectedResponseError(response.status);
}

/**
 * The refusal if it has one of these statuses, typed as the operation declares it; undefined on success. A `switch` on its
 * `code` ends in `default: throw unknownCode(refusal)`.
 * @throws UnexpectedResponseError for any other status, or if the response is not a problem document
 */
export function refusalOf<Refused extends Wire["Problem"], const Status extends Refused["status"]>(
  { error, response }: Answer<unknown, Refused>,
  ...statuses: readonly Status[]
): Refusal<Refused, Status> | undefined {
  if (response.ok) return undefined;
  if (isProblem(error) && !isProofRequired(error) && statuses.some((status) => status === response.status))
    return error as Refusal<Refused, Status>;
  throw new UnexpectedResponseError(response.status);
}

/** `withProof` handles refusals that ask for a proof before a caller sees them. */
type Refusal<Refused, Status> = Exclude<
  Extract<Refused, { status: Status }>,
  Wire["ProofRequired"] | Wire["GuestRefused"]
>;

/**
 * The error for a code that the contract does not have. A code that it has but the `switch` lacks does not compile. If a
 * refusal has only one code, TypeScript narrows just `code`, so pass that too. A refusal nested in another has no status
 * of its own and counts as a conflict.
 */
export const unknownCode = <Refused extends object>(
  refusal: Refused,
  ..._code: [Refused] extends [never] ? [] : [code: never]
): UnexpectedResponseError => {
  const { status = 409, code } = refusal as { status?: number; code?: unknown };
  return new UnexpectedResponseError(status, `with the unknown code "${String(code)}"`);
};
