import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import { assurancesQuery } from "#src/api/assurance-queries.ts";
import { useFacts, useMarketLocale } from "#src/facts/use-facts.ts";
import { TextLink } from "#src/ui/link.tsx";
import styles from "./assurances.module.css";

/** @param isWanted `false` sends no request */
export const useAssurances = (isWanted = true) =>
  useQuery({ ...assurancesQuery(useApi(), useMarketLocale()), enabled: isWanted }).data;

/** What the shop assures, how one can pay and whom to call, for beside a button that buys. */
export function Assurances() {
  const intl = useIntl();
  const { settings } = useFacts();
  const data = useAssurances();
  if (!data) return null;
  const { assurances, payment_methods: methods, phone } = data;
  return (
    <section className={styles.assurances} aria-label={intl.formatMessage({ id: "cart.assurances" })}>
      <ul>
        {assurances.map(({ text, link }) => (
          <li key={text}>
            {link ? (
              <TextLink href={link} target="_blank">
                {text}
              </TextLink>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      {methods.length > 0 && (
        <p>
          <FormattedMessage
            id="cart.assurances.payment"
            values={{
              methods: methods.flatMap((name) => [
                <bdi key={name} className={styles.method}>
                  {name}
                </bdi>,
                " ",
              ]),
            }}
          />
        </p>
      )}
      {phone && (
        <p>
          <FormattedMessage
            id="cart.assurances.phone"
            values={{
              phone: (
                <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              ),
              hours: (
                <bdi key="hours" dir="ltr">
                  {settings.opening_hours}
                </bdi>
              ),
            }}
          />
        </p>
      )}
    </section>
  );
}
