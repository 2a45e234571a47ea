-- An account's credentials have a version, which a change of its password, role, e-mail address or activity raises. Sessions and links carry the
-- version that they were made under and end with it. Triggers raise the version and fill it in, because servers of the last release do not know it.
alter table customers add column credential_version integer not null default 1;
alter table sessions add column credential_version integer not null default 1;
alter table sessions alter column credential_version drop default;
alter table first_passwords add column credential_version integer not null default 1;
alter table first_passwords alter column credential_version drop default;
-- Null: there was no account of the address when the link was asked for.
alter table password_recoveries add column credential_version integer default 1;
alter table password_recoveries alter column credential_version drop default;

create function raise_credential_version() returns trigger language plpgsql as $$
begin new.credential_version := old.credential_version + 1; return new; end $$;
create trigger customers_raise_credential_version before update on customers for each row
when ((old.password_hash, old.role, old.active, old.email, old.email_key) is distinct from (new.password_hash, new.role, new.active, new.email, new.email_key))
execute function raise_credential_version();

create function fill_credential_version() returns trigger language plpgsql as $$
begin new.credential_version := (select credential_version from customers where id = new.customer_id); return new; end $$;
create trigger sessions_fill_credential_version before insert on sessions for each row
when (new.credential_version is null) execute function fill_credential_version();
create trigger first_passwords_fill_credential_version before insert on first_passwords for each row
when (new.credential_version is null) execute function fill_credential_version();

create function fill_recovery_credential_version() returns trigger language plpgsql as $$
begin new.credential_version := (select credential_version from customers where email_key = new.email_key); return new; end $$;
create trigger password_recoveries_insert_credential_version before insert on password_recoveries for each row
when (new.credential_version is null) execute function fill_recovery_credential_version();
create trigger password_recoveries_update_credential_version before update of id on password_recoveries for each row
execute function fill_recovery_credential_version();
