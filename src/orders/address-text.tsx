import { useIntl } from "react-intl";
import type { Wire } from "../api/client.ts";
import styles from "./address-text.module.css";

export function AddressText({ address }: { address: Wire["Address"] }) {
  const intl = useIntl();
  const lines = [
    `${address.first_name} ${address.last_name}`,
    address.company,
    address.street,
    address.additional_info,
    `${address.zip_code} ${address.city}`,
    intl.formatDisplayName(address.country, { type: "region" }) ?? address.country,
  ];
  return (
    <address className={styles.address}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
