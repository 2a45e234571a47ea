-- What tour leads asked to be paid out, and where to: encrypted, with the id of the key beside it. A payout keeps the account that it was asked for until it is paid or failed.
create table bank_accounts (
  customer_id uuid primary key references customers,
  holder text not null,
  country text not null,
  iban_end text not null,
  ciphertext text not null,
  nonce text not null,
  key_id text not null,
  updated_at timestamptz not null
);
create table payouts (
  id uuid primary key,
  customer_id uuid not null references customers,
  currency text not null,
  currency_precision integer not null,
  value_minor bigint not null check (value_minor > 0),
  status text not null check (status in ('requested', 'exported', 'paid', 'failed')),
  flags jsonb not null,
  iban_end text not null,
  holder text,
  ciphertext text,
  nonce text,
  key_id text,
  export_id uuid,
  requested_at timestamptz not null,
  exported_at timestamptz,
  decided_at timestamptz,
  check ((status in ('paid', 'failed')) = (decided_at is not null)),
  check ((export_id is null) = (exported_at is null)),
  check ((ciphertext is null) = (decided_at is not null))
);
create index payouts_of_customer on payouts (customer_id, requested_at desc, id desc);
create index payouts_in_order on payouts (status, requested_at, id)
