-- one by one
-- Who wants a mail once a variant can be bought again in a market.
create table if not exists stock_alerts (
  id uuid primary key,
  variant_id uuid not null references product_variants (id),
  market_id text not null,
  -- In which the mails are written.
  language_id text not null,
  email text not null,
  email_key text not null,
  -- Keyed; the links that delete an address's alerts name it.
  address_digest text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- Its mail is waiting to be sent; then the row is deleted.
  mailing_since timestamptz
);
create unique index if not exists stock_alerts_once on stock_alerts (email_key, variant_id, market_id);
create index if not exists stock_alerts_waiting on stock_alerts (variant_id) where confirmed_at is not null and mailing_since is null;
create index if not exists stock_alerts_digest on stock_alerts (address_digest);
