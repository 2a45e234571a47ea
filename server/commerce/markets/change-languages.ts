import { eq, isNotNull, max } from "drizzle-orm";
import { emailAreas, textsIn } from "#domain/text-areas.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import type { Schemas } from "#server/http/reply.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import { noteLanguageChange } from "./folder-digests.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { findLanguages, findMarkets, programTexts, toWireLanguage } from "./markets.ts";

type Language = Schemas["Language"];
type Changing = Pick<Services, "database" | "clock">;
const { languages } = schema;

export async function addLanguage(
  { database, clock }: Changing,
  actor: Actor,
  language: Language,
): Promise<Language | null> {
  return database.transaction(async (tx) => {
    const [last] = await tx.select({ position: max(languages.position) }).from(languages);
    const row = { ...language, translations: ownTexts(language), position: (last?.position ?? 0) + 1 };
    const [added] = await tx
      .insert(languages)
      .values(row)
      .onConflictDoUpdate({
        target: languages.id,
        set: { ...row, removed_at: null },
        setWhere: isNotNull(languages.removed_at),
      })
      .returning();
    if (!added) return null;
    await writeAuditEntry(tx, {
      at: clock(),
      actor,
      ownerId: null,
      action: "language.added",
      subject: { language: added.id },
    });
    await noteLanguageChange(tx);
    await announceChange(tx);
    return toWireLanguage(added);
  });
}

/** Null if there is no such language. Texts of mails and documents that are not given stay unchanged. */
export async function changeLanguage(
  { database, clock }: Changing,
  actor: Actor,
  language: Language,
): Promise<Language | null> {
  return database.transaction(async (tx) => {
    const before = (await findLanguages(tx)).find(({ id }) => id === language.id);
    if (!before) return null;
    const translations = { ...textsIn(before.translations, emailAreas), ...ownTexts(language) };
    const [changed] = await tx
      .update(languages)
      .set({ ...language, translations })
      .where(eq(languages.id, language.id))
      .returning();
    await writeAuditEntry(tx, {
      at: clock(),
      actor,
      ownerId: null,
      action: "language.changed",
      subject: { language: language.id },
    });
    await noteLanguageChange(tx);
    await announceChange(tx);
    return toWireLanguage(changed!);
  });
}

type Removed = { outcome: "removed" | "unknown" } | { outcome: "inUse"; markets: string[] };

/** Orders and customers keep referring to it; their mails use the shop's first language. */
export async function removeLanguage(
  { database, clock }: Changing,
  actor: Actor,
  id: string,
): Promise<Removed> {
  return database.transaction(async (tx) => {
    if (!(await findLanguages(tx)).some((language) => language.id === id)) return { outcome: "unknown" };
    const offering = (await findMarkets(tx)).filter((market) => market.languages.includes(id));
    if (offering.length > 0) return { outcome: "inUse", markets: offering.map((market) => market.id) };
    await tx.update(languages).set({ removed_at: clock() }).where(eq(languages.id, id));
    await writeAuditEntry(tx, {
      at: clock(),
      actor,
      ownerId: null,
      action: "language.removed",
      subject: { language: id },
    });
    await noteLanguageChange(tx);
    await announceChange(tx);
    return { outcome: "removed" };
  });
}

/** Only the texts that differ from the program's, so that others follow updates of the program. */
function ownTexts({ id, translations }: Language): Record<string, string> {
  const program = programTexts(id);
  return Object.fromEntries(Object.entries(translations).filter(([key, text]) => program[key] !== text));
}
