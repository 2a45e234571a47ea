import type { Browser, BrowserContext, Page } from "@playwright/test";
import { callerWith, demoPassword, tokenOf } from "#e2e/support/caller.ts";
import { open } from "#e2e/support/shopper.ts";
import { toUser } from "#src/flows/account/session/session.actors.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import { firstTab, tabName, type ScenarioRecording } from "#scenarios/recording.ts";
import type { Person, Scenario, Step } from "#scenarios/steps.ts";
import { wordsOf } from "#scenarios/words.ts";
import { accountOf, mailLink } from "./customers.ts";
import { prepare } from "./given.ts";
import { createRecorder } from "./recorder.ts";
import { takeStep } from "./tab.ts";

export type DriveOptions = {
  /** The shop's origin. */
  at: string;
  say?: (line: string) => void;
};

type Using = { context: BrowserContext; email: string | null; tabs: Map<string, Page> };

/**
 * Takes a scenario's steps at a running shop.
 *
 * @returns what the shop answered
 * @throws naming the step that failed
 */
export async function drive(
  browser: Browser,
  { person, market, language, given, steps }: Scenario,
  { at, say = () => {} }: DriveOptions,
): Promise<ScenarioRecording> {
  const recorder = createRecorder(at);
  const everyone = new Map<Person, Using>();
  const secrets: string[] = [];
  let step = -1;
  let values: Record<string, string> = {};
  let current = { person, tab: firstTab };
  const address = (url: string) =>
    `/${language}${url.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)}`;

  const appear = async (who: Person): Promise<Using> => {
    const context = await browser.newContext({ baseURL: at, serviceWorkers: "block" });
    await context.addCookies([{ name: "trellis_place", value: `${market}.${language}`, url: at }]);
    await context.request.post("/api/v1/gate/", { data: {} });
    const email = await accountOf(context.request, who);
    const using = { context, email, tabs: new Map<string, Page>() };
    everyone.set(who, using);
    if (email === null) return using;
    const token = await tokenOf(context.request, email);
    secrets.push(token);
    const user = {
      version: 1,
      ...toUser(await callerWith(context.request, token)("GET", "/users/customers/me")),
      token,
    };
    const stored = { [storageKeys.user]: JSON.stringify(user) };
    await context.addInitScript((entries) => {
      if (sessionStorage.getItem("scenario")) return;
      sessionStorage.setItem("scenario", "begun");
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    }, stored);
    recorder.store(who, stored);
    if (who === person && given)
      values = await prepare(context.request, token, given, `${language}/${market}`);
    return using;
  };

  const pageOf = async (who: Person, tab: string): Promise<Page> => {
    const using = everyone.get(who) ?? (await appear(who));
    const opened = using.tabs.get(tab);
    if (opened) return opened;
    const page = await using.context.newPage();
    await recorder.follow(page, tabName(who, tab), () => step);
    using.tabs.set(tab, page);
    return page;
  };

  const take = async (next: Step): Promise<void> => {
    if (next.does === "change person") current = { person: next.person, tab: firstTab };
    if (next.does === "use another tab") current = { ...current, tab: next.tab };
    const page = await pageOf(current.person, current.tab);
    const { context, email } = everyone.get(current.person)!;
    switch (next.does) {
      case "change person":
      case "use another tab":
        await page.bringToFront();
        return next.url === undefined ? undefined : open(page, address(next.url));
      case "open the mail's link":
        return open(page, await mailLink(context.request, email!, next.containing));
      case "session ends": {
        const token = await tokenOf(context.request, email!);
        await callerWith(context.request, token)("DELETE", "/users/customers/me/sessions");
        return;
      }
      default:
        if (next.does === "lose the network") recorder.setOnline(false);
        if (next.does === "regain the network") recorder.setOnline(true);
        return takeStep(page, next, { address });
    }
  };

  try {
    await pageOf(person, firstTab);
    for (const [index, next] of steps.entries()) {
      step = index;
      say(wordsOf(next));
      await take(next).catch((error: Error) => {
        error.message = `Step ${index + 1}, ${wordsOf(next)}: ${error.message}`;
        throw error;
      });
    }
    return await recorder.finish(values, [...secrets, demoPassword]);
  } finally {
    for (const { context } of everyone.values()) await context.close();
  }
}
