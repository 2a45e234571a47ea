-- one by one
-- So many days from today a customer can wish for; null: there are no wishes.
alter table markets add column if not exists delivery_wish_days integer;
-- The day before which the customer does not want it, as chosen; null: as soon as possible.
alter table orders add column if not exists wished_on date;
-- When what is ordered can be collected, by days of the week; null: not said.
alter table shipping_options add column if not exists opening_hours jsonb;
