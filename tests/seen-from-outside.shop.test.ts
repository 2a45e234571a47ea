import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { folderFiles } from "#server/platform/files/folder-files.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { openCollector } from "./support/collector.ts";
import { address, fern, orderHelpers } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openRelay } from "./support/relay.ts";
import { copyOfShop, type CopyOfShop, type Shop } from "./support/shop.ts";
import { watchedShop } from "./support/watched-shop.ts";

const root = join(import.meta.dirname, "..");
const password = "Hidden-Secret-2026!";
/** Strings that no response may contain. */
const planted = {
  email: "planted.mail@example.com",
  encoded: "planted.mail%40example.com",
  password,
  name: "Plantedname",
  street: "Plantedstreet",
  searched: "plantedword",
  ip: "203.0.113.77",
};
const trace = { id: "0af7651916cd43dd8448eb211c80319c", span: "b7ad6b7169203331" };

let copy: CopyOfShop;
let line: Awaited<ReturnType<typeof openRelay>>;
let provider: Provider;
let collector: Awaited<ReturnType<typeof openCollector>>;
let shop: Awaited<ReturnType<typeof watchedShop>>;
beforeAll(async () => {
  copy = await copyOfShop();
  const databaseUrl = copy.environment.DATABASE_URL!;
  const through = new URL(databaseUrl);
  line = await openRelay({ host: through.hostname, port: Number(through.port) });
  through.port = String(line.port);
  [provider, collector] = [await openProvider(), await openCollector()];
  shop = await watchedShop(databaseUrl, {
    DATABASE_URL: through.href,
    DATA_DIR: copy.dataFolder,
    LOG_LEVEL: "info",
    TRUST_PROXY: "loopback",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    PAYPAL_BASE_URL: provider.baseUrl,
    PAYPAL_CLIENT_ID: "sandbox-client",
    PAYPAL_CLIENT_SECRET: "sandbox-secret",
  });
});
afterAll(async () => {
  await shop.end();
  line.close();
  collector.close();
  await provider.close();
  await copy.remove();
});

const secrets: string[] = Object.values(planted);
const proxied = { "x-forwarded-for": planted.ip };
const logIn = (id?: string) =>
  shop.call("POST", "/login/access-token", {
    form: { username: planted.email, password },
    headers: { ...proxied, ...(id && { "x-request-id": id }) },
  });
const valueOf = (metrics: string, sample: string): number =>
  Number(
    metrics
      .split("\n")
      .find((one) => one.startsWith(`${sample} `))
      ?.split(" ")[1],
  );

test("a customer signs up, logs in, searches, orders and pays; then the database fails", async () => {
  const solving = solveCaptcha(shop as unknown as Shop);
  const body = { email: planted.email, password, language: "en", first_name: planted.name };
  const { first_name: _none, ...form } = body;
  expect((await shop.call("POST", `/users/customers?captcha=${await solving}`, { body: form })).status).toBe(
    201,
  );
  const mail = async () =>
    (await readOutbox(folderFiles(copy.dataFolder))).find(({ to }) => to === planted.email);
  await expect.poll(mail, { interval: 200 }).toBeDefined();
  const token = /token=([\w.-]+)/.exec((await mail())!.text)![1]!;
  const confirming = { token, password };
  expect((await shop.call("POST", "/confirm-email", { body: confirming })).status).toBe(204);
  const loggedIn = await logIn("a-proxys-own-id");
  expect(loggedIn.headers["x-request-id"]).toBe("a-proxys-own-id");
  const customer = loggedIn.body.access_token as string;
  secrets.push(token, customer, ...cookiesOf(loggedIn.headers));
  for (let time = 0; time < 2; time += 1)
    await shop.call("GET", `/products/search/en/europe?term=${planted.searched}`, {
      headers: { traceparent: `00-${trace.id}-${trace.span}-01` },
    });
  const steps = orderHelpers(shop as unknown as Shop, { id: "", email: "", token: customer });
  await steps.fillCart([fern]);
  const delivery_address = { ...address, last_name: planted.name, street: planted.street };
  const draft = await shop.call("POST", "/orders/", {
    token: customer,
    body: await steps.draftOf([fern], { delivery_address }),
  });
  expect([draft.status, JSON.stringify(draft.body)]).toEqual([200, expect.stringContaining(planted.name)]);
  const { id } = draft.body;
  secrets.push(id);
  expect((await steps.submit(id)).status).toBe(200);
  await provider.approve((await steps.prepare(id)).body.approval_url);
  expect((await steps.process(id)).status).toBe(200);
  await fetch(`${shop.url}/en/?q=${planted.searched}`);
  await shop.query("alter table customers rename to customers_away");
  expect((await logIn()).status).toBe(500);
  await shop.query("alter table customers_away rename to customers");
  line.cut();
  expect((await logIn()).status).toBe(503);
  line.join();
  await expect.poll(async () => (await fetch(`${shop.url}/health/ready`)).status).toBe(200);
});

