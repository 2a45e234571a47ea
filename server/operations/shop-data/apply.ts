import { bytesPerMegabyte } from "#domain/photos.ts";
import { and, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { announcePrices } from "#server/commerce/catalogue/cache-tags.ts";
import {
  countLanguageChanges,
  readFolderDigests,
  storeFolderDigests,
} from "#server/commerce/markets/folder-digests.ts";
import type { CacheTag } from "#server/http/cache-tags.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import { updateFrom } from "#server/platform/database/batches.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
import { storeSearchLanguages } from "#server/commerce/catalogue/search-languages.ts";
import { toMinorUnits } from "./amounts.ts";
import { applyCatalogue, removeCategories } from "./apply-catalogue.ts";
import { applyPrices } from "./apply-prices.ts";
import { knownVariantIds } from "./apply-variants.ts";
import { applyContent } from "./apply-content.ts";
import { applyPromotions } from "./apply-promotions.ts";
import type { ShopFolder } from "./format.ts";
import { folderDigests } from "./folder-digests.ts";
import { toShopFacts } from "./shop-facts.ts";
import { shippingRow } from "./shipping-row.ts";
import { storedTaxRates } from "./tax-rates.ts";
import { noProgress } from "./progress.ts";
import { readTones, writeTones } from "#server/commerce/images/analyze-pictures.ts";
import type { PictureRow } from "./folder-pictures.ts";

export type ApplyContext = {
  say: (line: string) => void;
  tx: Queries;
  shop: ShopFolder;
  pictures: ReadonlyMap<string, PictureRow>;
  now: Date;
  idOf: (kind: "category" | "product" | "page", fragment: string) => string;
  variantIdOf: (fragment: string, reference: string) => string;
};

/** `all`: also what is as in the folder that was applied before, since the database may have been changed by hand. */
export type ApplyScope = "changes" | "all";

/**
 * Writes what differs from the folder that was applied before, and announces it: prices and content by their tags,
 * anything else as a change of everything.
 */
export async function applyShopFolder(
  tx: Queries,
  shop: ShopFolder,
  pictures: ReadonlyMap<string, PictureRow>,
  now: Date,
  say = noProgress,
  scope: ApplyScope = "changes",
): Promise<void> {
  const before = scope === "all" ? null : await readFolderDigests(tx);
  const languageChanges = await countLanguageChanges(tx);
  const digests = folderDigests(shop, pictures);
  const idOf = await knownIds(tx, shop);
  const variantIdOf = await knownVariantIds(tx, shop, idOf);
  const application: ApplyContext = { tx, shop, pictures, now, say, idOf, variantIdOf };
  if (before?.rest === digests.rest) {
    if (before.content !== digests.content) await replaceContent(application);
    await replacePrices(application);
  } else {
    await applyEverything(application);
  }
  await storeFolderDigests(tx, digests, languageChanges);
}

/** Idempotent. */
async function applyEverything(application: ApplyContext): Promise<void> {
  const { tx, shop, now } = application;
  await applyLanguages(tx, shop, now);
  await insertMarkets(tx, shop);
  const tones = await readTones(tx);
  await tx.delete(schema.images).where(sql`customer_id is null`);
  await applyCatalogue(application);
  await applyContent(application);
  await writeTones(tx, tones);
  await applyPromotions(application);
  await applyPrices(application);
  await removeCategories(application);
  // Late, because invoice numbers are in the same rows and payments wait for their locks.
  await updateMarkets(tx, shop, now);
  await tx
    .insert(schema.shopFacts)
    .values({ name: "shop", value: toShopFacts(shop.shop) })
    .onConflictDoUpdate({ target: schema.shopFacts.name, set: { value: sql`excluded.value` } });
  await storeSearchLanguages(tx, Object.fromEntries(shop.search));
  await announceChange(tx);
}

async function replaceContent(application: ApplyContext): Promise<void> {
  const { tx } = application;
  const tones = await readTones(tx);
  await tx.delete(schema.images).where(inArray(schema.images.holder_type, ["page", "promo"]));
  await applyContent(application);
  await writeTones(tx, tones);
  await announceChange(tx, ["content"] satisfies CacheTag[]);
}

async function replacePrices(application: ApplyContext): Promise<void> {
  const changed = await applyPrices(application);
  if (changed === null) await announceChange(application.tx);
  else await announcePrices(application.tx, changed);
}

/** Languages that left the folder are closed but stay for their orders. */
async function applyLanguages(tx: Queries, { languages }: ShopFolder, now: Date) {
  const { id, removed_at } = schema.languages;
  const remainingIds = languages.map((language) => language.id);
  await tx
    .update(schema.languages)
    .set({ removed_at: now })
    .where(and(isNull(removed_at), notInArray(id, remainingIds)));
  await updateFrom(
    tx,
    schema.languages,
    languages.map((language) => ({ ...language, removed_at: null })),
  );
  await tx
    .insert(schema.languages)
    .values(languages.map((language) => ({ ...language, translations: {} })))
    .onConflictDoNothing({ target: schema.languages.id });
}

const insertMarkets = (tx: Queries, { markets }: ShopFolder): Promise<unknown> =>
  tx.insert(schema.markets).values(markets.map(marketRow)).onConflictDoNothing({ target: schema.markets.id });

async function updateMarkets(tx: Queries, { markets }: ShopFolder, now: Date) {
  const { id, closed_at } = schema.markets;
  const remainingIds = markets.map((market) => market.id);
  await tx.delete(schema.shippingOptions);
  await tx
    .insert(schema.shippingOptions)
    .values(
      markets.flatMap((market) => market.shipping.map((option, at) => shippingRow(market, option, at))),
    );
  await tx
    .update(schema.markets)
    .set({ closed_at: now })
    .where(and(isNull(closed_at), notInArray(id, remainingIds)));
  await updateFrom(tx, schema.markets, markets.map(marketRow));
}

type Market = ShopFolder["markets"][number];

function marketRow(market: Market) {
  const {
    shipping: _shipping,
    vat_rate,
    name: names,
    refund_second_approval_above: above,
    refund_file_megabytes,
    tax_rates,
    tax_rates_by_country,
    ...row
  } = market;
  return {
    ...row,
    names,
    withdrawal_days: market.withdrawal_days ?? null,
    refund_file_bytes: refund_file_megabytes * bytesPerMegabyte,
    packing_days: market.packing_days ?? [],
    holidays: market.holidays ?? [],
    packed_until: market.packed_until ?? null,
    frost_months: market.frost_months ?? [],
    assurances: market.assurances ?? [],
    payment_methods: market.payment_methods ?? [],
    delivery_wish_days: market.delivery_wish_days ?? null,
    closed_at: null,
    ...storedTaxRates({ vat_rate, tax_rates, tax_rates_by_country }),
    refund_second_approval_above_minor: above === undefined ? null : toMinorUnits(above, market),
  };
}

/**
 * Ids are stable: products are matched by their reference or a variant's, then by slug; everything else by slug.
 */
async function knownIds(tx: Queries, shop: ShopFolder): Promise<ApplyContext["idOf"]> {
  const ids = new Map<string, string>();
  for (const [kind, table] of Object.entries({ category: schema.categories, page: schema.pages })) {
    const rows = await tx.select({ id: table.id, fragment: table.url_fragment }).from(table);
    for (const { id, fragment } of rows) ids.set(`${kind}/${fragment}`, id);
  }
  const { id, url_fragment, reference } = schema.products;
  const stored = await tx.select({ id, url_fragment, reference }).from(schema.products);
  const variants = await tx.select().from(productVariants).where(isNull(productVariants.retired_at));
  const byReference = new Map([
    ...variants.map((variant) => [variant.reference, variant.product_id] as const),
    ...stored.map((product) => [product.reference, product.id] as const),
  ]);
  const byAddress = new Map(stored.map((product) => [product.url_fragment, product.id]));
  const unchangedIds = new Set(
    [...shop.products.values()].flatMap((product) => byReference.get(product.reference) ?? []),
  );
  const own = new Set(stored.map((product) => product.reference));
  const taken = new Set<string>();
  // If the variants of a product become several products, that with its reference is the product.
  for (const [fragment, product] of [...shop.products].sort(
    ([, one], [, other]) => Number(own.has(other.reference)) - Number(own.has(one.reference)),
  )) {
    const existing = byAddress.get(fragment);
    const known =
      byReference.get(product.reference) ??
      (existing !== undefined && !unchangedIds.has(existing) ? existing : undefined);
    if (known === undefined || taken.has(known)) continue;
    taken.add(known);
    ids.set(`product/${fragment}`, known);
  }
  return (kind, fragment) => {
    const key = `${kind}/${fragment}`;
    if (!ids.has(key)) ids.set(key, newId());
    return ids.get(key)!;
  };
}
