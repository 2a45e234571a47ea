-- Days after delivery in which a contract can be withdrawn from; null: not at all. An order keeps its market's from when it was placed.
alter table markets add column withdrawal_days integer check (withdrawal_days between 1 and 365);
alter table orders add column withdrawal_days integer check (withdrawal_days between 1 and 365);
-- What the cheapest delivery would have cost: no more of the shipping comes back with a withdrawal. Null: the order is of an earlier version.
alter table orders add column standard_shipping_minor bigint check (standard_shipping_minor >= 0);
-- Collecting is no delivery.
alter table shipping_options add column collected boolean not null default false;
-- Goods that the law leaves out, such as what is made to measure or perishes.
alter table products add column withdrawal_exempt boolean not null default false;
alter table order_items add column withdrawal_exempt boolean not null default false;
-- When the customer withdrew from the contract about these pieces, last; null: it is another refund, which can be rejected.
alter table refunds add column withdrawn_at timestamptz;
alter table refunds add constraint refunds_withdrawn check (withdrawn_at is null or status in ('requested', 'approved'))
