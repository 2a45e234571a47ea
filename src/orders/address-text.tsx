import { useIntl } from "react-intl";
import { postalAddress, postalLines } from "#domain/postal-lines.ts";
import type { Wire } from "#src/api/client.ts";
import styles from "./address-text.module.css";

export function AddressText({ address }: { address: Wire["Address"] }) {
  const intl = useIntl();
  const lines = [
    ...postalLines(postalAddress(address)),
    intl.formatDisplayName(address.country, { type: "region" }) ?? address.country,
  ];
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
