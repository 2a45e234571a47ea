-- Tour leads may have the shop write their invoices for what it pays out. What that takes is encrypted, and each payout keeps it until its invoice is made.
create table tax_data (
  customer_id uuid primary key references customers,
  ciphertext text not null,
  nonce text not null,
  key_id text not null,
  agreed_at timestamptz not null
);
alter table payouts
  add column tax_ciphertext text,
  add column tax_nonce text,
  add column tax_key_id text,
  add column self_billing_number integer unique,
  add column self_billing_facts jsonb,
  add check ((self_billing_number is null) = (self_billing_facts is null)),
  add check (self_billing_number is null or status = 'paid'),
  add check (status <> 'failed' or tax_ciphertext is null);
create table self_billing_invoices (
  payout_id uuid primary key references payouts,
  file_name text not null,
  content_hash text not null,
  created_at timestamptz not null
);
create table self_billing_series (
  only_one boolean primary key default true check (only_one),
  last_number integer not null
)
