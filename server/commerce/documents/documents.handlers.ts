import { notFound, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { findDocumentOfOrder, findOwnDocument, type DocumentRow } from "./documents.ts";

type DocumentHandlers = Pick<Handlers, "downloadOrderDocument" | "downloadDocumentOfOrder">;

export const documentHandlers = ({ database, documentFiles }: Services): DocumentHandlers => ({
  downloadDocumentOfOrder: async ({ params }) => {
    const ids = { orderId: params.id, documentId: params.documentId };
    const document = await findDocumentOfOrder(database.queries, ids);
    return document ? fileOf(documentFiles, document) : noDocument();
  },

  downloadOrderDocument: async ({ params, customer }) => {
    const document = await findOwnDocument(database.queries, {
      customerId: customer.id,
      orderId: params.orderId,
      documentId: params.documentId,
      fileName: params.file_name,
    });
    return document ? fileOf(documentFiles, document) : noDocument();
  },
});

const noDocument = () => notFound("There is no such document.");

const fileOf = async (files: Services["documentFiles"], document: DocumentRow) => ({
  status: 200 as const,
  body: await files.read(document.content_hash),
  headers: {
    "content-type": document.content_type,
    "content-disposition": `inline; filename="${document.file_name}"`,
  },
});
