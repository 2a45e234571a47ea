-- What a line of a cart or an order is of. Null, as servers of the last release write it: the product's default variant.
alter table cart_items add column if not exists variant_id uuid;
alter table order_items add column if not exists variant_id uuid
