-- What shoppers of plants ask for. A product without a row is no plant; a fact that is null is not known.
create table product_facts (
  product_id uuid primary key references products on delete cascade,
  light text[],
  water text,
  pets text,
  height_delivered integer,
  height_grown integer,
  hardiness integer,
  habitats text[],
  months jsonb
);
-- What one piece costs now, incl. VAT: lists are sorted and narrowed by it.
alter table product_prices add column gross_minor bigint;
update product_prices set gross_minor = case
  when (case when discounted_minor is null then price_includes_vat else discounted_includes_vat end)
    then coalesce(discounted_minor, price_minor)
  else (coalesce(discounted_minor, price_minor) * (10000 + vat_basis_points) + 5000) / 10000
end from markets where markets.id = product_prices.market_id;
alter table product_prices alter column gross_minor set not null;
create index product_prices_gross on product_prices (market_id, gross_minor);
