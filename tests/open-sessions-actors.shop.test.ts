import { afterAll, beforeAll, expect, test } from "vitest";
import { createActor, toPromise } from "xstate";
import { apiClient } from "#src/api/client.ts";
import { openSessionsActors } from "#src/flows/account/open-sessions/open-sessions.actors.ts";
import { anotherSession } from "./support/sessions.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => shop.close());

/** The ports of a browser with this token, and its other effects. */
function portsOf({ token }: Pick<TestCustomer, "token">, address = origin) {
  const happened: string[] = [];
  const api = apiClient({
    fetch,
    origin: address,
    language: "en",
    token: () => token,
    onRejected: () => happened.push("logged out"),
    onRefused: () => {},
  });
  const refreshSessions = async () => void happened.push("read anew");
  const { endSession, endOthers } = openSessionsActors({ api, refreshSessions });
  return {
    happened,
    endSession: (sessionId: string) => toPromise(createActor(endSession, { input: { sessionId } }).start()),
    endOthers: () => toPromise(createActor(endOthers).start()),
  };
}
const idOf = (path: string) => path.split("/").at(-1)!;

test("a session is ended, and not found when ended again", async () => {
  const customer = await shop.customer();
  const id = idOf(await anotherSession(shop, customer));
  const { endSession, happened } = portsOf(customer);
  expect([await endSession(id), await endSession(id)]).toEqual([
    { outcome: "ended" },
    { outcome: "notFound" },
  ]);
  expect(happened).toEqual(["read anew", "read anew"]);
});

test("the other sessions stay when one is ended", async () => {
  const customer = await shop.customer();
  const one = idOf(await anotherSession(shop, customer));
  await anotherSession(shop, customer);
  const ids = async () =>
    (await shop.call("GET", "/users/customers/me/sessions", { token: customer.token })).body.map(
      ({ id }: { id: string }) => id,
    );
  const before = await ids();
  expect(await portsOf(customer).endSession(one)).toEqual({ outcome: "ended" });
  expect(await ids()).toEqual(before.filter((id: string) => id !== one));
  expect(before).toHaveLength(3);
});

test("an invalid id is unforeseen", async () => {
  const { endSession, happened } = portsOf(await shop.customer());
  expect(await endSession("made-up")).toEqual({ outcome: "unforeseen" });
  expect(happened).toEqual([]);
});

test("all other sessions end; the current one stays", async () => {
  const customer = await shop.customer();
  const path = await anotherSession(shop, customer);
  const { endOthers, happened } = portsOf(customer);
  expect([await endOthers(), await endOthers()]).toEqual([{ outcome: "ended" }, { outcome: "ended" }]);
  expect(happened).toEqual(["read anew", "read anew"]);
  expect((await shop.call("DELETE", path, { token: customer.token })).status).toBe(404);
});

test("without a response or a valid session both ports reject", async () => {
  const customer = await shop.customer();
  const unplugged = portsOf(customer, "http://127.0.0.1:1");
  await expect(unplugged.endOthers()).rejects.toThrow("no response");
  await shop.call("POST", "/logout", { token: customer.token });
  const ended = portsOf(customer);
  await expect(ended.endSession(crypto.randomUUID())).rejects.toThrow("401");
  expect(ended.happened).toEqual(["logged out"]);
});
