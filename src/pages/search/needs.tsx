import { FormattedMessage } from "react-intl";
import { noFilters, type Filters } from "../../../domain/filters.ts";
import { links } from "../../../domain/links.ts";
import { listAddress } from "../../../domain/listing.ts";
import { TextLink } from "../../ui/link.tsx";
import shared from "../shared/category-links.module.css";
import styles from "./search.module.css";

const needs = {
  pets: { pets: ["safe"] },
  shade: { light: ["shade"], habitat: ["indoors"] },
  little_water: { water: ["little"] },
} as const satisfies Record<string, Partial<Filters>>;

/** For whoever has said what a plant is for and not what it is called: no text has the words, but the facts say it. */
export const Needs = () => (
  <section className={styles.needs}>
    <h2>
      <FormattedMessage id="catalogue.search.needs" />
    </h2>
    <ul className={shared.links}>
      {(Object.keys(needs) as (keyof typeof needs)[]).map((need) => (
        <li key={need}>
          <TextLink
            href={listAddress(links.shop, {
              page: 1,
              sort: null,
              filters: { ...noFilters, ...needs[need] },
            })}
          >
            <FormattedMessage id={`catalogue.search.needs.${need}`} />
          </TextLink>
        </li>
      ))}
    </ul>
  </section>
);
