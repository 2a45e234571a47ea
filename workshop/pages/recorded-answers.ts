import { demoMarket, demoMarkets, demoPicture } from "#workshop/stage/demo-shop.ts";
import { languageOf } from "#workshop/stage/languages.ts";
import { answerKey, type RecordedPlace, type RecordedShop } from "./recorded-shop.ts";
import type { AnswersAre, Viewer } from "./shop-page.ts";

const shop = import.meta.glob<RecordedShop>("./recorded/everywhere.json", { import: "default" });
const places = import.meta.glob<RecordedPlace>("./recorded/*.*.json", { import: "default" });

/** While answers are recorded, requests go to a real shop, see `scripts/page-answers.ts`. */
const isRecording = import.meta.env.VITE_RECORD_PAGES === "on";

export type ShopOfPages = RecordedShop & RecordedPlace;

/** The recorded shop in a market and language. A language that the market does not have is shown in one that has it. */
export async function loadShopOfPages(market: string, language: string): Promise<ShopOfPages> {
  const [everywhere, place] = await Promise.all([
    shop["./recorded/everywhere.json"]!(),
    places[`./recorded/${recordedPlace(market, language)}.json`]!(),
  ]);
  const facts = { ...place.facts, language: languageOf(language) };
  return { ...everywhere, ...place, facts, answers: { ...everywhere.answers, ...place.answers } };
}

/** Test languages have English answers. */
function recordedPlace(market: string, language: string): string {
  const spoken = language.startsWith("en-") ? "en" : language;
  const has = ({ languages }: { languages: readonly string[] }) => languages.includes(spoken);
  const shown = has(demoMarket(market)) ? market : demoMarkets.find(has)!.id;
  return `${shown}.${spoken}`;
}

/** A `fetch` that answers a viewer as the recorded shop did. */
export function createPageAnswers({ answers }: ShopOfPages, viewer: Viewer, mode: () => AnswersAre) {
  const unknown: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    // As in a browser, a request is sent after the event that caused it has been handled.
    await new Promise((resolve) => setTimeout(resolve));
    request.signal.throwIfAborted();
    const now = mode();
    if (now === "unreachable") throw new TypeError("Failed to fetch");
    if (now === "failed") return refusal(500);
    if (now === "pending") return new Promise(() => {});
    const url = pathname + search;
    const body = await request.text();
    if (isRecording) {
      const { method, headers, signal } = request;
      return globalThis.fetch(url, { method, headers, signal, ...(body !== "" && { body }) });
    }
    const answerTo = (asker: Viewer | "anyone") => answers[answerKey(asker, request.method, url, body)];
    const answer = answerTo(viewer) ?? answerTo("anyone");
    if (!answer) {
      unknown.push(`${request.method} ${url}`);
      return refusal(404);
    }
    const { status, body: answered, isPhoto = false } = answer;
    if (isPhoto) return globalThis.fetch(demoPicture("boston-fern"));
    if (answered === null) return new Response(null, { status });
    return Response.json(answered, { status, headers: { "content-type": contentType(status) } });
  };
  return { fetch, unknown: unknown as readonly string[] };
}

const refusal = (status: number): Response =>
  Response.json(
    { type: "about:blank", title: "No", status, detail: "No." },
    { status, headers: { "content-type": contentType(status) } },
  );

const contentType = (status: number) => (status < 400 ? "application/json" : "application/problem+json");
