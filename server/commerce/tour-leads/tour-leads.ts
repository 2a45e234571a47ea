import { asc, count, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { orderByCreation, type Pagination } from "#server/platform/database/pagination.ts";
import { tourLeadImages, tourLeads } from "#server/platform/database/tour-lead-schema.ts";

export type TourLeadRow = typeof tourLeads.$inferSelect;
type ImageRow = typeof tourLeadImages.$inferSelect;
type Status = Schemas["TourLeadStatus"];
type Filter = { status?: Status };
/** The account with the same address, before the sign-up as well as afterwards. */
export type TourLead = TourLeadRow & {
  status: Status;
  code: string | null;
  hasPassword: boolean;
  accountLanguage: string | null;
};

const status = sql<Status>`case when ${tourLeads.ended_at} is not null then 'ended'
  when ${tourLeads.registered_at} is null then 'invited'
  when ${customers.tour_lead_active} then 'active' else 'registered' end`;
const code = sql<
  string | null
>`case when ${tourLeads.registered_at} is not null then ${customers.tour_lead_code} end`;
/** An unconfirmed address does not prove ownership. */
const hasPassword = sql<boolean>`coalesce(${customers.password_hash} is not null and ${customers.email_confirmed_at} is not null, false)`;

const selected = (queries: Queries) =>
  queries
    .select({
      ...getTableColumns(tourLeads),
      status,
      code,
      hasPassword,
      accountLanguage: customers.language_id,
    })
    .from(tourLeads)
    .leftJoin(customers, eq(customers.email_key, tourLeads.email_key));

const having = (filter: Filter) => (filter.status ? sql`${status} = ${filter.status}` : undefined);

export const findTourLeads = (
  queries: Queries,
  filter: Filter,
  { skip = 0, limit = 24, sort = "-created_at" }: Pagination,
): Promise<TourLead[]> =>
  selected(queries)
    .where(having(filter))
    .orderBy(...orderByCreation(tourLeads, sort))
    .offset(skip)
    .limit(limit);

export async function countTourLeads(queries: Queries, filter: Filter): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(tourLeads)
    .leftJoin(customers, eq(customers.email_key, tourLeads.email_key))
    .where(having(filter));
  return row!.count;
}

export async function findTourLead(queries: Queries, id: string): Promise<TourLead | null> {
  const [lead] = await selected(queries).where(eq(tourLeads.id, id));
  return lead ?? null;
}

export async function findTourLeadAt(queries: Queries, emailKey: string): Promise<TourLead | null> {
  const [lead] = await selected(queries).where(eq(tourLeads.email_key, emailKey));
  return lead ?? null;
}

export async function findTourLeadOf(queries: Queries, customerId: string): Promise<TourLead | null> {
  const [lead] = await selected(queries).where(eq(tourLeads.customer_id, customerId));
  return lead ?? null;
}

export async function toWireTourLead(queries: Queries, lead: TourLead): Promise<Schemas["TourLead"]> {
  const [wire] = await toWireTourLeads(queries, [lead]);
  return wire!;
}

export async function toWireTourLeads(
  queries: Queries,
  leads: readonly TourLead[],
): Promise<Schemas["TourLead"][]> {
  const ids = leads.map(({ id }) => id);
  const images =
    ids.length === 0
      ? []
      : await queries
          .select()
          .from(tourLeadImages)
          .where(inArray(tourLeadImages.tour_lead_id, ids))
          .orderBy(asc(tourLeadImages.created_at), asc(tourLeadImages.id));
  return leads.map((lead) => ({
    id: lead.id,
    created_at: lead.created_at.toISOString(),
    invited_at: lead.invited_at.toISOString(),
    invitation_expires_at: wireTime(lead.token_expires_at),
    registered_at: wireTime(lead.registered_at),
    activated_at: wireTime(lead.activated_at),
    ended_at: wireTime(lead.ended_at),
    first_name: lead.first_name,
    last_name: lead.last_name,
    status: lead.status,
    email: lead.email,
    language: lead.language_id,
    tour_lead_code: lead.code,
    agreed_to_be_named: lead.is_named,
    has_password: lead.hasPassword,
    customer_id: lead.customer_id,
    images: images.filter((image) => image.tour_lead_id === lead.id).map((image) => toWireImage(image, lead)),
  }));
}

const wireTime = (at: Date | null): string | null => at?.toISOString() ?? null;

export async function findImages(
  queries: Queries,
  leadId: string,
  { skip = 0, limit = 24, sort = "created_at" }: Pagination = {},
): Promise<ImageRow[]> {
  return queries
    .select()
    .from(tourLeadImages)
    .where(eq(tourLeadImages.tour_lead_id, leadId))
    .orderBy(...orderByCreation(tourLeadImages, sort))
    .offset(skip)
    .limit(limit);
}

export const toWireImage = (
  image: ImageRow,
  lead: Pick<TourLeadRow, "id" | "customer_id">,
): Schemas["TourLeadImage"] => ({
  id: image.id,
  file_name: image.file_name,
  customer_id: lead.customer_id,
  holder_id: lead.id,
  holder_type: "tour_lead",
  is_public: image.is_public,
  image_width: image.width,
  image_height: image.height,
});
