-- one by one
-- What is in stock of each variant. One whose stock is not tracked is sold without counting, as before. `few`: up to how many "only a few left" is
-- said.
create table if not exists variant_stock (
  variant_id uuid primary key references product_variants (id),
  tracked boolean not null default false,
  policy text not null default 'deny' check (policy in ('deny', 'backorder')),
  backorder_days integer check (backorder_days between 1 and 365),
  few integer not null default 0 check (few >= 0),
  on_hand integer not null default 0,
  allocated integer not null default 0 check (allocated >= 0),
  availability text not null generated always as (
    case
      when not tracked or on_hand - allocated > few then 'in_stock'
      when on_hand - allocated > 0 then 'few'
      when policy = 'backorder' then 'backorder'
      else 'out_of_stock'
    end
  ) stored
);
insert into variant_stock (variant_id) select id from product_variants on conflict do nothing;
create or replace function keep_variant_stock() returns trigger language plpgsql as $$
begin
  insert into variant_stock (variant_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create or replace trigger product_variants_keep_stock after insert on product_variants for each row execute function keep_variant_stock();

-- Each change of what is on hand; their sum is the stock.
create table if not exists stock_movements (
  id uuid primary key default gen_random_uuid(),
  variant_id uuid not null references variant_stock (variant_id),
  kind text not null check (kind in ('received', 'counted', 'sold', 'returned', 'lost')),
  quantity integer not null,
  on_hand_after integer not null,
  reason text,
  -- Null: by an order, or by the operator.
  administrator_id uuid,
  -- No foreign key, because checking one would lock the order's row out of turn.
  order_id uuid,
  created_at timestamptz not null
);
create index if not exists stock_movements_variant on stock_movements (variant_id, created_at);
create index if not exists stock_movements_order on stock_movements (order_id) where order_id is not null;
create or replace function book_stock_movement() returns trigger language plpgsql as $$
begin
  update variant_stock set on_hand = on_hand + new.quantity where variant_id = new.variant_id returning on_hand into new.on_hand_after;
  return new;
end $$;
create or replace trigger stock_movements_book before insert on stock_movements for each row execute function book_stock_movement();
create or replace function refuse_stock_movement_change() returns trigger language plpgsql as $$
begin
  raise exception 'stock_movements is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
end $$;
create or replace trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_stock_movement_change();
create or replace trigger stock_movements_no_truncate before truncate on stock_movements
  for each statement execute function refuse_stock_movement_change();

-- How many pieces of a line are allocated: of those tracked, and neither shipped, cancelled nor refunded.
alter table order_items add column if not exists allocated_count integer not null default 0;

-- Locks the stock of an order's variants, in one order for all.
create or replace function lock_stock_of(the_order uuid) returns void language sql as $$
  select from variant_stock
  where variant_id in (select coalesce(variant_id, product_id) from order_items where order_id = the_order)
  order by variant_id for update
$$;
-- Sets how many pieces a line holds; its stock is locked.
create or replace function set_allocated(line uuid, pieces integer) returns void language plpgsql as $$
declare
  before integer;
  variant uuid;
begin
  select allocated_count, coalesce(variant_id, product_id) into before, variant from order_items where id = line;
  if before = pieces then
    return;
  end if;
  update order_items set allocated_count = pieces where id = line;
  update variant_stock set allocated = allocated + pieces - before where variant_id = variant;
end $$;

create or replace function move_stock_of_order() returns trigger language plpgsql as $$
declare
  line record;
begin
  perform lock_stock_of(new.id);
  for line in
    select item.id, stock.variant_id, stock.tracked, item.count, item.allocated_count,
      greatest(item.count - item.approved_count - coalesce((
        select sum(pieces.count) from refund_items pieces join refunds on refunds.id = pieces.refund_id
        where pieces.order_item_id = item.id and refunds.status = 'requested' and refunds.paying_back_since is null
          and refunds.withdrawn_at <= coalesce(new.shipped_at, new.delivered_at, 'infinity')
      ), 0), 0) as sent
    from order_items item join variant_stock stock on stock.variant_id = coalesce(item.variant_id, item.product_id)
    where item.order_id = new.id order by stock.variant_id
  loop
    if old.status = 'draft' then
      if line.tracked then
        perform set_allocated(line.id, line.count);
        if exists (select from variant_stock where variant_id = line.variant_id and policy = 'deny' and allocated > on_hand) then
          raise exception 'out of stock: variant %', line.variant_id using errcode = 'check_violation';
        end if;
      end if;
    else
      perform set_allocated(line.id, 0);
      if new.status <> 'cancelled' and line.tracked and line.sent > 0 then
        insert into stock_movements (variant_id, kind, quantity, order_id, created_at)
        values (line.variant_id, 'sold', -line.sent, new.id, new.updated_at);
      end if;
    end if;
  end loop;
  return null;
end $$;
-- Allocates at submission, releases at cancellation, and takes out of stock what is shipped; for servers of the last release too.
create or replace trigger orders_move_stock after update of status on orders for each row
when (
  old.status = 'draft' and new.status not in ('draft', 'cancelled')
  or old.status <> 'draft' and old.status <> 'cancelled' and new.status = 'cancelled'
  or old.status not in ('draft', 'shipped', 'delivered') and new.status in ('shipped', 'delivered')
)
execute function move_stock_of_order();

-- Pieces whose refund is approved before they are shipped are released.
create or replace function release_refunded_stock() returns trigger language plpgsql as $$
begin
  perform from variant_stock where variant_id = coalesce(new.variant_id, new.product_id) for update;
  perform set_allocated(new.id, greatest(new.count - new.approved_count, 0));
  return null;
end $$;
create or replace trigger order_items_release_refunded after update of approved_count on order_items for each row
when (new.allocated_count > greatest(new.count - new.approved_count, 0))
execute function release_refunded_stock();

-- From when its stock is tracked, a variant's open orders hold theirs; afterwards none does.
create or replace function allocate_open_orders() returns trigger language plpgsql as $$
declare
  line record;
begin
  for line in
    select item.id, item.count - item.approved_count as pieces from order_items item join orders on orders.id = item.order_id
    where coalesce(item.variant_id, item.product_id) = new.variant_id
      and orders.status in ('submitted', 'payment_pending', 'capturing', 'paid')
  loop
    perform set_allocated(line.id, case when new.tracked then greatest(line.pieces, 0) else 0 end);
  end loop;
  return null;
end $$;
create or replace trigger variant_stock_allocate_open after update of tracked on variant_stock for each row
when (old.tracked is distinct from new.tracked)
execute function allocate_open_orders();

-- Cached responses are dropped only if what they say has changed.
create or replace function announce_availability() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', 'stock-order stock:' || product_id) from product_variants where id = new.variant_id;
  return null;
end $$;
create or replace trigger variant_stock_announce after update on variant_stock for each row
when (old.availability is distinct from new.availability or old.availability = 'backorder' and old.backorder_days is distinct from new.backorder_days)
execute function announce_availability()
