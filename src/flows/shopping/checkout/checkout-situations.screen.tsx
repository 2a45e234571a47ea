import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { CheckoutView } from "#machines/shopping/checkout/checkout.view.ts";
import { links } from "#domain/links.ts";
import { Money } from "#src/facts/format.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import type { Send } from "./checkout.send.ts";

type StoppedProps = {
  why: Extract<
    CheckoutView["screen"],
    "emptyCart" | "orderNotFound" | "orderValueTooLow" | "termsChanged" | "orderCancelled" | "cartOutdated"
  >;
  minimum: number;
  send: Send;
};

/** The checkout cannot go on with this cart or order. */
export function Stopped({ why, minimum, send }: StoppedProps) {
  switch (why) {
    case "emptyCart":
      return <Message id="shell.cart.empty" href={links.shop} action="shell.look_around" />;
    case "orderNotFound":
      return <Message id="checkout.order_not_found" href={links.cart} action="shell.cart.view" />;
    case "orderValueTooLow":
      return (
        <Message
          id="checkout.below_minimum"
          href={links.shop}
          action="shell.look_around"
          values={{ amount: <Money amount={minimum} /> }}
        />
      );
    case "termsChanged":
      return <TermsChanged send={send} />;
    case "orderCancelled":
      return <Message id="checkout.order_cancelled" href={links.cart} action="shell.cart.view" />;
    case "cartOutdated":
      return <Message id="shell.cart.outdated" href={links.cart} action="shell.cart.view" />;
  }
}

type MessageProps = { id: string; href: string; action: string; values?: Record<string, ReactNode> };

const Message = ({ id, href, action, values }: MessageProps) => (
  <StatusPanel
    tone="information"
    message={<FormattedMessage id={id} values={values} />}
    actions={
      <ButtonLink href={href}>
        <FormattedMessage id={action} />
      </ButtonLink>
    }
  />
);

/** New terms have to be read before they are accepted. */
const TermsChanged = ({ send }: { send: Send }) => (
  <StatusPanel
    tone="information"
    message={<FormattedMessage id="checkout.terms_changed" />}
    actions={
      <Button type="button" onClick={() => send({ type: "retry.requested" })}>
        <FormattedMessage id="checkout.see_terms" />
      </Button>
    }
  />
);
