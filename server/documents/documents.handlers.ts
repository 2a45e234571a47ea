import { notFound, type Handlers } from "../api/reply.ts";
import type { Services } from "../services.ts";
import { findOwnDocument } from "./documents.ts";

type DocumentHandlers = Pick<Handlers, "downloadOrderDocument">;

export const documentHandlers = ({ database, documentFiles }: Services): DocumentHandlers => ({
  downloadOrderDocument: async ({ params, customer }) => {
    const document = await findOwnDocument(database.queries, {
      customerId: customer.id,
      orderId: params.orderId,
      documentId: params.documentId,
      fileName: params.file_name,
    });
    if (!document) return notFound("There is no such document.");
    const headers = {
      "content-type": document.content_type,
      "content-disposition": `inline; filename="${document.file_name}"`,
    };
    return { status: 200, body: await documentFiles.read(document.content_hash), headers };
  },
});
