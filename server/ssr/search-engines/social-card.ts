import { readFileSync } from "node:fs";
import { join } from "node:path";
import { splitAtBotanicalName } from "#domain/botanical-name.ts";
import { routeNames } from "#domain/links.ts";
import type { FastifyReply } from "fastify";
import { findCategories } from "#server/commerce/catalogue/categories.ts";
import { findImage } from "#server/commerce/catalogue/images.ts";
import { findProducts } from "#server/commerce/catalogue/products.ts";
import { findCatalogueLocale, type CatalogueLocale } from "#server/commerce/catalogue/catalogue-locale.ts";
import { findLanguages } from "#server/commerce/markets/markets.ts";
import { readShopFacts } from "#server/commerce/markets/shop-settings.ts";
import { limitDrawing } from "#server/commerce/images/pictures.ts";
import { loadSharp } from "#server/commerce/images/sharp.ts";
import type { Services } from "#server/commerce/services.ts";
import { contentHash } from "#server/platform/atomic-file.ts";
import { findDefaultLocales } from "./listed-pages.ts";

const size = { width: 1_200, height: 630 };
const margin = 70;
const markSize = 80;
const maximumLetters = 58;
const fonts = join(import.meta.dirname, "../../commerce/invoices/fonts");
/** By language, where Young Serif lacks the script. */
const faces: Readonly<Record<string, { file: string; family: string }>> = {
  ja: { file: "noto-sans-jp.otf", family: "Noto Sans JP" },
  ar: { file: "noto-sans-arabic-bold.ttf", family: "Noto Sans Arabic" },
};
const latin = { file: "young-serif.ttf", family: "Young Serif" };
const sprig = readFileSync(join(import.meta.dirname, "../../favicon.svg"), "utf8");

/** A JPEG, or that there is no such page. */
type SocialCard = Buffer | "none";

/** The preview picture of a shared link: the page's title drawn beside its picture. */
export async function findSocialCard(
  services: Services,
  languageId: string,
  path: string,
): Promise<SocialCard> {
  const [, subject] = /^([a-z0-9/-]+)\.jpg$/.exec(path) ?? [];
  const subjectOfCard = subject === undefined ? null : await findSubject(services, languageId, subject);
  if (!subjectOfCard) return "none";
  const { title, content_hash } = subjectOfCard;
  const language = (await findLanguages(services.database.queries)).find(({ id }) => id === languageId)!;
  const name = `card-${contentHash(Buffer.from(`${languageId} ${title} ${content_hash}`))}.jpg`;
  return services.pictures.made(name, async () => {
    const picture = content_hash ? await services.pictures.sized(content_hash, 800, "webp") : null;
    return limitDrawing(() => drawCard(language, title, picture));
  });
}

export const sendSocialCard = (reply: FastifyReply, card: SocialCard): FastifyReply =>
  card === "none"
    ? reply.code(404).type("text/plain").send("")
    : reply.type("image/jpeg").header("cache-control", "public, max-age=86400").send(card);

type Language = { id: string; direction: "ltr" | "rtl" };
type Subject = { title: string; content_hash: string | null };

/** A product or a category; null if there is no such page in this language. The bare language means the shop itself. */
async function findSubject(services: Services, languageId: string, path: string): Promise<Subject | null> {
  const { queries } = services.database;
  const first = (await findDefaultLocales(queries)).find(({ language }) => language === languageId);
  const locale = first && (await findCatalogueLocale(services, { languageId, marketId: first.market }));
  if (!locale) return null;
  const [kind, ...rest] = path.split("/");
  const hashOf = async (image: { id: string } | null) =>
    image && ((await findImage(queries, image.id))?.content_hash ?? null);
  switch (kind) {
    case routeNames.shop:
      return {
        title: (await readShopFacts(queries)).name,
        content_hash: await hashOf(await anyPicture(queries, locale)),
      };
    case routeNames.product: {
      const [product] = await findProducts(queries, locale, { url_fragment: rest[0] ?? "" });
      return product ? { title: product.name, content_hash: await hashOf(product.primary_image) } : null;
    }
    case routeNames.category: {
      const all = await findCategories(services, locale);
      const category = all.find(({ url_fragment }) => url_fragment === rest.at(-1));
      return category ? { title: category.name, content_hash: await hashOf(category.image) } : null;
    }
    default:
      return null;
  }
}

const anyPicture = async (queries: Parameters<typeof findProducts>[0], locale: CatalogueLocale) =>
  (await findProducts(queries, locale, {}, { limit: 1 }))[0]?.primary_image ?? null;

async function drawCard(
  { id: languageId, direction }: Language,
  title: string,
  picture: Buffer | null,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const textWidth = size.width - size.height - 2 * margin;
  const textHeight = size.height - 3 * margin - markSize;
  const isRightToLeft = direction === "rtl";
  const drawn = await drawText(languageId, title, { width: textWidth, dpi: 72 });
  // A long title is drawn as large as it fits.
  const text =
    drawn.info.height > textHeight || drawn.info.width > textWidth
      ? await drawText(languageId, title, { width: textWidth, height: textHeight })
      : drawn;
  const edge = isRightToLeft ? size.height : 0;
  const mark = await sharp(Buffer.from(sprig), { density: 300 }).resize(markSize, markSize).png().toBuffer();
  return sharp({ create: { ...size, channels: 3, background: "#f8f2e6" } })
    .composite([
      ...(picture
        ? [
            {
              input: await sharp(picture).resize(size.height, size.height, { fit: "cover" }).toBuffer(),
              left: isRightToLeft ? 0 : size.width - size.height,
              top: 0,
            },
          ]
        : []),
      { input: mark, left: edge + (isRightToLeft ? textWidth + margin - markSize : margin), top: margin },
      {
        input: text.data,
        left: edge + margin + (isRightToLeft ? textWidth - text.info.width : 0),
        top: margin * 2 + markSize,
      },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

type Room = { width: number; dpi: number } | { width: number; height: number };

async function drawText(languageId: string, title: string, room: Room) {
  const sharp = await loadSharp();
  const { file, family } = faces[languageId] ?? latin;
  const text = `<span foreground="#1b2a22">${escaped(isolated(title))}</span>`;
  const font = { font: `${family} ${maximumLetters}`, fontfile: join(fonts, file) };
  return sharp({ text: { text, ...font, ...room, rgba: true, wrap: "word-char", spacing: 8 } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Isolates a botanical name, so that its brackets keep their place in right-to-left text. */
function isolated(title: string): string {
  const parts = splitAtBotanicalName(title);
  return parts ? `${parts.before}\u2066${parts.botanical}\u2069${parts.behind}` : title;
}

/** For Pango's markup. */
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (character) => (character === "&" ? "&amp;" : character === "<" ? "&lt;" : "&gt;"));
