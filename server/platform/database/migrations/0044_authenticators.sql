-- When a session's person last proved who they are, as far as their role asks for it; null: not since this column exists, or not with a second factor.
alter table sessions add column proved_at timestamptz;

create table passkeys (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_customer on passkeys (customer_id);

-- An authenticator app (RFC 6238). `last_step` is the time step of the last code that was accepted, which is not accepted again.
create table authenticator_apps (
  customer_id uuid primary key references customers (id),
  ciphertext text not null,
  nonce text not null,
  key_id text not null,
  last_step bigint not null,
  created_at timestamptz not null
);

create table recovery_codes (
  customer_id uuid not null references customers (id),
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (customer_id, code_hash)
);

-- Challenges that were answered, until they would be too old anyway.
create table passkey_challenges (
  challenge_hash text primary key,
  expires_at timestamptz not null
);
