import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useApi } from "../api/api-context.ts";
import { sessionsQuery } from "../api/queries.ts";
import { OpenSessions } from "../flows/open-sessions/open-sessions.flow.tsx";
import { useCustomer } from "../flows/session/session.context.ts";
import { Page } from "../ui/page.tsx";
import { TryAgain } from "../ui/try-again.tsx";
import { WaitingPage } from "./shared/waiting-page.tsx";

export default function SessionsPage() {
  const intl = useIntl();
  const customer = useCustomer();
  const sessions = useQuery({
    ...sessionsQuery(useApi(), customer?.id ?? ""),
    enabled: Boolean(customer),
  });
  if (!sessions.data && !sessions.isError) return <WaitingPage />;
  return (
    <Page title={intl.formatMessage({ id: "account.sessions.title" })}>
      <h1>
        <FormattedMessage id="account.sessions.title" />
      </h1>
      {sessions.data ? (
        <OpenSessions sessions={sessions.data} />
      ) : (
        <TryAgain onRetry={() => void sessions.refetch()} />
      )}
    </Page>
  );
}
