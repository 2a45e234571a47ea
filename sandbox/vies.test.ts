import { expect, test } from "vitest";
import { testSandbox } from "./test-sandbox.ts";

const check = async (
  { app }: ReturnType<typeof testSandbox>,
  vatNumber: string,
  more: object = { requesterMemberStateCode: "NL", requesterNumber: "000099998B57" },
) => {
  const payload = { countryCode: "BE", vatNumber, ...more };
  const response = await app.inject({ method: "POST", url: "/vies/rest-api/check-vat-number", payload });
  return { status: response.statusCode, body: response.json() };
};

test("a number is confirmed, with a consultation number for a requester who says who they are", async () => {
  const sandbox = testSandbox();
  expect(await check(sandbox, "0123456749")).toMatchObject({
    status: 200,
    body: { valid: true, name: "Sandbox Trading", requestIdentifier: expect.stringMatching(/^WAPI\w{12}$/) },
  });
  expect((await check(sandbox, "0123456749", {})).body).toMatchObject({ valid: true, requestIdentifier: "" });
});

test.each([
  ["100", { valid: true }],
  ["200", { valid: false, name: "---" }],
  ["12345", { valid: false }],
  ["201", { errorWrappers: [{ error: "INVALID_INPUT" }] }],
  ["301", { errorWrappers: [{ error: "MS_UNAVAILABLE" }] }],
])("the test number %s answers as the Commission's does", async (number, expected) => {
  expect((await check(testSandbox(), number)).body).toMatchObject(expected);
});

test("what is no number at all is 400, and a fault is for every number until it is taken back", async () => {
  const sandbox = testSandbox();
  expect(await check(sandbox, "no number!")).toMatchObject({ status: 400 });
  const set = (fault: unknown) =>
    sandbox.control.inject({ method: "PUT", url: "/vies-fault", payload: { fault } });
  await set("TIMEOUT");
  expect((await check(sandbox, "0123456749")).body.errorWrappers).toEqual([{ error: "TIMEOUT" }]);
  await set(null);
  expect((await check(sandbox, "0123456749")).body.valid).toBe(true);
  expect((await set("SLEEPY")).statusCode).toBe(400);
});
