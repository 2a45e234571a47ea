import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { apiApp } from "#server/app.ts";
import { openServices } from "#server/open-services.ts";
import { readSettings } from "#server/platform/settings.ts";
import { factsFor, readRenderingData } from "#server/ssr/rendering/rendering-data.ts";
import { ensureChromium } from "#scripts/chromium.ts";
import { root, runTool } from "#scripts/tools.ts";
import {
  withSortedIds,
  type RecordedAnswers,
  type RecordedPlace,
  type RecordedShop,
} from "#workshop/pages/recorded-shop.ts";

import { askIn, collectRequests, type Place } from "./requested.ts";
import { withoutIds, withStableIds } from "./stable-ids.ts";
import { prepareViewers, stableInvitation } from "./viewers.ts";

/**
 * `npm run page-answers`: records what a demo shop answers to the pages' stories, in every market and language. The
 * stories run once and ask the shop; what they asked for is asked for again in the other places.
 */
const now = "2026-11-30T10:00:00.000Z";
const folder = join(root, "workshop/pages/recorded");

await ensureChromium(console.log);
const dataFolder = mkdtempSync(join(tmpdir(), "trellis-pages-"));
const settings = readSettings({ ...process.env, DATA_DIR: dataFolder, DEMO: "on" });
const clock = { now: new Date(now) };
const services = await openServices(settings, { clock: () => clock.now });
await services.catchUp();
const app = await apiApp(services, { checkResponses: true });
try {
  const tokens = new Map<string, never>();
  const requests = collectRequests(app, tokens);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const viewers = await prepareViewers(app, services, clock);
  for (const [token, viewer] of viewers.tokens) tokens.set(token, viewer as never);
  const data = await readRenderingData(services, "");
  const places = data.markets.flatMap(({ id, languages }) =>
    languages.map((language) => ({ market: id, language })),
  );
  const factsIn = ({ market, language }: Place) => ({
    ...factsFor(data, { place: { marketId: market, languageId: language }, entered: true }),
    version: "",
    messages: {} as never,
  });
  const { storage, values } = viewers;
  const empty: RecordedShop = { now, storage, values, answers: {} };
  await store("everywhere", empty);
  for (const place of places) await store(nameOf(place), { facts: factsIn(place), answers: {} });

  requests.start();
  const { port } = app.server.address() as AddressInfo;
  const { code } = await runTool(
    "vitest",
    ["run", "--config=.storybook/vitest.config.ts", "--project=stories", "workshop/pages"],
    { show: true, environment: { VITE_RECORD_PAGES: "on", PAGES_SHOP: `http://127.0.0.1:${port}` } },
  );
  const asked = requests.stop();
  if (code !== 0) process.exitCode = code;

  const answers = new Map<string, RecordedAnswers>();
  for (const place of places) {
    const found = await Promise.all(asked.map((request) => askIn(app, request, place)));
    answers.set(nameOf(place), Object.fromEntries(found));
  }
  const shared = sameEverywhere([...answers.values()]);
  const found = {
    everywhere: { ...empty, storage: withoutTokens(storage, viewers.tokens), answers: shared },
    places: places.map((place): [string, RecordedPlace] => [
      nameOf(place),
      { facts: factsIn(place), answers: without(answers.get(nameOf(place))!, shared) },
    ]),
  };
  const text = JSON.stringify(found).replaceAll(values.invitation!, stableInvitation);
  const recorded = withStableIds(JSON.parse(text) as typeof found);
  await store("everywhere", recorded.everywhere);
  for (const [name, place] of recorded.places) await store(name, place);
} finally {
  await app.close();
  await services.close();
  rmSync(dataFolder, { recursive: true, force: true });
}

function nameOf({ market, language }: Place): string {
  return `${market}.${language}`;
}

function sameEverywhere(all: readonly RecordedAnswers[]): RecordedAnswers {
  const [first = {}, ...others] = all;
  const isSame = (key: string) => {
    const text = JSON.stringify(first[key]);
    return others.every((answers) => JSON.stringify(answers[key]) === text);
  };
  return sorted(Object.entries(first).filter(([key]) => isSame(key)));
}

function without(answers: RecordedAnswers, shared: RecordedAnswers): RecordedAnswers {
  return sorted(Object.entries(answers).filter(([key]) => !(key in shared)));
}

/** In an order that random ids do not change. */
function sorted(entries: [string, RecordedAnswers[string]][]): RecordedAnswers {
  const byText = entries.map((entry) => [withoutIds(entry), entry] as const);
  byText.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(byText.map(([, entry]) => entry));
}

function withoutTokens<Stored>(storage: Stored, tokens: ReadonlyMap<string, string>): Stored {
  const text = [...tokens].reduce(
    (all, [token, viewer]) => all.replaceAll(token, `token of the ${viewer}`),
    JSON.stringify(storage),
  );
  return JSON.parse(text) as Stored;
}

/** Each answer on a line of its own, so that a change can be read. */
async function store(name: string, value: RecordedShop | RecordedPlace): Promise<void> {
  const { answers, ...others } = value;
  // Renamed ids have another order.
  const lines = Object.entries(answers).map(
    ([key, answer]) => `${JSON.stringify(withSortedIds(key))}: ${JSON.stringify(answer)}`,
  );
  const head = JSON.stringify(others).slice(0, -1);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${head},"answers": {\n${lines.join(",\n")}\n}}\n`);
}
