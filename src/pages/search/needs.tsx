import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { noFilters } from "#domain/filters.ts";
import { offeredNeeds } from "#domain/offered-needs.ts";
import { useApi } from "#src/api/api-context.ts";
import { facetsQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { TextLink } from "#src/ui/link.tsx";
import shared from "#src/pages/shared/category-links.module.css";
import styles from "./search.module.css";

export function Needs() {
  const { data } = useQuery(facetsQuery(useApi(), useMarketLocale(), {}, { filters: noFilters }));
  const needs = data ? offeredNeeds(data) : [];
  return (
    needs.length > 0 && (
      <section className={styles.needs}>
        <h2>
          <FormattedMessage id="shell.search.needs" />
        </h2>
        <ul className={shared.links}>
          {needs.map(({ name, address }) => (
            <li key={name}>
              <TextLink href={address}>
                <FormattedMessage id={`shell.search.needs.${name}`} />
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
