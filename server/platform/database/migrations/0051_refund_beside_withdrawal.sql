-- A refund request may wait for a decision beside a withdrawal of other items.
drop index if exists refunds_one_undecided;
create unique index if not exists refunds_one_undecided_request on refunds (order_id)
  where status = 'requested' and paying_back_since is null and withdrawn_at is null;
create unique index if not exists refunds_one_undecided_withdrawal on refunds (order_id)
  where status = 'requested' and paying_back_since is null and withdrawn_at is not null
