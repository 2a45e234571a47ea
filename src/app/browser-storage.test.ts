import { expect, test } from "vitest";
import { browserStorage } from "./browser-storage.ts";

const stored = {
  version: 1,
  id: "customer-1",
  email: "ada@example.com",
  displayName: "Ada Jansen",
  token: "token-1",
  tourLeadCode: null,
  hasTourLead: false,
  emailConfirmed: true,
};
const reading = (user: object) =>
  browserStorage({ read: () => JSON.stringify(user), write: () => {} }).readUser();

test("a stored role is read", () => {
  expect(reading({ ...stored, role: "administrator" })).toEqual({ ...stored, role: "administrator" });
});

test.each([{}, { role: "owner" }, { role: null }])("stored with %j the user is a customer", (more) => {
  expect(reading({ ...stored, ...more })).toEqual({ ...stored, role: "customer" });
});
