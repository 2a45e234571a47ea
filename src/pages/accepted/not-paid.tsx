import { FormattedMessage, useIntl } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { links } from "#domain/links.ts";
import { ButtonLink } from "#src/ui/link.tsx";
import { Page } from "#src/ui/page.tsx";

const unpaid: Partial<
  Record<Wire["OrderStatus"], { title: string; action: string; to: (id: string) => string }>
> = {
  draft: {
    title: "checkout.accepted.not_paid",
    action: "account.confirm_email.to_checkout",
    to: () => links.checkout,
  },
  capturing: { title: "checkout.accepted.being_paid", action: "checkout.ask_again", to: links.confirmOrder },
  cancelled: {
    title: "checkout.accepted.not_paid_cancelled",
    action: "shell.cart.view",
    to: () => links.cart,
  },
};

export function NotPaid({ order }: { order: Wire["Order"] }) {
  const intl = useIntl();
  const { title, action, to } = unpaid[order.current_status] ?? {
    title: "checkout.accepted.not_paid",
    action: "checkout.pay_now",
    to: links.confirmOrder,
  };
  return (
    <Page title={intl.formatMessage({ id: title })}>
      <h1>
        <FormattedMessage id={title} />
      </h1>
      <ButtonLink href={to(order.id)}>
        <FormattedMessage id={action} />
      </ButtonLink>
    </Page>
  );
}
