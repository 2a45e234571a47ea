-- What somebody types is mostly how a name begins. Its first letters are enough to tell, and fit into an index with all that a search
-- reads, so that it need not look at the texts.
alter table product_texts add column name_begins text generated always as (left(search_name, 100)) stored;
create index product_texts_name_begins on product_texts (name_begins text_pattern_ops) include (language_id, product_id);
