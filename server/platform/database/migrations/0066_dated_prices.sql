-- The promotion whose dated price a variant has, and the reduced price that it has without. Null: it has its own price.
alter table product_prices add column if not exists dated_by text;
alter table product_prices add column if not exists regular_discounted_minor bigint;
alter table product_prices add column if not exists regular_discounted_includes_vat boolean;
create index if not exists product_prices_dated on product_prices (product_id) where dated_by is not null;
alter table variant_prices add column if not exists dated_by text;
alter table variant_prices add column if not exists regular_discounted_minor bigint;
alter table variant_prices add column if not exists regular_discounted_includes_vat boolean;
create index if not exists variant_prices_dated on variant_prices (product_id) where dated_by is not null
