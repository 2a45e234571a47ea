-- What the shop has written down about an order for its customer. The bytes are files, named by their hash.
create table documents (
  id uuid primary key,
  order_id uuid not null references orders,
  document_type text not null check (document_type in ('invoice', 'credit_note')),
  file_name text not null,
  content_type text not null,
  content_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index documents_one_invoice on documents (order_id) where document_type = 'invoice';
create index documents_order on documents (order_id, created_at);
