-- The last time a new password was asked for an address, whether or not somebody has it; its link works once.
create table password_recoveries (
  id uuid primary key,
  email_key text not null unique,
  asked_at timestamptz not null,
  used_at timestamptz
)
