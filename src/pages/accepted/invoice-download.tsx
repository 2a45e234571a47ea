import { FormattedMessage } from "react-intl";
import { useApi } from "../../api/api-context.ts";
import { dataOf, type Api, type Wire } from "../../api/client.ts";
import { DownloadButton } from "../../forms/download-button.tsx";

export function InvoiceDownload({ invoice }: { invoice: Wire["Document"] }) {
  const api = useApi();
  return (
    <DownloadButton fileName={invoice.file_name} fetchFile={() => fetchDocument(api, invoice)}>
      <FormattedMessage id="checkout.accepted.download_invoice" />
    </DownloadButton>
  );
}

async function fetchDocument(api: Api, { order_id, id, file_name }: Wire["Document"]): Promise<Blob> {
  const path = { orderId: order_id, documentId: id, file_name };
  const answer = await api.GET("/orders/{orderId}/documents/{documentId}/{file_name}", {
    params: { path },
    parseAs: "blob",
  });
  return dataOf(answer);
}
