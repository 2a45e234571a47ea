-- A closed payment is looked up once more at the provider: money that came after all goes back.
alter table payments add column looked_up_at timestamptz;
alter table payments add column refund_id text
