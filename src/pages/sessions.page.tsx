import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { useApi } from "#src/api/api-context.ts";
import { sessionsQuery } from "#src/api/customer-queries.ts";
import { OpenSessions } from "#src/flows/account/open-sessions/open-sessions.flow.tsx";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { TryAgain } from "#src/ui/try-again.tsx";
import { WaitingPage } from "./shared/waiting-page.tsx";

export default function SessionsPage() {
  const customer = useCustomer();
  const sessions = useQuery({
    ...sessionsQuery(useApi(), customer?.id ?? ""),
    enabled: Boolean(customer),
  });
  if (!sessions.data && !sessions.isError) return <WaitingPage />;
  return (
    <AccountPage title="account.sessions.title">
      <h1>
        <FormattedMessage id="account.sessions.title" />
      </h1>
      {sessions.data ? (
        <OpenSessions sessions={sessions.data} />
      ) : (
        <TryAgain onRetry={() => void sessions.refetch()} />
      )}
    </AccountPage>
  );
}
