import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  orderKeepingMachine,
  OrderKeepingFacts,
  OrderKeepingView,
} from "#machines/after-sale/order-keeping/order-keeping.machine.ts";
import { links } from "#domain/links.ts";
import { Focused } from "#src/forms/focused.tsx";
import { RequestProblem } from "#src/forms/request-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "#src/forms/form.module.css";

type Props = {
  view: OrderKeepingView;
  use: OrderKeepingFacts["use"];
  send: (event: EventFrom<typeof orderKeepingMachine>) => void;
};

export function OrderKeepingScreen({ view, use, send }: Props) {
  switch (view.screen) {
    case "form":
      return (
        <div className={styles.form}>
          {view.note && (
            <RequestProblem problem={view.note} onRetry={() => send({ type: "retry.requested" })} />
          )}
          <p>
            <FormattedMessage id={`checkout.guest.keep.${use}.text`} />
          </p>
          <Button
            type="button"
            look={use === "ask" ? "quiet" : "main"}
            busy={view.busy}
            onClick={() => send({ type: "order.kept" })}
          >
            <FormattedMessage id={`checkout.guest.keep.${use}`} />
          </Button>
        </div>
      );
    case "asked":
      return <Told id="checkout.guest.keep.asked" tone="success" />;
    case "kept":
      return (
        <Told id="checkout.guest.keep.kept" tone="success">
          <ButtonLink href={links.orders()}>
            <FormattedMessage id="checkout.guest.to_account" />
          </ButtonLink>
        </Told>
      );
    case "tokenInvalid":
      return <Told id="checkout.guest.open.token_invalid" tone="problem" />;
    case "tokenExpired":
      return <Told id="checkout.guest.keep.token_expired" tone="problem" />;
    case "guestTokenExpired":
      return <Told id="checkout.guest.locked" tone="problem" />;
  }
}

const Told = (props: { id: string; tone: "success" | "problem"; children?: ReactNode }) => (
  <div className={styles.form}>
    <Focused>
      <Notice tone={props.tone}>
        <FormattedMessage id={props.id} />
      </Notice>
    </Focused>
    {props.children}
  </div>
);
