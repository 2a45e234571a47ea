-- Which change of what the shop shows was the last. A replica that has seen what a restore of its primary undid names another. It says nothing of anybody, so whoever asks replicas may read it.
create table last_change (id smallint primary key default 1 check (id = 1), change uuid not null);
insert into last_change (change) values (gen_random_uuid());
grant select on last_change to public;
