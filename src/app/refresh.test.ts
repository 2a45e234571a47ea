import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { apiClient } from "#src/api/client.ts";
import { payoutListQuery } from "#src/api/admin-payout-queries.ts";
import { affectsLists, isAlwaysStale, refetchActive } from "./refresh.ts";
import { scaledTimeLimit } from "#scripts/time-limits.ts";

const nothing = () => {};
const until = <Value>(read: () => Value, expected: Value) =>
  vi.waitFor(() => expect(read()).toEqual(expected), { interval: 1, timeout: scaledTimeLimit(60_000) });

/** A shop whose list contains a payout only once it is marked; the test controls when each request gets its response. */
function openShop() {
  const waiting: (() => void)[] = [];
  let marked = false;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = apiClient({
    // The response is computed when the request arrives, as on a server, and delivered later.
    fetch: async (request) => {
      const isRead = new URL((request as Request).url).pathname.endsWith("/payouts/");
      const result = () => Response.json(isRead ? (marked ? ["the payout"] : []) : {});
      const early = isRead ? result() : null;
      await new Promise<void>((done, fail) => {
        waiting.push(done);
        const { signal } = request as Request;
        signal.addEventListener("abort", () => fail(signal.reason));
      });
      if (!isRead) marked = true;
      return early ?? result();
    },
    origin: "http://shop",
    language: "en",
    token: () => null,
    onRejected: nothing,
    onRefused: nothing,
    onWritten: (path) => {
      if (affectsLists(path)) void refetchActive(queries, { predicate: isAlwaysStale });
    },
  });
  const mark = (signal?: AbortSignal) =>
    api.POST("/admin/payouts/{id}/result", {
      params: { path: { id: "1" } },
      body: { result: "paid" },
      ...(signal && { signal }),
    });
  const open = (page = 1) => {
    const list = new QueryObserver(queries, payoutListQuery(api, { status: "paid", page }));
    list.subscribe(nothing);
    return () => list.getCurrentResult().data;
  };
  return { queries, api, mark, open, waiting, answerNext: () => waiting.shift()!() };
}

test("a list opened during a write shows its result", async () => {
  const { mark, open, waiting, answerNext } = openShop();
  const marking = mark();
  await until(() => waiting.length, 1);
  const list = open();
  await until(() => waiting.length, 2);
  answerNext();
  await marking;
  await until(() => waiting.length, 2);
  answerNext();
  answerNext();
  await until(list, ["the payout"] as never);
  expect(list()).toEqual(["the payout"]);
});

test("a write continues when its screen is left, and the list shows its result", async () => {
  const { mark, open, waiting, answerNext } = openShop();
  const leaving = new AbortController();
  const marking = mark(leaving.signal);
  await until(() => waiting.length, 1);
  leaving.abort();
  const list = open();
  await until(() => waiting.length, 2);
  waiting.pop()!();
  await until(list, [] as never);
  answerNext();
  await marking;
  await until(() => waiting.length, 1);
  answerNext();
  await until(list, ["the payout"] as never);
  expect(list()).toEqual(["the payout"]);
});

test("a caller waiting for a refreshed list gets the new one", async () => {
  const { api, queries, mark, waiting, answerNext } = openShop();
  const marking = mark();
  await until(() => waiting.length, 1);
  const fetched = queries.ensureQueryData(payoutListQuery(api, { status: "paid", page: 2 }));
  await until(() => waiting.length, 2);
  answerNext();
  await marking;
  await until(() => waiting.length, 2);
  answerNext();
  answerNext();
  expect(await fetched).toEqual(["the payout"]);
});

const exceptions: Readonly<Record<string, string>> = {
  "/cart": "the cart's flow refreshes the cart itself, in every tab",
  "/users/customers/me/wish_list": "the wish list's flow refreshes it itself",
  "/login": "changes the session: its token is stored first",
  "/logout": "ends the session",
  "/users/customers/me/deletion": "ends the session",
  "/users/customers/me/password": "changes the session",
  "/users/customers/me/sessions": "its flow refreshes the sessions",
  "/users/customers/me/passkeys": "changes the session; its flow refreshes the authenticators",
  "/users/customers/me/authenticator-app": "changes the session; its flow refreshes the authenticators",
  "/users/customers/me/recovery-codes": "changes the session",
  "/users/customers": "a sign-up: nobody is logged in",
  "/users/tour_leads": "a sign-up: nobody is logged in",
  "/confirm-email": "changes how somebody logs in",
  "/email-confirmation": "changes how somebody logs in",
  "/reset-password": "changes how somebody logs in",
  "/password-recovery": "changes nothing that is shown",
  "/contact": "changes nothing that is shown",
  "/products": "changes nothing that is shown",
  "/quotes": "changes nothing; it is sent by POST because it is long",
  "/guest-orders": "a guest has no lists: the order is in the answer",
  "/stock-alerts": "changes nothing that is shown",
  "/gate": "changes nothing that is read from the API",
};

/** Called by the operator's commands or other systems. */
const notTheStorefronts = ["/languages", "/webhooks"];

test("every write of the contract refreshes personal data, or states what refreshes its changes", () => {
  const file = join(import.meta.dirname, "../../generated/openapi.json");
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as { paths: Record<string, object> };
  const writes = Object.entries(paths)
    .filter(([, methods]) => ["post", "put", "delete", "patch"].some((method) => method in methods))
    .map(([path]) => path)
    .filter((path) => !notTheStorefronts.some((start) => path.startsWith(start)));
  const left = writes.filter((path) => !affectsLists(`/api/v1${path.replaceAll(/\{\w+\}/g, "1")}`));
  const listed = Object.keys(exceptions);
  const isListed = (path: string) =>
    listed.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  expect(left.filter((path) => !isListed(path))).toEqual([]);
  expect(
    listed.filter((prefix) => !left.some((path) => path === prefix || path.startsWith(`${prefix}/`))),
  ).toEqual([]);
});
