import { FormattedMessage, useIntl } from "react-intl";
import type { TourLeadActivationEvent } from "#machines/tour-leads/tour-lead-activation/tour-lead-activation.contract.ts";
import type { TourLeadActivationView } from "#machines/tour-leads/tour-lead-activation/tour-lead-activation.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";

type Props = {
  view: TourLeadActivationView;
  name: string;
  send: (event: TourLeadActivationEvent) => void;
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
  if (view.screen === "result")
    return (
      <p role="status">
        <FormattedMessage id={results[view.became]} />
      </p>
    );
  const { problem, busy } = view;
  return (
    <>
      {problem && <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />}
      {problem !== "unreachable" && (
        <Button
          type="button"
          busy={busy}
          aria-label={intl.formatMessage({ id: "admin.tour_leads.activate_named" }, { name })}
          onClick={() => send({ type: "activation.requested" })}
        >
          <FormattedMessage id="admin.tour_leads.activate" />
        </Button>
      )}
    </>
  );
}
