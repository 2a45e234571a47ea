import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { AccountPage } from "../../accounts/account-page.tsx";
import { useWhatIsOpen, WhatIsOpen } from "./what-is-open.tsx";
import { links } from "../../../domain/links.ts";
import { useApi } from "../../api/api-context.ts";
import { dataOf } from "../../api/client.ts";
import { meQuery } from "../../api/queries.ts";
import { AccountDeletion } from "../../flows/account-deletion/account-deletion.flow.tsx";
import { useCustomer } from "../../flows/session/session.context.ts";
import { DownloadButton } from "../../forms/download-button.tsx";
import { useShop } from "../../shop/shop-context.ts";
import { storageKeys } from "../../shop/storage-keys.ts";
import { Missing } from "../shared/missing.tsx";
import { WaitingPage } from "../shared/waiting-page.tsx";
import { WhatIsLost } from "./what-is-lost.tsx";
import styles from "./personal-data.module.css";

/** Taking along what the shop knows, and leaving. */
export default function PersonalDataPage() {
  const api = useApi();
  const customer = useCustomer();
  const me = useQuery({ ...meQuery(api, customer?.id ?? ""), enabled: Boolean(customer) });
  const onDeleted = useLeaving();
  const open = useWhatIsOpen(customer?.id);
  if (me.error) return <Missing error={me.error} />;
  if (!me.data || !open) return <WaitingPage />;
  const fetchFile = async (): Promise<Blob> => {
    const data = dataOf(await api.GET("/users/customers/me/export"));
    return new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  };
  return (
    <AccountPage title="account.data.title">
      <h1>
        <FormattedMessage id="account.data.title" />
      </h1>
      <section className={styles.part}>
        <h2>
          <FormattedMessage id="account.data.take_along" />
        </h2>
        <p>
          <FormattedMessage id="account.data.text" />
        </p>
        {(me.data.tour_lead_code ?? me.data.tour_lead_ended_at) !== null && (
          <p>
            <FormattedMessage
              id={me.data.tour_lead_code === null ? "account.data.tour_lead_ended" : "account.data.tour_lead"}
            />
          </p>
        )}
        <DownloadButton fileName="trellis-account.json" fetchFile={fetchFile}>
          <FormattedMessage id="account.data.download" />
        </DownloadButton>
      </section>
      <section className={styles.part}>
        <h2>
          <FormattedMessage id="account.delete.title" />
        </h2>
        <p>
          <FormattedMessage id="account.delete.text" />
        </p>
        <WhatIsLost me={me.data} />
        <WhatIsOpen {...open} />
        <AccountDeletion onDeleted={onDeleted} />
      </section>
    </AccountPage>
  );
}

/** Nothing of the customer stays in this browser, nor in the page: the next one is loaded anew. */
function useLeaving(): () => void {
  const { browser, facts, session } = useShop();
  const customer = useCustomer();
  return () => {
    if (customer) browser.kept.write(storageKeys.checkout(customer.id), null);
    browser.tab.write(storageKeys.forms, null);
    browser.goTo(`/${facts.language.id}${links.accountDeleted}`);
    session.send({ type: "account.changedByLink" });
  };
}
