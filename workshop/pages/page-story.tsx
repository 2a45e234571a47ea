import { useEffect } from "react";
import type { StoryObj } from "@storybook/react-vite";
import MockDate from "mockdate";
import { expect, waitFor } from "storybook/test";
import { UnexpectedResponseError } from "#src/api/client.ts";
import { createReporter } from "#src/app/report.ts";
import { findRoute } from "#src/app/routes.ts";
import { createFlowLog, type FlowLog } from "#src/recording/flow-log.ts";
import { BesideFlows } from "#workshop/scenarios/beside-flows.tsx";
import { openPage, type OpenPage } from "#workshop/scenarios/open-page.ts";
import { OpenStorefront } from "#workshop/scenarios/open-storefront.tsx";
import { createProfile } from "#workshop/scenarios/stand-in-browser.ts";
import { placeAlong, tellPlace } from "#workshop/links/story-place.ts";
import { lookOf, type Look } from "#workshop/stories/stage.tsx";
import { allPages } from "./all-pages.ts";
import { completePath } from "./recorded-shop.ts";
import { createPageAnswers, loadShopOfPages } from "./recorded-answers.ts";
import type { AnswersAre, PageView } from "./shop-page.ts";

type Shown = { page: OpenPage; flowLog: FlowLog; unknown: readonly string[]; problems: readonly string[] };

/** A page of the shop with the answers of the recorded shop. */
export function pageStory(file: string, view: string): StoryObj {
  const page = allPages.find((one) => one.file === file);
  const found = page?.views[view];
  if (!page || !found)
    throw new Error(`${file} has no view "${view}"; \`npm run generate\` renews the stories`);
  const { place, answers = "there" } = found;
  return {
    ...(place && { globals: place }),
    loaders: [async ({ globals }) => show(found, String(globals.market), String(globals.language))],
    afterEach: () => MockDate.reset(),
    render: (_, { loaded, globals, id }) => (
      <Opened
        {...(loaded as Shown)}
        id={`${id} ${globals.market} ${globals.language}`}
        title={page.title}
        look={lookOf(globals)}
      />
    ),
    play: async ({ loaded, step }) => {
      const shown = loaded as Shown;
      tellPlace(() => placeAlong([`Opens ${found.path}`], 1, `${page.title}, ${view.toLowerCase()}`));
      await step(`Opens ${found.path}`, () => settled(shown, answers));
      await step("Everything that the page asked for was recorded", () =>
        expect([...shown.unknown, ...shown.problems]).toEqual([]),
      );
    },
  };
}

async function show(view: PageView, market: string, language: string): Promise<Shown> {
  const { path, viewer = "visitor", isFirstVisit = false, answers = "there" } = view;
  const shop = await loadShopOfPages(market, language);
  MockDate.set(shop.now);
  let isOpened = false;
  const api = createPageAnswers(shop, viewer, () => (isOpened ? answers : "there"));
  const flowLog = createFlowLog(() => performance.now());
  const problems: string[] = [];
  const url = `/${language}${completePath(path, shop)}`;
  const page = await openPage(url, {
    facts: { ...shop.facts, entered: !isFirstVisit },
    answers: [],
    fetch: api.fetch,
    flowLog,
    report: createReporter((error) => {
      // What a story withholds is meant to fail.
      if (answers === "there" && !(error instanceof UnexpectedResponseError)) problems.push(String(error));
    }),
    browser: {
      tab: "first",
      profile: createProfile(shop.storage[viewer]),
      tabStorage: new Map(),
      load: () => {},
      onOnline: () => {},
      origin: "https://shop.example",
    },
  });
  // Who looks at it is known once it is shown; a page for administrators would be loaded then.
  const { route } = findRoute(completePath(path, shop), "administrator");
  await Promise.all(page.shop.partsOf(route).map((load) => load()));
  isOpened = true;
  return { page, flowLog, unknown: api.unknown, problems };
}

/** Until the page has got everything that it asked for, or asks for what it will not get. */
function settled({ page: { shop } }: Shown, answers: AnswersAre): Promise<void> {
  const problem = () => {
    if (document.documentElement.dataset.hydrated !== "true") return "The page is not shown yet.";
    // React shows what was deferred a moment later, and the footer is the last of it.
    if (!document.querySelector("footer")) return "A part of the page is not shown yet.";
    if (answers === "pending") return null;
    if (shop.queries.isFetching() > 0 || document.querySelector("[data-waiting=loading]"))
      return "The page is still asking for data.";
    if (answers === "failed" && !document.querySelector("dialog[open]"))
      return "The shop does not say yet that it failed.";
    return null;
  };
  // An answer may lead to the next request, so the page is quiet when it is twice in a row.
  let quiet = 0;
  return waitFor(() => {
    const found = problem();
    quiet = found === null ? quiet + 1 : 0;
    if (quiet < 2) throw new Error(found ?? "The page may go on asking.");
  });
}

type Props = Shown & { id: string; title: string; look: Look };

function Opened({ page, flowLog, id, title, look }: Props) {
  useEffect(
    () => () => {
      delete document.documentElement.dataset.hydrated;
      // Its screens are gone by then; they would fetch again what is cleared.
      setTimeout(() => page.shop.stop());
    },
    [page],
  );
  return (
    <BesideFlows look={look} title={title} flowLog={flowLog}>
      <OpenStorefront id={id} page={page} />
    </BesideFlows>
  );
}
