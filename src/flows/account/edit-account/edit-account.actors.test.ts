import { expect, test } from "vitest";
import { apiClient } from "#src/api/client.ts";
import { callPort } from "#tests/support/ports.ts";
import { requirements } from "#tests/support/requirements.ts";
import { editAccountActors } from "./edit-account.actors.ts";

test("a tour lead's code is sent only if one was typed", async () => {
  requirements("validation.lead-code-if-changed");
  const bodies: unknown[] = [];
  const api = apiClient({
    fetch: (async (request: Request) => {
      bodies.push(await request.json());
      return Response.json({ email: "ada@example.com", full_name: null });
    }) as typeof globalThis.fetch,
    origin: "http://shop.test",
    language: "en",
    token: () => "token-1",
    onRejected: () => {},
    onRefused: () => {},
  });
  const { saveAccount } = editAccountActors({ api, refreshCustomer: async () => {} });
  const typed = { firstName: "Ada", lastName: "Jansen", languageId: "en" };
  for (const tourLeadCode of ["", "IRIS-42"]) await callPort(saveAccount, { ...typed, tourLeadCode });
  const sent = { first_name: "Ada", last_name: "Jansen", language: "en" };
  expect(bodies).toEqual([sent, { ...sent, tour_lead_code: "IRIS-42" }]);
});
