-- one by one
-- An order is sent in one or several shipments. One without a carrier was handed over in person, or recorded before carriers were; only what was
-- handed to a carrier has `shipped_at`.
create table if not exists shipments (
  id uuid primary key,
  order_id uuid not null,
  carrier text,
  tracking_number text,
  tracking_url text check (tracking_url like 'https://%'),
  -- How often the carrier or the tracking number was corrected: each is mailed once.
  changes integer not null default 0,
  shipped_at timestamptz,
  delivered_at timestamptz,
  check (shipped_at is not null or delivered_at is not null)
);
create index if not exists shipments_order on shipments (order_id);
create index if not exists shipments_tracking on shipments (delivered_at) where tracking_number is not null or tracking_url is not null;
create table if not exists shipment_items (
  shipment_id uuid not null,
  order_item_id uuid not null,
  count integer not null check (count > 0),
  primary key (shipment_id, order_item_id)
);
create index if not exists shipment_items_line on shipment_items (order_item_id);
-- Refunded pieces that had been sent: the others are not to be sent any more.
alter table refund_items add column if not exists received_count integer not null default 0;

create or replace function shipped_count(line uuid) returns integer language sql stable as $$
  select coalesce(sum(count), 0)::integer from shipment_items where order_item_id = line
$$;
-- Refunded pieces that are not to be sent any more.
create or replace function cancelled_count(line order_items) returns integer language sql stable as $$
  select (line.approved_count - coalesce(sum(received_count), 0))::integer from refund_items where order_item_id = line.id
$$;
-- Withdrawn pieces whose refund is not approved yet.
create or replace function withdrawn_count(line uuid) returns integer language sql stable as $$
  select coalesce(sum(pieces.count), 0)::integer from refund_items pieces join refunds on refunds.id = pieces.refund_id
  where pieces.order_item_id = line and refunds.status = 'requested' and refunds.withdrawn_at is not null and refunds.paying_back_since is null
$$;

-- Takes shipped pieces out of stock.
create or replace function take_from_stock(line order_items, pieces integer, moment timestamptz) returns void language plpgsql as $$
begin
  perform set_allocated(line.id, greatest(line.allocated_count - pieces, 0));
  if exists (select from variant_stock where variant_id = coalesce(line.variant_id, line.product_id) and tracked) then
    insert into stock_movements (variant_id, kind, quantity, order_id, created_at)
    values (coalesce(line.variant_id, line.product_id), 'sold', -pieces, line.order_id, moment);
  end if;
end $$;

create or replace function lock_stock_of_shipment() returns trigger language plpgsql as $$
begin
  perform lock_stock_of(new.order_id);
  return null;
end $$;
create or replace trigger shipments_lock_stock after insert on shipments for each row execute function lock_stock_of_shipment();
create or replace function move_stock_of_shipment() returns trigger language plpgsql as $$
declare
  line order_items;
begin
  select item.* into line from order_items item join orders on orders.id = item.order_id
  where item.id = new.order_item_id and orders.status = 'paid';
  if found then
    perform take_from_stock(line, new.count, coalesce(shipped_at, delivered_at)) from shipments where id = new.shipment_id;
  end if;
  return null;
end $$;
create or replace trigger shipment_items_move_stock after insert on shipment_items for each row execute function move_stock_of_shipment();

-- What a server of the last release ships as a whole becomes a shipment with all that was left.
create or replace function move_stock_of_order() returns trigger language plpgsql as $$
declare
  line order_items;
  pieces integer;
  shipment uuid;
