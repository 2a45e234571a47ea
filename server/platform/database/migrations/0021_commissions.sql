-- What tour leads earn by their customers' orders: every change of a balance, written once for its source and never changed.
create table commission_transactions (
  id uuid primary key,
  customer_id uuid not null references customers,
  kind text not null check (kind in ('earned', 'reversed', 'paid_out', 'payout_returned')),
  source_id uuid not null,
  order_id uuid references orders,
  currency text not null,
  currency_precision integer not null,
  value_minor bigint not null,
  created_at timestamptz not null,
  unique (kind, source_id),
  check ((kind in ('earned', 'reversed')) = (order_id is not null)),
  check (value_minor <> 0 and (kind in ('earned', 'payout_returned')) = (value_minor > 0))
);
create index commission_transactions_of_customer on commission_transactions (customer_id, created_at desc, id desc);
create index commission_transactions_of_order on commission_transactions (order_id);
-- What a tour lead is owed in each currency, the sum of the above, and what was paid out of it. A refund after a payout takes the balance below zero.
create table commission_balances (
  customer_id uuid not null references customers,
  currency text not null,
  currency_precision integer not null,
  balance_minor bigint not null,
  paid_out_minor bigint not null check (paid_out_minor >= 0),
  primary key (customer_id, currency)
)
