-- Pieces whose refund is approved: paid back, or on the way.
alter table order_items add column approved_count integer not null default 0;
update order_items set approved_count = (
  select coalesce(sum(refund_items.count), 0) from refund_items join refunds on refunds.id = refund_items.refund_id
    where refund_items.order_item_id = order_items.id and (refunds.status = 'approved' or refunds.paying_back_since is not null));
update order_items set approved_count = least(count, greatest(approved_count, refunded_count));
alter table order_items add constraint order_items_approved check (refunded_count <= approved_count and approved_count <= count);
-- One refund of an order waits for a decision; beside it others may be with the provider.
drop index refunds_one_requested;
create unique index refunds_one_undecided on refunds (order_id) where status = 'requested' and paying_back_since is null
