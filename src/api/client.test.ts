import { afterEach, expect, test, vi } from "vitest";
import { requirements } from "#tests/support/requirements.ts";
import { apiClient, dataOf, NetworkError } from "./client.ts";

type Fetch = (request: Request) => Promise<Response>;
function openApi(fetch: Fetch, token: string | null = null) {
  const rejected: string[] = [];
  const api = apiClient({
    fetch: fetch as typeof globalThis.fetch,
    origin: "http://shop.test",
    language: "en",
    token: () => token,
    onRejected: (refused) => rejected.push(refused),
    onRefused: () => {},
  });
  return { api, rejected };
}
function recordRequests(token: string | null) {
  const requests: Request[] = [];
  const { api } = openApi(async (request) => {
    requests.push(request);
    return Response.json([]);
  }, token);
  return { api, requests };
}

afterEach(() => void vi.restoreAllMocks());

test("a request has the base path, the header of an XMLHttpRequest and the customer's token", async () => {
  requirements("calls.base-path", "calls.xhr-header", "calls.bearer-token");
  const { api, requests } = recordRequests("token-1");
  await api.GET("/markets/");
  await api.GET("/orders/", { params: { query: { current_status: "draft" } } });
  expect(requests.map(({ url }) => url)).toEqual([
    "http://shop.test/api/v1/markets/",
    "http://shop.test/api/v1/orders/?current_status=draft",
  ]);
  for (const { headers } of requests)
    expect([headers.get("x-requested-with"), headers.get("authorization")]).toEqual([
      "XMLHttpRequest",
      "Bearer token-1",
    ]);
});

test("a visitor's request has no token", async () => {
  const { api, requests } = recordRequests(null);
  await api.GET("/markets/");
  expect(requests[0]!.headers.has("authorization")).toBe(false);
});

test("a request is given up after 20 seconds", async () => {
  requirements("calls.timeout-20-s");
  const timeOut = new AbortController();
  const limits: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
    limits.push(limit);
    return timeOut.signal;
  });
  const { api } = openApi(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  const answer = api.GET("/markets/");
  const expected = expect(answer).rejects.toThrow(NetworkError);
  await expect.poll(() => limits).toEqual([20_000]);
  timeOut.abort();
  await expected;
});

test("a 204 has no data", async () => {
  requirements("calls.204");
  const { api } = openApi(async () => new Response(null, { status: 204 }));
  expect(dataOf(await api.POST("/gate/", { body: {} }))).toBeUndefined();
});

test("a 401 ends the session of the token that it was sent with", async () => {
  requirements("session.401");
  const { api, rejected } = openApi(async () => Response.json({}, { status: 401 }), "token-1");
  await api.GET("/orders/count");
  expect(rejected).toEqual(["token-1"]);
});
