import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { Moments } from "#src/orders/moments.tsx";

export function RefundTimeline({ refund }: { refund: Wire["Refund"] }) {
  const { created_at, requested_at, withdrawn_at, decided_at, current_status } = refund;
  return (
    <section>
      <h2>
        <FormattedMessage id="refunds.timeline" />
      </h2>
      <Moments
        moments={[
          { name: "refunds.moment.begun", at: created_at === withdrawn_at ? null : created_at },
          { name: "refunds.moment.requested", at: requested_at === withdrawn_at ? null : requested_at },
          { name: "refunds.moment.withdrawn", at: withdrawn_at },
          {
            name: current_status === "rejected" ? "refunds.moment.rejected" : "refunds.moment.approved",
            at: decided_at,
          },
        ]}
      />
    </section>
  );
}
