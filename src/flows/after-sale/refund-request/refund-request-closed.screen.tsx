import { FormattedMessage } from "react-intl";
import type { ClosedBecause } from "#machines/after-sale/refund-request/refund-request.view.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { useOrderAccess } from "#src/guests/order-access.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";

/** No refund can be requested for the order. */
export function Closed({ why }: { why: ClosedBecause }) {
  switch (why.because) {
    case "refundTooOld":
      return (
        <StatusPanel
          tone="information"
          message={<FormattedMessage id="refunds.closed.too_old" values={{ days: why.days }} />}
          actions={<AllOrders />}
        >
          <CustomerService after="answer" />
        </StatusPanel>
      );
    case "refundRequested":
      return (
        <StatusPanel
          tone="information"
          message={<FormattedMessage id="refunds.closed.requested" />}
          actions={<RequestedRefund refundId={why.refundId} />}
        />
      );
    case "nothingLeft":
    case "orderNotPaid":
      return (
        <StatusPanel
          tone="information"
          message={
            <FormattedMessage
              id={why.because === "orderNotPaid" ? "refunds.closed.not_paid" : "refunds.closed.nothing_left"}
            />
          }
          actions={<AllOrders />}
        />
      );
  }
}

function RequestedRefund({ refundId }: { refundId: string | null }) {
  const { links } = useOrderAccess();
  return (
    <ButtonLink href={refundId === null ? links.refunds : links.refund(refundId)}>
      <FormattedMessage id="refunds.see" />
    </ButtonLink>
  );
}

export function AllOrders() {
  const { orders } = useOrderAccess().links;
  return (
    orders !== null && (
      <ButtonLink look="quiet" href={orders}>
        <FormattedMessage id="refunds.all_orders" />
      </ButtonLink>
    )
  );
}
