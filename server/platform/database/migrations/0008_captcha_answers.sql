-- An answer to a captcha works once.
create table captcha_answers (
  nonce text primary key,
  expires_at timestamptz not null
);
create index captcha_answers_expires_at on captcha_answers (expires_at)
