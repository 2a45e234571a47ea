-- When an administrator ended a membership, or withdrew an invitation. The check holds for servers of the last release too, which do not
-- know that a membership can end: they cannot make the lead active again or send a link.
alter table tour_leads add column if not exists ended_at timestamptz
  constraint tour_leads_ended check (
    ended_at is null
    or (token_hash is null
      and (registered_at is null or registered_at <= ended_at)
      and (activated_at is null or activated_at <= ended_at))
  )
