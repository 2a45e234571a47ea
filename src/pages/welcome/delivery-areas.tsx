import { FormattedMessage, useIntl } from "react-intl";
import { useFacts } from "#src/facts/use-facts.ts";
import { countryName } from "#src/forms/country-options.ts";
import styles from "./welcome.module.css";

/** Each market with its countries, sorted by this language, and its currency and languages. */
export function DeliveryAreas() {
  const intl = useIntl();
  const { compare } = new Intl.Collator(intl.locale);
  const { markets, languages: known } = useFacts();
  return (
    <section className={styles.areas} aria-labelledby="delivery-areas">
      <h2 id="delivery-areas">
        <FormattedMessage id="welcome.areas" />
      </h2>
      <dl>
        {markets.map(({ id, name, countries, currency, languages }) => {
          const names = countries.map((code) => countryName(code, intl)).sort(compare);
          const spoken = languages.flatMap(
            (language) => known.find((candidate) => candidate.id === language) ?? [],
          );
          return (
            <div key={id}>
              <dt>{name}</dt>
              {names.join() !== name && (
                // Browsers and the server name and sort some territories differently; the server's text stays.
                <dd suppressHydrationWarning>{intl.formatList(names, { type: "conjunction" })}</dd>
              )}
              <dd>
                <span suppressHydrationWarning>
                  {intl.formatDisplayName(currency, { type: "currency" }) ?? currency}
                </span>
                {spoken.map((language) => (
                  <span key={language.id}>
                    {" · "}
                    <bdi lang={language.locale}>{language.name}</bdi>
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
