import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { GuestEvent } from "#machines/shopping/guest/guest.contract.ts";
import type { GuestView } from "#machines/shopping/guest/guest.view.ts";
import { Button } from "#src/ui/button.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import styles from "./guest.module.css";

/** What the page puts there. `checkout`: with a guest's way to the log-in. */
export type GuestSlots = {
  checkout: (buyer: "guest" | "customer", logIn: ReactNode) => ReactNode;
  login: ReactNode;
  /** Mails the link to the order of the URL again. */
  orderLink: ReactNode;
  besideCart: (content: ReactNode) => ReactNode;
};

type Props = GuestSlots & { view: GuestView; send: (event: GuestEvent) => void };

export function GuestScreen({ view, send, checkout, login, orderLink, besideCart }: Props) {
  switch (view.screen) {
    case "loading":
      return <Waiting />;
    case "guest":
      return checkout(
        "guest",
        <p className={styles.account}>
          <FormattedMessage id="checkout.have_account" />{" "}
          <Button type="button" look="link" onClick={() => send({ type: "logIn.requested" })}>
            <FormattedMessage id="checkout.log_in" />
          </Button>
        </p>,
      );
    case "customer":
      return checkout("customer", null);
    case "logIn":
      return besideCart(
        <>
          <p>
            <FormattedMessage id={reasonFor(view)} />
          </p>
          {view.isOrderLocked && orderLink}
          {login}
          <p className={styles.without}>
            <Button type="button" look="quiet" onClick={() => send({ type: "guest.requested" })}>
              <FormattedMessage
                id={view.isOrderLocked ? "checkout.order_cart" : "checkout.without_account"}
              />
            </Button>
          </p>
        </>,
      );
  }
}

function reasonFor({ confirmEmailFirst, isOrderLocked }: Extract<GuestView, { screen: "logIn" }>) {
  if (confirmEmailFirst) return "checkout.confirm_email_first";
  return isOrderLocked ? "checkout.order_locked" : "checkout.log_in.text";
}
