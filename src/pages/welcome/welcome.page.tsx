import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { media } from "../../../domain/figures.ts";
import { useApi } from "../../api/api-context.ts";
import { promosQuery } from "../../api/queries.ts";
import { usePlace } from "../../facts/use-facts.ts";
import { MarketChooser } from "../../flows/market/market.flow.tsx";
import { useShopView } from "../../flows/shop/shop.context.ts";
import { Entrance } from "../../flows/shop/shop.flow.tsx";
import { legalPageAt, links } from "../../../domain/links.ts";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { Picture } from "../../ui/picture.tsx";
import { DeliveryAreas } from "./delivery-areas.tsx";
import { LegalPage } from "./legal-page.tsx";
import styles from "./welcome.module.css";

export default function WelcomePage() {
  const intl = useIntl();
  const { entrance } = useShopView();
  const [search] = useSearchParams();
  const legal = legalPageAt(search.get("to"));
  const [promo] = useSuspenseQuery(promosQuery(useApi(), usePlace())).data;
  return (
    <Page
      title={intl.formatMessage({ id: "welcome.title" })}
      description={intl.formatMessage({ id: "shell.description" })}
    >
      <div className={styles.welcome}>
        <div className={styles.text}>
          <h1>
            <FormattedMessage id="welcome.heading" />
          </h1>
          <p>
            <FormattedMessage id="welcome.text" />
          </p>
          <MarketChooser />
          {entrance.sees === "shop" ? (
            <ButtonLink href={links.home} size="large">
              <FormattedMessage id="welcome.enter" />
            </ButtonLink>
          ) : (
            <Entrance />
          )}
        </div>
        {promo && (
          <Picture
            image={promo.image}
            sizes={`${media.fromDesktop} 40rem, 100vw`}
            className={styles.picture}
            isLeading
            isDecoration
          />
        )}
      </div>
      <DeliveryAreas />
      {legal && <LegalPage url={legal} />}
    </Page>
  );
}
