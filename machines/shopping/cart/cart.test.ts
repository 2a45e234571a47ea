import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { resolvePort, lastPortInput, createPathActor, rejectPort } from "#machines/paths/replay.ts";
import type { CartChange, LocalCart } from "./cart.contract.ts";
import { cartMachine } from "./cart.machine.ts";
import { cartPaths, localCart } from "./cart.paths.ts";
import { cartView } from "./cart.view.ts";
import { requirements } from "#tests/support/requirements.ts";

describePaths(cartPaths, cartView);

const addFern: CartChange = {
  kind: "add",
  productId: "boston-fern",
  variantId: "boston-fern",
  count: 1,
  name: "Fern",
  key: "key-1",
};
const addMoss: CartChange = {
  kind: "add",
  productId: "moss",
  variantId: "moss",
  count: 2,
  name: "Moss",
  key: "key-2",
};
const added = ({ productId, variantId, count, name, key }: Extract<CartChange, { kind: "add" }>) =>
  ({ type: "line.added", productId, variantId, count, name, key }) as const;

function startedCart() {
  const done: string[] = [];
  const stored: LocalCart[] = [];
  const arrived: string[] = [];
  const machine = cartMachine.provide({
    actions: {
      storeLocal: (_, { local }) => stored.push(local),
      clearStoredLocal: () => done.push("clear"),
      refetchCart: () => done.push("refetch"),
      announceAddition: () => arrived.push("line"),
    },
  });
  return { cart: createPathActor({ ...cartPaths, machine }).start(), done, stored, arrived };
}

function visitorsCart() {
  const started = startedCart();
  started.cart.send({ type: "session.known", customer: false });
  resolvePort(started.cart, "readLocalCart", localCart);
  return started;
}

function customersCart() {
  const started = startedCart();
  started.cart.send({ type: "session.known", customer: true });
  resolvePort(started.cart, "readLocalCart", { uuid: "none", lines: [] });
  return started;
}

test("a visitor's changes are stored", () => {
  requirements("product.visitors-cart", "roles.visitor-cart");
  const { cart, stored } = visitorsCart();
  cart.send(added(addFern));
  cart.send(added(addMoss));
  cart.send({ type: "count.changed", lineId: "moss", variantId: "moss", count: 5 });
  cart.send({ type: "line.removed", lineId: "boston-fern", variantId: "boston-fern" });
  cart.send({ type: "count.changed", lineId: "moss", variantId: "moss", count: 0 });
  const { uuid } = localCart;
  expect(stored).toEqual([
    { uuid, lines: [{ productId: "boston-fern", variantId: "boston-fern", count: 3 }] },
    {
      uuid,
      lines: [
        { productId: "boston-fern", variantId: "boston-fern", count: 3 },
        { productId: "moss", variantId: "moss", count: 2 },
      ],
    },
    {
      uuid,
      lines: [
        { productId: "boston-fern", variantId: "boston-fern", count: 3 },
        { productId: "moss", variantId: "moss", count: 5 },
      ],
    },
    { uuid, lines: [{ productId: "moss", variantId: "moss", count: 5 }] },
    { uuid, lines: [] },
  ]);
});

test("above the maximum a visitor gets the maximum and the quantity in the cart", () => {
  requirements("validation.cart-add");
  const { cart, stored } = visitorsCart();
  cart.send(added({ ...addFern, count: 4 }));
  expect(stored).toEqual([]);
  expect(cartView(cart.getSnapshot())).toEqual({
    lines: { screen: "ownLines", lines: localCart.lines },
    notice: {
      screen: "refusal",
      reason: "cartMaximumExceeded",
      variantId: "boston-fern",
      maximum: 5,
      inCart: 2,
    },
  });
  cart.send(added(addMoss));
  expect(cartView(cart.getSnapshot()).notice).toEqual({ screen: "nothing" });
});

test("an addition before the session is known is not lost", () => {
  const { cart, stored } = startedCart();
  cart.send(added(addFern));
  cart.send({ type: "session.known", customer: false });
  resolvePort(cart, "readLocalCart", localCart);
  expect(stored).toEqual([
    { uuid: localCart.uuid, lines: [{ productId: "boston-fern", variantId: "boston-fern", count: 3 }] },
  ]);
});

