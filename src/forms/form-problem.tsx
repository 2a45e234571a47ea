import { FormattedMessage } from "react-intl";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { TooMany } from "#src/ui/too-many.tsx";

/**
 * Problems that any form can have. `unreachable`: trying again repeats the same attempt. `captchaInvalid`: the captcha failed.
 * `minutes`: time to wait after too many attempts.
 */
export type AnyFormProblem =
  | "unforeseen"
  | "unreachable"
  | "captchaInvalid"
  | "passwordWeak"
  | { minutes: number };

/** In a long form the message may be off screen. */
const intoSight = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

export function FormProblem({ problem, onRetry }: { problem: AnyFormProblem; onRetry: () => void }) {
  if (typeof problem === "object") return <TooMany minutes={problem.minutes} ref={intoSight} />;
  switch (problem) {
    case "unforeseen":
      return (
        <>
          <Notice tone="problem" ref={intoSight}>
            <FormattedMessage id="shell.problem.unforeseen" />
          </Notice>
          <CustomerService />
        </>
      );
    case "unreachable":
      return (
        <Notice tone="problem" ref={intoSight}>
          <FormattedMessage id="shell.problem.unreachable" />{" "}
          <Button type="button" look="link" onClick={onRetry}>
            <FormattedMessage id="shell.try_again" />
          </Button>
        </Notice>
      );
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
  }
}
