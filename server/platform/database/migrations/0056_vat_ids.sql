-- Businesses with a VAT ID of another EU country, and the record of each check of one at VIES.
create table if not exists vat_id_checks (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  vat_id text not null,
  seller_vat_id text not null,
  status text not null check (status in ('valid', 'invalid', 'unavailable')),
  error_code text,
  consultation_number text,
  trader_name text,
  trader_address text,
  checked_at timestamptz not null
);
create index if not exists vat_id_checks_customer on vat_id_checks (customer_id, checked_at);
alter table orders add column if not exists vat_id text;
-- The check that confirmed it; null: none did. No foreign key, because checking one would lock the table.
alter table orders add column if not exists vat_id_check_id uuid;
-- Set on submission. Servers of the last release submit with tax, whatever VAT ID the draft has.
alter table orders add column if not exists tax_exemption text;
alter table markets add column if not exists intra_community_supply boolean not null default false
