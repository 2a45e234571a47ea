import { FormattedMessage } from "react-intl";
import type { EmailConfirmationEvent } from "#machines/account/email-confirmation/email-confirmation.contract.ts";
import type { EmailConfirmationView } from "#machines/account/email-confirmation/email-confirmation.view.ts";
import { links } from "#domain/links.ts";
import { Focused } from "#src/forms/focused.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { NewPasswordForm } from "#src/forms/new-password-form.tsx";
import { isPasswordRefusal } from "#src/forms/new-password.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { DeclineScreen } from "./decline.screen.tsx";
import { AccountPasswordForm } from "./account-password-form.tsx";
import styles from "#src/forms/form.module.css";

type Send = (event: EmailConfirmationEvent) => void;

export function EmailConfirmationScreen({ view, send }: { view: EmailConfirmationView; send: Send }) {
  const onRetry = () => send({ type: "retry.requested" });
  switch (view.screen) {
    case "button":
      return (
        <div className={styles.form}>
          {view.problem && <FormProblem problem={view.problem} onRetry={onRetry} />}
          <Button type="button" busy={view.busy} onClick={() => send({ type: "confirmation.requested" })}>
            <FormattedMessage id="account.confirm_email.act" />
          </Button>
        </div>
      );
    case "accountPasswordForm":
      return <AccountPasswordForm view={view} send={send} />;
    case "passwordForm":
      return (
        <NewPasswordForm
          busy={view.busy}
          problem={view.problem}
          onSubmit={(typed) => send({ type: "password.submitted", ...typed })}
        >
          <p>
            <FormattedMessage id="account.confirm_email.choose_password" />
          </p>
          {view.problem && view.problem !== "different" && !isPasswordRefusal(view.problem) && (
            <FormProblem problem={view.problem} onRetry={onRetry} />
          )}
        </NewPasswordForm>
      );
    case "confirmed":
      return (
        <div className={styles.form}>
          <Focused>
            <Notice tone="success">
              <FormattedMessage id="account.confirm_email.done" />
            </Notice>
          </Focused>
          {view.returnTo === "checkout" ? (
            <ButtonLink href={links.checkout}>
              <FormattedMessage id="account.confirm_email.to_checkout" />
            </ButtonLink>
          ) : (
            <ToLogin />
          )}
        </div>
      );
    case "linkOver":
      return (
        <div className={styles.form}>
          <Focused>
            <Notice tone={view.because === "alreadyConfirmed" ? "information" : "problem"}>
              <FormattedMessage id={`account.confirm_email.${view.because}`} />
            </Notice>
          </Focused>
          <ToLogin />
        </div>
      );
    case "declineButton":
    case "declined":
    case "notDeclined":
      return <DeclineScreen view={view} send={send} />;
  }
}

const ToLogin = () => (
  <ButtonLink href={links.login}>
    <FormattedMessage id="account.login.title" />
  </ButtonLink>
);
