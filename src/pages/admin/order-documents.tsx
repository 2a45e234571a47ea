import { FormattedMessage } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import { dataOf, type Api, type Wire } from "#src/api/client.ts";
import { DownloadButton } from "#src/forms/download-button.tsx";
import styles from "./order.module.css";

export function OrderDocuments({ order }: { order: Wire["Order"] }) {
  const api = useApi();
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="admin.documents.title" />
      </h2>
      <div className={styles.documents}>
        <DownloadButton
          fileName={`packing-slip-${order.reference}.pdf`}
          fetchFile={() => fetchPackingSlip(api, order.id)}
        >
          <FormattedMessage id="admin.documents.packing_slip" />
        </DownloadButton>
        {order.documents.map((file) => (
          <DownloadButton key={file.id} fileName={file.file_name} fetchFile={() => fetchDocument(api, file)}>
            <span>
              <FormattedMessage
                id={`admin.documents.${file.document_type}`}
                values={{ number: <bdi key="number">{numberIn(file)}</bdi> }}
              />
            </span>
          </DownloadButton>
        ))}
      </div>
      {order.documents.length === 0 && (
        <p>
          <FormattedMessage id="admin.documents.none" />
        </p>
      )}
    </section>
  );
}

const numberIn = ({ file_name }: Wire["Document"]): string =>
  file_name.replace(/^(credit-note|invoice)-|\.pdf$/g, "");

async function fetchDocument(api: Api, { order_id, id }: Wire["Document"]): Promise<Blob> {
  const path = { id: order_id, documentId: id };
  return dataOf(
    await api.GET("/admin/orders/{id}/documents/{documentId}", { params: { path }, parseAs: "blob" }),
  );
}

async function fetchPackingSlip(api: Api, id: string): Promise<Blob> {
  const result = await api.GET("/admin/orders/{id}/packing-slip", {
    params: { path: { id } },
    parseAs: "blob",
  });
  return dataOf(result);
}
