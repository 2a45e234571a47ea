-- A session can be shown and ended by an id that is neither its token nor made of it. Where it began is not known of older ones;
-- their last use is, to a day, because each use prolonged them.
alter table sessions add column id uuid not null unique default gen_random_uuid();
alter table sessions alter column id drop default;
alter table sessions add column browser text;
alter table sessions add column system text;
alter table sessions add column network text;
alter table sessions add column last_used_at timestamptz;
update sessions set last_used_at = greatest(created_at, expires_at - interval '30 days');
alter table sessions alter column last_used_at set not null;

-- Who did what to whose things. Rows outlive what they are about, so nothing is referenced.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_kind text not null check (actor_kind in ('customer', 'administrator', 'visitor', 'operator', 'job')),
  action text not null,
  owner_id uuid,
  subject text,
  details jsonb
);
create index audit_log_at on audit_log (at);
create index audit_log_owner on audit_log (owner_id, at)
