import type * as Render from "../../src/entry.server.tsx";
import type { AssetsOf } from "./assets.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** As the browser looks for them; another one than the storefront's does not compile. */
const ids: Render.ElementIds = { root: "root", state: "state" };

/** `isCacheable`: it is the same for everybody, so a browser may keep it for when it has no network. */
export type RenderedPage = { status: number; html: string; policy: string; isCacheable: boolean };
export type RenderRequest = {
  address: string;
  facts: Render.Facts;
  messages: Parameters<typeof Render.render>[2];
  fetch: typeof globalThis.fetch;
  /** Whether search engines may list the shop at all. */
  isIndexed: boolean;
  surroundings: Parameters<typeof Render.render>[4];
};
export type PageRenderer = {
  /** Names the build that pages load their scripts from. */
  build: string;
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** The address that a page is kept by, with nothing that only one visitor has; null: it is rendered each time. */
  cacheKey: (address: string) => Promise<string | null>;
};

type Parts = {
  build: string;
  /** The built bundle, or Vite's runner in development. */
  loadBundle: () => Promise<Pick<typeof Render, "render" | "pageCacheKey">>;
  assets: AssetsOf;
  policy?: (html: string, styles: string) => string;
  /** What development adds to the whole document. */
  finish?: (address: string, html: string) => Promise<string>;
};

/** The document around a rendered page. */
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
    fetch,
    isIndexed,
    surroundings,
  }) => {
    const bundle = await loadBundle();
    const page = await bundle.render(address, facts, messages, fetch, surroundings);
    const { styles, sheets, early, first, next, entry, extra = "" } = await assets(page.file);
    const { locale, direction } = facts.language;
    const html = [
      `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#143327">`,
      isIndexed && page.isListed && page.status === 200 ? "" : `<meta name="robots" content="noindex">`,
      // The page's largest picture first, then the scripts that are evaluated first: they are on their way while the styles come.
      page.head,
      `<script type="module" async src="${early}" data-next="${next.join(" ")}"></script>`,
      ...first.map((href) => `<link rel="modulepreload" href="${href}">`),
      // In the document, so that it is rendered when it has come: nothing else is waited for.
      styles && `<style>${styles}</style>`,
      // The page's script looks for its styles under their address before it asks for them; these are not fetched.
      ...sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`),
      extra,
      `<link rel="manifest" href="/manifest-${facts.language.id}.webmanifest">`,
      `<link rel="apple-touch-icon" href="/icon-192.png">`,
      `<link rel="icon" type="image/svg+xml" href="/favicon.svg"></head><body><div id="${ids.root}">`,
      page.html,
      `</div><script type="application/json" id="${ids.state}">`,
      JSON.stringify(page.state).replaceAll("<", "\\u003c"),
      `</script><script type="module" fetchpriority="low" src="${entry}"></script></body></html>`,
    ].join("");
    return {
      status: page.status,
      html: finish ? await finish(address, html) : html,
      policy: policy(page.html, styles),
      isCacheable: page.isListed && page.status === 200,
    };
  };
  /** In development each page is rendered from the sources as they are now. */
  const cacheKey: PageRenderer["cacheKey"] = async (address) =>
    finish ? null : (await loadBundle()).pageCacheKey(address);
  return { build, render, cacheKey };
}
