import { FormattedMessage } from "react-intl";
import type { FulfilmentEvent } from "#machines/administration/fulfilment/fulfilment.contract.ts";
import type { FulfilmentView } from "#machines/administration/fulfilment/fulfilment.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";

type Props = {
  view: Extract<FulfilmentView, { screen: "question" }>;
  send: (event: FulfilmentEvent) => void;
};

/** Confirms a delivery before the customer is notified. Cannot be closed during the request. */
export function Question({ view, send }: Props) {
  const { problem, isAsking } = view;
  const kind = kindOf(view);
  const leave = () => !isAsking && send({ type: "delivery.left" });
  return (
    <Dialog
      title={<FormattedMessage id={`admin.shipping.confirm.${kind}`} />}
      onClose={leave}
      actions={
        <>
          {problem !== "unreachable" && (
            <Button type="button" busy={isAsking} onClick={() => send({ type: "delivery.confirmed" })}>
              <FormattedMessage id={`admin.shipping.confirm.yes_${kind}`} />
            </Button>
          )}
          {!isAsking && (
            <Button type="button" look="quiet" onClick={leave}>
              <FormattedMessage id="admin.review.confirm.leave" />
            </Button>
          )}
        </>
      }
    >
      {problem && <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />}
      <p>
        <FormattedMessage id={`admin.shipping.confirm.text${isLast(view) ? "" : "_part"}`} />
      </p>
      <p>
        <FormattedMessage id="admin.review.confirm.final" />
      </p>
    </Dialog>
  );
}

function kindOf({ order, arrivedId }: Props["view"]): "in_person" | "collected" | "delivered" {
  if (arrivedId === null) return "in_person";
  return order.collectedAs === null ? "delivered" : "collected";
}

/** Whether everything has arrived with it. */
const isLast = ({ order: { stage, shipments }, arrivedId }: Props["view"]): boolean =>
  shipments.every(({ id, deliveredAt }) => id === arrivedId || deliveredAt !== null) &&
  (arrivedId === null || stage === "shipped");
