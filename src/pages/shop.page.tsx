import { FormattedMessage, useIntl } from "react-intl";
import { links } from "#domain/links.ts";
import { DeferredHydration } from "#src/shop/deferred-hydration.tsx";
import { Page } from "#src/ui/page.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { CategoryLinks } from "./shared/category-links.tsx";
import { ProductListing } from "./shared/listing.tsx";
import { useListing, useListTitle } from "./shared/use-listing.ts";
import { WaitingPage } from "./shared/waiting-page.tsx";

export default function ShopPage() {
  const intl = useIntl();
  const { listing, products, found, isBusy, error, retry } = useListing({});
  const title = useListTitle(intl.formatMessage({ id: "catalogue.shop.title" }), listing, found?.count ?? 0);
  if (!error && (!products || !found)) return <WaitingPage />;
  return (
    <Page title={title} description={intl.formatMessage({ id: "shell.description" })}>
      <DeferredHydration>
        <header>
          <h1>
            <FormattedMessage id="catalogue.shop.title" />
          </h1>
          {found && <CategoryLinks path={[]} {...{ listing, found }} />}
        </header>
        {products && found ? (
          <ProductListing {...{ products, found, listing, isBusy }} path={links.shop} />
        ) : (
          <TryAgain onRetry={retry} />
        )}
      </DeferredHydration>
    </Page>
  );
}
