import { expect, test } from "vitest";
import { apiClient } from "#src/api/client.ts";
import { waitForCart, createCart } from "./cart.context.ts";

const line = {
  productId: "01a1fda1-4db5-78d4-bca7-b0a82779056e",
  variantId: "01a1fda1-4db5-78d4-bca7-b0a82779056e",
  count: 2,
};
const local = { uuid: "01a1fda1-4db5-78d4-bca7-b0a827790570", lines: [line] };

/** A cart whose merges the test resolves. */
function openCart() {
  const answers: ((response: Response) => void)[] = [];
  const api = apiClient({
    fetch: () => new Promise((resolve) => answers.push(resolve)),
    origin: "http://shop.test",
    language: "en",
    token: () => "token",
    onRejected: () => {},
    onRefused: () => {},
  });
  const cart = createCart({
    api,
    readLocalCart: () => local,
    announceAddition: () => {},
    storeLocal: () => {},
    clearLocal: () => {},
    inspect: () => {},
    refreshCart: async () => {},
  });
  cart.start();
  cart.send({ type: "session.known", customer: true });
  return { cart, answers };
}

test("after a log-in, waiting for the cart includes its merge", async () => {
  const { cart, answers } = openCart();
  const order: string[] = [];
  const inHand = waitForCart(cart).then(() => order.push("in hand"));
  await expect.poll(() => answers.length).toBe(1);
  order.push("answered");
  answers[0]!(Response.json({ clamped: [] }));
  await inHand;
  expect(order).toEqual(["answered", "in hand"]);
});

test("a failed merge rejects, and is retried on the next call", async () => {
  const { cart, answers } = openCart();
  const first = waitForCart(cart);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!(Response.json({ detail: "down" }, { status: 503 }));
  await expect(first).rejects.toThrow("could not be taken over");
  const second = waitForCart(cart);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(Response.json({ clamped: [] }));
  await second;
  expect(cart.getSnapshot().value).toEqual({ customer: "idle" });
});
