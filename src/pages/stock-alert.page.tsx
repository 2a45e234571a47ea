import { useIntl } from "react-intl";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { nameWithVariant } from "#domain/variant-name.ts";
import { useApi } from "#src/api/api-context.ts";
import { knownProductsQuery } from "#src/api/queries.ts";
import { Name } from "#src/facts/name.tsx";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { StockAlertLink } from "#src/flows/shopping/stock-alert-link/stock-alert-link.flow.tsx";
import { Page } from "#src/ui/page.tsx";
import { Illustrated } from "./shared/illustrated.tsx";

/** The link in the mail only opens this page; its button confirms a stock alert or deletes all of the address. */
export default function StockAlertPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const deletion = search.get("delete") || null;
  const title = intl.formatMessage({
    id: `catalogue.stock_alert.${deletion === null ? "title" : "delete.title"}`,
  });
  return (
    <Page title={title}>
      <Illustrated>
        <h1>{title}</h1>
        {deletion === null && <Wanted variantId={search.get("of")} />}
        <StockAlertLink
          input={
            deletion === null
              ? { use: "confirm", token: search.get("token") || null }
              : { use: "delete", token: deletion }
          }
        />
      </Illustrated>
    </Page>
  );
}

/** What the alert is for, as the link says. Links of the last release do not. */
function Wanted({ variantId }: { variantId: string | null }) {
  const { languageId } = useMarketLocale();
  const known = useQuery(knownProductsQuery(useApi(), languageId, variantId === null ? [] : [variantId]));
  const product = known.data?.find(({ variant_id }) => variant_id === variantId);
  return (
    product && (
      <p>
        <strong>
          <Name>{nameWithVariant(product.name, product.variant_name)}</Name>
        </strong>
      </p>
    )
  );
}
