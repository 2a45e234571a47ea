import type { SubmitEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { TourLeadInvitationEvent } from "#machines/administration/tour-lead-invitation/tour-lead-invitation.contract.ts";
import type {
  InvitationProblem,
  TourLeadInvitationView,
} from "#machines/administration/tour-lead-invitation/tour-lead-invitation.view.ts";
import { EmailField } from "#src/forms/email-field.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./tour-lead-invitation.module.css";

type Props = { view: TourLeadInvitationView; send: (event: TourLeadInvitationEvent) => void };

export function TourLeadInvitationScreen({ view, send }: Props) {
  const { email, isInvited, problem, busy } = view;
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
      {problem && problem !== "invalid" && (
        <Problem problem={problem} email={email} onRetry={() => send({ type: "retry.requested" })} />
      )}
      <div className={styles.line}>
        <EmailField
          label={intl.formatMessage({ id: "admin.tour_leads.email" })}
          autoComplete="off"
          defaultValue={isInvited ? "" : email}
          problem={
            problem === "invalid" ? intl.formatMessage({ id: "admin.tour_leads.bad_email" }) : undefined
          }
        />
        <Button type="submit" busy={busy}>
          <FormattedMessage id="admin.tour_leads.send" />
        </Button>
      </div>
    </Form>
  );
}

type Told = { problem: Exclude<InvitationProblem, "invalid">; email: string; onRetry: () => void };

function Problem({ problem, email, onRetry }: Told) {
  if (problem !== "alreadyRegistered") return <FormProblem problem={problem} onRetry={onRetry} />;
  return (
    <Notice tone="problem">
      <FormattedMessage id="admin.tour_leads.already" values={{ email: <bdi key="email">{email}</bdi> }} />
    </Notice>
  );
}
