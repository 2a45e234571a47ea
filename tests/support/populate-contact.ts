import { contactMessages } from "#server/platform/database/contact-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";

/** A message whose mail to the shop is still unsent. */
export async function populateUnsentMessage(queries: Queries, email: string, now: Date): Promise<void> {
  await queries.insert(contactMessages).values({
    id: crypto.randomUUID(),
    email,
    name: "",
    topic: "other",
    message: "Do ferns like shade?",
    language_id: "en",
    is_own_address: true,
    created_at: now,
    mailed_at: now,
  });
}
