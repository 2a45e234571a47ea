import type * as Render from "#src/entry.server.tsx";
import type { AssetsOf } from "./assets.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** Typed by the storefront's own ids, so that a different one does not compile. */
const ids: Render.ElementIds = { root: "root", state: "state" };

/** `isCacheable`: it is the same for everyone, so the browser may store it for offline use. */
export type RenderedPage = { status: number; html: string; policy: string; isCacheable: boolean };
type Messages = Parameters<typeof Render.render>[2];
export type RenderRequest = {
  address: string;
  facts: Render.Facts;
  messages: Messages;
  serializedMessages: Readonly<Record<keyof Messages, string>>;
  fetch: typeof globalThis.fetch;
  isIndexed: boolean;
  surroundings: Parameters<typeof Render.render>[4];
};
export type PageRenderer = {
  build: string;
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** The URL without parameters specific to one visitor; null: not cached. */
  cacheKey: (address: string) => Promise<string | null>;
};

type Parts = {
  build: string;
  /** The built bundle, or Vite's runner in development. */
  loadBundle: () => Promise<Pick<typeof Render, "render" | "pageCacheKey">>;
  assets: AssetsOf;
  policy?: (html: string, styles: string) => string;
  /** Development's changes to the whole document. */
  finish?: (address: string, html: string) => Promise<string>;
};

export function pageRenderer({
  build,
  loadBundle,
  assets,
  policy = contentSecurityPolicy,
  finish,
}: Parts): PageRenderer {
  const render: PageRenderer["render"] = async ({
    address,
    facts,
    messages,
    serializedMessages,
    fetch,
    isIndexed,
    surroundings,
  }) => {
    const bundle = await loadBundle();
    const page = await bundle.render(address, facts, messages, fetch, surroundings);
    const { styles, sheets, early, scripts, entry, extra = "" } = await assets(page.file);
    const { locale, direction } = facts.language;
    const html = [
      `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#143327">`,
      isIndexed && page.isListed && page.status === 200 ? "" : `<meta name="robots" content="noindex">`,
      // The page's largest picture first, then only the script that preloads the others: beside it, they would take the
      // connections and the bandwidth of the picture and the fonts.
      page.head,
      `<script type="module" async src="${early}" data-scripts="${scripts.join(" ")}" data-sheets="${sheets.join(" ")}"></script>`,
      // Inline, so that rendering does not wait for another request.
      styles && `<style>${styles}</style>`,
      extra,
      `<link rel="manifest" href="/manifest-${facts.language.id}.webmanifest">`,
      `<link rel="apple-touch-icon" href="/icon-192.png">`,
      `<link rel="icon" type="image/svg+xml" href="/favicon.svg"></head><body><div id="${ids.root}">`,
      page.html,
      `</div><script type="application/json" id="${ids.state}">`,
      serializeState(page.state, serializedMessages).replaceAll("<", "\\u003c"),
      `</script><script type="module" fetchpriority="low" src="${entry}"></script></body></html>`,
    ].join("");
    return {
      status: page.status,
      html: finish ? await finish(address, html) : html,
      policy: policy(page.html, styles),
      isCacheable: page.isListed && page.status === 200,
    };
  };
  const cacheKey: PageRenderer["cacheKey"] = async (address) =>
    finish ? null : (await loadBundle()).pageCacheKey(address);
  return { build, render, cacheKey };
}

/** The texts are two thirds of a page's state, and always the same. */
function serializeState(
  { texts, ...state }: Render.RenderedDocument["state"],
  serialized: RenderRequest["serializedMessages"],
): string {
  const areas = (Object.keys(texts) as (keyof typeof texts)[]).map(
    (area) => `${JSON.stringify(area)}:${serialized[area]}`,
  );
  return `${JSON.stringify(state).slice(0, -1)},"texts":{${areas.join(",")}}}`;
}
