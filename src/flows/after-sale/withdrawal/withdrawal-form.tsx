import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { WithdrawalEvent } from "#machines/after-sale/withdrawal/withdrawal.contract.ts";
import type { WithdrawalProblem, WithdrawalView } from "#machines/after-sale/withdrawal/withdrawal.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { RefundPreview } from "#src/orders/refund-preview.tsx";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { countsIn, Lines } from "./lines.tsx";
import styles from "./withdrawal.module.css";

type Send = (event: WithdrawalEvent) => void;
type Props = { view: Extract<WithdrawalView, { screen: "form" }>; send: Send; orderId: string };

export const withdrawalDraftName = (orderId: string): string => `withdrawal from ${orderId}`;

/** Asks for no more than the law requires. */
export function WithdrawalForm({ view, send, orderId }: Props) {
  const { order, problem, busy } = view;
  const { ref, onInput } = useFormDraft(withdrawalDraftName(orderId), false);
  const [counts, setCounts] = useState(view.counts);
  useEffect(() => {
    // The form now shows the restored draft.
    if (ref.current) setCounts(countsIn(ref.current, order));
  }, [ref, order]);
  useEffect(() => {
    if (problem) ref.current?.scrollIntoView({ block: "nearest" });
  }, [ref, problem]);
  return (
    <Form
      ref={ref}
      className={styles.form}
      onInput={(event) => {
        onInput(event);
        setCounts(countsIn(event.currentTarget, order));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: "withdrawal.confirmed", counts: countsIn(event.currentTarget, order) });
      }}
      method="post"
    >
      {problem && <Problem problem={problem} send={send} />}
      <p className={styles.hint}>
        <FormattedMessage id="refunds.withdrawal.hint" />
      </p>
      <Lines order={order} counts={view.counts} />
      <div className={styles.back} aria-live="polite">
        <RefundPreview order={order} counts={counts} />
      </div>
      <div className={styles.ways}>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="refunds.withdrawal.confirm" />
        </Button>
        {problem !== "unreachable" && (
          <Button
            type="button"
            look="quiet"
            disabled={busy}
            onClick={() => send({ type: "withdrawal.left" })}
          >
            <FormattedMessage id="refunds.withdrawal.leave" />
          </Button>
        )}
      </div>
    </Form>
  );
}

const noteTexts = {
  nothingChosen: "refunds.request.problem.nothing",
  invalid: "refunds.request.problem.counts",
} as const;

function Problem({ problem, send }: { problem: WithdrawalProblem; send: Send }) {
  switch (problem) {
    case "nothingChosen":
    case "invalid":
      return (
        <Notice tone="problem">
          <FormattedMessage id={noteTexts[problem]} />
        </Notice>
      );
    case "guestTokenExpired":
      return null;
    case "unforeseen":
    case "unreachable":
      return <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />;
  }
}
