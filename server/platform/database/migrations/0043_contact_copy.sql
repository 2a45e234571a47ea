-- Whether the sender was logged in with this address, confirmed: only then does the copy quote the message.
alter table contact_messages add column is_own_address boolean not null default false;
