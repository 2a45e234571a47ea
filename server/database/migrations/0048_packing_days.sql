-- Empty: every day.
alter table markets add column packing_days text[] not null default '{}';
alter table markets add column holidays text[] not null default '{}';
