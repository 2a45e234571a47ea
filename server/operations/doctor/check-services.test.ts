import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { checkTraceCollector, checkMailServer, checkPaymentProvider } from "./check-services.ts";
import { runCheck } from "./run-check.ts";
import { servicesRules } from "./services-rules.ts";

async function openMailServer(password: string): Promise<string> {
  const server = new SMTPServer({
    onAuth: (credentials, _, done) =>
      credentials.password === password ? done(null, { user: "shop" }) : done(new Error("Wrong password")),
    allowInsecureAuth: true,
    hideSTARTTLS: true,
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  onTestFinished(() => new Promise<void>((done) => void server.close(done)));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const checkedMail = async (url: string) =>
  servicesRules({
    mailServer: await runCheck(() => checkMailServer(url)),
    provider: null,
    collector: null,
  }).map(({ level, message }) => [level, message]);

test("a mail server that accepts the log-in, refuses it or is missing is reported", async () => {
  const place = await openMailServer("right");
  expect(await checkedMail(`smtp://shop:right@${place}`)).toEqual([
    ["ok", "The mail server lets the shop in."],
  ]);
  expect(await checkedMail(`smtp://shop:wrong@${place}`)).toEqual([
    ["error", expect.stringContaining("Wrong password")],
  ]);
  expect(await checkedMail("smtp://127.0.0.1:1")).toEqual([
    ["warning", expect.stringContaining("ECONNREFUSED")],
  ]);
});

test("an invalid URL is not repeated, because it may contain a password", async () => {
  const [[level, message] = []] = await checkedMail("smtp://shop:sec#ret@127.0.0.1:2525");
  expect(level).toBe("error");
  expect(message).toContain("it is no address");
  expect(message).not.toContain("sec");
});

async function openCollector(): Promise<{ url: string; server: Server }> {
  const server = createServer(({ method, url }, reply) => {
    reply.writeHead(method === "POST" && url === "/v1/traces" ? 200 : 404).end("{}");
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const checkedTraces = async (url: string) =>
  servicesRules({
    mailServer: null,
    provider: null,
    collector: await runCheck(() => checkTraceCollector({ url, share: 1 })),
  }).map(({ level, message }) => [level, message]);

test("a trace collector that responds, has a wrong URL or is missing is reported", async () => {
  const { url } = await openCollector();
  expect(await checkedTraces(url)).toEqual([["ok", "The collector of traces answers."]]);
  expect(await checkedTraces(`${url}/v1/traces`)).toEqual([
    ["warning", expect.stringContaining("/v1/traces/v1/traces answers 404.")],
  ]);
  const stopped = await openCollector();
  await new Promise((done) => stopped.server.close(done));
  const refused =
    /^The collector of OTEL_EXPORTER_OTLP_ENDPOINT takes no traces: connect ECONNREFUSED [\d.:]+$/;
  expect(await checkedTraces(stopped.url)).toEqual([["warning", expect.stringMatching(refused)]]);
  expect(await checkedTraces(stopped.url.replace("//", "//shop:secret@"))).toEqual([
    ["warning", expect.stringMatching(refused)],
  ]);
});

test("a provider that accepts or refuses the credentials, fails or is missing is reported", async () => {
  const statuses = [200, 401, 503];
  const server = createServer(({ method, url, headers }, reply) => {
    expect([method, url, headers.authorization]).toEqual(["POST", "/v1/oauth2/token", "Basic aWQ6c2VjcmV0"]);
    reply.writeHead(statuses.shift()!).end("{}");
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const messages = async () => {
    const provider = await runCheck(() =>
      checkPaymentProvider({ baseUrl, clientId: "id", clientSecret: "secret", webhookId: null }),
    );
    return servicesRules({ mailServer: null, provider, collector: null }).map(({ level, message }) => [
      level,
      message,
    ]);
  };
  expect(await messages()).toEqual([["ok", "The payment provider lets the shop in."]]);
  expect(await messages()).toEqual([["error", expect.stringContaining("answers 401.")]]);
  expect(await messages()).toEqual([["warning", expect.stringContaining("answers 503.")]]);
  await new Promise((done) => server.close(done));
  expect(await messages()).toEqual([["warning", expect.stringContaining("does not answer: ")]]);
});
