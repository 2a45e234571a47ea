import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { AccountPage } from "../../accounts/account-page.tsx";
import { PayoutSection } from "./payout-section.tsx";
import { useApi } from "../../api/api-context.ts";
import { meQuery } from "../../api/queries.ts";
import { useCustomer } from "../../flows/session/session.context.ts";
import { Missing } from "../shared/missing.tsx";
import { WaitingPage } from "../shared/waiting-page.tsx";

/** A tour lead's commissions. */
export default function CommissionPage() {
  const customer = useCustomer();
  const me = useQuery({ ...meQuery(useApi(), customer?.id ?? ""), enabled: Boolean(customer) });
  if (me.isError) return <Missing error={me.error} />;
  if (!me.data) return <WaitingPage />;
  return (
    <AccountPage title="payouts.page">
      <h1>
        <FormattedMessage id="payouts.page" />
      </h1>
      <PayoutSection customer={me.data} />
    </AccountPage>
  );
}
