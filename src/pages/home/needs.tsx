import type { ComponentType } from "react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { noFilters } from "#domain/filters.ts";
import { offeredNeeds, type OfferedNeed } from "#domain/offered-needs.ts";
import { useApi } from "#src/api/api-context.ts";
import { facetsQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { PlainLink } from "#src/ui/link.tsx";
import { Drop, House, Paw } from "#src/ui/plant-icons.tsx";
import styles from "./home.module.css";

const marks: Record<OfferedNeed["name"], ComponentType> = { pets: Paw, shade: House, little_water: Drop };

export function Needs() {
  const { data } = useQuery(facetsQuery(useApi(), useMarketLocale(), {}, { filters: noFilters }));
  const needs = data ? offeredNeeds(data) : [];
  if (needs.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>
        <FormattedMessage id="catalogue.home.needs" />
      </h2>
      <ul className={styles.needs}>
        {needs.map(({ name, address }) => {
          const Mark = marks[name];
          return (
            <li key={name} className={styles.need}>
              <Mark />
              <PlainLink href={address}>
                <FormattedMessage id={`shell.search.needs.${name}`} />
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
