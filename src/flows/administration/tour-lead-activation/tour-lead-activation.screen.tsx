import { FormattedMessage, useIntl } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  tourLeadActivationMachine,
  TourLeadActivationView,
} from "#machines/administration/tour-lead-activation/tour-lead-activation.machine.ts";
import { RequestButton } from "#src/forms/request-button.tsx";

type Props = {
  view: TourLeadActivationView;
  name: string;
  send: (event: EventFrom<typeof tourLeadActivationMachine>) => void;
};

const results = {
  active: "admin.tour_leads.active",
  notRegistered: "admin.tour_leads.not_registered",
  membershipEnded: "admin.tour_leads.ended",
  notFound: "admin.tour_leads.gone",
  ownCase: "admin.tour_leads.own_case",
} as const;

export function TourLeadActivationScreen({ view, name, send }: Props) {
  const intl = useIntl();
  switch (view.screen) {
    case "form":
      return (
        <RequestButton
          note={view.note}
          busy={view.busy}
          aria-label={intl.formatMessage({ id: "admin.tour_leads.activate_named" }, { name })}
          onRetry={() => send({ type: "retry.requested" })}
          onClick={() => send({ type: "activation.requested" })}
        >
          <FormattedMessage id="admin.tour_leads.activate" />
        </RequestButton>
      );
    default:
      return (
        <p role="status">
          <FormattedMessage id={results[view.screen]} />
        </p>
      );
  }
}
