-- contract
-- Second variants are sold, so nothing is keyed by product any more. Servers of the release before would add to the cart by that key: update all
-- of them to the version with 0058 first.
alter table cart_items drop constraint if exists cart_items_customer_id_product_id_key;
alter table cart_items alter column variant_id set not null;
alter table order_items drop constraint if exists order_items_order_id_product_id_key;
alter table price_history drop constraint if exists price_history_pkey;
create index if not exists price_history_product on price_history (product_id, market_id, since);
drop trigger if exists products_keep_default_variant on products;
drop function if exists keep_default_variant();
-- By option, the value's id. Points, tax class, weight in grams and content of null are the product's.
alter table product_variants add column if not exists option_values jsonb not null default '{}';
alter table product_variants add column if not exists allow_purchase boolean not null default true;
alter table product_variants add column if not exists points integer;
alter table product_variants add column if not exists tax_class text;
alter table product_variants add column if not exists weight_grams integer;
alter table product_variants add column if not exists content_thousandths integer;
alter table product_variants add column if not exists content_unit text;
alter table product_variants add column if not exists retired_at timestamptz;
drop index if exists product_variants_reference;
create unique index product_variants_reference on product_variants (reference) where retired_at is null;
-- [{ id, name: { en: … }, values: [{ id, name: { en: … } }] }]; empty with one variant.
alter table products add column if not exists options jsonb not null default '[]';
-- Prices of the variants that are not in product_prices, which has the first that is sold in the market.
create table if not exists variant_prices (
  variant_id uuid not null references product_variants,
  market_id text not null references markets,
  product_id uuid not null references products on delete cascade,
  price_minor bigint not null check (price_minor > 0),
  price_includes_vat boolean not null,
  discounted_minor bigint check (discounted_minor > 0),
  discounted_includes_vat boolean not null,
  gross_minor bigint not null,
  primary key (variant_id, market_id)
);
create index if not exists variant_prices_product on variant_prices (product_id, market_id);
-- Whether other variants cost something else, and gross_minor is the lowest price of all; whether one of them is reduced.
alter table product_prices add column if not exists prices_differ boolean not null default false;
alter table product_prices add column if not exists others_reduced boolean not null default false;
-- As the customer saw them; null in orders of earlier versions.
alter table order_items add column if not exists variant_name text;
alter table order_items add column if not exists variant_name_local text;
alter table order_items add column if not exists reference text;
alter table images drop constraint if exists images_holder_type_check;
alter table images add constraint images_holder_type_check
  check (holder_type in ('product', 'variant', 'category', 'promo', 'page')) not valid
