import type { SubmitEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  tourLeadInvitationMachine,
  TourLeadInvitationView,
} from "#machines/administration/tour-lead-invitation/tour-lead-invitation.machine.ts";
import { EmailField } from "#src/forms/email-field.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./tour-lead-invitation.module.css";

type Props = {
  view: TourLeadInvitationView;
  send: (event: EventFrom<typeof tourLeadInvitationMachine>) => void;
};

export function TourLeadInvitationScreen({ view, send }: Props) {
  const { note, busy } = view;
  const email = view.typed?.email ?? "";
  const isInvited = note === "invited";
  const intl = useIntl();
  const draftRef = useFormDraft("tour lead invitation", isInvited);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("email") ?? "");
    send({ type: "invitation.submitted", email: typed });
  };
  return (
    <Form
      {...draftRef}
      key={isInvited ? "next" : "this"}
      className={styles.form}
      onSubmit={submit}
      aria-label={intl.formatMessage({ id: "admin.tour_leads.invite" })}
    >
      {isInvited && (
        <Notice tone="success">
          <FormattedMessage
            id="admin.tour_leads.invited"
            values={{ email: <bdi key="email">{email}</bdi> }}
          />
        </Notice>
      )}
      {note && note !== "invited" && note !== "invalid" && (
        <Problem note={note} email={email} onRetry={() => send({ type: "retry.requested" })} />
      )}
      <div className={styles.line}>
        <EmailField
          label={intl.formatMessage({ id: "admin.tour_leads.email" })}
          autoComplete="off"
          defaultValue={isInvited ? "" : email}
          problem={note === "invalid" ? intl.formatMessage({ id: "admin.tour_leads.bad_email" }) : undefined}
        />
        <Button type="submit" busy={busy}>
          <FormattedMessage id="admin.tour_leads.send" />
        </Button>
      </div>
    </Form>
  );
}

type Note = Exclude<TourLeadInvitationView["note"], "invited" | "invalid" | null>;

function Problem({ note, email, onRetry }: { note: Note; email: string; onRetry: () => void }) {
  if (note !== "alreadyRegistered") return <FormProblem problem={note} onRetry={onRetry} />;
  return (
    <Notice tone="problem">
      <FormattedMessage id="admin.tour_leads.already" values={{ email: <bdi key="email">{email}</bdi> }} />
    </Notice>
  );
}
