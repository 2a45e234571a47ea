-- What is sold of a product. Each has a default variant with the product's id; a trigger keeps it, because servers of the last release do not
-- know variants.
create table if not exists product_variants (
  id uuid primary key,
  product_id uuid not null references products (id),
  position integer not null default 0,
  reference text not null,
  gtin text check (gtin ~ '^[0-9]{14}$')
);
create unique index if not exists product_variants_reference on product_variants (reference);
create unique index if not exists product_variants_gtin on product_variants (gtin);
create index if not exists product_variants_product on product_variants (product_id, position);
insert into product_variants (id, product_id, reference) select id, id, reference from products on conflict (id) do nothing;
create or replace function keep_default_variant() returns trigger language plpgsql as $$
begin
  insert into product_variants (id, product_id, reference) values (new.id, new.id, new.reference)
  on conflict (id) do update set reference = excluded.reference;
  return null;
end $$;
create or replace trigger products_keep_default_variant after insert or update of reference on products for each row
execute function keep_default_variant()
