import { hasFieldTypes } from "#src/shop/read-stored.ts";
import type { Api } from "#src/api/client.ts";

type Init = { params?: { path?: { id?: string; orderId?: string } }; headers?: Record<string, string> };
type Call = (path: string, init?: Init) => unknown;

/**
 * The API for a guest's order. Public requests ignore the token.
 *
 * @param tokenOf the token for the id in a request's path, which may be the order's or that of a refund
 */
export function guestApi(api: Api, tokenOf: (id: string | undefined) => string | null): Api {
  const withToken =
    (call: Call): Call =>
    (path, init = {}) => {
      const { id, orderId } = init.params?.path ?? {};
      const token = tokenOf(orderId ?? id);
      if (token === null) return call(path, init);
      return call(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } });
    };
  // Each method has the types of all operations.
  const typed = <Method>(method: Method): Method => withToken(method as Call) as Method;
  return {
    ...api,
    GET: typed(api.GET),
    PUT: typed(api.PUT),
    POST: typed(api.POST),
    DELETE: typed(api.DELETE),
  };
}

/** It is older than two hours, or the order is kept in an account. Every operation that accepts it may answer this. */
export const isGuestTokenExpired = ({ error, response }: { error?: unknown; response: Response }): boolean =>
  response.status === 403 &&
  hasFieldTypes(error, { code: "string" }) &&
  error["code"] === "guest_token_expired";
