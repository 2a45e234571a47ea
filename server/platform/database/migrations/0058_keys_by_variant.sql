-- one by one
-- Keys by variant, which this version writes by; those by product stay for servers of the last release, and a later `-- contract` migration drops
-- them.
update cart_items set variant_id = product_id where variant_id is null;
create unique index if not exists cart_items_variant on cart_items (customer_id, variant_id);
create unique index if not exists order_items_variant on order_items (order_id, coalesce(variant_id, product_id));
create unique index if not exists price_history_variant on price_history (variant_id, market_id, since)
