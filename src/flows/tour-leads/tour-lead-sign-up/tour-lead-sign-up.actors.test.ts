import { expect, test } from "vitest";
import { apiClient } from "#src/api/client.ts";
import { callPort } from "#tests/support/ports.ts";
import { requirements } from "#tests/support/requirements.ts";
import { tourLeadSignUpActors } from "./tour-lead-sign-up.actors.ts";

test("the first hundred pictures of the invitation are fetched with its token", async () => {
  requirements("calls.tour-lead-images", "constants.image-list-limit");
  const lead = { id: "lead-1", email: "tom@example.com", has_password: false };
  const urls: string[] = [];
  const fetch = async ({ url }: Request) => {
    urls.push(url.replace("http://shop.test/api/v1", ""));
    return Response.json(url.includes("/images") ? [] : lead);
  };
  const api = apiClient({
    fetch: fetch as typeof globalThis.fetch,
    origin: "http://shop.test",
    language: "en",
    token: () => null,
    onRejected: () => {},
    onRefused: () => {},
  });
  const loaded = await callPort(tourLeadSignUpActors(api).loadInvitation, { token: "token-1" });
  expect(loaded).toMatchObject({ outcome: "invited", photos: [] });
  expect(urls).toEqual([
    "/users/tour_leads/by_token?token=token-1",
    "/users/tour_leads/lead-1/images?token=token-1&skip=0&limit=100",
  ]);
});
