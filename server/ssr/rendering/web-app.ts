import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { links } from "#domain/links.ts";
import { loadSharp } from "#server/commerce/images/sharp.ts";
import { findLanguages, translationsOf } from "#server/commerce/markets/markets.ts";
import { readShopFacts } from "#server/commerce/markets/shop-settings.ts";
import type { Services } from "#server/commerce/services.ts";
import { localizedUrl } from "#domain/localized-path.ts";
import { offlinePage } from "./static-pages.ts";

const sprig = readFileSync(join(import.meta.dirname, "../../favicon.svg"), "utf8");
const sizes = [192, 512] as const;
const paper = "#f8f2e6";

/** What makes the shop an installable app: a manifest in each language, icons, and the service worker. */
export function serveWebApp(app: FastifyInstance, services: Services, builtFolder: string): void {
  const worker = join(builtFolder, "service-worker.js");
  app.get("/service-worker.js", (_request, reply) =>
    existsSync(worker)
      ? reply.header("cache-control", "no-cache").type("text/javascript").send(readFileSync(worker))
      : reply.code(404).type("text/plain").send(""),
  );

  app.get("/offline-:language.html", (request, reply) => {
    const { html, policy } = offlinePage((request.params as { language: string }).language);
    return reply
      .header("cache-control", "public, max-age=3600")
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(html);
  });

  app.get("/manifest-:language.webmanifest", async (request, reply) => {
    const { language: id } = request.params as { language: string };
    const { queries } = services.database;
    const language = (await findLanguages(queries)).find((candidate) => candidate.id === id);
    if (!language) return reply.code(404).type("text/plain").send("");
    const { name } = await readShopFacts(queries);
    const texts = translationsOf(language);
    const to = (path: string) => localizedUrl({ languageId: id }, path, "");
    const shortcut = (text: string, path: string) => ({ name: texts[text] ?? "", url: to(path) });
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("application/manifest+json")
      .send({
        id: "/",
        name,
        short_name: name,
        description: texts["shell.description"],
        lang: language.locale,
        dir: language.direction,
        start_url: to(links.home),
        scope: "/",
        display: "standalone",
        background_color: paper,
        theme_color: "#143327",
        icons: sizes.flatMap((size) =>
          (["any", "maskable"] as const).map((purpose) => ({
            src: `/icon-${size}.png`,
            sizes: `${size}x${size}`,
            type: "image/png",
            purpose,
          })),
        ),
        shortcuts: [
          shortcut("shell.look_around", links.shop),
          shortcut("shell.wish_list", links.wishList),
          shortcut("shell.account", links.myaccount),
        ],
      });
  });

  for (const size of sizes) {
    app.get(`/icon-${size}.png`, async (_request, reply) =>
      reply
        .header("cache-control", "public, max-age=86400")
        .type("image/png")
        .send(await services.pictures.made(`icon-${size}.png`, () => drawIcon(size))),
    );
  }
}

async function drawIcon(size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const mark = Math.round(size * 0.56);
  const drawing = await sharp(Buffer.from(sprig), { density: 72 * (mark / 24) })
    .resize(mark, mark)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: drawing, gravity: "center" }])
    .png()
    .toBuffer();
}
