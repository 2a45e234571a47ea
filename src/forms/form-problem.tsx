import { FormattedMessage } from "react-intl";
import { Notice } from "#src/ui/notice.tsx";
import { intoSight, RequestProblem } from "./request-problem.tsx";

/** Problems that any form can have. `captchaInvalid`: the captcha failed. */
export type AnyFormProblem = RequestProblem | "captchaInvalid" | "passwordWeak";

export function FormProblem({ problem, onRetry }: { problem: AnyFormProblem; onRetry: () => void }) {
  switch (problem) {
    case "captchaInvalid":
      return (
        <Notice tone="problem" ref={intoSight}>
          <FormattedMessage id="account.sign_up.unproven" />
        </Notice>
      );
    case "passwordWeak":
      return (
        <Notice tone="problem" ref={intoSight}>
          <FormattedMessage id="account.sign_up.weak" />
        </Notice>
      );
    default:
      return <RequestProblem problem={problem} onRetry={onRetry} />;
  }
}
