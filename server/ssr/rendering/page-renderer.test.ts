import { expect, test } from "vitest";
import type * as Render from "#src/entry.server.tsx";
import { pageRenderer, type RenderRequest } from "./page-renderer.ts";

const page: Render.RenderedDocument = {
  head: "<title>Refunds</title>",
  html: "<p>…</p>",
  file: "/src/pages/home/home.page.tsx",
  state: { facts: {}, answers: [], texts: {} } as unknown as Render.RenderedDocument["state"],
  status: 200,
  isListed: true,
};
const request = {
  address: "/en/",
  facts: { language: { id: "en", locale: "en", direction: "ltr" }, messages: { shell: "/shell.json" } },
  messages: {},
  serializedMessages: {},
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

test("the state is JSON with the texts of its areas as they are served, and can't end its element", async () => {
  const state = {
    facts: { name: "</script>" },
    answers: [[["menu"], { name: "<b>" }]],
    texts: { shell: { "shell.a": [] }, cart: { "cart.b": [] } },
  } as unknown as Render.RenderedDocument["state"];
  const serializedMessages = {
    shell: JSON.stringify({ "shell.a": [{ value: "</script>" }] }),
    cart: JSON.stringify({ "cart.b": [] }),
    orders: JSON.stringify({ "orders.c": [] }),
  } as unknown as RenderRequest["serializedMessages"];
  const html = await rendered({ state }, { serializedMessages });
  const [, json] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)!;
  expect(JSON.parse(json!)).toEqual({
    ...state,
    texts: { shell: { "shell.a": [{ value: "</script>" }] }, cart: { "cart.b": [] } },
  });
});
