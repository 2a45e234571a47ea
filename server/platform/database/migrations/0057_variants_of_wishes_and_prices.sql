-- one by one
-- What is wished for, and what a price of today or of the past is of. Null, as servers of the last release and earlier versions wrote it: the
-- product's default variant.
alter table wished_products add column if not exists variant_id uuid;
alter table product_prices add column if not exists variant_id uuid;
alter table price_history add column if not exists variant_id uuid
