-- Which change of what the shop shows was the last. A replica that went another way, since its primary was brought back from a copy, names another.
create table last_change (id smallint primary key default 1 check (id = 1), change uuid not null);
