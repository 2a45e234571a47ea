import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  guestOrderOpeningMachine,
  GuestOrderOpeningView,
} from "#machines/after-sale/guest-order-opening/guest-order-opening.machine.ts";
import { links } from "#domain/links.ts";
import { Focused } from "#src/forms/focused.tsx";
import { RequestProblem } from "#src/forms/request-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import styles from "#src/forms/form.module.css";

type Props = {
  view: GuestOrderOpeningView;
  send: (event: EventFrom<typeof guestOrderOpeningMachine>) => void;
  orderLink: ReactNode;
};

export function GuestOrderOpeningScreen({ view, send, orderLink }: Props) {
  switch (view.screen) {
    case "form":
      return (
        <div className={styles.form}>
          {view.note && (
            <RequestProblem problem={view.note} onRetry={() => send({ type: "retry.requested" })} />
          )}
          <p>
            <FormattedMessage id="checkout.guest.open.text" />
          </p>
          <Button type="button" size="large" busy={view.busy} onClick={() => send({ type: "order.opened" })}>
            <FormattedMessage id="checkout.guest.open" />
          </Button>
        </div>
      );
    case "opened":
      return <Waiting />;
    case "tokenInvalid":
    case "tokenExpired":
      return (
        <div className={styles.form}>
          <Focused>
            <Notice tone="problem">
              <FormattedMessage
                id={
                  view.screen === "tokenExpired"
                    ? "checkout.guest.open.token_expired"
                    : "checkout.guest.open.token_invalid"
                }
              />
            </Notice>
          </Focused>
          {orderLink}
        </div>
      );
    case "orderKept":
      return (
        <div className={styles.form}>
          <Focused>
            <Notice tone="information">
              <FormattedMessage id="checkout.guest.open.order_kept" />
            </Notice>
          </Focused>
          <ButtonLink href={links.orders()}>
            <FormattedMessage id="checkout.guest.to_account" />
          </ButtonLink>
        </div>
      );
  }
}
