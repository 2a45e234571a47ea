-- Names apart from descriptions, so that names count more; pieces of one and two letters; all words, to find what a mistyped one means.
create extension if not exists fuzzystrmatch;
alter table product_texts
  add column search_name text not null default '',
  add column search_pieces text[] not null default '{}';
create index product_texts_pieces on product_texts using gin (search_pieces);
create table search_words (
  language_id text not null references languages,
  word text collate "C" not null,
  in_names boolean not null,
  primary key (language_id, word)
);
