-- Names, formats, money: minor units are bigint in the market's currency, VAT is in basis points.

create extension if not exists pg_trgm;

create table shop_facts (
  name text primary key,
  value jsonb not null
);

create table languages (
  id text primary key,
  position integer not null,
  name text not null,
  locale text not null,
  direction text not null check (direction in ('ltr', 'rtl')),
  currency_format jsonb not null,
  date_format jsonb not null,
  time_format jsonb not null,
  plural_rules text[] not null,
  plural_rules_expression text not null,
  translations jsonb not null
);

create table markets (
  id text primary key,
  position integer not null,
  name text not null,
  countries text[] not null,
  currency text not null,
  currency_sign text not null,
  currency_precision integer not null check (currency_precision between 0 and 4),
  languages text[] not null check (cardinality(languages) > 0),
  vat_basis_points integer not null check (vat_basis_points between 0 and 9999),
  exclude_eu_vat_areas boolean not null,
  time_zone text not null,
  point_value integer not null check (point_value > 0),
  seller jsonb not null,
  last_invoice_number integer not null default 0
);

create table shipping_options (
  market_id text not null references markets,
  code text not null,
  position integer not null,
  names jsonb not null,
  countries text[] not null,
  price_minor bigint not null check (price_minor >= 0),
  free_from_minor bigint,
  delivery_days_min integer not null,
  delivery_days_max integer not null,
  primary key (market_id, code)
);

create table categories (
  id uuid primary key,
  url_fragment text not null unique,
  parent_id uuid references categories,
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table category_texts (
  category_id uuid not null references categories on delete cascade,
  language_id text not null references languages,
  name text not null,
  description text not null,
  primary key (category_id, language_id)
);

create table products (
  id uuid primary key,
  url_fragment text not null unique,
  reference text not null unique,
  position integer not null,
  allow_purchase boolean not null,
  points integer not null check (points >= 0),
  barred_countries text[] not null,
  primary_category_id uuid references categories,
  retired_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table product_texts (
  product_id uuid not null references products on delete cascade,
  language_id text not null references languages,
  name text not null,
  description text not null,
  search_text text not null,
  sort_rank integer not null,
  primary key (product_id, language_id)
);
create index product_texts_search on product_texts using gin (search_text gin_trgm_ops);

create table product_categories (
  product_id uuid not null references products on delete cascade,
  category_id uuid not null references categories on delete cascade,
  position integer not null,
  primary key (product_id, category_id)
);
create index product_categories_category on product_categories (category_id);

create table related_products (
  product_id uuid not null references products on delete cascade,
  related_id uuid not null references products on delete cascade,
  position integer not null,
  primary key (product_id, related_id)
);

create table product_prices (
  product_id uuid not null references products on delete cascade,
  market_id text not null references markets,
  price_minor bigint not null check (price_minor > 0),
  price_includes_vat boolean not null,
  discounted_minor bigint check (discounted_minor > 0),
  discounted_includes_vat boolean not null,
  primary key (product_id, market_id)
);

-- What one piece cost a shopper, incl. VAT, from a moment on.
create table price_history (
  product_id uuid not null references products on delete cascade,
  market_id text not null references markets,
  gross_minor bigint not null,
  since timestamptz not null,
  primary key (product_id, market_id, since)
);

create table images (
  id uuid primary key,
  holder_type text not null check (holder_type in ('product', 'category', 'promo')),
  holder_id uuid not null,
  position integer not null,
  file_name text not null,
  customer_id uuid,
  content_hash text not null,
  content_type text not null,
  width integer not null,
  height integer not null,
  alternative_texts jsonb not null
);
create index images_holder on images (holder_id, position);

create table pages (
  id uuid primary key,
  url_fragment text not null unique,
  version text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table page_texts (
  page_id uuid not null references pages on delete cascade,
  language_id text not null references languages,
  name text not null,
  content text not null,
  primary key (page_id, language_id)
);

create table menu_entries (
  id uuid primary key,
  parent_id uuid references menu_entries on delete cascade,
  position integer not null,
  names jsonb not null,
  link text,
  product_id uuid references products,
  category_id uuid references categories,
  page_id uuid references pages
);

create table footer_entries (
  id uuid primary key,
  footer_column integer not null,
  footer_row integer not null,
  names jsonb not null,
  link text,
  product_id uuid references products,
  category_id uuid references categories,
  page_id uuid references pages
);

create table promos (
  id uuid primary key,
  market_id text not null references markets,
  position integer not null,
  labels jsonb not null,
  link text,
  product_id uuid references products,
  category_id uuid references categories,
  page_id uuid references pages
);

create table recommended_products (
  market_id text not null references markets,
  product_id uuid not null references products on delete cascade,
  position integer not null,
  primary key (market_id, product_id)
);

create table customers (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  password_hash text,
  role text not null check (role in ('customer', 'administrator')),
  active boolean not null,
  email_confirmed_at timestamptz,
  first_name text,
  last_name text,
  language_id text references languages,
  points integer not null default 0,
  points_in_deposit integer not null default 0,
  tour_lead_code text unique,
  tour_lead_active boolean not null default false,
  tour_lead_id uuid references customers,
  delivery_address jsonb,
  invoice_address jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (tour_lead_id <> id)
);

create table sessions (
  token_hash text primary key,
  customer_id uuid not null references customers on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_customer on sessions (customer_id);

create table cart_items (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  product_id uuid not null references products,
  count integer not null check (count between 1 and 1000000),
  unique (customer_id, product_id)
);

-- A visitor's cart that a customer has taken over: the same one never counts twice.
create table merged_carts (
  cart_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  merged_at timestamptz not null
);

create table idempotency_keys (
  customer_id uuid not null references customers on delete cascade,
  key text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (customer_id, key)
);

create table orders (
  id uuid primary key,
  customer_id uuid not null references customers,
  market_id text not null references markets,
  language_id text not null references languages,
  reference text not null unique,
  status text not null check (status in
    ('draft', 'submitted', 'payment_pending', 'capturing', 'paid', 'shipped', 'delivered', 'cancelled')),
  note text,
  delivery_address jsonb not null,
  invoice_address jsonb,
  currency text not null,
  currency_sign text not null,
  currency_precision integer not null,
  vat_basis_points integer not null,
  shipping_code text,
  shipping_name text,
  shipping_minor bigint not null default 0,
  items_minor bigint not null default 0,
  used_points integer not null default 0,
  due_minor bigint not null default 0,
  paid_with_points boolean not null default false,
  tour_lead_id uuid references customers,
  terms_version text,
  seller jsonb,
  invoice_number integer,
  submitted_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (market_id, invoice_number),
  check (status in ('draft', 'cancelled') or shipping_code is not null)
);
create unique index orders_one_draft on orders (customer_id, market_id) where status = 'draft';
create index orders_customer on orders (customer_id, created_at desc);
create index orders_unpaid on orders (status, submitted_at) where status in ('submitted', 'payment_pending', 'capturing');

create table order_items (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  product_id uuid not null references products,
  position integer not null,
  count integer not null check (count between 1 and 1000000),
  refunded_count integer not null default 0 check (refunded_count between 0 and count),
  name text not null,
  name_local text not null,
  unit_minor bigint not null,
  unique (order_id, product_id)
);

create table payments (
  id uuid primary key,
  order_id uuid not null references orders,
  status text not null check (status in ('created', 'capturing', 'captured', 'closed')),
  provider_order_id text not null unique,
  approval_url text not null,
  amount_minor bigint not null,
  capture_id text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index payments_one_live on payments (order_id) where status <> 'closed';
