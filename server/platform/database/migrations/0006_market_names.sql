-- A market is called something in each language.
alter table markets add column names jsonb;
update markets set names = jsonb_build_object(languages[1], name);
alter table markets alter column names set not null;
alter table markets drop column name
