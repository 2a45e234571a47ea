import { links } from "#domain/links.ts";
import { PlainLink } from "#src/ui/link.tsx";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { RemoveCode } from "#src/coupons/remove-code.tsx";
import { UnusedCoupons } from "#src/coupons/unused-coupons.tsx";
import { OrderSummary, type Summary } from "#src/orders/order-summary.tsx";
import { useCartSummary } from "./checkout.use-summary.ts";
import styles from "./checkout.module.css";

const steps = ["address", "delivery", "review"] as const;
type Step = (typeof steps)[number];
const linkOf: Readonly<Record<Step, string>> = {
  address: links.checkout,
  delivery: links.delivery,
  review: links.confirmOrder(),
};

/** `form`: where a code is entered. */
export type DraftCoupons = { form: ReactNode; onRemoved: (code: string) => void };

export function Steps(props: {
  now: Step;
  summary: Summary | null;
  coupons?: DraftCoupons;
  children: ReactNode;
}) {
  const { now, summary, coupons, children } = props;
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
      <WithOrderSummary summary={summary} folds={now !== "review"} coupons={coupons}>
        {children}
      </WithOrderSummary>
    </>
  );
}

/** Before it is known who orders: the cart. */
export function BesideCart({ children }: { children: ReactNode }) {
  const { summaryWith } = useCartSummary();
  return (
    <WithOrderSummary summary={summaryWith(null)} folds>
      <div className={styles.narrow}>{children}</div>
    </WithOrderSummary>
  );
}

/** Shows the order beside the content; on narrow screens above it or, with `after`, below it. */
export function WithOrderSummary(props: {
  summary: Summary | null;
  /** On narrow screens, to a bar with the total. */
  folds?: boolean;
  after?: boolean;
  coupons?: DraftCoupons | undefined;
  children: ReactNode;
}) {
  const { summary, folds, after = false, coupons, children } = props;
  const removal =
    coupons && ((code: string) => <RemoveCode code={code} onRemove={() => coupons.onRemoved(code)} />);
  const order = summary && (
    <OrderSummary summary={summary} folds={folds} codeAction={removal}>
      {removal && <UnusedCoupons coupons={summary.coupons ?? []} action={removal} />}
      {coupons?.form}
    </OrderSummary>
  );
  return (
    <div className={styles.ground}>
      {!after && order}
      <div className={styles.work}>{children}</div>
      {after && order}
    </div>
  );
}
