import { links } from "#domain/links.ts";
import { PlainLink } from "#src/ui/link.tsx";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { OrderSummary, type Summary } from "#src/orders/order-summary.tsx";
import styles from "./checkout.module.css";

const steps = ["address", "delivery", "review"] as const;
type Step = (typeof steps)[number];
const linkOf: Readonly<Record<Step, string>> = {
  address: links.checkout,
  delivery: links.delivery,
  review: links.confirmOrder(),
};

export function Steps(props: { now: Step; summary: Summary | null; children: ReactNode }) {
  const { now, summary, children } = props;
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} aria-current={step === now ? "step" : undefined}>
            {index < steps.indexOf(now) ? (
              <PlainLink href={linkOf[step]}>
                <FormattedMessage id={`checkout.step.${step}`} />
              </PlainLink>
            ) : (
              <FormattedMessage id={`checkout.step.${step}`} />
            )}
          </li>
        ))}
      </ol>
      <WithOrderSummary summary={summary} brief={now !== "review"}>
        {children}
      </WithOrderSummary>
    </>
  );
}

/** Shows the order beside the content; on narrow screens above it or, with `after`, below it. */
export function WithOrderSummary(props: {
  summary: Summary | null;
  brief?: boolean;
  after?: boolean;
  children: ReactNode;
}) {
  const { summary, brief, after = false, children } = props;
  const order = summary && <OrderSummary summary={summary} brief={brief} />;
  return (
    <div className={styles.ground}>
      {!after && order}
      <div className={styles.work}>{children}</div>
      {after && order}
    </div>
  );
}
