import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusedFiles } from "#domain/photo-states.ts";
import { maximumRefundNoteLength, reasonsFor, refundReasons, type RefundReason } from "#domain/refund.ts";
import type {
  RefundRequestEvent,
  RequestedRefund,
} from "#machines/after-sale/refund-request/refund-request.contract.ts";
import type {
  RefundRequestView,
  RequestProblem,
} from "#machines/after-sale/refund-request/refund-request.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { RefundPreview } from "#src/orders/refund-preview.tsx";
import { useOrderAccess } from "#src/guests/order-access.tsx";
import { Reference } from "#src/orders/reference.tsx";
import { PhotoList, type ShowPhoto, type StoreFiles } from "#src/photos/photo-list.tsx";
import { PhotoPicker } from "#src/photos/photo-picker.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { focusOn } from "#src/ui/focus.ts";
import { TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Select } from "#src/ui/select.tsx";
import { refundDraftName } from "#src/forms/refund-draft.ts";
import { Lines, countsIn } from "./lines.tsx";
import styles from "./refund-request.module.css";

type Send = (event: RefundRequestEvent) => void;

type Props = {
  view: Extract<RefundRequestView, { screen: "form" }>;
  send: Send;
  keepFiles: StoreFiles;
  showPhoto: ShowPhoto;
};

export function RequestForm({ view, send, keepFiles, showPhoto }: Props) {
  const { order, wanted, problem } = view;
  const { ref, onInput } = useFormDraft(refundDraftName(order.id), false);
  const [counts, setCounts] = useState(wanted.counts);
  useEffect(() => {
    // The form now shows the restored draft.
    if (ref.current) setCounts(countsIn(ref.current, order));
  }, [ref, order]);
  const { noteRef, countAttempt } = useFocusedProblem(ref, problem);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    countAttempt();
    send({ type: "request.submitted", wanted: wantedIn(event.currentTarget, order) });
  };
  const { links } = useOrderAccess();
  const isMended = problem === "nothingWanted" && Object.values(counts).some((count) => count > 0);
  return (
    <Form
      ref={ref}
      className={styles.form}
      onInput={(event) => {
        onInput(event);
        setCounts(countsIn(event.currentTarget, order));
      }}
      onSubmit={submit}
      method="post"
    >
      <p className={styles.of}>
        <TextLink href={links.order(order.id)}>
          <FormattedMessage
            id="orders.order"
            values={{ reference: <Reference key="reference" of={order} /> }}
          />
        </TextLink>
      </p>
      {problem && !isMended && (
        <div ref={noteRef}>
          <Problem problem={problem} />
        </div>
      )}
      <section className={styles.part}>
        <h2>
          <FormattedMessage id="refunds.request.which" />
        </h2>
        <Lines order={order} counts={wanted.counts} />
      </section>
      <WhyPart view={view} />
      <PhotosPart view={view} send={send} keepFiles={keepFiles} showPhoto={showPhoto} />
      <section className={styles.end}>
        <div className={styles.back} aria-live="polite">
          <h2>
            <FormattedMessage id="refunds.back" />
          </h2>
          <RefundPreview order={order} counts={counts} />
        </div>
        <Button type="submit" size="large">
          <FormattedMessage id="refunds.request.submit" />
        </Button>
        <p className={styles.hint}>
          <FormattedMessage id="refunds.request.decided" />
        </p>
      </section>
    </Form>
  );
}

function WhyPart({ view: { order, wanted, problem } }: Pick<Props, "view">) {
  const intl = useIntl();
  const note = typeof problem === "object" ? problem?.note : undefined;
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="refunds.request.why" />
      </h2>
      <Select
        name="reason"
        label={intl.formatMessage({ id: "refunds.request.reason" })}
        options={[
          { value: "", text: intl.formatMessage({ id: "refunds.request.no_reason" }) },
          ...reasonsFor(order).map((value) => ({
            value,
            text: intl.formatMessage({ id: `refunds.reason.${value}` }),
          })),
        ]}
        defaultValue={wanted.reason ?? ""}
      />
      <Field
        name="note"
        label={intl.formatMessage({ id: "refunds.request.note" })}
        lines={5}
        longest={maximumRefundNoteLength}
        defaultValue={wanted.note}
        problem={note && intl.formatMessage({ id: `refunds.request.note.${note}` })}
      />
    </section>
  );
}

function PhotosPart({ view: { order, photos }, send, keepFiles, showPhoto }: Props) {
  const intl = useIntl();
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="refunds.request.show" />
      </h2>
      <p className={styles.hint}>
        <FormattedMessage id="refunds.request.show_hint" />
      </p>
      <PhotoPicker
        maximum={order.mostPhotos}
        count={photos.length - refusedFiles(photos).length}
        refused={refusedFiles(photos).length}
        onChosen={(files) => send({ type: "photos.chosen", photos: keepFiles(files) })}
      />
      <PhotoList
        label={intl.formatMessage({ id: "refunds.photos.label" })}
        photos={photos}
        showPhoto={showPhoto}
      />
    </section>
  );
}

/** Focuses the wrong field or the problem again after each attempt, even if it is the same one. */
function useFocusedProblem(form: RefObject<HTMLFormElement | null>, problem: RequestProblem | null) {
  const noteRef = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (typeof problem === "object" && problem)
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    else if (problem) {
      noteRef.current?.scrollIntoView({ block: "center" });
      focusOn(noteRef.current);
    }
  }, [form, problem, attempt]);
  return { noteRef, countAttempt: () => setAttempt((count) => count + 1) };
}

function wantedIn(form: HTMLFormElement, order: Props["view"]["order"]): RequestedRefund {
  const data = new FormData(form);
  return {
    counts: countsIn(form, order),
    reason: refundReasons.find((reason): reason is RefundReason => reason === data.get("reason")) ?? null,
    note: String(data.get("note") ?? ""),
  };
}

const noteTexts = {
  nothingWanted: "refunds.request.problem.nothing",
  countsChanged: "refunds.request.problem.counts",
  photosGone: "refunds.request.problem.photos_gone",
} as const;

function Problem({ problem }: { problem: RequestProblem }) {
  if (problem === "guestTokenExpired") return null;
  if (problem === "unforeseen") return <FormProblem problem="unforeseen" onRetry={() => {}} />;
  return (
    <Notice tone="problem">
      <FormattedMessage
        id={typeof problem === "object" ? "refunds.request.problem.note" : noteTexts[problem]}
      />
    </Notice>
  );
}
