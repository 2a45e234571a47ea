import { sql } from "drizzle-orm";
import { announceChange } from "../database/changes.ts";
import type { Queries } from "../database/database.ts";
import * as schema from "../database/schema.ts";
import type { Pictures } from "../images/pictures.ts";
import { newId } from "../ids.ts";
import { vatBasisPoints } from "#domain/money.ts";
import { minor } from "./amounts.ts";
import { applyCatalogue } from "./apply-catalogue.ts";
import { applyContent } from "./apply-content.ts";
import type { ShopFolder } from "./format.ts";
import { ShopFolderProblem } from "./problem.ts";

export type StoredPicture = Awaited<ReturnType<Pictures["store"]>>;
/** What the parts of a shop's folder share while it is being written. */
export type Application = {
  tx: Queries;
  shop: ShopFolder;
  pictures: ReadonlyMap<string, StoredPicture>;
  now: Date;
  idOf: (kind: "category" | "product" | "page", fragment: string) => string;
};

/**
 * Stores the folder's picture files; done before the transaction, since files are not part of one.
 * @throws ShopFolderProblem if one is not a picture
 */
export async function storePictures(shop: ShopFolder, pictures: Pictures) {
  const names = new Set([
    ...[...shop.products.values()].flatMap((product) => product.pictures),
    ...[...shop.categories.values()].flatMap(({ image }) => image ?? []),
    ...shop.homepage.promos.map(({ image }) => image),
  ]);
  const stored = new Map<string, StoredPicture>();
  for (const name of names) {
    const picture = await pictures.store(`${shop.folder}/pictures/${name}`).catch((error: Error) => {
      throw new ShopFolderProblem(`pictures/${name}: ${error.message}`);
    });
    stored.set(name, picture);
  }
  return stored;
}

/** Makes the shop what its folder says. Applying the same folder again changes nothing that a shopper sees. */
export async function applyShopFolder(
  tx: Queries,
  shop: ShopFolder,
  pictures: ReadonlyMap<string, StoredPicture>,
  now: Date,
): Promise<void> {
  await applyLanguages(tx, shop);
  await applyMarkets(tx, shop);
  const application: Application = { tx, shop, pictures, now, idOf: await knownIds(tx) };
  await tx.delete(schema.images).where(sql`customer_id is null`);
  await applyCatalogue(application);
  await applyContent(application);
  await tx
    .insert(schema.shopFacts)
    .values({ name: "shop", value: shop.shop })
    .onConflictDoUpdate({ target: schema.shopFacts.name, set: { value: sql`excluded.value` } });
  await announceChange(tx);
}

async function applyLanguages(tx: Queries, { languages }: ShopFolder) {
  for (const language of languages) {
    await tx
      .insert(schema.languages)
      .values({ ...language, translations: {} })
      .onConflictDoUpdate({ target: schema.languages.id, set: { ...language, removed_at: null } });
  }
}

async function applyMarkets(tx: Queries, { markets }: ShopFolder) {
  for (const {
    shipping,
    vat_rate,
    name: names,
    refund_second_approval_above: above,
    withdrawal_days = null,
    ...market
  } of markets) {
    const row = {
      ...market,
      names,
      withdrawal_days,
      vat_basis_points: Number(vatBasisPoints(vat_rate)),
      refund_second_approval_above_minor: above === undefined ? null : minor(above, market),
    };
    await tx.insert(schema.markets).values(row).onConflictDoUpdate({ target: schema.markets.id, set: row });
    await tx.delete(schema.shippingOptions).where(sql`market_id = ${market.id}`);
    await tx.insert(schema.shippingOptions).values(
      shipping.map((option, position) => ({
        market_id: market.id,
        code: option.code,
        position,
        names: option.name,
        countries: option.countries,
        price_minor: minor(option.price, market),
        free_from_minor: option.free_from === undefined ? null : minor(option.free_from, market),
        delivery_days_min: option.delivery_days[0],
        delivery_days_max: option.delivery_days[1],
        collected: option.collected,
      })),
    );
  }
}

/** Things keep their ids from one application to the next, found by their fragment. */
async function knownIds(tx: Queries): Promise<Application["idOf"]> {
  const ids = new Map<string, string>();
  const tables = { category: schema.categories, product: schema.products, page: schema.pages };
  for (const [kind, table] of Object.entries(tables)) {
    const rows = await tx.select({ id: table.id, fragment: table.url_fragment }).from(table);
    for (const { id, fragment } of rows) ids.set(`${kind}/${fragment}`, id);
  }
  return (kind, fragment) => {
    const key = `${kind}/${fragment}`;
    if (!ids.has(key)) ids.set(key, newId());
    return ids.get(key)!;
  };
}
