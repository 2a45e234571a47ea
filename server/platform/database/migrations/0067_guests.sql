-- one by one
-- A guest order belongs to a customer of its own, without a password. Its `email_key` is `GUEST:` and its id: addresses are compared in lower
-- case, so no login, sign-up or invitation finds it, also on a server of the last release. `guest_email_key` is what an account's key would be.
alter table customers add column if not exists guest_email_key text;
create index if not exists customers_guest_email on customers (guest_email_key) where guest_email_key is not null;
-- Each reads, changes and pays one order. Servers of the last release know them for no sessions.
create table if not exists guest_tokens (
  token_hash text primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index if not exists guest_tokens_customer on guest_tokens (customer_id);
create index if not exists guest_tokens_order on guest_tokens (order_id);
