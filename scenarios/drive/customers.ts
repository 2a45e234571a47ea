import type { APIRequestContext } from "@playwright/test";
import { demoPassword } from "#e2e/support/caller.ts";
import { captchaAnswer } from "#tests/support/captcha.ts";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import type { Person } from "#scenarios/steps.ts";

/** The demo shop's accounts; a customer is new each time, so that a scenario can be repeated. */
const demoAccounts: Readonly<Partial<Record<Person, string>>> = {
  "regular customer": "customer@example.com",
  "tour lead": "lead@example.com",
  administrator: "admin@example.com",
  "second administrator": "admin2@example.com",
};

/**
 * The email address of an account for this person, whose password is the demo's; null for a visitor.
 *
 * @param newCustomer makes an account that no other scenario uses
 */
export async function accountOf(
  request: APIRequestContext,
  person: Person,
  newCustomer: (request: APIRequestContext) => Promise<string>,
): Promise<string | null> {
  if (person === "visitor") return null;
  return demoAccounts[person] ?? newCustomer(request);
}

export const newEmail = (): string => `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Signs up by the API, which a shop allows only some times an hour. */
export async function signUp(request: APIRequestContext): Promise<string> {
  const email = newEmail();
  const challenge = await (await request.get("/api/v1/captcha/?form=sign_up")).json();
  const captcha = captchaAnswer({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  const data = { email, password: demoPassword, language: "en" };
  await succeeded(request.post(`/api/v1/users/customers?captcha=${captcha}`, { data }));
  const link = await mailLink(request, email, "confirm-email");
  const token = new URL(link).searchParams.get("token");
  await succeeded(request.post("/api/v1/confirm-email", { data: { token, password: demoPassword } }));
  return email;
}

async function succeeded(sent: ReturnType<APIRequestContext["post"]>): Promise<void> {
  const response = await sent;
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
}

/**
 * The newest link with this part in a mail to the address.
 * @throws if none arrives within ten seconds
 */
export async function mailLink(request: APIRequestContext, email: string, part: string): Promise<string> {
  const headers = { "user-agent": "scenario", accept: "text/html" };
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    const mailbox = await (await request.get("/dev/mailbox", { headers })).text();
    const mails = mailbox.split("<article>").filter((text) => text.includes(`<p>${email}, `));
    const link = [...mails.join("").matchAll(/<a href="([^"]+)"/g)].find(([, url]) => url!.includes(part));
    if (link) return link[1]!.replaceAll("&amp;", "&");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail to ${email} has a link with "${part}".`);
}
