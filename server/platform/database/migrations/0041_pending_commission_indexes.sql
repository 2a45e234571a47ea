-- one by one
create index if not exists commission_transactions_pending on commission_transactions (order_id) where matured_at is null;
create index if not exists refunds_decided_by on refunds (decided_by, paying_back_since);
create index if not exists refunds_first_approved_by on refunds (first_approved_by, paying_back_since)
