import { FormattedMessage } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  passwordResetMachine,
  PasswordResetView,
} from "#machines/account/password-reset/password-reset.machine.ts";
import { links } from "#domain/links.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { NewPasswordForm } from "#src/forms/new-password-form.tsx";
import { isPasswordRefusal } from "#src/forms/new-password.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import styles from "#src/forms/form.module.css";

type Send = (event: EventFrom<typeof passwordResetMachine>) => void;

export function PasswordResetScreen({ view, send }: { view: PasswordResetView; send: Send }) {
  switch (view.screen) {
    case "form":
      return (
        <NewPasswordForm
          busy={view.busy}
          problem={view.note}
          onSubmit={(typed) => send({ type: "reset.submitted", ...typed })}
        >
          {view.note && view.note !== "different" && !isPasswordRefusal(view.note) && (
            <FormProblem problem={view.note} onRetry={() => send({ type: "retry.requested" })} />
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
    case "reset":
      return <Waiting />;
  }
}
