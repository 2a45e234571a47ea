-- What was said when a line was ordered: that its pieces were not in stock, and in how many days they are sent, if that was known. Null in drafts,
-- and in orders of servers of the last release.
alter table order_items add column if not exists backordered boolean;
alter table order_items add column if not exists backorder_days integer;

-- As in 0062, but without the pieces that were withdrawn before they were sent: their order holds them no longer.
create or replace function allocate_open_orders() returns trigger language plpgsql as $$
declare
  line order_items;
begin
  for line in
    select item.* from order_items item join orders on orders.id = item.order_id
    where coalesce(item.variant_id, item.product_id) = new.variant_id
      and orders.status in ('submitted', 'payment_pending', 'capturing', 'paid')
  loop
    perform set_allocated(line.id, case when new.tracked
      then greatest(line.count - shipped_count(line.id) - cancelled_count(line) - withdrawn_count(line.id), 0) else 0 end);
  end loop;
  return null;
end $$
