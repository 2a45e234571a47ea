-- Days after payment by which an order counts as delivered where no delivery was recorded.
alter table markets add column latest_delivery_days integer not null default 30 check (latest_delivery_days between 1 and 365);
-- When an entry became payable; null: it is pending. Entries from before are payable, and so are those that a server of the last release writes: it adds them to balance_minor.
alter table commission_transactions add column matured_at timestamptz default now();
-- The sum of the pending entries. balance_minor is the sum of the others: what can be paid out.
alter table commission_balances add column pending_minor bigint not null default 0;
