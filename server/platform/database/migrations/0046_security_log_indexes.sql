-- one by one
-- What still says where an entry came from, for the job that erases it.
create index if not exists audit_log_origins on audit_log (at)
  where network is not null or browser is not null or system is not null or address_hash is not null;
-- How many administrators there are is asked each time that metrics are read.
create index if not exists customers_administrators on customers (id) where role = 'administrator'
