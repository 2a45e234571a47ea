-- Null: the order is no gift; empty: a gift without a note.
alter table orders add column if not exists gift_note text;
