import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./checkout.module.css";

const steps = ["address", "delivery", "review"] as const;
type Step = (typeof steps)[number];

/** Where in the checkout a person is. */
export function Steps({ now, children }: { now: Step; children: ReactNode }) {
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} aria-current={step === now ? "step" : undefined}>
            <FormattedMessage id={`checkout.step.${step}`} />
          </li>
        ))}
      </ol>
      {children}
    </>
  );
}
