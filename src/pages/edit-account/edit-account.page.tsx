import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import { meQuery } from "#src/api/queries.ts";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { EditAccount } from "#src/flows/account/edit-account/edit-account.flow.tsx";
import { PasswordChange } from "#src/flows/account/password-change/password-change.flow.tsx";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import styles from "./edit-account.module.css";
import { failureOf } from "#src/pages/shared/failure-of.ts";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";

export default function EditAccountPage() {
  const { language, languages } = useFacts();
  const customer = useCustomer();
  const me = useQuery({ ...meQuery(useApi(), customer?.id ?? ""), enabled: Boolean(customer) });
  const failure = failureOf(me);
  if (failure) return <MissingPage error={failure} />;
  if (!me.data) return <WaitingPage />;
  const { first_name, last_name, language: mailed, has_tour_lead, email } = me.data;
  const account = {
    firstName: first_name ?? "",
    lastName: last_name ?? "",
    languageId: mailed ?? language.id,
  };
  return (
    <AccountPage title="account.edit.title">
      <h1>
        <FormattedMessage id="account.edit.title" />
      </h1>
      <div className={styles.forms}>
        <section>
          <h2>{email}</h2>
          <EditAccount
            key={me.data.id}
            input={{ account, hasTourLead: has_tour_lead }}
            languages={languages}
          />
        </section>
        <section>
          <h2>
            <FormattedMessage id="account.password.change" />
          </h2>
          <PasswordChange />
        </section>
      </div>
    </AccountPage>
  );
}
