-- The programs that serve one shop know of each other: whether they accept what the others sign, and whose clock is wrong.
create table servers (
  id uuid primary key,
  version text not null,
  signs_with text not null,
  accepts text[] not null,
  clock_ahead integer not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- Whether an older program can't run on what a migration left.
alter table migrations add column is_contract boolean not null default false;
