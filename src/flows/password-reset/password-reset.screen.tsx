import { useEffect, useRef, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { PasswordResetEvent } from "../../../machines/password-reset/password-reset.contract.ts";
import type { PasswordResetView } from "../../../machines/password-reset/password-reset.view.ts";
import { links } from "../../../domain/links.ts";
import { FormProblem } from "../../forms/form-problem.tsx";
import { NewPasswordTwice } from "../../forms/new-password.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import styles from "../../forms/form.module.css";

type Send = (event: PasswordResetEvent) => void;

export function PasswordResetScreen({ view, send }: { view: PasswordResetView; send: Send }) {
  switch (view.sees) {
    case "form":
      return (
        <ResetForm busy={view.busy} isDifferent={view.problem === "different"} send={send}>
          {view.problem && view.problem !== "different" && (
            <FormProblem problem={view.problem} onRetry={() => send({ type: "retry.requested" })} />
          )}
        </ResetForm>
      );
    case "linkInvalid":
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

function ResetForm(props: { busy: boolean; isDifferent: boolean; send: Send; children: ReactNode }) {
  const { busy, isDifferent, send, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isDifferent) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isDifferent]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [password, repeated] = [String(typed.get("password")), String(typed.get("repeated"))];
    send({ type: "reset.submitted", password, repeated });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} method="post">
      {children}
      <NewPasswordTwice isDifferent={isDifferent}>
        {(isStrong) => (
          <Button type="submit" busy={busy} disabled={!isStrong}>
            <FormattedMessage id="account.reset.submit" />
          </Button>
        )}
      </NewPasswordTwice>
    </form>
  );
}
