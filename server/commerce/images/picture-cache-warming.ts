import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import {
  images,
  markets,
  productPrices,
  promos,
  recommendedProducts,
} from "#server/platform/database/schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { log } from "#server/platform/telemetry/log.ts";
import type { PictureWidth } from "./pictures.ts";

/** The widths that most phones request: full width, and half of it. */
const widths = { promo: 1200, card: 600 } as const;

/**
 * Encodes the homepage's first picture and its cards' pictures of each market in phone sizes, one after the other:
 * each takes a quarter of a second to a second, for which no first visitor should wait. Existing ones are skipped.
 */
export async function warmPictureCache(
  { database, pictures }: Pick<Services, "database" | "pictures">,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  try {
    const cards = (await recommended(database.queries)).map((hash): Size => [hash, widths.card]);
    const firsts = (await firstPromos(database.queries)).map((hash): Size => [hash, widths.promo]);
    for (const [hash, width] of [...firsts, ...cards]) {
      if (signal.aborted) return;
      await pictures.sized(hash, width, "avif").catch((err: unknown) => {
        log.warn({ err, hash }, "a picture could not be made ahead");
      });
    }
  } catch (err) {
    // They are encoded on request like any other.
    if (!signal.aborted) log.warn({ err }, "the front page's pictures could not be made ahead");
  }
}

/**
 * Runs again some time after each change to the shop, so that current visitors have the encoder to themselves.
 * @param pause milliseconds
 */
export function keepPictureCacheWarm(
  services: Pick<Services, "database" | "pictures">,
  whenChanged: (then: (tags: string[] | null) => void) => void,
  { signal, pause }: { signal: AbortSignal; pause: number },
): void {
  let timer: NodeJS.Timeout | undefined;
  let making = Promise.resolve();
  const schedule = (): void => {
    clearTimeout(timer);
    const make = () => void (making = making.then(() => warmPictureCache(services, { signal })));
    timer = setTimeout(make, pause).unref();
  };
  schedule();
  whenChanged((tags) => {
    // Prices change no picture.
    if (tags === null || tags.includes("content")) schedule();
  });
}

type Size = [hash: string, width: PictureWidth];

async function firstPromos(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectDistinctOn([promos.market_id], { market: promos.market_id, hash: images.content_hash })
    .from(promos)
    .innerJoin(markets, and(eq(markets.id, promos.market_id), isNull(markets.closed_at)))
    .innerJoin(images, and(eq(images.holder_type, "promo"), eq(images.holder_id, promos.id)))
    .orderBy(promos.market_id, promos.position, images.position);
  return [...new Set(rows.map(({ hash }) => hash))];
}

async function recommended(queries: Queries): Promise<string[]> {
  const { product_id, market_id } = recommendedProducts;
  const rows = await queries
    .selectDistinct({ hash: images.content_hash })
    .from(recommendedProducts)
    .innerJoin(markets, and(eq(markets.id, market_id), isNull(markets.closed_at)))
    .innerJoin(
      productPrices,
      and(eq(productPrices.product_id, product_id), eq(productPrices.market_id, market_id)),
    )
    .innerJoin(
      images,
      and(eq(images.holder_type, "product"), eq(images.holder_id, product_id), eq(images.position, 0)),
    );
  return rows.map(({ hash }) => hash);
}
