import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type {
  RefundReviewEvent,
  ReviewedLine,
} from "#machines/administration/refund-review/refund-review.contract.ts";
import type { RefundReviewView } from "#machines/administration/refund-review/refund-review.view.ts";
import { DateText, Money } from "#src/facts/format.tsx";
import type { useFormDraft } from "#src/forms/form-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Select } from "#src/ui/select.tsx";
import { Note } from "./refund-review-lines.tsx";
import { RefundSum } from "./refund-review-sums.tsx";
import styles from "./refund-review.module.css";
import { Name } from "#src/facts/name.tsx";

export type ChoiceView = Extract<RefundReviewView, { screen: "choice" }>;
type Send = (event: RefundReviewEvent) => void;
type Props = { view: ChoiceView; send: Send; draft: ReturnType<typeof useFormDraft> };
const longestReason = 2_000;

export function Approval({ view, send, draft }: Props) {
  const { refund, counts, fixed, isPart, partNote, problem, doing } = view;
  const intl = useIntl();
  const isUnsaid = problem === "noPartReason";
  useFocusOnProblem(draft.ref, isUnsaid);
  return (
    <Form
      {...draft}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: "approval.requested", note: isPart ? textIn(event.currentTarget, "part-reason") : "" });
      }}
    >
      {refund.isWithdrawal && (
        <Notice tone="information">
          <FormattedMessage id="admin.withdrawal.what" />
        </Notice>
      )}
      {refund.firstApproval?.isOwn === false && (
        <Notice tone="information">
          <FormattedMessage
            id="admin.review.first"
            values={{ date: <DateText key="date" at={refund.firstApproval.at} /> }}
          />
        </Notice>
      )}
      {refund.firstApproval?.isOwn === false && refund.firstApproval.note !== null && (
        <Note>{refund.firstApproval.note}</Note>
      )}
      <ul className={styles.lines}>
        {refund.lines.map((line) => (
          <li key={line.id}>
            <Pieces line={line} count={counts[line.id] ?? 0} isFixed={fixed.includes(line.id)} send={send} />
            <p className={styles.each}>
              <FormattedMessage
                id="admin.review.each"
                values={{ price: <Money key="price" amount={line.price} currency={refund.order} /> }}
              />
            </p>
          </li>
        ))}
      </ul>
      <RefundSum order={refund.order} counts={counts} />
      {/* Approving everything hides the field without losing its text. */}
      <fieldset hidden={!isPart} disabled={!isPart}>
        <Field
          name="part-reason"
          label={intl.formatMessage({ id: "admin.review.part_reason" })}
          problem={isUnsaid ? intl.formatMessage({ id: "admin.problem.no_part_reason" }) : undefined}
          lines={3}
          longest={longestReason}
          defaultValue={partNote}
          required
        />
      </fieldset>
      <div>
        <Button type="submit" busy={doing === "approving"} disabled={doing === "rejecting"}>
          <FormattedMessage id="admin.review.approve" />
        </Button>
      </div>
    </Form>
  );
}

function Pieces(props: { line: ReviewedLine; count: number; isFixed: boolean; send: Send }) {
  const { line, count, isFixed, send } = props;
  const intl = useIntl();
  const { asked, left } = line;
  const countText = (count: number) => intl.formatMessage({ id: "admin.review.count" }, { count, asked });
  if (isFixed) {
    return (
      <div>
        <p className={styles.name}>
          <Name>{line.name}</Name>
        </p>
        <p>{countText(count)}</p>
      </div>
    );
  }
  const most = Math.min(asked, left);
  return (
    <Select
      label={<Name>{line.name}</Name>}
      name={line.id}
      value={String(count)}
      onChoose={(value) => send({ type: "count.chosen", lineId: line.id, count: Number(value) })}
      options={Array.from({ length: most + 1 }, (_, index) => ({
        value: String(most - index),
        text: countText(most - index),
      }))}
    />
  );
}

export function Rejection({ view: { note, problem, doing }, send, draft }: Props) {
  const intl = useIntl();
  const { ref } = draft;
  const isWrong = problem === "noReason";
  useFocusOnProblem(ref, isWrong);
  return (
    <Form
      {...draft}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({
          type: "rejection.submitted",
          note: textIn(event.currentTarget, "reason"),
        });
      }}
    >
      <h3>
        <FormattedMessage id="admin.review.reject.title" />
      </h3>
      <Field
        name="reason"
        label={intl.formatMessage({ id: "admin.review.reason" })}
        problem={isWrong ? intl.formatMessage({ id: "admin.problem.no_reason" }) : undefined}
        lines={4}
        longest={longestReason}
        defaultValue={note}
        required
      />
      <div>
        <Button type="submit" look="quiet" busy={doing === "rejecting"} disabled={doing === "approving"}>
          <FormattedMessage id="admin.review.reject" />
        </Button>
      </div>
    </Form>
  );
}

const textIn = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? "").trim();

function useFocusOnProblem(ref: Props["draft"]["ref"], isWrong: boolean): void {
  useEffect(() => {
    if (isWrong) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [ref, isWrong]);
}
