import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "./support/contract.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const lists = operations.filter(({ parameters }) => parameters.some(({ name }) => name === "limit"));

test.each(lists.map(({ id }) => id))("%s accepts skip, limit and sort", (id) => {
  const { parameters } = lists.find((list) => list.id === id)!;
  const names = parameters.filter((one) => one.in === "query").map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["skip", "limit", "sort"]));
});

test("orders are sortable by date, newest first by default", async () => {
  const customer = await shop.customer({ points: 0 });
  const { submitted } = orderHelpers(shop, customer);
  const began = shop.clock.now;
  const made: string[] = [];
  for (const [index, line] of [fern, spade, fern].entries()) {
    shop.clock.now = new Date(began.getTime() + index * 1_000);
    const { id } = await submitted([line]);
    made.push(id);
  }
  shop.clock.now = began;
  const ids = async (query: string) => {
    const { body } = await shop.call("GET", `/orders/?${query}`, { token: customer.token });
    return body.map(({ id }: { id: string }) => id);
  };
  expect(await ids("sort=created_at")).toEqual(made);
  expect(await ids("sort=-created_at")).toEqual(made.toReversed());
  expect(await ids("")).toEqual(made.toReversed());
  expect(await ids("sort=created_at&skip=1&limit=1")).toEqual([made[1]]);
  const { status, body } = await shop.call("GET", "/orders/?sort=colour", { token: customer.token });
  expect([status, body.code]).toEqual([400, "invalid"]);
});

test("languages are sortable by position or name", async () => {
  const names = async (sort: string) =>
    (await shop.call("GET", `/languages/?sort=${sort}`)).body.map(({ name }: { name: string }) => name);
  const byName = await names("name");
  expect(byName).toEqual(byName.toSorted());
  expect(await names("-name")).toEqual(byName.toReversed());
  expect((await names("position")).toSorted()).toEqual(byName);
});
