-- one by one
-- What is asked for often is found without reading all orders, payments or products, however many there are.
create index if not exists products_position on products (position);
create index if not exists orders_placed on orders (submitted_at, id) where status <> 'draft';
create index if not exists orders_tracked on orders (delivered_at) where tracking_number is not null;
create index if not exists orders_reference on orders using gin (replace(reference, '-', '') gin_trgm_ops);
create index if not exists customers_email on customers using gin (lower(email) gin_trgm_ops);
create index if not exists payments_to_look_up on payments (updated_at) where status = 'closed' and looked_up_at is null;
create index if not exists payments_capturing on payments (updated_at) where status = 'capturing';
create index if not exists products_created on products (created_at desc, position);
create index if not exists product_texts_rank on product_texts (language_id, sort_rank, product_id);
