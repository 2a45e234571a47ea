-- Empty: every day.
alter table markets add column if not exists packing_days text[] not null default '{}';
alter table markets add column if not exists holidays text[] not null default '{}';
