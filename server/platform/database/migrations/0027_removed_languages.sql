-- A language that an administrator removed: orders and customers still name it, and it is offered no more.
alter table languages add column removed_at timestamptz;
