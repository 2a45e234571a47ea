import { FormattedMessage, useIntl } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  guestOrderLinkMachine,
  GuestOrderLinkView,
} from "#machines/after-sale/guest-order-link/guest-order-link.machine.ts";
import { EmailField } from "#src/forms/email-field.tsx";
import { Focused } from "#src/forms/focused.tsx";
import { RequestProblem } from "#src/forms/request-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "#src/forms/form.module.css";

type Props = {
  view: GuestOrderLinkView;
  send: (event: EventFrom<typeof guestOrderLinkMachine>) => void;
  /** What the field begins with. */
  email: string;
};

export function GuestOrderLinkScreen({ view, send, email }: Props) {
  switch (view.screen) {
    case "form":
      return <LinkForm {...view} send={send} email={view.typed?.email ?? email} />;
    case "sent":
      return (
        <Focused>
          <Notice tone="success">
            <FormattedMessage
              id="checkout.guest.link.sent"
              values={{ email: <bdi key="email">{view.typed?.email}</bdi> }}
            />
          </Notice>
        </Focused>
      );
  }
}

type FormView = Extract<GuestOrderLinkView, { screen: "form" }>;

function LinkForm({
  note,
  busy,
  email,
  send,
}: Pick<FormView, "note" | "busy"> & Pick<Props, "email" | "send">) {
  const intl = useIntl();
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("email")).trim();
    send({ type: "link.requested", email: typed });
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      {note !== null && note !== "invalid" && (
        <RequestProblem problem={note} onRetry={() => send({ type: "retry.requested" })} />
      )}
      <p>
        <FormattedMessage id="checkout.guest.link.text" />
      </p>
      <EmailField
        label={intl.formatMessage({ id: "checkout.guest.email" })}
        autoComplete="email"
        defaultValue={email}
        problem={note === "invalid" ? intl.formatMessage({ id: "address.problem.email_format" }) : undefined}
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="checkout.guest.link.submit" />
      </Button>
    </Form>
  );
}
