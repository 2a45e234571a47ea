import { useEffect, useRef, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { NewPasswordTwice } from "./new-password.tsx";
import styles from "./form.module.css";

type Typed = { password: string; repeated: string };

export function NewPasswordForm(props: {
  busy: boolean;
  /** Password problems are shown at the fields, all others by `children`. */
  problem: unknown;
  onSubmit: (typed: Typed) => void;
  children: ReactNode;
}) {
  const { busy, problem, onSubmit, children } = props;
  const isDifferent = problem === "different";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isDifferent) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isDifferent]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSubmit({ password: String(typed.get("password")), repeated: String(typed.get("repeated")) });
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      {children}
      <NewPasswordTwice problem={problem}>
        {(isStrong) => (
          <Button type="submit" busy={busy} disabled={!isStrong}>
            <FormattedMessage id="account.reset.submit" />
          </Button>
        )}
      </NewPasswordTwice>
    </Form>
  );
}
