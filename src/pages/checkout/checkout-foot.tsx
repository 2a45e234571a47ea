import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { legalPageOfPath } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { footerQuery } from "#src/api/layout.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { PlainLink } from "#src/ui/link.tsx";
import styles from "./checkout.module.css";

/** What the footer has for the checkout: whom to ask, and the pages that the law asks for. */
export function CheckoutFoot() {
  const intl = useIntl();
  const { language, settings } = useFacts();
  const entries = useQuery(footerQuery(useApi(), language.id)).data ?? [];
  return (
    <footer className={styles.foot}>
      <p>
        <FormattedMessage
          id="checkout.help"
          values={{ address: <a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a> }}
        />
      </p>
      <nav aria-label={intl.formatMessage({ id: "checkout.legal" })}>
        <ul>
          {entries
            .filter(({ link }) => legalPageOfPath(link) !== null)
            .map(({ id, link, name }) => (
              <li key={id}>
                <PlainLink href={link ?? ""} target="_blank">
                  {name}
                </PlainLink>
              </li>
            ))}
        </ul>
      </nav>
    </footer>
  );
}
