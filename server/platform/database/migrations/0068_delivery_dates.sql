-- one by one
-- Until when a market packs, as `14:00`; null: until midnight. Its months of frost, from 1 to 12.
alter table markets add column if not exists packed_until text;
alter table markets add column if not exists frost_months integer[] not null default '{}';
-- Days of the week on which the carrier delivers; empty: every day.
alter table shipping_options add column if not exists carrier_days text[] not null default '{}';
-- Days of the week on which a product is sent; empty: every packing day.
alter table products add column if not exists sent_on text[] not null default '{}';
alter table products add column if not exists frost_sensitive boolean not null default false;
-- What was promised when the order was paid; null: nothing, also for orders of the last release.
alter table orders add column if not exists leaves_on date;
alter table orders add column if not exists arrives_from date;
alter table orders add column if not exists arrives_to date;
-- Whether the customer collects it, as chosen.
alter table orders add column if not exists collected boolean not null default false;
