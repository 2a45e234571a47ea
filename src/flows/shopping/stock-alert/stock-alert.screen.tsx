import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  stockAlertMachine,
  StockAlertView,
} from "#machines/shopping/stock-alert/stock-alert.machine.ts";
import { EmailField } from "#src/forms/email-field.tsx";
import { Focused } from "#src/forms/focused.tsx";
import { RequestProblem } from "#src/forms/request-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import form from "#src/forms/form.module.css";
import styles from "./stock-alert.module.css";

type Send = (event: EventFrom<typeof stockAlertMachine>) => void;
type Props = {
  view: StockAlertView;
  send: Send;
  /** What the field begins with. */
  email: string;
  onTyped: (email: string) => void;
};

export function StockAlertScreen({ view, send, email, onTyped }: Props) {
  switch (view.screen) {
    case "form":
      return <AlertForm {...view} send={send} email={view.typed?.email ?? email} onTyped={onTyped} />;
    case "mailed":
    case "notNeeded":
      return (
        <Told tone="success">
          <FormattedMessage
            id={`catalogue.stock_alert.${view.screen === "mailed" ? "mailed" : "not_needed"}`}
            values={{ email: <bdi key="email">{view.typed?.email}</bdi> }}
          />
        </Told>
      );
    case "inStock":
      return (
        <Told tone="success">
          <FormattedMessage id="catalogue.stock_alert.in_stock" />
        </Told>
      );
    case "notFound":
      return (
        <Told tone="problem">
          <FormattedMessage id="catalogue.stock_alert.not_found" />
        </Told>
      );
  }
}

const Told = ({ tone, children }: { tone: "success" | "problem"; children: ReactNode }) => (
  <Focused>
    <Notice tone={tone}>{children}</Notice>
  </Focused>
);

type FormView = Extract<StockAlertView, { screen: "form" }>;

function AlertForm({
  note,
  busy,
  email,
  send,
  onTyped,
}: Pick<FormView, "note" | "busy"> & Pick<Props, "email" | "send" | "onTyped">) {
  const intl = useIntl();
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("email")).trim();
    send({ type: "alert.submitted", email: typed });
  };
  const keepTyped = ({ currentTarget }: React.SyntheticEvent<HTMLFormElement>) =>
    onTyped(String(new FormData(currentTarget).get("email")));
  return (
    <Form className={form.form} onSubmit={submit} onChange={keepTyped}>
      <h2 className={styles.title}>
        <FormattedMessage id="catalogue.stock_alert.title" />
      </h2>
      {note !== null && note !== "invalid" && (
        <RequestProblem problem={note} onRetry={() => send({ type: "retry.requested" })} />
      )}
      <EmailField
        label={intl.formatMessage({ id: "catalogue.stock_alert.email" })}
        autoComplete="email"
        defaultValue={email}
        problem={note === "invalid" ? intl.formatMessage({ id: "catalogue.stock_alert.invalid" }) : undefined}
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="catalogue.stock_alert.submit" />
      </Button>
      <p className={styles.privacy}>
        <FormattedMessage id="catalogue.stock_alert.privacy" />
      </p>
    </Form>
  );
}
