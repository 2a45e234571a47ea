import type { SecondFactorView } from "#machines/account/second-factor/second-factor.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { AppSetup } from "./app-setup.tsx";
import { EnrolmentChoice } from "./enrolment-choice.tsx";
import { ProofForm } from "./proof-form.tsx";
import { Leave, type Send } from "./leave.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor.module.css";

export function SecondFactorScreen({ view, send }: { view: SecondFactorView; send: Send }) {
  switch (view.screen) {
    case "waiting":
      return <Waiting />;
    case "failed":
      return (
        <div className={styles.step}>
          <FormProblem problem={view.problem} onRetry={() => send({ type: "retry.requested" })} />
          <Leave send={send} />
        </div>
      );
    case "proof":
      return <ProofForm view={view} send={send} />;
    case "choice":
      return <EnrolmentChoice view={view} send={send} />;
    case "app":
      return <AppSetup view={view} send={send} />;
    case "codes":
      return <RecoveryCodes codes={view.codes} send={send} />;
  }
}
