import { FormattedMessage } from "react-intl";
import type { CartEvent } from "#machines/shopping/cart/cart.contract.ts";
import type { CartNotice } from "#machines/shopping/cart/cart.view.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";

type Send = (event: CartEvent) => void;

export function CartNoticeScreen({ notice, send }: { notice: CartNotice; send: Send }) {
  const dismiss = () => send({ type: "notice.dismissed" });
  const retry = (
    <Button type="button" look="link" onClick={() => send({ type: "retry.requested" })}>
      <FormattedMessage id="shell.try_again" />
    </Button>
  );
  switch (notice.screen) {
    case "nothing":
      return null;
    case "unreachable":
      return (
        <Notice tone="problem" onDismiss={dismiss}>
          <FormattedMessage id="cart.not_changed" /> {retry}
        </Notice>
      );
    case "notMerged":
      return (
        <Notice tone="problem" onDismiss={dismiss}>
          <FormattedMessage id="cart.not_merged" /> {retry}
        </Notice>
      );
    case "refusal":
      return (
        <Notice tone="problem" onDismiss={dismiss}>
          <Refusal notice={notice} />
        </Notice>
      );
  }
}

function Refusal({ notice }: { notice: Extract<CartNotice, { screen: "refusal" }> }) {
  switch (notice.reason) {
    case "cartMaximumExceeded":
      return (
        <FormattedMessage id="cart.maximum" values={{ maximum: notice.maximum, inCart: notice.inCart }} />
      );
    case "itemUnavailable":
      return <FormattedMessage id="cart.unavailable" />;
    case "unforeseen":
      return (
        <>
          <FormattedMessage id="shell.problem.unforeseen" /> <CustomerService inline />
        </>
      );
    case "clamped":
      return <FormattedMessage id="cart.clamped" values={{ count: notice.productIds.length }} />;
  }
}
