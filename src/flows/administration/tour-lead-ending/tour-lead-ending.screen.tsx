import { FormattedMessage, useIntl } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  tourLeadEndingMachine,
  TourLeadEndingView,
} from "#machines/administration/tour-lead-ending/tour-lead-ending.machine.ts";
import { RequestButton } from "#src/forms/request-button.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";

export type EndedLead = { name: string; status: "invited" | "registered" | "active" };

type Send = (event: EventFrom<typeof tourLeadEndingMachine>) => void;
type Props = { view: TourLeadEndingView; lead: EndedLead; send: Send };

const results = {
  ended: "admin.tour_leads.ended",
  notFound: "admin.tour_leads.gone",
  ownCase: "admin.tour_leads.end.own_case",
  administratorsOnly: "admin.tour_leads.end.not_allowed",
} as const;

export function TourLeadEndingScreen({ view, lead, send }: Props) {
  const intl = useIntl();
  switch (view.screen) {
    case "form":
      return (
        <>
          <RequestButton
            look="link"
            note={view.note}
            busy={view.busy}
            aria-label={intl.formatMessage({ id: "admin.tour_leads.end_named" }, { name: lead.name })}
            onRetry={() => send({ type: "retry.requested" })}
            onClick={() => send({ type: "ending.requested" })}
          >
            <FormattedMessage id="admin.tour_leads.end" />
          </RequestButton>
          {view.isConfirming && <Confirmation lead={lead} send={send} />}
        </>
      );
    default: {
      const isWithdrawn = view.screen === "ended" && lead.status === "invited";
      return (
        <p role="status">
          <FormattedMessage id={isWithdrawn ? "admin.tour_leads.withdrawn" : results[view.screen]} />
        </p>
      );
    }
  }
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
