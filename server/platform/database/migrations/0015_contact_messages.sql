-- Messages to the shop, until both of their mails are sent: to the shop, and the copy to the sender.
create table contact_messages (
  id uuid primary key,
  email text not null,
  name text not null,
  topic text not null,
  order_reference text,
  message text not null,
  language_id text not null,
  market_id text,
  created_at timestamptz not null,
  mailed_at timestamptz,
  copied_at timestamptz
);
create index contact_messages_created_at on contact_messages (created_at);
-- Fingerprints of the messages of the last hour: one that is sent again because its answer was lost has one effect.
create table sent_messages (
  digest text primary key,
  expires_at timestamptz not null
)
