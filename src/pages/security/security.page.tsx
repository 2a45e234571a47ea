import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import type { SecondFactorTask } from "#machines/account/second-factor/second-factor.contract.ts";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { useApi } from "#src/api/api-context.ts";
import { authenticatorsQuery } from "#src/api/customer-queries.ts";
import { Authenticators } from "#src/flows/account/authenticator-removal/authenticator-removal.flow.tsx";
import { SecondFactorDialog } from "#src/flows/account/second-factor/second-factor.flow.tsx";
import { useCustomer, useSession } from "#src/flows/account/session/session.context.ts";
import { Notice } from "#src/ui/notice.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";

export default function SecurityPage() {
  const customer = useCustomer();
  const [task, setTask] = useState<SecondFactorTask | null>(null);
  const [isDone, setDone] = useState(false);
  const authenticators = useQuery({
    ...authenticatorsQuery(useApi(), customer?.id ?? ""),
    enabled: Boolean(customer),
  });
  if (!customer || (!authenticators.data && !authenticators.isError)) return <WaitingPage />;
  return (
    <AccountPage title="account.security.title">
      <h1>
        <FormattedMessage id="account.security.title" />
      </h1>
      {isDone && (
        <Notice tone="success">
          <FormattedMessage id="account.security.done" />
        </Notice>
      )}
      {authenticators.data ? (
        <Authenticators
          authenticators={authenticators.data}
          isAdministrator={customer.role === "administrator"}
          onAdd={(chosen) => {
            setDone(false);
            setTask(chosen);
          }}
        />
      ) : (
        <TryAgain onRetry={() => void authenticators.refetch()} />
      )}
      {task && (
        <Adding
          task={task}
          token={customer.token}
          onClose={(done) => {
            setTask(null);
            setDone(done);
          }}
        />
      )}
    </AccountPage>
  );
}

function Adding(props: { task: SecondFactorTask; token: string; onClose: (done: boolean) => void }) {
  const { task, token, onClose } = props;
  const session = useSession();
  const queries = useQueryClient();
  const close = (done: boolean) => {
    void queries.invalidateQueries({ queryKey: ["me"] });
    onClose(done);
  };
  return (
    <SecondFactorDialog
      title={<FormattedMessage id={`account.security.task.${task}`} />}
      task={task}
      token={token}
      onDone={(proved) => {
        if (proved !== null && proved !== token) session.send({ type: "session.renewed", token: proved });
        close(true);
      }}
      onLeft={() => close(false)}
      onEnded={() => {
        close(false);
        session.send({ type: "session.rejected", token });
      }}
    />
  );
}
