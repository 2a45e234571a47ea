-- Each refund that is booked has a credit note, from a series of its own in its market.
alter table markets add column last_credit_note_number integer not null default 0;
alter table refunds add column market_id text references markets;
update refunds set market_id = orders.market_id from orders where orders.id = refunds.order_id;
alter table refunds alter column market_id set not null;
alter table refunds add column credit_note_number integer;
update refunds set credit_note_number = numbered.number
  from (select id, row_number() over (partition by market_id order by decided_at, id) as number from refunds where status = 'approved') as numbered
  where numbered.id = refunds.id;
update markets set last_credit_note_number = (select count(*) from refunds where refunds.market_id = markets.id and refunds.status = 'approved');
alter table refunds add constraint refunds_numbered unique (market_id, credit_note_number);
alter table refunds add constraint refunds_approved_numbered check ((status = 'approved') = (credit_note_number is not null));
-- The refund that a credit note is about.
alter table documents add column refund_id uuid references refunds;
alter table documents add constraint documents_credited check ((document_type = 'credit_note') = (refund_id is not null));
create unique index documents_one_credit_note on documents (refund_id) where document_type = 'credit_note';
-- Above this sum, incl. VAT, two administrators decide; null: one always suffices.
alter table markets add column refund_second_approval_above_minor bigint check (refund_second_approval_above_minor >= 0);
-- What the first of two administrators approved.
alter table refunds add column first_approved_by uuid;
alter table refunds add column first_approved_at timestamptz;
alter table refunds add column first_approved_items jsonb;
alter table refunds add constraint refunds_first_approval check (num_nulls(first_approved_by, first_approved_at, first_approved_items) in (0, 3));
-- When the provider was last asked for a refund's money, and why it refuses, in its own words.
alter table refunds add column provider_asked_at timestamptz;
alter table refunds add column provider_refusal text;
-- What a deleted account's refund kept for a decision that has been made. Files without a row are removed by a job.
delete from refund_images using refunds, customers
  where refunds.id = refund_images.refund_id and customers.id = refunds.customer_id
  and customers.deleted_at is not null and refunds.status in ('approved', 'rejected');
update refunds set note = null from customers
  where customers.id = refunds.customer_id and customers.deleted_at is not null and refunds.status in ('approved', 'rejected')
