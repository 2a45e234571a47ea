import { queryOptions } from "@tanstack/react-query";
import { dataOf, type Api, type Wire } from "../api/client.ts";
import { neverCached } from "../api/queries.ts";

type StoredImage = Pick<Wire["RefundImage"], "customer_id" | "id" | "file_name">;

/** The plain address of a photo that the shop has. Only its customer and administrators are answered, by their token. */
export const photoPath = ({ customer_id, id, file_name }: StoredImage): string =>
  `/api/v1/users/${customer_id}/images/${id}/${encodeURIComponent(file_name)}`;

/** The photo at a plain address; null for any other address. */
export function photoAt(address: string): StoredImage | null {
  const [, customer_id, id, file_name] =
    /^\/api\/v1\/users\/([^/]+)\/images\/([^/]+)\/([^/]+)$/.exec(address) ?? [];
  return customer_id && id && file_name
    ? { customer_id, id, file_name: decodeURIComponent(file_name) }
    : null;
}

/** Its bytes. They never change, and are forgotten with the customer. */
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
