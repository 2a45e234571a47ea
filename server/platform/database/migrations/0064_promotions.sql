-- one by one
-- What the folder's promotions/ holds. One that left it stays for the orders that used it.
create table if not exists promotions (
  id text primary key,
  -- The folder's file without its goods.
  settings jsonb not null,
  -- In capital letters.
  code text,
  retired_at timestamptz
);
create unique index if not exists promotions_code on promotions (code) where code is not null and retired_at is null;
create table if not exists promotion_markets (
  promotion_id text not null references promotions (id),
  market_id text not null references markets (id),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Changed by a job in one direction, so that servers whose clocks differ agree.
  state text not null check (state in ('scheduled', 'running', 'ended')),
  primary key (promotion_id, market_id)
);
create index if not exists promotion_markets_market on promotion_markets (market_id) where state <> 'ended';
-- Without any, a promotion is for all goods.
create table if not exists promotion_goods (
  promotion_id text not null references promotions (id),
  product_id uuid references products (id),
  category_id uuid references categories (id),
  check (num_nonnulls(product_id, category_id) = 1)
);
create index if not exists promotion_goods_promotion on promotion_goods (promotion_id);
create table if not exists promotion_uses (
  promotion_id text not null references promotions (id),
  order_id uuid not null references orders (id),
  customer_id uuid not null references customers (id),
  used_at timestamptz not null,
  primary key (promotion_id, order_id)
);
create index if not exists promotion_uses_order on promotion_uses (order_id);
create index if not exists promotion_uses_customer on promotion_uses (customer_id);
-- What its coupon codes did when it was saved.
alter table orders add column if not exists coupons jsonb not null default '[]';
-- Amounts that promotions take off, in minor units, with their names in the shop's and the order's language.
alter table orders add column if not exists shipping_adjustments jsonb not null default '[]';
alter table order_items add column if not exists adjustments jsonb not null default '[]';

-- A cancelled or expired order gives its uses back, also when a server of the last release cancels it.
create or replace function return_promotion_uses() returns trigger language plpgsql as $$
begin
  delete from promotion_uses where order_id = new.id;
  return new;
end $$;
create or replace trigger orders_return_promotion_uses after update of status on orders for each row
  when (new.status = 'cancelled' and old.status <> 'cancelled') execute function return_promotion_uses();

-- A server of the last release submits a draft at its full price.
create or replace function forget_unused_adjustments() returns trigger language plpgsql as $$
begin
  if new.items_minor = (select sum(unit_minor * count) from order_items where order_id = new.id) then
    update order_items set adjustments = '[]' where order_id = new.id and adjustments <> '[]';
  end if;
  if new.shipping_minor > 0 and new.shipping_minor = (
    select price_minor from shipping_options where market_id = new.market_id and code = new.shipping_code
  ) then
    new.shipping_adjustments := '[]';
  end if;
  return new;
end $$;
create or replace trigger orders_forget_unused_adjustments before update of status on orders for each row
  when (new.status = 'submitted' and old.status = 'draft') execute function forget_unused_adjustments();
