import { expect, test } from "vitest";
import { withTimeout, NetworkError } from "./client.ts";
import { abortWhenOffline } from "./abort-when-offline.ts";

/** A network that never responds while it is offline. */
function swallowing() {
  let isBack = false;
  const fetch = abortWhenOffline((_, { signal } = {}) =>
    isBack
      ? Promise.resolve(new Response("there"))
      : new Promise<Response>((_done, fail) => {
          signal!.addEventListener("abort", () => fail(signal!.reason));
        }),
  );
  return {
    ask: () => withTimeout(fetch)(new Request("https://shop.example/api/v1/orders/", { method: "POST" })),
    back: () => void (isBack = true),
  };
}

test("going offline rejects a pending request at once; the next one is sent as usual", async () => {
  const { ask: send, back: reconnect } = swallowing();
  const response = send();
  dispatchEvent(new Event("offline"));
  await expect(response).rejects.toThrow(NetworkError);
  reconnect();
  expect(await (await send()).text()).toBe("there");
});
