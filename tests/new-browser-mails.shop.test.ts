import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueFirstPasswordLink } from "#server/commerce/accounts/first-password.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { confirmationToken } from "#server/commerce/accounts/confirmation.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { openShop, type Shop } from "./support/shop.ts";

const password = "Trellis-Demo-2026!";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0";
const safari =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15";
let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 0.5 });
  password_hash = await hashPassword(password, "test@example.com");
});
afterAll(() => shop.close());

type From = { cookie?: string; agent?: string; address?: string };
const logIn = (email: string, { cookie, agent = firefox, address = "203.0.113.7" }: From = {}) =>
  shop.call("POST", "/login/access-token", {
    form: { username: email, password },
    headers: { "user-agent": agent, ...(cookie && { cookie }) },
    remoteAddress: address,
  });
const cookiesOf = ({ headers }: Awaited<ReturnType<Shop["call"]>>): string =>
  [headers["set-cookie"] as string | string[]]
    .flat()
    .map((one) => one.split(";")[0]!)
    .join("; ");

/** Mails that were enqueued, sent or not. */
async function enqueued(customerId: string): Promise<number> {
  const { rows } = await shop.services.database.queries.execute<{ mails: number }>(
    sql`select count(*)::int as mails from jobs.job
      where data ->> 'job' = 'new-browser-mail' and data ->> 'customerId' = ${customerId}`,
  );
  return rows[0]!.mails;
}

test("a log-in from a new browser is mailed once, with time, place and advice", async () => {
  const { id, email } = await shop.customer({ password_hash, language_id: "en" });
  const first = await logIn(email);
  expect(first.status).toBe(200);
  const cookie = cookiesOf(first);
  for (const _ of [1, 2]) await logIn(email, { cookie });
  expect(await enqueued(id)).toBe(1);
  const mails = async () => (await readOutbox(shop.services.files)).filter(({ to }) => to === email);
  await expect.poll(mails).toHaveLength(1);
  const [mail] = await mails();
  expect(mail!.subject).toBe("New log-in to your account");
  expect(mail!.text.match(/^.+ {3}.+$/gm)).toEqual([
    "Logged in   21 November 2026 at 10:00 (UTC)",
    "Device   Firefox, Windows",
    "Network   203.0.113.0/24",
  ]);
  expect(mail!.text.match(/^http.*$/gm)).toEqual([
    "http://localhost:8080/en/user/sessions",
    "http://localhost:8080/en/user/edit-account",
  ]);
});

test("concurrent log-ins in one new browser send one mail; another browser sends another", async () => {
  const { id, email } = await shop.customer({ password_hash });
  const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(email)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await enqueued(id)).toBe(1);
  await logIn(email, { agent: safari });
  await logIn(email, { address: "198.51.100.7" });
  expect(await enqueued(id)).toBe(3);
});

test("wrong passwords send no mail, and at most five places an hour are mailed", async () => {
  const { id, email } = await shop.customer({ password_hash });
  await shop.call("POST", "/login/access-token", { form: { username: email, password: "wrong" } });
  expect(await enqueued(id)).toBe(0);
  for (let network = 1; network <= 7; network += 1) await logIn(email, { address: `10.1.${network}.1` });
  expect(await enqueued(id)).toBe(5);
});

test("no mail is sent after signing up, confirming or setting a password in that browser", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const signedUp = await shop.call("POST", `/users/customers?captcha=${await solveCaptcha(shop)}`, {
    body: { email, password, language: "en" },
  });
  const { id } = signedUp.body;
  const token = confirmationToken(shop.services, { id, credential_version: 1 });
  const confirmed = await shop.call("POST", "/confirm-email", { body: { token, password } });
  for (const cookie of [cookiesOf(signedUp), cookiesOf(confirmed)]) await logIn(email, { cookie });
  expect(await enqueued(id)).toBe(0);

  const invited = await shop.customer();
  const { transaction } = shop.services.database;
  const link = await transaction((tx) => issueFirstPasswordLink(tx, invited.id, shop.clock.now));
  const set = await shop.call("POST", `/email-confirmation/${link}`, { body: { password } });
  expect((await logIn(invited.email, { cookie: cookiesOf(set) })).status).toBe(200);
  expect(await enqueued(invited.id)).toBe(0);
});

test("an earlier log-in by the owner does not suppress the mail about a stranger’s", async () => {
  const { id, email } = await shop.customer({ password_hash });
  const cookie = cookiesOf(await logIn(email));
  expect(await enqueued(id)).toBe(1);
  shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000);
  await logIn(email, { cookie });
  await logIn(email);
  expect(await enqueued(id)).toBe(2);
});
