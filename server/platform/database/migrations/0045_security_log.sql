-- Where a log-in, or an attempt, came from. The hash is of an address without an account, under the shop's secret.
alter table audit_log add column network text;
alter table audit_log add column browser text;
alter table audit_log add column system text;
alter table audit_log add column address_hash text;

-- Rows are never changed, not even by the tables' owner. Only expire_audit_log() sets the setting, and a program that sets it itself can do no
-- more than that function does.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('trellis.audit_expiry', true), '') = 'on' then
    if tg_op = 'DELETE' and old.at < now() - interval '730 days' then
      return old;
    end if;
    if tg_op = 'UPDATE' and old.at < now() - interval '90 days'
      and (new.id, new.at, new.actor_id, new.actor_kind, new.action, new.owner_id, new.subject, new.details)
        is not distinct from
        (old.id, old.at, old.actor_id, old.actor_kind, old.action, old.owner_id, old.subject, old.details)
      and num_nonnulls(new.network, new.browser, new.system, new.address_hash) = 0 then
      return new;
    end if;
  end if;
  raise exception 'audit_log is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Erases where entries came from after so many days, and deletes entries after so many. A role that may not change the table may call it.
create function expire_audit_log(erase_after_days integer, delete_after_days integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if erase_after_days is null or erase_after_days < 90 or delete_after_days is null or delete_after_days < 730 then
    raise exception 'entries of audit_log are kept for 730 days, and where they came from for 90'
      using errcode = 'invalid_parameter_value';
  end if;
  perform set_config('trellis.audit_expiry', 'on', true);
  update audit_log set network = null, browser = null, system = null, address_hash = null
    where at < now() - make_interval(days => erase_after_days)
      and (network is not null or browser is not null or system is not null or address_hash is not null);
  delete from audit_log where at < now() - make_interval(days => delete_after_days);
  perform set_config('trellis.audit_expiry', 'off', true);
end
$$;
-- The shop's tables may be in another schema than public. A temporary table never goes before them.
do $$
begin
  execute format('alter function expire_audit_log(integer, integer) set search_path = %I, pg_temp', current_schema());
end
$$;
revoke all on function expire_audit_log(integer, integer) from public
