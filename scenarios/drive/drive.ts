import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import { callerWith, tokenOf } from "#e2e/support/caller.ts";
import { open } from "#e2e/support/shopper.ts";
import { toUser } from "#src/flows/account/session/session.actors.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import { complete, firstTab, tabName, type ScenarioRecording } from "#scenarios/recording.ts";
import type { Person, Scenario, Step } from "#scenarios/steps.ts";
import { wordsOf } from "#scenarios/words.ts";
import { accountOf, mailLink, newEmail, signUp } from "./customers.ts";
import { prepare } from "./given.ts";
import { createRecorder } from "./recorder.ts";
import { takeStep } from "./tab.ts";

export type DriveOptions = {
  /** The shop's origin. */
  at: string;
  /** Makes an account that no other scenario uses, and returns its email address. */
  newCustomer?: (request: APIRequestContext) => Promise<string>;
  /** Waits after each step until the page has settled, so that the recording is complete. */
  isRecorded?: boolean;
  /** Milliseconds that a step may wait. */
  limit?: number;
  say?: (line: string) => void;
};

type PersonBrowser = { context: BrowserContext; email: string | null; tabs: Map<string, Page> };

/**
 * Takes a scenario's steps at a running shop.
 *
 * @returns what the shop answered
 * @throws naming the step that failed
 */
export async function drive(
  browser: Browser,
  { person, market, language, given, steps }: Scenario,
  { at, newCustomer = signUp, isRecorded = false, limit = 60_000, say = () => {} }: DriveOptions,
): Promise<ScenarioRecording> {
  const recorder = createRecorder(at);
  const browsers = new Map<Person, PersonBrowser>();
  const secrets: string[] = [];
  let step = -1;
  const values: Record<string, string> = { newEmail: newEmail() };
  let current = { person, tab: firstTab };
  const address = (url: string) => `/${language}${url}`;

  const openBrowserFor = async (who: Person): Promise<PersonBrowser> => {
    const context = await browser.newContext({ baseURL: at, serviceWorkers: "block" });
    if (!given?.firstVisit) {
      await context.addCookies([{ name: "trellis_place", value: `${market}.${language}`, url: at }]);
      await context.request.post("/api/v1/gate/", { data: {} });
    }
    const email = await accountOf(context.request, who, newCustomer);
    const using = { context, email, tabs: new Map<string, Page>() };
    browsers.set(who, using);
    if (email === null) return using;
    values[who === person ? "email" : `email of the ${who}`] = email;
    const token = await tokenOf(context.request, email);
    secrets.push(token);
    const isLoggedIn = !(who === person && given?.isLoggedOut);
    const stored = isLoggedIn ? await storedSession(context, token) : {};
    await fillStorage(context, stored);
    recorder.store(who, stored);
    if (who === person && given)
      Object.assign(values, await prepare(context.request, token, given, `${language}/${market}`));
    return using;
  };

  const pageOf = async (who: Person, tab: string): Promise<Page> => {
    const using = browsers.get(who) ?? (await openBrowserFor(who));
    const opened = using.tabs.get(tab);
    if (opened) return opened;
    const page = await using.context.newPage();
    page.setDefaultTimeout(limit);
    await recorder.follow(page, tabName(who, tab), () => step);
    using.tabs.set(tab, page);
    return page;
  };

  const take = async (next: Step): Promise<void> => {
    if (next.does === "change person") current = { person: next.person, tab: firstTab };
    if (next.does === "use another tab") current = { ...current, tab: next.tab };
    const page = await pageOf(current.person, current.tab);
    const { context, email } = browsers.get(current.person)!;
    switch (next.does) {
      case "change person":
      case "use another tab":
        await page.bringToFront();
        return next.url === undefined ? undefined : open(page, address(next.url));
      case "open the mail's link":
        return open(
          page,
          await mailLink(context.request, next.to ?? email ?? values["newEmail"]!, next.containing),
        );
      case "session ends": {
        const token = await tokenOf(context.request, email!);
        await callerWith(context.request, token)("DELETE", "/users/customers/me/sessions");
        return;
      }
      case "requests are lost":
        return recorder.loseRequests(next.containing, next.count);
      default:
        if (next.does === "lose the network") recorder.setOnline(false);
        if (next.does === "regain the network") recorder.setOnline(true);
        return takeStep(page, next, { address, limit });
    }
  };

  try {
    await pageOf(person, firstTab);
    for (const [index, next] of steps.entries()) {
      step = index;
      say(wordsOf(next));
      await take(complete(next, values)).catch(async (error: Error) => {
        const shown = await describePage(browsers.get(current.person)?.tabs.get(current.tab));
        throw new Error(`Step ${index + 1}, ${wordsOf(next)}: ${error.message}\n${shown}`, { cause: error });
      });
      if (isRecorded) await recorder.settled();
    }
    return await recorder.finish({ steps: steps.map(wordsOf), values }, secrets);
  } finally {
    for (const { context } of browsers.values()) await context.close();
  }
}

/** What the storefront stores of somebody who is logged in. */
async function storedSession(context: BrowserContext, token: string): Promise<Record<string, string>> {
  const customer = toUser(await callerWith(context.request, token)("GET", "/users/customers/me"));
  return { [storageKeys.user]: JSON.stringify({ version: 1, ...customer, token }) };
}

const fillStorage = (context: BrowserContext, stored: Record<string, string>) =>
  context.addInitScript((entries) => {
    if (sessionStorage.getItem("scenario")) return;
    sessionStorage.setItem("scenario", "begun");
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, stored);

/** What a screen reader would read. */
async function describePage(page: Page | undefined): Promise<string> {
  if (!page) return "No page is open.";
  const tree = await page
    .locator("body")
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: Error) => error.message);
  return `At ${page.url()}:\n${tree}`;
}
