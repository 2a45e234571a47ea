-- What the law and a gardener want to read beside a name: the Latin one, who made it, what to beware of, and what a litre costs.
create table manufacturers (
  id text primary key,
  name text not null,
  street text not null,
  zip_code text not null,
  city text not null,
  country text not null,
  email text not null
);
alter table products
  add column latin_name text,
  add column manufacturer_id text references manufacturers,
  -- In thousandths of the unit.
  add column content_thousandths integer check (content_thousandths > 0),
  add column content_unit text check (content_unit in ('kg', 'l', 'm', 'm2')),
  add check ((content_thousandths is null) = (content_unit is null));
alter table product_texts add column warnings text;