test("a visitor who logs in gets the lines merged once by the cart's uuid", () => {
  requirements("session.log-in-clears-cart");
  const { cart, done } = visitorsCart();
  cart.send({ type: "session.known", customer: true });
  expect(lastPortInput(cart, "mergeCart")).toEqual(localCart);
  rejectPort(cart, "mergeCart");
  expect(cartView(cart.getSnapshot())).toEqual({
    lines: { screen: "takingOver", lines: localCart.lines },
    notice: { screen: "notMerged" },
  });
  cart.send({ type: "retry.requested" });
  expect(lastPortInput(cart, "mergeCart")).toEqual(localCart);
  expect(done).toEqual([]);
  resolvePort(cart, "mergeCart", { outcome: "merged", clamped: ["boston-fern"] });
  expect(done).toEqual(["clear", "refetch"]);
  expect(cartView(cart.getSnapshot()).notice).toEqual({
    screen: "refusal",
    reason: "clamped",
    productIds: ["boston-fern"],
  });
  expect(cart.getSnapshot().context.local).toEqual({ uuid: "", lines: [] });
});

test("a customer who logs out during the merge still has the lines", () => {
  const { cart, done } = visitorsCart();
  cart.send({ type: "session.known", customer: true });
  cart.send({ type: "session.known", customer: false });
  expect(done).toEqual([]);
  resolvePort(cart, "readLocalCart", localCart);
  expect(cartView(cart.getSnapshot()).lines).toEqual({ screen: "ownLines", lines: localCart.lines });
});

test("changes are sent one at a time in order, and none is lost", () => {
  const { cart } = customersCart();
  cart.send(added(addFern));
  cart.send(added(addMoss));
  cart.send({ type: "line.removed", lineId: "line-1", variantId: "rose" });
  expect(lastPortInput(cart, "changeCart")).toEqual(addFern);
  resolvePort(cart, "changeCart", { outcome: "cartMaximumExceeded", maximum: 5, inCart: 5 });
  expect(lastPortInput(cart, "changeCart")).toEqual(addMoss);
  rejectPort(cart, "changeCart");
  expect(cartView(cart.getSnapshot())).toEqual({
    lines: { screen: "customerLines", pending: [] },
    notice: { screen: "unreachable", change: addMoss },
  });
  cart.send({ type: "retry.requested" });
  expect(lastPortInput(cart, "changeCart")).toEqual(addMoss);
  resolvePort(cart, "changeCart", { outcome: "changed", total: 2 });
  expect(lastPortInput(cart, "changeCart")).toEqual({
    kind: "remove",
    lineId: "line-1",
    variantId: "rose",
  });
  resolvePort(cart, "changeCart", { outcome: "changed" });
  expect(cartView(cart.getSnapshot())).toEqual({
    lines: { screen: "customerLines", pending: [] },
    notice: {
      screen: "refusal",
      reason: "cartMaximumExceeded",
      variantId: "boston-fern",
      maximum: 5,
      inCart: 5,
    },
  });
});

test("dismissing a failed change fetches the current cart", () => {
  const { cart, done } = customersCart();
  cart.send(added(addFern));
  cart.send(added(addMoss));
  rejectPort(cart, "changeCart");
  cart.send({ type: "notice.dismissed" });
  expect(done).toEqual(["refetch"]);
  expect(cartView(cart.getSnapshot()).lines).toEqual({ screen: "customerLines", pending: [] });
});

test("a change interrupted by the session's end is applied to the visitor's cart", () => {
  const { cart, stored } = customersCart();
  cart.send(added(addFern));
  cart.send({ type: "session.known", customer: false });
  resolvePort(cart, "readLocalCart", { uuid: "another", lines: [] });
  expect(stored).toEqual([
    { uuid: "another", lines: [{ productId: "boston-fern", variantId: "boston-fern", count: 1 }] },
  ]);
});

test("another tab's lines are shown here too", () => {
  requirements("cart.other-tabs");
  const { cart, stored } = visitorsCart();
  const elsewhere: LocalCart = {
    uuid: "another",
    lines: [{ productId: "moss", variantId: "moss", count: 1 }],
  };
  cart.send({ type: "cart.changedElsewhere", localCart: elsewhere });
  expect(cartView(cart.getSnapshot()).lines).toEqual({ screen: "ownLines", lines: elsewhere.lines });
  expect(stored).toEqual([]);
});

test("a change on another device is fetched", () => {
  const { cart, done } = customersCart();
  cart.send({ type: "cart.changedElsewhere" });
  expect(done).toEqual(["refetch"]);
});

test("an addition is announced once it is stored", () => {
  const visitor = visitorsCart();
  visitor.cart.send(added(addFern));
  visitor.cart.send({ type: "count.changed", lineId: "moss", variantId: "boston-fern", count: 1 });
  expect(visitor.arrived).toEqual(["line"]);
  const customer = customersCart();
  customer.cart.send(added(addFern));
  expect(customer.arrived).toEqual([]);
  resolvePort(customer.cart, "changeCart", { outcome: "changed", total: 1 });
  customer.cart.send({ type: "line.removed", lineId: "line-1", variantId: "boston-fern" });
  resolvePort(customer.cart, "changeCart", { outcome: "changed" });
  expect(customer.arrived).toEqual(["line"]);
});
