import { readdirSync } from "node:fs";
import { desc, isNull, sql } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import { migrationsFolder } from "#server/platform/database/migrate.ts";
import { images, languages, markets, shopFacts } from "#server/platform/database/schema.ts";
import { servers } from "#server/platform/database/server-schema.ts";
import type { Files, Folder } from "#server/platform/files/files.ts";
import { languagesWithoutTexts } from "#server/commerce/markets/messages.ts";
import { readBankKey, guardBankKey } from "#server/commerce/payouts/bank-key.ts";
import { operatorMessage } from "#server/platform/run-program.ts";
import { isServerAlive, clockOffset, secretFingerprints } from "#server/platform/servers.ts";
import type { Settings } from "#server/platform/settings.ts";
import type { Secrets } from "#server/platform/signing.ts";
import type { FilesFacts, MigrationFacts, PostgresFacts, ServersFacts, ShopFacts } from "./facts.ts";

const needed = ["pg_trgm", "fuzzystrmatch"];

export async function readPostgresFacts(queries: Queries): Promise<PostgresFacts> {
  const { rows } = await queries.execute<{
    connections: number;
    replicas: number;
    synchronous_with: string;
    extensions: string[];
    compiles: boolean;
    limits_locks: boolean;
    owns_tables: boolean;
  }>(
    sql`select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
      (select count(*) from pg_stat_replication)::int as replicas,
      current_setting('synchronous_standby_names') as synchronous_with,
      array(select name::text from pg_available_extensions) as extensions,
      current_setting('jit')::boolean and pg_jit_available() as compiles,
      current_setting('lock_timeout') <> '0' as limits_locks,
      exists (select from pg_class where oid = to_regclass('audit_log') and pg_has_role(relowner, 'member')) as owns_tables`,
  );
  const { connections, replicas, synchronous_with, extensions, compiles, limits_locks, owns_tables } =
    rows[0]!;
  return {
    connections,
    replicas,
    synchronousWith: synchronous_with,
    compiles,
    limitsLocks: limits_locks,
    ownsTables: owns_tables,
    missingExtensions: needed.filter((name) => !extensions.includes(name)),
  };
}

export async function readMigrationFacts(queries: Queries): Promise<MigrationFacts> {
  const files = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  if (!(await isThere(queries, "migrations"))) return { missing: files, newer: [], unfit: [] };
  const { rows } = await queries.execute<{ name: string; is_contract?: boolean }>(
    sql`select * from migrations order by name`,
  );
  const unknown = rows.filter(({ name }) => !files.includes(name));
  const toNames = (migrations: typeof rows) => migrations.map(({ name }) => name);
  return {
    missing: files.filter((file) => !toNames(rows).includes(file)),
    newer: toNames(unknown.filter(({ is_contract }) => is_contract !== true)),
    unfit: toNames(unknown.filter(({ is_contract }) => is_contract === true)),
  };
}

export async function readShopFacts(
  queries: Queries,
  settings: Settings,
  hasBankKey: boolean,
): Promise<ShopFacts> {
  const empty = {
    isEmpty: true,
    isDemo: false,
    markets: [],
    languagesWithoutTexts: [],
    uncountedVariants: [],
    finishedPromotions: [],
    bankProblem: null,
  };
  if (!(await isThere(queries, "shop_facts"))) return empty;
  const facts = await queries.select().from(shopFacts);
  if (facts.length === 0) return empty;
  const open = await queries
    .select({
      id: markets.id,
      countries: markets.countries,
      vatBasisPoints: markets.vat_basis_points,
      taxRatesByCountry: markets.tax_rates_by_country,
      taxKind: markets.tax_kind,
      excludesVatAreas: markets.exclude_eu_vat_areas,
      withdrawalDays: markets.withdrawal_days,
      seller: markets.seller,
    })
    .from(markets)
    .where(isNull(markets.closed_at))
    .orderBy(markets.position);
  return {
    isEmpty: false,
    isDemo: facts.some(({ name }) => name === "demo"),
    markets: open.map(({ taxRatesByCountry, ...market }) => ({
      ...market,
      countriesWithOwnRates: Object.keys(taxRatesByCountry),
    })),
    languagesWithoutTexts: languagesWithoutTexts(await offered(queries)),
    uncountedVariants: (await isThere(queries, "variant_stock")) ? await uncountedVariants(queries) : [],
    finishedPromotions: (await isThere(queries, "promotion_uses")) ? await finishedPromotions(queries) : [],
    bankProblem: hasBankKey ? await bankProblem(queries, settings) : null,
  };
}

const offered = (queries: Queries) =>
  queries
    .select({ id: languages.id, translations: languages.translations })
    .from(languages)
    .where(isNull(languages.removed_at))
    .orderBy(languages.position);

async function uncountedVariants(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ reference: string }>(sql`
    select variant.reference from variant_stock stock
    join product_variants variant on variant.id = stock.variant_id
    join products on products.id = variant.product_id
    where tracked and policy = 'deny' and variant.retired_at is null and products.retired_at is null
      and not exists (select from stock_movements moved where moved.variant_id = stock.variant_id)
    order by variant.reference`);
  return rows.map(({ reference }) => reference);
}

async function finishedPromotions(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select id from promotions
    where retired_at is null and (
      not exists (select from promotion_markets runs where runs.promotion_id = promotions.id and state <> 'ended')
      or (settings ->> 'uses')::int <= (select count(*) from promotion_uses used where used.promotion_id = promotions.id)
    )
    order by id`);
  return rows.map(({ id }) => id);
}

const bankProblem = (queries: Queries, settings: Settings): Promise<string | null> =>
  guardBankKey({ database: { queries } as never, bankKey: readBankKey(settings) }).then(
    () => null,
    (error: unknown) => {
      const words = operatorMessage(error);
      if (words === null) throw error;
      return words;
    },
  );

export async function readServersFacts(
  queries: Queries,
  secrets: Secrets | null,
  bankKey: Buffer | null,
): Promise<ServersFacts> {
  return {
    clockAhead: await clockOffset({ database: { queries } as never }),
    others: (await isThere(queries, "servers"))
      ? await queries.select().from(servers).where(isServerAlive)
      : [],
    signing: secrets && secretFingerprints(secrets, bankKey),
  };
}

const sample = 20;

export async function readFilesFacts(queries: Queries, files: Files): Promise<FilesFacts> {
  if (!(await isThere(queries, "documents"))) return { looked: 0, missing: [] };
  const hashes = async (table: typeof images | typeof documents, folder: Folder) => {
    const rows = await queries
      .select({ hash: table.content_hash })
      .from(table)
      .orderBy(desc(table.id))
      .limit(sample);
    return [...new Set(rows.map(({ hash }) => hash))].map((hash) => ({ place: folder, hash }));
  };
  const named = [...(await hashes(images, "images")), ...(await hashes(documents, "documents"))];
  const missing: string[] = [];
  for (const { place: folder, hash } of named) {
    await files.read(folder, hash).catch(() => missing.push(`${folder}/${hash}`));
  }
  return { looked: named.length, missing };
}

async function isThere(queries: Queries, table: string): Promise<boolean> {
  const { rows } = await queries.execute<{ is_there: boolean }>(
    sql`select to_regclass(${table}) is not null as is_there`,
  );
  return rows[0]!.is_there;
}
