-- A refund that the provider has accepted and not paid yet is asked about again by its id. One that came to nothing is asked
-- for anew, under another name: how often that was so.
alter table refunds add column failed_refunds integer not null default 0;
-- What the provider keeps of a payment; null if it was not said.
alter table payments add column fee_minor bigint;

-- What the provider has told by itself, each event once. `handled_at`: it was asked what is true now.
create table provider_events (
  id text primary key,
  event_type text not null,
  kind text not null,
  resource_id text,
  provider_order_id text,
  capture_id text,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index provider_events_received on provider_events (received_at);

-- What of the provider's an administrator has to look into: a dispute, money that went back by itself, a refund that
-- failed, a difference from the books. `reference` is the provider's name for it.
create table payment_issues (
  id uuid primary key,
  kind text not null check (kind in ('dispute', 'reversal', 'refund_failed', 'difference')),
  reference text not null,
  order_id uuid references orders (id) on delete set null,
  detail text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references customers (id) on delete set null,
  unique (kind, reference)
);
create index payment_issues_open on payment_issues (opened_at) where closed_at is null;
create index payment_issues_order on payment_issues (order_id);
create index payment_issues_closed_by on payment_issues (closed_by);

-- The last comparisons of the provider's list with the books.
create table payment_comparisons (
  id uuid primary key,
  compared_at timestamptz not null,
  since timestamptz not null,
  captures integer not null,
  refunds integer not null,
  differences integer not null
);
create index payment_comparisons_at on payment_comparisons (compared_at);
