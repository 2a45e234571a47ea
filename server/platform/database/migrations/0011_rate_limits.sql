-- How often something was tried lately; every server of the shop counts here.
create table rate_limits (
  key text primary key,
  points integer not null,
  expire timestamptz
);
create index rate_limits_expire on rate_limits (expire)
