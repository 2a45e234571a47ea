-- A customer's points: every change of the balance and of the deposit, written once for its source and never changed.
create table point_transactions (
  id uuid primary key,
  customer_id uuid not null references customers,
  kind text not null check (kind in ('granted', 'spent', 'returned', 'earned', 'converted')),
  source_id uuid not null,
  points integer not null,
  deposit integer not null,
  created_at timestamptz not null,
  unique (kind, source_id)
);
create index point_transactions_of_customer on point_transactions (customer_id, created_at desc, id desc);
alter table order_items add column points_each integer not null default 0
