import { FormattedMessage, useIntl } from "react-intl";
import { latinExample } from "#domain/other-scripts.ts";
import styles from "./latin-notice.module.css";

/** Tells customers from countries with another script that the address has to be in Latin letters. */
export function LatinNotice({ country, countries }: { country: string; countries: readonly string[] }) {
  const { locale } = useIntl();
  const isOtherLanguage = new Intl.Locale(locale).maximize().script !== "Latn";
  // Until a country is chosen, the example is from one of the market's countries.
  const examples = (country === "" ? countries : [country]).map(latinExample);
  if (!isOtherLanguage && examples.includes(null)) return null;
  const example = examples.find((candidate) => candidate !== null);
  return (
    <p className={styles.notice}>
      {example === undefined ? (
        <FormattedMessage id="address.latin.notice" />
      ) : (
        <FormattedMessage id="address.latin.example" values={{ example: <bdi dir="ltr">{example}</bdi> }} />
      )}
    </p>
  );
}
