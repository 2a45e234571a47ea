import { useState, type SubmitEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  stockChangeMachine,
  StockChangeView,
} from "#machines/administration/stock-change/stock-change.machine.ts";
import { mostUnasked } from "#domain/booked-quantity.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { parseWholeNumber } from "#src/ui/whole-number.ts";
import styles from "./stock-change.module.css";

type Props = {
  view: StockChangeView;
  send: (event: EventFrom<typeof stockChangeMachine>) => void;
  /** As it is shown beside the form. */
  onHand: number;
};
const kinds = ["received", "lost", "counted"] as const;
const longestReason = 200;

export function StockChangeScreen({ view, send, onHand }: Props) {
  const intl = useIntl();
  const [bookedKey, setBookedKey] = useState("");
  const [isSure, setSure] = useState(false);
  if (view.screen !== "form")
    return (
      <Notice tone="problem">
        <FormattedMessage id={`admin.stock.${view.screen === "notFound" ? "gone" : "not_allowed"}`} />
      </Notice>
    );
  const { note, typed, busy } = view;
  if (note === "changed" && typed && typed.key !== bookedKey) {
    setBookedKey(typed.key);
    setSure(false);
  }
  // What was booked is not typed again for the next booking.
  const shown = typed && typed.key !== bookedKey ? typed : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = event.nativeEvent.submitter as HTMLButtonElement | null;
    const data = new FormData(event.currentTarget);
    send({
      type: "change.submitted",
      kind: kinds.find((kind) => kind === submitter?.value) ?? "received",
      quantity: parseWholeNumber(String(data.get("quantity") ?? "")) ?? -1,
      reason: String(data.get("reason") ?? ""),
      onHand,
      isSure,
      key: crypto.randomUUID(),
    });
  };
  return (
    <Form key={bookedKey} className={styles.form} onSubmit={submit}>
      <StockNotice note={note} onRetry={() => send({ type: "retry.requested" })} />
      <div className={styles.fields}>
        <Field
          name="quantity"
          label={intl.formatMessage({ id: "admin.stock.quantity" })}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={!shown || shown.quantity < 0 ? "" : String(shown.quantity)}
          problem={note === "noQuantity" ? intl.formatMessage({ id: "admin.stock.no_quantity" }) : undefined}
        />
        <Field
          name="reason"
          label={intl.formatMessage({ id: "admin.stock.reason" })}
          autoComplete="off"
          longest={longestReason}
          defaultValue={shown?.reason ?? ""}
        />
      </div>
      {note === "unlikely" && (
        <Checkbox name="sure" checked={isSure} onChange={setSure}>
          <FormattedMessage id="admin.stock.sure" />
        </Checkbox>
      )}
      <div className={styles.buttons}>
        {kinds.map((kind) => (
          <Button key={kind} type="submit" name="kind" value={kind} look="quiet" busy={busy}>
            <FormattedMessage id={`admin.stock.do.${kind}`} />
          </Button>
        ))}
      </div>
    </Form>
  );
}

type Note = Extract<StockChangeView, { screen: "form" }>["note"];

function StockNotice({ note, onRetry }: { note: Note; onRetry: () => void }) {
  if (note === null || note === "noQuantity") return null;
  if (note === "unlikely")
    return (
      <Notice tone="problem">
        <FormattedMessage id="admin.stock.unlikely" values={{ most: mostUnasked }} />
      </Notice>
    );
  if (note === "changed")
    return (
      <Notice tone="success">
        <FormattedMessage id="admin.stock.booked" />
      </Notice>
    );
  if (typeof note === "object")
    return (
      <Notice tone="problem">
        {"nowOnHand" in note ? (
          <FormattedMessage id="admin.stock.changed" values={{ count: note.nowOnHand }} />
        ) : (
          <FormattedMessage id="admin.stock.not_on_hand" values={{ count: note.onlyOnHand }} />
        )}
      </Notice>
    );
  return <FormProblem problem={note} onRetry={onRetry} />;
}
