import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { payoutListQuery, type PayoutStatus } from "./admin-payout-queries.ts";
import type { Api } from "./client.ts";

/** The placeholder of a list while it loads, after a list of waiting payouts was shown. */
function shownMeanwhile(status: PayoutStatus, page: number): unknown {
  const before = payoutListQuery({} as Api, { status: "requested", page: 1 });
  const query = new QueryClient().getQueryCache().build(new QueryClient(), { queryKey: before.queryKey });
  const { placeholderData } = payoutListQuery({} as Api, { status, page });
  return (placeholderData as (...args: unknown[]) => unknown)(["a row"], query);
}

test("rows stay while another page loads, but not for another status", () => {
  expect(shownMeanwhile("requested", 2)).toEqual(["a row"]);
  expect(shownMeanwhile("paid", 1)).toBeUndefined();
});
