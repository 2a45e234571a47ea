-- Whom the shop has asked to be a tour lead, and who has signed up. A lead's code, and whether it works, stands in `customers`.
create table tour_leads (
  id uuid primary key,
  customer_id uuid unique references customers,
  email text not null,
  email_key text not null unique,
  first_name text,
  last_name text,
  language_id text,
  is_named boolean not null default false,
  token_hash text unique,
  token_expires_at timestamptz,
  invited_at timestamptz not null,
  registered_at timestamptz,
  activated_at timestamptz,
  created_at timestamptz not null,
  check ((customer_id is null) = (registered_at is null)),
  check ((token_hash is null) = (token_expires_at is null)),
  check (token_hash is null or registered_at is null),
  check (activated_at is null or registered_at is not null)
);
create index tour_leads_created on tour_leads (created_at desc, id desc);
-- Pictures. Their bytes are files in the data folder, named by their ids. `upload_key`: under which one was sent, so that it is stored once.
create table tour_lead_images (
  id uuid primary key,
  tour_lead_id uuid not null references tour_leads on delete cascade,
  upload_key text,
  content_hash text not null,
  is_public boolean not null,
  file_name text not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  unique (tour_lead_id, upload_key)
);
-- Who has been a tour lead so far was never asked.
insert into tour_leads
  (id, customer_id, email, email_key, first_name, last_name, language_id, invited_at, registered_at, activated_at, created_at)
  select gen_random_uuid(), id, email, email_key, first_name, last_name, language_id, created_at, created_at,
    case when tour_lead_active then created_at end, created_at
  from customers where tour_lead_code is not null
