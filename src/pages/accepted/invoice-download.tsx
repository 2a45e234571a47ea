import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useApi } from "../../api/api-context.ts";
import { dataOf, type Api, type Wire } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

type Download = "resting" | "running" | "failed";

export function InvoiceDownload({ invoice }: { invoice: Wire["Document"] }) {
  const api = useApi();
  const [download, setDownload] = useState<Download>("resting");
  const start = async () => {
    setDownload("running");
    try {
      save(await fetchDocument(api, invoice), invoice.file_name);
      setDownload("resting");
    } catch {
      setDownload("failed");
    }
  };
  return (
    <>
      {download === "failed" && (
        <Notice tone="problem" onDismiss={() => setDownload("resting")}>
          <FormattedMessage id="shell.problem.unreachable" />
        </Notice>
      )}
      <Button type="button" look="quiet" busy={download === "running"} onClick={() => void start()}>
        <FormattedMessage id="checkout.accepted.download_invoice" />
      </Button>
    </>
  );
}

/** Fetched with the API client, because a link can't carry the token. */
async function fetchDocument(api: Api, { order_id, id, file_name }: Wire["Document"]): Promise<Blob> {
  const path = { orderId: order_id, documentId: id, file_name };
  const answer = await api.GET("/orders/{orderId}/documents/{documentId}/{file_name}", {
    params: { path },
    parseAs: "blob",
  });
  return dataOf(answer);
}

function save(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // The browser reads the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
