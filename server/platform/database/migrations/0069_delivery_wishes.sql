-- one by one
-- So many days from today a customer can wish for; null: there are no wishes.
alter table markets add column if not exists delivery_wish_days integer;
-- The day before which the customer does not want it, as chosen; null: as soon as possible.
alter table orders add column if not exists wished_on date;