begin
  perform lock_stock_of(new.id);
  for line in select * from order_items where order_id = new.id order by coalesce(variant_id, product_id)
  loop
    if old.status = 'draft' then
      if exists (select from variant_stock where variant_id = coalesce(line.variant_id, line.product_id) and tracked) then
        perform set_allocated(line.id, line.count);
        if exists (
          select from variant_stock
          where variant_id = coalesce(line.variant_id, line.product_id) and policy = 'deny' and allocated > on_hand
        ) then
          raise exception 'out of stock: variant %', coalesce(line.variant_id, line.product_id) using errcode = 'check_violation';
        end if;
      end if;
    else
      pieces := line.count - shipped_count(line.id) - cancelled_count(line) - withdrawn_count(line.id);
      if new.status <> 'cancelled' and pieces > 0 then
        if shipment is null then
          select case when exists (select from shipments where order_id = new.id) then gen_random_uuid() else new.id end into shipment;
          insert into shipments (id, order_id, carrier, tracking_number, tracking_url, shipped_at, delivered_at)
          values (shipment, new.id, new.carrier, new.tracking_number, new.tracking_url, new.shipped_at, new.delivered_at);
        end if;
        insert into shipment_items (shipment_id, order_item_id, count) values (shipment, line.id, pieces);
        perform take_from_stock(line, pieces, new.updated_at);
      end if;
      perform set_allocated(line.id, 0);
    end if;
  end loop;
  return null;
end $$;

create or replace function release_refunded_stock() returns trigger language plpgsql as $$
begin
  perform from variant_stock where variant_id = coalesce(new.variant_id, new.product_id) for update;
  perform set_allocated(new.id, least(new.allocated_count, greatest(new.count - shipped_count(new.id) - cancelled_count(new), 0)));
  return null;
end $$;
create or replace trigger order_items_release_refunded after update of approved_count on order_items for each row
when (new.allocated_count > 0)
execute function release_refunded_stock();

create or replace function allocate_open_orders() returns trigger language plpgsql as $$
declare
  line order_items;
begin
  for line in
    select item.* from order_items item join orders on orders.id = item.order_id
    where coalesce(item.variant_id, item.product_id) = new.variant_id
      and orders.status in ('submitted', 'payment_pending', 'capturing', 'paid')
  loop
    perform set_allocated(line.id, case when new.tracked then greatest(line.count - shipped_count(line.id) - cancelled_count(line), 0) else 0 end);
  end loop;
  return null;
end $$;

-- What a server of the last release says of an order's only shipment.
create or replace function copy_shipment_of_order() returns trigger language plpgsql as $$
begin
  update shipments set delivered_at = new.delivered_at where order_id = new.id and delivered_at is null and new.status = 'delivered';
  update shipments set
    carrier = new.carrier, tracking_number = new.tracking_number, tracking_url = new.tracking_url, changes = new.shipment_changes
  where order_id = new.id and (select count(*) from shipments where order_id = new.id) = 1 and new.carrier is not null
    and (carrier, tracking_number, tracking_url, changes)
      is distinct from (new.carrier, new.tracking_number, new.tracking_url, new.shipment_changes);
  return null;
end $$;
create or replace trigger orders_sync_shipment after update of status, carrier, tracking_number, tracking_url, shipment_changes on orders for each row
when (new.status in ('shipped', 'delivered'))
execute function copy_shipment_of_order();

-- The shipments of orders that were shipped as a whole. What was refunded or withdrawn before was not sent.
insert into shipments (id, order_id, carrier, tracking_number, tracking_url, changes, shipped_at, delivered_at)
select id, id, carrier, tracking_number, tracking_url, shipment_changes, shipped_at, delivered_at from orders
where status in ('shipped', 'delivered') and coalesce(shipped_at, delivered_at) is not null
  and not exists (select from shipments where shipments.order_id = orders.id)
on conflict do nothing;
insert into shipment_items (shipment_id, order_item_id, count)
select lines.order_id, lines.id, lines.sent from (
  select item.id, item.order_id, item.count - coalesce((
    select sum(pieces.count) from refund_items pieces join refunds on refunds.id = pieces.refund_id
    where pieces.order_item_id = item.id
      and (refunds.status = 'approved' or refunds.paying_back_since is not null or refunds.withdrawn_at is not null)
      and coalesce(refunds.withdrawn_at, refunds.paying_back_since, refunds.decided_at)
        <= coalesce(shipments.shipped_at, shipments.delivered_at)
  ), 0) as sent
  from order_items item join shipments on shipments.id = item.order_id
  where not exists (select from shipment_items where shipment_items.shipment_id = shipments.id)
) lines
where lines.sent > 0
on conflict do nothing
