-- Names apart from descriptions, because what is found in a name comes first; pieces of one and two letters, which an index of three does
-- not find; all words, to find what a mistyped one means.
create extension if not exists fuzzystrmatch;
alter table product_texts
  add column search_name text not null default '',
  add column name_pieces text[] not null default '{}',
  add column text_pieces text[] not null default '{}';
create index product_texts_search_name on product_texts using gin (search_name gin_trgm_ops);
create index product_texts_name_pieces on product_texts using gin (name_pieces);
create index product_texts_text_pieces on product_texts using gin (text_pieces);
create table search_words (
  language_id text not null references languages,
  word text collate "C" not null,
  in_names boolean not null,
  primary key (language_id, word)
);
