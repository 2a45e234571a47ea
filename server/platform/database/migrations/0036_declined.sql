-- What of a refund was asked for and not approved, and why the first of two administrators would not approve it.
alter table refunds add column declined_items jsonb;
alter table refunds add column first_approved_note text;
