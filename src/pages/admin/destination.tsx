import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { AddressText } from "#src/orders/address-text.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./order.module.css";

export function Destination({ order }: { order: Wire["Order"] }) {
  const { delivery_address, invoice_address, shipping_name } = order;
  return (
    <div className={order.gift_note == null ? styles.addresses : `${styles.addresses} ${styles.gift}`}>
      {delivery_address && (
        <section>
          <h3>
            <FormattedMessage id={order.collected ? "admin.address.customer" : "admin.address.delivery"} />
          </h3>
          <CopiedAddress address={delivery_address} />
        </section>
      )}
      <section className={styles.invoice}>
        <h3>
          <FormattedMessage id="admin.address.invoice" />
        </h3>
        {invoice_address ? (
          <CopiedAddress address={invoice_address} />
        ) : (
          <p>
            <FormattedMessage id="admin.address.same" />
          </p>
        )}
      </section>
      <section>
        <h3>
          <FormattedMessage id="admin.parcel.option" />
        </h3>
        <p>{shipping_name}</p>
      </section>
    </div>
  );
}

/** One line per row, so that copying it preserves the lines. */
function CopiedAddress({ address }: { address: Wire["Address"] }) {
  const { browser } = useShop();
  const written = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    const lines = [...(written.current?.querySelectorAll("bdi") ?? [])];
    void browser.copy(lines.map(({ textContent }) => textContent).join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <div ref={written}>
        <AddressText address={address} />
      </div>
      {address.phone && (
        <p className={styles.phone}>
          <FormattedMessage
            id="admin.parcel.phone"
            values={{
              phone: (
                <bdi key="phone" dir="ltr">
                  {address.phone}
                </bdi>
              ),
            }}
          />
        </p>
      )}
      <Button type="button" look="link" onClick={copy}>
        <FormattedMessage id={isCopied ? "admin.address.copied" : "admin.address.copy"} />
      </Button>
    </>
  );
}
