-- How long refunds can be requested, and with how many photos of which size, by market. The days are frozen in an order.
alter table markets add column if not exists refund_days integer not null default 30 check (refund_days between 1 and 365);
alter table markets add column if not exists refund_files integer not null default 6 check (refund_files between 1 and 20);
alter table markets add column if not exists refund_file_bytes integer not null default 5242880 check (refund_file_bytes > 0);
alter table orders add column if not exists refund_days integer not null default 30 check (refund_days between 1 and 365)
