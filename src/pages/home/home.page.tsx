import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { media } from "#domain/specified-values.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { departmentsQuery, type Department } from "#src/api/layout.ts";
import { promosQuery, recommendedQuery } from "#src/api/queries.ts";
import { links } from "#domain/links.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { DeferredHydration } from "#src/shop/deferred-hydration.tsx";
import { ButtonLink, PlainLink } from "#src/ui/link.tsx";
import { Page } from "#src/ui/page.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Products } from "#src/pages/shared/products.tsx";
import { Needs } from "./needs.tsx";
import styles from "./home.module.css";

export default function HomePage() {
  const intl = useIntl();
  const api = useApi();
  const marketLocale = useMarketLocale();
  const [first, ...otherPromos] = useSuspenseQuery(promosQuery(api, marketLocale)).data;
  const recommended = useSuspenseQuery(recommendedQuery(api, marketLocale)).data;
  const departments = useSuspenseQuery(departmentsQuery(api, marketLocale)).data;
  return (
    <Page
      wide
      title={intl.formatMessage({ id: "catalogue.home.title" })}
      description={intl.formatMessage({ id: "shell.description" })}
    >
      <DeferredHydration>
        {first && <Hero promo={first} />}
        <section className={styles.section}>
          <h2>
            <FormattedMessage id="catalogue.home.recommended" />
          </h2>
          <Products products={recommended.map(({ product }) => product)} />
        </section>
        <Departments departments={departments} />
        {otherPromos[0] && <Promo promo={otherPromos[0]} />}
        <Needs />
        <Tiles promos={otherPromos.slice(1, 3)} />
        {otherPromos[3] && <Promo promo={otherPromos[3]} isBand />}
        <Tiles promos={otherPromos.slice(4)} />
      </DeferredHydration>
    </Page>
  );
}

function Hero({ promo }: { promo: Wire["Promo"] }) {
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <h1>{promo.label}</h1>
        <ButtonLink href={promo.link} size="large">
          <FormattedMessage id="catalogue.home.see_season" />
        </ButtonLink>
      </div>
      <Picture
        image={promo.image}
        sizes={`${media.fromDesktop} 60rem, 100vw`}
        className={styles.heroPicture}
        isLeading
        isDecoration
      />
    </section>
  );
}

const Departments = ({ departments }: { departments: readonly Department[] }) => (
  <section className={styles.section}>
    <h2>
      <FormattedMessage id="catalogue.home.departments" />
    </h2>
    <ul className={styles.departments}>
      {departments.map((department) => (
        <li key={department.id} className={styles.department}>
          <Picture
            image={department.image}
            sizes={`${media.fromTablet} 26rem, 100vw`}
            className={styles.arch}
            isDecoration
          />
          <PlainLink href={links.category(department.url_fragment)}>{department.name}</PlainLink>
        </li>
      ))}
    </ul>
  </section>
);

function Promo({ promo, isBand = false }: { promo: Wire["Promo"]; isBand?: boolean }) {
  return (
    <section className={isBand ? styles.band : styles.promo}>
      <Picture
        image={promo.image}
        sizes={`${media.fromDesktop} 44rem, 100vw`}
        className={styles.promoPicture}
        isDecoration
      />
      <div>
        <h2>{promo.label}</h2>
        <ButtonLink href={promo.link} look="quiet">
          <FormattedMessage id="catalogue.home.see_more" />
        </ButtonLink>
      </div>
    </section>
  );
}

/** Promotions side by side; a single one takes the row. */
const Tiles = ({ promos }: { promos: readonly Wire["Promo"][] }) =>
  promos.length === 1 ? (
    <Promo promo={promos[0]!} />
  ) : (
    promos.length > 1 && (
      <div className={styles.tiles}>
        {promos.map((promo) => (
          <section key={promo.id} className={styles.tile}>
            <Picture
              image={promo.image}
              sizes={`${media.fromTablet} 38rem, 100vw`}
              className={styles.promoPicture}
              isDecoration
            />
            <h2>
              <PlainLink href={promo.link}>{promo.label}</PlainLink>
            </h2>
          </section>
        ))}
      </div>
    )
  );
