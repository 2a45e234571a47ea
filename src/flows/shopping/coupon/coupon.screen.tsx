import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EventFrom } from "xstate";
import type { couponMachine, CouponView } from "#machines/shopping/coupon/coupon.machine.ts";
import { RequestProblem } from "#src/forms/request-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./coupon.module.css";

type Send = (event: EventFrom<typeof couponMachine>) => void;

export const acceptedCode = (note: CouponView["note"]): string | null =>
  typeof note === "object" && note !== null && "code" in note ? note.code : null;

export function CouponScreen({ view, send }: { view: CouponView; send: Send }) {
  switch (view.screen) {
    case "form":
      return <CodeForm {...view} send={send} />;
  }
}

function CodeForm({ note, busy, typed, send }: CouponView & { send: Send }) {
  const intl = useIntl();
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: "code.submitted", code: String(new FormData(event.currentTarget).get("code")).trim() });
  };
  const accepted = acceptedCode(note);
  const problem = typeof note === "object" && note !== null && "code" in note ? null : problemOf(note);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (accepted !== null) form.current?.reset();
  }, [accepted]);
  // Also if an empty field is refused, which sends nothing.
  const edited = () => {
    if (accepted !== null) send({ type: "code.edited" });
  };
  return (
    <>
      <Form ref={form} className={styles.form} onSubmit={submit} onInput={edited} onInvalidCapture={edited}>
        {problem !== null && "request" in problem && (
          <RequestProblem problem={problem.request} onRetry={() => send({ type: "retry.requested" })} />
        )}
        <Field
          name="code"
          label={intl.formatMessage({ id: "cart.coupon.code" })}
          autoComplete="off"
          longest={128}
          required
          defaultValue={accepted === null ? (typed?.code ?? "") : ""}
          problem={
            problem !== null && "field" in problem
              ? intl.formatMessage({ id: problem.field }, problem.values)
              : undefined
          }
        />
        <Button type="submit" look="quiet" busy={busy}>
          <FormattedMessage id="cart.coupon.apply" />
        </Button>
      </Form>
      {accepted !== null && (
        <Notice tone="success">
          <FormattedMessage id="cart.coupon.accepted" values={{ code: <bdi key="code">{accepted}</bdi> }} />
        </Notice>
      )}
    </>
  );
}

type CouponProblem = Exclude<CouponView["note"], object | null> | { minutes: number } | { most: number };
type Problem = { field: string; values?: { count: number } } | { request: RequestProblem };

function problemOf(note: CouponProblem | null): Problem | null {
  switch (note) {
    case null:
      return null;
    case "unknown":
    case "invalid":
      return { field: "cart.coupon.unknown" };
    case "notStarted":
      return { field: "cart.coupon.not_started" };
    case "ended":
      return { field: "cart.coupon.ended" };
    case "usedUp":
      return { field: "cart.coupon.used_up" };
    case "usedByCustomer":
      return { field: "cart.coupon.used_by_customer" };
    case "firstOrderOnly":
      return { field: "cart.coupon.first_order_only" };
    default:
      if (typeof note === "object" && "most" in note)
        return { field: "cart.coupon.too_many", values: { count: note.most } };
      return { request: note };
  }
}
