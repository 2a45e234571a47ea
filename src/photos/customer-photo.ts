import { queryOptions } from "@tanstack/react-query";
import { dataOf, type Api, type Wire } from "#src/api/client.ts";
import { neverCached } from "#src/api/queries.ts";

type StoredImage = Pick<Wire["RefundImage"], "customer_id" | "id" | "file_name">;

/** A stored photo's URL. Requests need the token of its customer or an administrator. */
export const photoPath = ({ customer_id, id, file_name }: StoredImage): string =>
  `/api/v1/users/${customer_id}/images/${id}/${encodeURIComponent(file_name)}`;

/** The stored photo at a URL; null for any other URL. */
export function photoAt(address: string): StoredImage | null {
  const [, customer_id, id, file_name] =
    /^\/api\/v1\/users\/([^/]+)\/images\/([^/]+)\/([^/]+)$/.exec(address) ?? [];
  return customer_id && id && file_name
    ? { customer_id, id, file_name: decodeURIComponent(file_name) }
    : null;
}

/** The photo's bytes. They never change, and are removed with the customer's data. */
export const photoQuery = (api: Api, { customer_id, id, file_name }: StoredImage) =>
  queryOptions({
    queryKey: ["me", customer_id, "photo", id],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.GET("/users/{customerId}/images/{imageId}/{fileName}", {
          params: { path: { customerId: customer_id, imageId: id, fileName: file_name } },
          parseAs: "blob",
          signal,
        }),
      ),
    ...neverCached,
    staleTime: Infinity,
  });
