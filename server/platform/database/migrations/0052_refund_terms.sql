-- How long refunds can be requested, and with how many photos of which size, by market. The days are frozen in an order.
alter table markets add column if not exists refund_days integer not null default 30;
alter table markets add column if not exists refund_files integer not null default 6;
alter table markets add column if not exists refund_file_bytes integer not null default 5242880;
alter table orders add column if not exists refund_days integer not null default 30
