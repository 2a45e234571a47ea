import { FormattedMessage, useIntl } from "react-intl";
import { latinExample } from "../../domain/other-scripts.ts";
import styles from "./latin-notice.module.css";

/** Says in which letters an address is written, where most people would take others. */
export function LatinNotice({ country, countries }: { country: string; countries: readonly string[] }) {
  const { locale } = useIntl();
  const example = latinExample(country);
  const isOtherMarket = countries.every((code) => latinExample(code) !== null);
  const isOtherLanguage = new Intl.Locale(locale).maximize().script !== "Latn";
  if (example === null && !(isOtherMarket && country === "") && !isOtherLanguage) return null;
  return (
    <p className={styles.notice}>
      {example === null ? (
        <FormattedMessage id="address.latin.notice" />
      ) : (
        <FormattedMessage id="address.latin.example" values={{ example: <bdi dir="ltr">{example}</bdi> }} />
      )}
    </p>
  );
}
