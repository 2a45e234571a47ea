import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { vies } from "./vies.ts";

const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.close()));

/** A register that gives these answers in turn, and records what it was asked. */
async function register(...answers: { status?: number; body: string }[]) {
  const asked: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    let sent = "";
    request.on("data", (chunk) => (sent += chunk));
    request.on("end", () => {
      asked.push(JSON.parse(sent));
      const { status = 200, body } = answers[Math.min(asked.length, answers.length) - 1]!;
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    });
  });
  opened.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, check: () => vies(url)("BE0123456749", "NL000099998B57") };
}
const valid = { countryCode: "BE", vatNumber: "0123456749", valid: true, requestIdentifier: "WAPI1" };

test("a confirmation has the trader and the consultation number, without control characters", async () => {
  const body = JSON.stringify({ ...valid, name: "Jansen\u0000 BV", address: `Rue\n${"x".repeat(900)}` });
  const { check, asked } = await register({ body });
  expect(await check()).toEqual({
    status: "valid",
    errorCode: null,
    consultationNumber: "WAPI1",
    traderName: "Jansen  BV",
    traderAddress: `Rue\n${"x".repeat(496)}`,
  });
  expect(asked).toEqual([
    {
      countryCode: "BE",
      vatNumber: "0123456749",
      requesterMemberStateCode: "NL",
      requesterNumber: "000099998B57",
    },
  ]);
});

test("what a member state does not disclose is null", async () => {
  const { check } = await register({ body: JSON.stringify({ ...valid, name: "---", address: "---" }) });
  expect(await check()).toMatchObject({ status: "valid", traderName: null, traderAddress: null });
});

test.each([
  ["HTML", { body: "<html>Service</html>" }, null],
  ["null", { body: "null" }, null],
  ["an empty body", { body: "" }, null],
  ["a confirmation with an error's status", { status: 500, body: JSON.stringify(valid) }, null],
  ["a confirmation of another number", { body: JSON.stringify({ ...valid, vatNumber: "0999999999" }) }, null],
  ["a body that never ends", { body: `{"valid":true,"name":"${"x".repeat(100_000)}"}` }, null],
  ["an error", { status: 400, body: `{"errorWrappers":[{"error":"VOW-ERR-1"}]}` }, "VOW-ERR-1"],
  [
    "an invalid number that could not be asked for",
    { body: `{"valid":false,"userError":"MS_UNAVAILABLE"}` },
    "MS_UNAVAILABLE",
  ],
])("%s is no confirmation, and does not refuse the number", async (_, answer, errorCode) => {
  const { check } = await register(answer);
  expect(await check()).toEqual({ status: "unavailable", errorCode });
});

test.each(["INVALID", "INVALID_INPUT"])("%s refuses the number", async (userError) => {
  const { check } = await register({ body: JSON.stringify({ valid: false, userError }) });
  expect(await check()).toEqual({ status: "invalid", errorCode: userError });
});

test("a seller's number that VIES refuses does not stand in the way of customers", async () => {
  const refused = { body: `{"errorWrappers":[{"error":"INVALID_REQUESTER_INFO"}]}` };
  const { check, asked } = await register(refused, {
    body: JSON.stringify({ ...valid, requestIdentifier: "" }),
  });
  expect(await check()).toMatchObject({ status: "valid", consultationNumber: null });
  expect(asked[1]).toEqual({ countryCode: "BE", vatNumber: "0123456749" });
});
