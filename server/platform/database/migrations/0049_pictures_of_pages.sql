-- A static page may have a picture of its own.
alter table images
  drop constraint if exists images_holder_type_check,
  add constraint images_holder_type_check check (holder_type in ('product', 'category', 'promo', 'page'))
;
-- Whether the pot in a plant's picture comes with it; null: there is none, or it is not said.
alter table products add column if not exists pot_included boolean
