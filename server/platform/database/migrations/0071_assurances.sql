-- one by one
-- What a market assures customers of where they order, by language, and the names of its means of payment.
alter table markets add column if not exists assurances jsonb not null default '[]';
alter table markets add column if not exists payment_methods text[] not null default '{}';
