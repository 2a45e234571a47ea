import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { CartContents } from "../flows/cart/cart.flow.tsx";
import { Notice } from "../ui/notice.tsx";
import { Page } from "../ui/page.tsx";
import { Recommended } from "./shared/recommended.tsx";

export default function CartPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
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
      <CartContents />
      <Recommended />
    </Page>
  );
}
