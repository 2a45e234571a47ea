import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { media } from "#domain/specified-values.ts";
import { useApi } from "#src/api/api-context.ts";
import { productQuery, promosQuery } from "#src/api/queries.ts";
import { Name } from "#src/facts/name.tsx";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { MarketChooser } from "#src/flows/shell/market/market.flow.tsx";
import { useShopView } from "#src/flows/shell/shop/shop.context.ts";
import { Entrance } from "#src/flows/shell/shop/shop.flow.tsx";
import { legalPageOfPath, links, productSlugOfPath } from "#domain/links.ts";
import { ButtonLink } from "#src/ui/link.tsx";
import { Page } from "#src/ui/page.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { DeliveryAreas } from "./delivery-areas.tsx";
import { LegalPage } from "./legal-page.tsx";
import styles from "./welcome.module.css";

export default function WelcomePage() {
  const intl = useIntl();
  const { entrance } = useShopView();
  const [search] = useSearchParams();
  const legal = legalPageOfPath(search.get("to"));
  const product = useWantedProduct(search.get("to"));
  const [promo] = useSuspenseQuery(promosQuery(useApi(), useMarketLocale())).data;
  const image = product?.primary_image ?? promo?.image;
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
          {product && (
            <p>
              <FormattedMessage
                id="welcome.to_product"
                values={{
                  name: (
                    <strong key="name">
                      <Name>{product.name}</Name>
                    </strong>
                  ),
                }}
              />
            </p>
          )}
          <MarketChooser />
          {entrance.screen === "shop" ? (
            <ButtonLink href={links.home} size="large">
              <FormattedMessage id="welcome.enter" />
            </ButtonLink>
          ) : (
            <Entrance />
          )}
        </div>
        {image && (
          <Picture
            image={image}
            sizes={`${media.fromDesktop} 40rem, 100vw`}
            className={styles.picture}
            isLeading
            isDecoration={!product}
          />
        )}
      </div>
      <DeliveryAreas />
      {legal && <LegalPage url={legal} />}
    </Page>
  );
}

/** The product that the original link led to, if its market sells it. */
function useWantedProduct(to: string | null) {
  const fragment = productSlugOfPath(to);
  const api = useApi();
  const marketLocale = useMarketLocale();
  const product = useQuery({
    ...productQuery(api, marketLocale, fragment ?? ""),
    enabled: fragment !== null,
  }).data;
  return product?.isSoldHere ? product.product : null;
}
