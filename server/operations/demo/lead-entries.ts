import { eq } from "drizzle-orm";
import { customerActor } from "#server/commerce/audit/audit.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { activateTourLead } from "#server/commerce/tour-leads/activate.ts";
import { endTourLead } from "#server/commerce/tour-leads/end.ts";
import { createInvitation, issueInvitationLink } from "#server/commerce/tour-leads/invitation.ts";
import { addPicture } from "#server/commerce/tour-leads/pictures.ts";
import { signUpTourLead } from "#server/commerce/tour-leads/sign-up.ts";
import { findTourLead, findTourLeadOf } from "#server/commerce/tour-leads/tour-leads.ts";
import { expectOutcome, type HistoryEntry, type DemoPeople } from "./replay-history.ts";
import { demoLeadPictures, type DemoLead } from "./demo-leads.ts";
import type { Photos } from "./photos.ts";

export function leadEntries(
  demoLead: DemoLead,
  { administrators }: DemoPeople,
  photos: Photos,
): HistoryEntry[] {
  const { email, invited, signedUp, activated, ended } = demoLead;
  let id: string;
  let token: string;
  const invites = async (then: Services) => {
    const { queries } = then.database;
    id = (await createInvitation(queries, customerActor(administrators[0]), email, then.clock()))!;
    token = await opened(then, id);
    await show(then, id, token, demoLead.pictures ?? [], photos);
  };
  const entries: HistoryEntry[] = [{ daysAgo: invited, happens: invites }];
  if (signedUp) {
    const { daysAgo, isNamed, ...person } = signedUp;
    const data = { ...person, agreed_to_be_named: isNamed };
    const happens = async (then: Services) =>
      expectOutcome("signedUp", await signUpTourLead(then, token, data));
    entries.push({ daysAgo, happens });
  }
  if (activated !== undefined) {
    const actor = customerActor(administrators[0]);
    const happens = async (then: Services) =>
      expectOutcome("active", await activateTourLead(then, actor, id));
    entries.push({ daysAgo: activated, happens });
  }
  if (ended !== undefined) {
    const actor = customerActor(administrators[0]);
    const happens = async (then: Services) => expectOutcome("ended", await endTourLead(then, actor, id));
    entries.push({ daysAgo: ended, happens });
  }
  return entries;
}

/** The demo's own tour lead is active from the start; inviting him again adds his pictures. */
export const signUpWithPictures =
  ({ lead, administrators }: DemoPeople, photos: Photos) =>
  async (then: Services): Promise<void> => {
    const { queries } = then.database;
    const { id, first_name, last_name, is_named } = (await findTourLeadOf(queries, lead.id))!;
    const invited = { customer_id: null, registered_at: null, activated_at: null };
    await queries.update(tourLeads).set(invited).where(eq(tourLeads.id, id));
    await queries.update(customers).set({ tour_lead_active: false }).where(eq(customers.id, lead.id));
    const token = await opened(then, id);
    await show(then, id, token, demoLeadPictures, photos);
    const names = { first_name: first_name!, last_name: last_name! };
    const data = { ...names, language: "en", agreed_to_be_named: is_named };
    expectOutcome("signedUp", await signUpTourLead(then, token, data));
    expectOutcome("active", await activateTourLead(then, customerActor(administrators[0]), id));
  };

const opened = async ({ database, clock }: Services, id: string): Promise<string> =>
  (await issueInvitationLink(database.queries, id, clock()))!.token;

async function show(
  services: Services,
  id: string,
  token: string,
  shown: typeof demoLeadPictures,
  photos: Photos,
): Promise<void> {
  for (const { photo, isPublic } of shown) {
    const lead = (await findTourLead(services.database.queries, id))!;
    const upload = { ...(await photos(photo)), is_public: isPublic };
    expectOutcome("added", await addPicture(services, lead, token, upload, undefined));
  }
}
