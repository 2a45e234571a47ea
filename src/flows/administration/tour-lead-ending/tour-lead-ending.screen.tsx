import { FormattedMessage, useIntl } from "react-intl";
import type { TourLeadEndingEvent } from "#machines/administration/tour-lead-ending/tour-lead-ending.contract.ts";
import type { TourLeadEndingView } from "#machines/administration/tour-lead-ending/tour-lead-ending.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";

export type EndedLead = { name: string; status: "invited" | "registered" | "active" };

type Send = (event: TourLeadEndingEvent) => void;
type Props = { view: TourLeadEndingView; lead: EndedLead; send: Send };

const results = {
  ended: "admin.tour_leads.ended",
  notFound: "admin.tour_leads.gone",
  ownCase: "admin.tour_leads.end.own_case",
  administratorsOnly: "admin.tour_leads.end.not_allowed",
} as const;

export function TourLeadEndingScreen({ view, lead, send }: Props) {
  const intl = useIntl();
  if (view.screen === "result") {
    const isWithdrawn = view.became === "ended" && lead.status === "invited";
    return (
      <p role="status">
        <FormattedMessage id={isWithdrawn ? "admin.tour_leads.withdrawn" : results[view.became]} />
      </p>
    );
  }
  const { problem, busy, confirming } = view;
  return (
    <>
      {problem && <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />}
      {problem !== "unreachable" && (
        <Button
          type="button"
          look="link"
          busy={busy}
          aria-label={intl.formatMessage({ id: "admin.tour_leads.end_named" }, { name: lead.name })}
          onClick={() => send({ type: "ending.requested" })}
        >
          <FormattedMessage id="admin.tour_leads.end" />
        </Button>
      )}
      {confirming && <Confirmation lead={lead} send={send} />}
    </>
  );
}

function Confirmation({ lead, send }: { lead: EndedLead; send: Send }) {
  const cancel = () => send({ type: "ending.cancelled" });
  return (
    <Dialog
      title={<FormattedMessage id={`admin.tour_leads.end.ask.${lead.status}`} values={{ name: lead.name }} />}
      onClose={cancel}
      actions={
        <>
          <Button type="button" onClick={() => send({ type: "ending.confirmed" })}>
            <FormattedMessage id={`admin.tour_leads.end.confirm.${lead.status}`} />
          </Button>
          <Button type="button" look="quiet" onClick={cancel}>
            <FormattedMessage id="admin.tour_leads.end.cancel" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id={`admin.tour_leads.end.what.${lead.status}`} />
      </p>
    </Dialog>
  );
}
