import { createReporter } from "#src/app/report.ts";
import type { Facts } from "#src/facts/facts.ts";
import { createFlowLog } from "#src/recording/flow-log.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import { firstTab, tabName, type ScenarioRecording } from "#scenarios/recording.ts";
import type { Person, Scenario } from "#scenarios/steps.ts";
import { openPage, type OpenPage } from "./open-page.ts";
import { collectArrows } from "./taken-arrows.ts";
import { createStandInApi } from "./stand-in-api.ts";
import { createProfile, type Profile } from "./stand-in-browser.ts";

/** What a tab shows: a page of the shop, or another site that the person has gone to. */
type Shown = { id: number; page: OpenPage | null; left: string | null };
export type ShownTab = Shown & { name: string; isInFront: boolean };
type Tab = { name: string; person: Person; shown: Shown; storage: Map<string, string>; loaded: number };

/** The tabs of a scenario's people, and which is in front. */
function createTabs(person: Person) {
  const tabs = new Map<string, Tab>();
  const listeners = new Set<() => void>();
  let pageCount = 0;
  let current = tabOf(person, firstTab);
  /** For React: new whenever something has changed. */
  let shownTabs: readonly ShownTab[] = [];

  function tabOf(person: Person, tab: string): Tab {
    const name = tabName(person, tab);
    const known = tabs.get(name);
    if (known) return known;
    const shown = { id: 0, page: null, left: null };
    const opened = { name, person, shown, storage: new Map<string, string>(), loaded: 0 };
    tabs.set(name, opened);
    return opened;
  }

  function changed(): void {
    shownTabs = [...tabs.values()].map((tab) => ({
      name: tab.name,
      isInFront: tab === current,
      ...tab.shown,
    }));
    for (const listener of listeners) listener();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: () => tabs.values(),
    shown: () => shownTabs,
    current: () => current,
    switchTo: (person: Person | null, tab: string) => {
      current = tabOf(person ?? current.person, tab);
      changed();
    },
    show: (tab: Tab, page: OpenPage | null, left: string | null) => {
      const before = tab.shown.page;
      delete document.documentElement.dataset.hydrated;
      tab.shown = { id: (pageCount += 1), page, left };
      changed();
      // Its screens are gone by then; they would fetch again what is cleared.
      if (before) setTimeout(() => before.shop.stop());
    },
  };
}

/**
 * The real storefront for each tab of a scenario, with the recorded shop behind it. Pages are loaded as the server
 * rendered them when the scenario was recorded.
 */
export function createPlayer(name: string, scenario: Scenario, recording: ScenarioRecording) {
  const tabs = createTabs(scenario.person);
  const profiles = new Map<Person, Profile>();
  const onlineListeners = new Set<() => void>();
  const problems: string[] = [];
  let step = -1;
  let isOnline = true;
  const flowLog = createFlowLog(() => performance.now());
  flowLog.follow(collectArrows(name));
  const api = createStandInApi(recording, () => ({ step, isOnline }));
  const report = createReporter((error) => void problems.push(String(error)));

  function profileOf(person: Person): Profile {
    const known = profiles.get(person) ?? createProfile(recording.storage[person] ?? {});
    profiles.set(person, known);
    return known;
  }

  /** Shows the next page that the server rendered for this tab, or that the person has left the shop. */
  async function load(tab: Tab, address: string): Promise<void> {
    const url = new URL(address, globalThis.location.origin);
    if (url.origin !== globalThis.location.origin) return tabs.show(tab, null, address);
    const recorded = recording.pages.filter(({ tab: name }) => name === tab.name)[tab.loaded];
    if (!recorded) return void problems.push(`No page was recorded for ${address}.`);
    tab.loaded += 1;
    const facts = recording.bodies[recorded.facts] as Facts;
    const answers = recorded.answers.map(([key, body]) => [key, recording.bodies[body]] as const);
    const page = await openPage(recorded.url, {
      facts,
      answers,
      fetch: api.fetchIn(tab.name),
      flowLog,
      report,
      browser: {
        tab: tab.name,
        profile: profileOf(tab.person),
        tabStorage: tab.storage,
        load: (next) => void load(tab, next),
        onOnline: (act) => void onlineListeners.add(act),
      },
    });
    tabs.show(tab, page, null);
  }

  return {
    subscribe: tabs.subscribe,
    /** The fetch of the tab that is in front. */
    fetch: (): typeof globalThis.fetch => api.fetchIn(tabs.current().name),
    tabs: tabs.shown,
    shown: () => tabs.current().shown,
    flowLog,
    problems: () => [...problems, ...api.unknown.map((request) => `No answer was recorded for ${request}.`)],
    beginStep: (index: number) => void (step = index),
    /** Loads the page at an address that the person types. */
    open: (url: string) => load(tabs.current(), url),
    reload: () => tabs.current().shown.page?.shop.browser.reload(),
    goBack: () => tabs.current().shown.page?.goBack(),
    /** The provider or a mail leads back into the shop. */
    comeBack: () => load(tabs.current(), "/"),
    switchTo: tabs.switchTo,
    rememberPrice: (price: number) =>
      profileOf(tabs.current().person).changeStored(storageKeys.checkout(""), (text) => {
        const draft = JSON.parse(text) as { prices: Record<string, number> };
        for (const product of Object.keys(draft.prices)) draft.prices[product] = price;
        return JSON.stringify(draft);
      }),
    setOnline: (online: boolean) => {
      isOnline = online;
      if (online) for (const act of onlineListeners) act();
    },
    address: () => {
      const { page, left } = tabs.current().shown;
      return page?.shop.browser.currentUrl() ?? left ?? "";
    },
    stop: () => {
      for (const { shown } of tabs.all()) shown.page?.shop.stop();
      delete document.documentElement.dataset.hydrated;
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;
