import { documentMailingAge } from "#domain/business-constants.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { newId } from "#server/platform/ids.ts";
import type { Services } from "#server/commerce/services.ts";
import type { DocumentContent } from "./document-content.ts";
import { drawInThread } from "./draw-in-thread.ts";

type About = { order_id: string; refund_id: string | null; document_type: "invoice" | "credit_note" };

/**
 * Draws a document and stores it. The file is written before its row, so that any failure can be retried; of two at
 * once, one adds the row, and both write the same file. Adding the row enqueues the mail.
 */
export async function storeDocument(
  services: Services,
  subject: About,
  content: DocumentContent,
  enqueueMail: (tx: Queries) => Promise<void>,
): Promise<void> {
  const content_hash = await services.documentFiles.store(await drawInThread(content));
  const now = services.clock();
  // Older effects were mailed by an older version, without a document.
  const isMailed = now.getTime() - content.issuedAt.getTime() <= documentMailingAge;
  await services.database.transaction(async (tx) => {
    const [row] = await tx
      .insert(documents)
      .values({
        ...subject,
        id: newId(),
        file_name: `${subject.document_type.replace("_", "-")}-${content.number}.pdf`,
        content_type: "application/pdf",
        content_hash,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
      .returning();
    if (row && isMailed) await enqueueMail(tx);
  });
}
