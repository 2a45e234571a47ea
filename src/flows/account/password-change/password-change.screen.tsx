import { useEffect, useRef, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  passwordChangeMachine,
  PasswordChangeView,
} from "#machines/account/password-change/password-change.machine.ts";
import { Focused } from "#src/forms/focused.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { NewPasswordTwice } from "#src/forms/new-password.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "#src/forms/form.module.css";

type Send = (event: EventFrom<typeof passwordChangeMachine>) => void;
type Note = PasswordChangeView["note"];

export function PasswordChangeScreen({ view, send }: { view: PasswordChangeView; send: Send }) {
  switch (view.screen) {
    case "form":
      return (
        <ChangeForm
          key={view.note === "changed" ? "changed" : "typing"}
          busy={view.busy}
          note={view.note}
          send={send}
        >
          {view.note && <NoteAbove note={view.note} send={send} />}
        </ChangeForm>
      );
  }
}

function ChangeForm(props: { busy: boolean; note: Note; send: Send; children: ReactNode }) {
  const { busy, note, send, children } = props;
  const intl = useIntl();
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [current, password, repeated] = ["current", "password", "repeated"].map((name) =>
      String(typed.get(name)),
    ) as [string, string, string];
    send({ type: "change.submitted", current, password, repeated });
  };
  const textIf = (id: string, isTrue: boolean) => (isTrue ? intl.formatMessage({ id }) : undefined);
  return (
    <Form ref={useFocusOnProblem(note)} className={styles.form} onSubmit={submit}>
      {children}
      <Field
        label={intl.formatMessage({ id: "account.password.current" })}
        name="current"
        type="password"
        autoComplete="current-password"
        longest={1000}
        problem={textIf("account.password.incorrect", note === "incorrectPassword")}
        required
      />
      <NewPasswordTwice problem={note}>
        {(isStrong) => (
          <Button type="submit" busy={busy} disabled={!isStrong}>
            <FormattedMessage id="account.password.change" />
          </Button>
        )}
      </NewPasswordTwice>
    </Form>
  );
}

function useFocusOnProblem(note: Note) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (note) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [note]);
  return form;
}

function NoteAbove({ note, send }: { note: NonNullable<Note>; send: Send }) {
  switch (note) {
    // Shown at the fields.
    case "different":
    case "incorrectPassword":
    case "passwordCommon":
    case "passwordPersonal":
      return null;
    case "changed":
      return (
        <Focused>
          <Notice tone="success">
            <FormattedMessage id="account.password.changed" />
          </Notice>
        </Focused>
      );
    default:
      return <FormProblem problem={note} onRetry={() => send({ type: "retry.requested" })} />;
  }
}
