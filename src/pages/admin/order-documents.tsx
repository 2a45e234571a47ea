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
        <PackingSlips order={order} />
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

/** Of what is to be packed, or was; and of each shipment, if there are several. */
function PackingSlips({ order }: { order: Wire["Order"] }) {
  const api = useApi();
  const { id, reference, shipments } = order;
  const isPartSent = shipments.length > 0 && order.current_status === "paid";
  const single = shipments.length > 1 || isPartSent ? shipments : [];
  return (
    <>
      {(single.length === 0 || isPartSent) && (
        <DownloadButton
          fileName={`packing-slip-${reference}${isPartSent ? `-${shipments.length + 1}` : ""}.pdf`}
          fetchFile={() => fetchPackingSlip(api, id)}
        >
          <FormattedMessage id="admin.documents.packing_slip" />
        </DownloadButton>
      )}
      {single.map((sent, index) => (
        <DownloadButton
          key={sent.id}
          fileName={`packing-slip-${reference}-${index + 1}.pdf`}
          fetchFile={() => fetchPackingSlip(api, id, sent.id)}
        >
          <FormattedMessage id="admin.documents.packing_slip_of" values={{ number: index + 1 }} />
        </DownloadButton>
      ))}
    </>
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

async function fetchPackingSlip(api: Api, id: string, shipmentId?: string): Promise<Blob> {
  const result = await api.GET("/admin/orders/{id}/packing-slip", {
    params: { path: { id }, query: shipmentId ? { shipment_id: shipmentId } : {} },
    parseAs: "blob",
  });
  return dataOf(result);
}
