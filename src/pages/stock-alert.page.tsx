import { useIntl } from "react-intl";
import { useSearchParams } from "wouter";
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
