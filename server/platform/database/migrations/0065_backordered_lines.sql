-- What was said when a line was ordered: that its pieces were not in stock, and in how many days they are sent, if that was known. Null in drafts,
-- and in orders of servers of the last release.
alter table order_items add column if not exists backordered boolean;
alter table order_items add column if not exists backorder_days integer
