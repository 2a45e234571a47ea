import type { SecondFactorEvent } from "../../../machines/second-factor/second-factor.contract.ts";
import type { SecondFactorView } from "../../../machines/second-factor/second-factor.view.ts";
import { FormattedMessage } from "react-intl";
import { FormProblem } from "../../forms/form-problem.tsx";
import { Button } from "../../ui/button.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { AppSetup } from "./app-setup.tsx";
import { EnrolmentChoice } from "./enrolment-choice.tsx";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor.module.css";

export type Send = (event: SecondFactorEvent) => void;

export function SecondFactorScreen({ view, send }: { view: SecondFactorView; send: Send }) {
  switch (view.sees) {
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

export const Leave = ({ send }: { send: Send }) => (
  <Button type="button" look="link" onClick={() => send({ type: "secondFactor.left" })}>
    <FormattedMessage id="account.proof.leave" />
  </Button>
);
