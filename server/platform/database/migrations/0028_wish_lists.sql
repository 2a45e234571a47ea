create table wished_products (
  customer_id uuid not null references customers on delete cascade,
  product_id uuid not null references products,
  created_at timestamptz not null,
  primary key (customer_id, product_id)
);
