import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { DocumentDownload } from "#src/orders/document-download.tsx";
import { invoiceOf } from "#src/orders/use-order.ts";
import styles from "./order.module.css";

/** The invoice is created shortly after the payment. */
export function Documents({ order }: { order: Wire["Order"] }) {
  if (!order.is_paid) return null;
  return (
    <div className={styles.documents}>
      {order.invoice_number && (
        <p>
          <FormattedMessage
            id="checkout.accepted.invoice"
            values={{
              number: (
                <bdi key="number" className={styles.number}>
                  {order.invoice_number}
                </bdi>
              ),
            }}
          />
        </p>
      )}
      {!invoiceOf(order) && (
        <p>
          <FormattedMessage id="orders.invoice_soon" />
        </p>
      )}
      {order.documents.map((file) => (
        <DocumentDownload key={file.id} file={file}>
          <span>
            <FormattedMessage
              id={`orders.document.${file.document_type}`}
              values={{ number: <bdi key="number">{numberIn(file)}</bdi> }}
            />
          </span>
        </DocumentDownload>
      ))}
    </div>
  );
}

/** A credit note's file is named by its number. */
const numberIn = ({ file_name }: Wire["Document"]): string => file_name.replace(/^credit-note-|\.pdf$/g, "");
