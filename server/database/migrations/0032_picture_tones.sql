-- The soft colour in a picture's place until it has come; the next application of the shop's folder fills it.
alter table images add column tone text;
