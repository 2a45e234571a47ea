import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import type { EmailConfirmationEvent } from "#machines/account/email-confirmation/email-confirmation.contract.ts";
import type { EmailConfirmationView } from "#machines/account/email-confirmation/email-confirmation.view.ts";
import { Focused } from "#src/forms/focused.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "#src/forms/form.module.css";

type Props = {
  view: Extract<EmailConfirmationView, { screen: "declineButton" | "declined" | "notDeclined" }>;
  send: (event: EmailConfirmationEvent) => void;
};

/** Deletes an account that someone else made with this email address. */
export function DeclineScreen({ view, send }: Props) {
  switch (view.screen) {
    case "declineButton":
      return (
        <div className={styles.form}>
          <p>
            <FormattedMessage id="account.decline.text" />
          </p>
          {view.problem && (
            <FormProblem problem={view.problem} onRetry={() => send({ type: "retry.requested" })} />
          )}
          <Button type="button" busy={view.busy} onClick={() => send({ type: "decline.requested" })}>
            <FormattedMessage id="account.decline.act" />
          </Button>
        </div>
      );
    case "declined":
      return (
        <div className={styles.form}>
          <Focused>
            <Notice tone="success">
              <FormattedMessage id="account.decline.done" />
            </Notice>
          </Focused>
          <ButtonLink href={links.home}>
            <FormattedMessage id="account.decline.to_shop" />
          </ButtonLink>
        </div>
      );
    case "notDeclined":
      return (
        <div className={styles.form}>
          <Focused>
            <Notice tone="problem">
              <FormattedMessage id={`account.decline.${view.because}`} />
            </Notice>
          </Focused>
          {view.because === "alreadyConfirmed" && (
            <ButtonLink href={links.lostPassword()}>
              <FormattedMessage id="account.decline.new_password" />
            </ButtonLink>
          )}
        </div>
      );
  }
}
