import { hasFieldTypes } from "#src/shop/read-stored.ts";
import type { Api } from "#src/api/client.ts";

type Init = { params?: { path?: { id?: string; orderId?: string } }; headers?: Record<string, string> };
type Call = (path: string, init?: Init) => Promise<Result>;

type Result = { error?: unknown; response: Response };

/**
 * The API for a guest's order: what is about orders and refunds is sent with its token, anything else as by anyone.
 *
 * @param tokenOf the token of an order, or with null of the order whose pages these are, for its refunds
 */
export function guestApi(
  api: Api,
  tokenOf: (orderId: string | null) => string | null,
  onExpired: () => void,
): Api {
  const withToken =
    (call: Call): Call =>
    async (path, init = {}) => {
      if (!/^\/(guest-orders|orders|refunds)\//.test(path)) return call(path, init);
      const { id = null, orderId } = init.params?.path ?? {};
      const token = tokenOf(orderId ?? (path.startsWith("/refunds/") ? null : id));
      if (token === null) return call(path, init);
      const headers = { ...init.headers, Authorization: `Bearer ${token}` };
      const result = await call(path, { ...init, headers });
      if (isGuestTokenExpired(result)) onExpired();
      return result;
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
export const isGuestTokenExpired = ({ error, response }: Result): boolean =>
  response.status === 403 &&
  hasFieldTypes(error, { code: "string" }) &&
  error["code"] === "guest_token_expired";