const cookiesOf = (headers: Record<string, unknown>): string[] =>
  [...String(headers["set-cookie"] ?? "").matchAll(/=([^;,\s]{16,})/g)].map(([, value]) => value!);

describe("metrics", () => {
  test("are served on their own port only", async () => {
    const answer = await fetch(`${shop.url}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining("trellis_info")]);
  });

  test("count what happened", async () => {
    await expect
      .poll(async () => valueOf(await shop.metrics(), "trellis_database_reached"), { interval: 500 })
      .toBe(1);
    const metrics = await shop.metrics();
    const route = (labels: string) =>
      valueOf(metrics, `trellis_http_request_duration_seconds_count{${labels}}`);
    const login = 'method="POST",route="/api/v1/login/access-token",status=';
    expect([route(`${login}"2xx"`), route(`${login}"5xx"`)]).toEqual([1, 2]);
    expect(route('method="GET",route="/*",status="2xx"')).toBeGreaterThan(0);
    expect(valueOf(metrics, "trellis_http_requests_in_progress")).toBe(0);
    for (const counted of ["orders_submitted", "payments_captured"])
      expect([counted, valueOf(metrics, `trellis_${counted}_total`)]).toEqual([counted, 1]);
    expect(valueOf(metrics, "trellis_payments_failed_total")).toBe(0);
    const call = 'trellis_provider_call_duration_seconds_count{operation="capture",outcome="captured"}';
    expect(valueOf(metrics, call)).toBe(1);
    const job = 'trellis_job_duration_seconds_count{name="confirmation-mail",outcome="done"}';
    expect(valueOf(metrics, job)).toBe(1);
    expect(valueOf(metrics, 'trellis_kept_answers_total{result="hit"}')).toBeGreaterThan(0);
    expect(valueOf(metrics, 'trellis_jobs_waiting{queue="letters"}')).toBeGreaterThanOrEqual(0);
  });

  test.each(["docs/monitoring.md", "deploy/alerts.yml", "deploy/grafana/trellis.json"])(
    "named in %s exist",
    async (file) => {
      const named = new Set(readFileSync(join(root, file), "utf8").match(/\btrellis_[a-z_]+/g));
      const there = new Set((await shop.metrics()).match(/\btrellis_[a-z_]+/g));
      expect(named.size).toBeGreaterThan(10);
      expect([...named].filter((name) => !there.has(name))).toEqual([]);
    },
  );
});

test("each request is logged with its route and the request id of its response", async () => {
  const lines = shop.lines().filter(({ msg }) => msg === "request");
  expect(lines.filter(({ request_id }) => request_id === "a-proxys-own-id")).toEqual([
    expect.objectContaining({
      method: "POST",
      route: "/api/v1/login/access-token",
      status: 200,
      milliseconds: expect.any(Number),
    }),
  ]);
  expect(lines.map(({ route }) => route)).toContain("/api/v1/orders/:id/submit");
  const mail = shop.lines().find(({ job }) => job === "confirmation-mail");
  expect(mail).toMatchObject({ outcome: "done", id: expect.any(String), milliseconds: expect.any(Number) });
});

test("a failed statement is logged without its parameters", async () => {
  const [failure] = shop.lines().filter(({ msg }) => msg === "unexpected");
  expect(failure.err).toMatchObject({
    statement: expect.stringContaining('"customers"'),
    stack: expect.arrayContaining([expect.stringMatching(/:\d+:\d+/)]),
    cause: { code: "42P01" },
  });
});

describe("traces", () => {
  test("are exported at shutdown at the latest", async () => {
    expect(await shop.end()).toBe(0);
    const spans = collector.spans();
    const named = (name: string) => spans.filter((span) => span.name === name);
    const child = (name: string, parent: string) =>
      named(name).some(({ parentSpanId }) => named(parent).some(({ spanId }) => spanId === parentSpanId));
    expect(child("select customers", "POST /api/v1/login/access-token")).toBe(true);
    expect(child("provider capture", "POST /api/v1/orders/:id/process_payment")).toBe(true);
    const [signedUp] = named("POST /api/v1/users/customers");
    expect(named("job confirmation-mail")[0]!.links).toEqual([
      expect.objectContaining({ traceId: signedUp!.traceId }),
    ]);
    const searched = spans.filter(({ traceId }) => traceId === trace.id);
    expect(searched.some(({ parentSpanId }) => parentSpanId === trace.span)).toBe(true);
  });
});

test("logs and traces contain no personal data", async () => {
  expect(secrets.length).toBeGreaterThan(9);
  const outputs = { log: shop.said(), traces: collector.said() };
  for (const secret of secrets)
    for (const [where, text] of Object.entries(outputs))
      expect([where, secret, text.includes(secret)]).toEqual([where, secret, false]);
});
