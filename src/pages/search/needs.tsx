import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { noFilters, type Filters } from "../../../domain/filters.ts";
import { links } from "../../../domain/links.ts";
import { listAddress } from "../../../domain/listing.ts";
import { useApi } from "../../api/api-context.ts";
import type { Wire } from "../../api/client.ts";
import { facetsQuery } from "../../api/queries.ts";
import { usePlace } from "../../facts/use-facts.ts";
import { TextLink } from "../../ui/link.tsx";
import shared from "../shared/category-links.module.css";
import styles from "./search.module.css";

type Need = {
  name: "pets" | "shade" | "little_water";
  filters: Partial<Filters>;
  isMet: (found: Wire["Facets"]) => boolean;
};

const needs: readonly Need[] = [
  { name: "pets", filters: { pets: ["safe"] }, isMet: ({ pets }) => pets.safe > 0 },
  { name: "shade", filters: { light: ["shade"] }, isMet: ({ light }) => light.shade > 0 },
  { name: "little_water", filters: { water: ["little"] }, isMet: ({ water }) => water.little > 0 },
];

/** For whoever has said what a plant is for and not what it is called: no text has the words, but the facts say it. */
export function Needs() {
  const { data } = useQuery(facetsQuery(useApi(), usePlace(), {}, { filters: noFilters }));
  const met = needs.filter(({ isMet }) => data && isMet(data));
  return (
    met.length > 0 && (
      <section className={styles.needs}>
        <h2>
          <FormattedMessage id="catalogue.search.needs" />
        </h2>
        <ul className={shared.links}>
          {met.map(({ name, filters }) => (
            <li key={name}>
              <TextLink
                href={listAddress(links.shop, {
                  page: 1,
                  sort: null,
                  filters: { ...noFilters, ...filters },
                })}
              >
                <FormattedMessage id={`catalogue.search.needs.${name}`} />
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
