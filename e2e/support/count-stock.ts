import type { APIRequestContext } from "@playwright/test";
import { callerOf } from "./caller.ts";
import { administrators } from "./shoppers.ts";

/** Counts so many pieces of a product, as an administrator does. */
export async function countStock(
  request: APIRequestContext,
  fragment: string,
  quantity: number,
): Promise<void> {
  const call = await callerOf(request, administrators[0]!);
  const { reference } = await call("GET", `/products/en/europe/${fragment}`);
  const [entry] = await call("GET", `/admin/stock/?term=${reference}`);
  const counted = { kind: "counted", quantity, expected_on_hand: entry.on_hand };
  await call("POST", `/admin/stock/${entry.variant_id}/movements`, counted);
}
