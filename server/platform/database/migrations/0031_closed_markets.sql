-- A market that left the shop's folder: nobody can buy there, its orders stay as they are.
alter table markets add column closed_at timestamptz;
-- Two products may change their references for each other's within one application of the folder.
alter table products drop constraint products_reference_key;
alter table products add constraint products_reference_key unique (reference) deferrable initially deferred;
