import { expect, test } from "vitest";
import type * as Render from "#src/entry.server.tsx";
import { pageRenderer, type RenderRequest } from "./page-renderer.ts";

const page: Render.RenderedDocument = {
  head: "<title>Refunds</title>",
  html: "<p>…</p>",
  file: "/src/pages/home/home.page.tsx",
  state: {} as Render.RenderedDocument["state"],
  status: 200,
  isListed: true,
};
const request = {
  address: "/en/",
  facts: { language: { id: "en", locale: "en", direction: "ltr" }, messages: { shell: "/shell.json" } },
  messages: {},
  fetch,
  isIndexed: true,
} as unknown as RenderRequest;

async function rendered(
  document: Partial<Render.RenderedDocument>,
  overrides: Partial<RenderRequest> = {},
): Promise<string> {
  const { render } = pageRenderer({
    build: "a build",
    loadBundle: async () => ({ render: async () => ({ ...page, ...document }), pageCacheKey: () => null }),
    assets: () => ({
      styles: "a{}",
      sheets: ["/page.css"],
      scripts: ["/entry.js", "/shared.js", "/page.js", "/renderer.js"],
      early: "/early.js",
      entry: "/entry.js",
    }),
  });
  return (await render({ ...request, ...overrides })).html;
}
const mark = `<meta name="robots" content="noindex">`;

test("pages that are not found, need a role or belong to a closed shop are noindex", async () => {
  expect(await rendered({})).not.toContain(mark);
  expect(await rendered({ isListed: false })).toContain(mark);
  expect(await rendered({ status: 404 })).toContain(mark);
  expect(await rendered({}, { isIndexed: false })).toContain(mark);
});

test("the picture is loaded first, then the early script, and it loads the others", async () => {
  const html = await rendered({
    head: '<title>Fern</title><link rel="preload" as="image" href="/fern.avif">',
  });
  const resources = html.matchAll(/<link [^>]*href="([^"]+)"|<script [^>]*src="([^"]+)"|<(style)>/g);
  expect([...resources].map(([, link, script, style]) => link ?? script ?? style)).toEqual([
    "/fern.avif",
    "/early.js",
    "style",
    "/manifest-en.webmanifest",
    "/icon-192.png",
    "/favicon.svg",
    "/entry.js",
  ]);
  expect(html).toIncludeText('data-scripts="/entry.js /shared.js /page.js /renderer.js"');
  expect(html).toIncludeText('data-sheets="/page.css"');
});
