import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { copyrightYear } from "#domain/specified-values.ts";
import { useApi } from "#src/api/api-context.ts";
import { footerQuery } from "#src/api/layout.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { MarketChooser } from "#src/flows/shell/market/market.flow.tsx";
import { PlainLink } from "#src/ui/link.tsx";
import styles from "./footer.module.css";

const columns = [1, 2, 3, 4] as const;

export function Footer() {
  const { language, settings } = useFacts();
  const entries = useQuery(footerQuery(useApi(), language.id)).data ?? [];
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.columns}>
          {columns.map((column) => (
            <section key={column}>
              {entries
                .filter((entry) => entry.column === column && entry.row === 0)
                .map((heading) => (
                  <h2 key={heading.id}>{heading.name}</h2>
                ))}
              <ul>
                {entries
                  .filter((entry) => entry.column === column && entry.row > 0)
                  .map((entry) => (
                    <li key={entry.id}>
                      {entry.link ? <PlainLink href={entry.link}>{entry.name}</PlainLink> : entry.name}
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
        <div className={styles.close}>
          <MarketChooser />
          <p>
            <FormattedMessage
              id="shell.copyright"
              values={{ year: String(copyrightYear), shop: settings.shop_name }}
            />
          </p>
        </div>
      </div>
    </footer>
  );
}
