-- What was sent, how and when it arrived.
alter table orders add column shipped_at timestamptz;
alter table orders add column delivered_at timestamptz;
alter table orders add column carrier text;
alter table orders add column tracking_number text;
-- What a customer wants money back for. `paying_back_since`: an administrator has approved it, and the provider is asked for the money.
create table refunds (
  id uuid primary key,
  order_id uuid not null references orders,
  customer_id uuid not null references customers,
  status text not null check (status in ('draft', 'requested', 'approved', 'rejected')),
  language_id text not null references languages,
  reason text check (reason in ('damaged', 'wrong_item', 'not_as_described', 'missing', 'changed_mind', 'other')),
  note text,
  decision_note text,
  decided_by uuid,
  money_minor bigint not null default 0 check (money_minor >= 0),
  shipping_minor bigint not null default 0 check (shipping_minor >= 0),
  items_minor bigint not null default 0 check (items_minor >= 0),
  points bigint not null default 0 check (points >= 0),
  earned_points bigint not null default 0 check (earned_points >= 0),
  provider_refund_id text unique,
  paying_back_since timestamptz,
  requested_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status = 'draft' or requested_at is not null),
  check (status in ('draft', 'requested') or decided_at is not null)
);
create unique index refunds_one_draft on refunds (order_id) where status = 'draft';
create unique index refunds_one_requested on refunds (order_id) where status = 'requested';
create index refunds_customer on refunds (customer_id, created_at desc);
create index refunds_order on refunds (order_id, created_at);
create index refunds_waiting on refunds (requested_at) where status = 'requested';
create table refund_items (
  refund_id uuid not null references refunds on delete cascade,
  order_item_id uuid not null references order_items,
  count integer not null check (count between 1 and 1000000),
  primary key (refund_id, order_item_id)
);
create index refund_items_order_item on refund_items (order_item_id);
-- Photos. Their bytes are files in the data folder, named by their ids.
create table refund_images (
  id uuid primary key,
  refund_id uuid not null references refunds on delete cascade,
  customer_id uuid not null references customers,
  file_name text not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null
);
create index refund_images_refund on refund_images (refund_id, created_at);
-- Points that come back with a refund, and earned ones that it takes back.
alter table point_transactions drop constraint point_transactions_kind_check;
alter table point_transactions add constraint point_transactions_kind_check
  check (kind in ('granted', 'spent', 'returned', 'earned', 'converted', 'forfeited', 'refunded', 'reversed'))
