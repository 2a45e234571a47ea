-- The order of products that a term finds alike, beside the words that it is found by: whoever types two letters has thousands of
-- them, and the first six should be known without looking at the others.
alter table product_texts add column position integer not null default 0;
update product_texts set position = products.position from products where products.id = product_texts.product_id;
drop index product_texts_name_begins;
create index product_texts_name_begins on product_texts (name_begins text_pattern_ops) include (language_id, product_id, position);
