import { FormattedMessage, useIntl } from "react-intl";
import { CartContents } from "../flows/cart/cart.flow.tsx";
import { Page } from "../ui/page.tsx";

export default function CartPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: "cart.title" })}>
      <h1>
        <FormattedMessage id="cart.title" />
      </h1>
      <CartContents />
    </Page>
  );
}
