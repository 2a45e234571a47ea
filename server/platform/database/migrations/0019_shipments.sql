-- Where the carrier shows the parcel, if an administrator said so.
alter table orders add column tracking_url text check (tracking_url like 'https://%');
-- How often the carrier or the tracking number was corrected: each is mailed once.
alter table orders add column shipment_changes integer not null default 0;
create index orders_stage on orders (status, submitted_at)
