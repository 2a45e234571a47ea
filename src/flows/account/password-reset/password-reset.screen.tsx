import { FormattedMessage } from "react-intl";
import type { PasswordResetEvent } from "#machines/account/password-reset/password-reset.contract.ts";
import type { PasswordResetView } from "#machines/account/password-reset/password-reset.view.ts";
import { links } from "#domain/links.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { NewPasswordForm } from "#src/forms/new-password-form.tsx";
import { isPasswordRefusal } from "#src/forms/new-password.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import styles from "#src/forms/form.module.css";

type Send = (event: PasswordResetEvent) => void;

export function PasswordResetScreen({ view, send }: { view: PasswordResetView; send: Send }) {
  switch (view.screen) {
    case "form":
      return (
        <NewPasswordForm
          busy={view.busy}
          problem={view.problem}
          onSubmit={(typed) => send({ type: "reset.submitted", ...typed })}
        >
          {view.problem && view.problem !== "different" && !isPasswordRefusal(view.problem) && (
            <FormProblem problem={view.problem} onRetry={() => send({ type: "retry.requested" })} />
          )}
        </NewPasswordForm>
      );
    case "tokenInvalid":
      return (
        <div className={styles.form}>
          <Notice tone="problem">
            <FormattedMessage id="account.reset.link_invalid" />
          </Notice>
          <ButtonLink href={links.lostPassword()}>
            <FormattedMessage id="account.reset.new_link" />
          </ButtonLink>
        </div>
      );
    case "done":
      return <Waiting />;
  }
}
