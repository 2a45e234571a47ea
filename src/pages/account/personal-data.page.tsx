import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { useOpenMatters, OpenMatters } from "./open-matters.tsx";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { dataOf } from "#src/api/client.ts";
import { meQuery } from "#src/api/queries.ts";
import { AccountDeletion } from "#src/flows/account/account-deletion/account-deletion.flow.tsx";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { DownloadButton } from "#src/forms/download-button.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { DeletionConsequences } from "./deletion-consequences.tsx";
import styles from "./personal-data.module.css";

export default function PersonalDataPage() {
  const api = useApi();
  const customer = useCustomer();
  const me = useQuery({ ...meQuery(api, customer?.id ?? ""), enabled: Boolean(customer) });
  const onDeleted = useLeaving();
  const open = useOpenMatters(customer?.id);
  if (me.error) return <MissingPage error={me.error} />;
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
        <DeletionConsequences me={me.data} />
        <OpenMatters {...open} />
        <AccountDeletion onDeleted={onDeleted} />
      </section>
    </AccountPage>
  );
}

/** Removes the customer's data from this browser and reloads the page. */
function useLeaving(): () => void {
  const { browser, facts, session } = useShop();
  const customer = useCustomer();
  return () => {
    if (customer) browser.storage.write(storageKeys.checkout(customer.id), null);
    browser.tabStorage.write(storageKeys.forms, null);
    browser.navigateTo(`/${facts.language.id}${links.accountDeleted}`);
    session.send({ type: "account.changedByLink" });
  };
}
