-- Links to accounts that were made without a password; each works once, and only the hash of what it carries is kept.
create table first_passwords (
  id_hash text primary key,
  customer_id uuid not null unique references customers (id),
  expires_at timestamptz not null,
  used_at timestamptz
)
