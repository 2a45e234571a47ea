import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { paypal } from "./paypal.ts";

const expected = { providerOrderId: "5O190127TN364715T", amount: "44.85", currency: "EUR" };

async function providerThat(answer: (request: IncomingMessage) => number) {
  const server = createServer(async (request, response) => {
    await text(request);
    const isToken = request.url!.endsWith("/token");
    const status = isToken ? 200 : answer(request);
    response.writeHead(status, {
      "content-type": "application/json",
      ...(status === 307 && { location: "/elsewhere" }),
    });
    response.end(JSON.stringify(isToken ? { access_token: "token-1", expires_in: 600 } : {}));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  return paypal({ baseUrl: `http://127.0.0.1:${port}`, clientId: "shop", clientSecret: "secret" });
}

test("every attempt at a capture has the same request id, even with a new token", async () => {
  const sent: (string | undefined)[] = [];
  const provider = await providerThat(({ headers, url }) => {
    if (!url!.endsWith("/capture")) return 404;
    sent.push(headers["paypal-request-id"] as string | undefined);
    return sent.length === 1 ? 401 : 500;
  });
  await provider.capture(expected, "payment-1");
  await provider.capture(expected, "payment-1");
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(new Set(sent)).toEqual(new Set(["payment-1"]));
});

test("a proxy's 404 leaves the payment unclear", async () => {
  const provider = await providerThat(() => 404);
  expect(await provider.lookUp(expected)).toEqual({ outcome: "unclear" });
});

test("a redirect is not followed and leaves the payment unclear", async () => {
  const requests: string[] = [];
  const provider = await providerThat(({ url }) => {
    requests.push(url!);
    return url === "/elsewhere" ? 200 : 307;
  });
  expect(await provider.lookUp(expected)).toEqual({ outcome: "unclear" });
  expect(requests).not.toContain("/elsewhere");
  expect(requests.length).toBeGreaterThan(0);
});
