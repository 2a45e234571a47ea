-- The soft colour in a picture's place until it has come; a job fills it.
alter table images add column tone text;
