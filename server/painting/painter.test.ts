import { expect, test } from "vitest";
import type * as Render from "../../src/entry.server.tsx";
import { painter, type PaintRequest } from "./painter.ts";

const page: Render.Painted = {
  head: "<title>Refunds</title>",
  html: "<p>…</p>",
  file: "/src/pages/home/home.page.tsx",
  state: {} as Render.Painted["state"],
  status: 200,
  isListed: true,
};
const request = {
  address: "/en/",
  facts: { language: { id: "en", locale: "en", direction: "ltr" }, messages: { shell: "/shell.json" } },
  messages: {},
  fetch,
  isIndexed: true,
} as unknown as PaintRequest;

async function painted(what: Partial<Render.Painted>, asked: Partial<PaintRequest> = {}): Promise<string> {
  const { paint } = painter({
    build: "a build",
    render: async () => ({ paint: async () => ({ ...page, ...what }), keptAddress: () => null }),
    assets: () => ({
      styles: "a{}",
      sheets: ["/page.css"],
      first: ["/entry.js", "/shared.js"],
      next: ["/page.js", "/renderer.js"],
      early: "/early.js",
      entry: "/entry.js",
    }),
  });
  return (await paint({ ...request, ...asked })).html;
}
const mark = `<meta name="robots" content="noindex">`;

test("search engines are turned away from what is not found or for a role, and from a shop that is not open", async () => {
  expect(await painted({})).not.toContain(mark);
  expect(await painted({ isListed: false })).toContain(mark);
  expect(await painted({ status: 404 })).toContain(mark);
  expect(await painted({}, { isIndexed: false })).toContain(mark);
});

test("the picture is asked for first, then what is evaluated first, and the rest only by the early script", async () => {
  const html = await painted({
    head: '<title>Fern</title><link rel="preload" as="image" href="/fern.avif">',
  });
  const asked = html.matchAll(/<link [^>]*href="([^"]+)"|<script [^>]*src="([^"]+)"|<(style)>/g);
  expect([...asked].map(([, link, script, style]) => link ?? script ?? style)).toEqual([
    "/fern.avif",
    "/early.js",
    "/entry.js",
    "/shared.js",
    "style",
    "/page.css",
    "/manifest-en.webmanifest",
    "/icon-192.png",
    "/favicon.svg",
    "/entry.js",
  ]);
  expect(html).toContain('data-next="/page.js /renderer.js"');
});
