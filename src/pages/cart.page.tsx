import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { useEarlyAssurances } from "./shared/use-early-assurances.ts";
import { CartContents } from "#src/flows/shopping/cart/cart.flow.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Page } from "#src/ui/page.tsx";
import { Coupon } from "./shared/coupon.tsx";
import { Recommended } from "./shared/recommended.tsx";

/** A constant, so that React need not render it again when the cart loads. */
const recommended = <Recommended most={4} leading={2} />;

export default function CartPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  useEarlyAssurances();
  return (
    <Page title={intl.formatMessage({ id: "cart.title" })}>
      <h1>
        <FormattedMessage id="cart.title" />
      </h1>
      {search.get("why") === "outdated" && (
        <Notice tone="problem">
          <FormattedMessage id="shell.cart.outdated" />
        </Notice>
      )}
      <CartContents coupon={<Coupon />} below={recommended} />
    </Page>
  );
}
