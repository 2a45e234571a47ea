import { Component, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CustomerService } from "../facts/customer-service.tsx";
import { useShop } from "../shop/shop-context.ts";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { Situation } from "../ui/situation.tsx";

type Props = { children: ReactNode };

/** If a page fails to render, header and footer stay and a message takes its place. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const intl = useIntl();
  const { reload } = useShop().browser;
  return (
    <Page title={intl.formatMessage({ id: "shell.error.title" })}>
      <Situation
        tone="problem"
        said={<FormattedMessage id="shell.error.unexpected" />}
        actions={
          <Button type="button" onClick={reload}>
            <FormattedMessage id="shell.reload" />
          </Button>
        }
      >
        <CustomerService />
      </Situation>
    </Page>
  );
}
