import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { RefundReviewEvent } from "#machines/administration/refund-review/refund-review.contract.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import type { ChoiceView } from "./refund-review-choice.screen.tsx";
import { kindOfSum, valuesOfSum } from "./refund-review-sums.tsx";
import { backFor } from "./refund-review.wire.ts";

type Props = { view: ChoiceView; send: (event: RefundReviewEvent) => void };

export function Confirmation({ view: { refund, counts }, send }: Props) {
  const { payment_provider: provider } = useFacts().settings;
  const [restock, setRestock] = useState(false);
  const back = backFor(refund.order, counts);
  const leave = () => send({ type: "approval.left" });
  return (
    <Dialog
      title={<FormattedMessage id="admin.review.confirm.title" />}
      onClose={leave}
      actions={
        <>
          <Button type="button" onClick={() => send({ type: "approval.confirmed", restock })}>
            <FormattedMessage id="admin.review.confirm.act" />
          </Button>
          <Button type="button" look="quiet" onClick={leave}>
            <FormattedMessage id="admin.review.confirm.leave" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id={`admin.review.confirm.${kindOfSum(back)}`}
          values={{ provider, ...valuesOfSum(back, refund.order) }}
        />
      </p>
      <Checkbox name="restock" checked={restock} onChange={setRestock}>
        <FormattedMessage id="admin.review.confirm.restock" />
      </Checkbox>
      <p>
        <FormattedMessage id="admin.review.confirm.final" />
      </p>
    </Dialog>
  );
}
