import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useLocation, useParams } from "wouter";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { meQuery } from "#src/api/queries.ts";
import { EditAddress } from "#src/flows/account/edit-address/edit-address.flow.tsx";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { toTypedAddress } from "#src/forms/address-wire.ts";
import { AddressText } from "#src/orders/address-text.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { failureOf } from "#src/pages/shared/failure-of.ts";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import styles from "./edit-address.module.css";

const kinds = ["delivery", "invoice"] as const;
type Kind = (typeof kinds)[number];

export default function EditAddressPage() {
  const { addressType, isDone } = useParams();
  const customer = useCustomer();
  const me = useQuery({ ...meQuery(useApi(), customer?.id ?? ""), enabled: Boolean(customer) });
  const [, go] = useLocation();
  const kind = kinds.find((candidate) => candidate === addressType) ?? null;
  const failure = failureOf(me);
  if (failure) return <MissingPage error={failure} />;
  if (!me.data) return <WaitingPage />;
  if (kind === null || isDone !== undefined) return <Addresses customer={me.data} saved={kind} />;
  const address = addressOf(me.data, kind);
  return (
    <AccountPage title={`address.${kind}`}>
      <h1>
        <FormattedMessage id={`address.${kind}`} />
      </h1>
      <EditAddress
        key={`${me.data.id} ${kind}`}
        input={{ kind, address: address && toTypedAddress(address) }}
        onSaved={(saved) => go(links.addresses(saved), { replace: true })}
      />
    </AccountPage>
  );
}

function Addresses({ customer, saved }: { customer: Wire["Customer"]; saved: Kind | null }) {
  return (
    <AccountPage title="account.addresses.title">
      <h1>
        <FormattedMessage id="account.addresses.title" />
      </h1>
      {saved && (
        <Notice tone="success">
          <FormattedMessage id={`account.addresses.saved_${saved}`} />
        </Notice>
      )}
      <div className={styles.addresses}>
        {kinds.map((kind) => (
          <section key={kind}>
            <h2>
              <FormattedMessage id={`address.${kind}`} />
            </h2>
            <Address kind={kind} address={addressOf(customer, kind)} />
          </section>
        ))}
      </div>
    </AccountPage>
  );
}

function Address({ kind, address }: { kind: Kind; address: Wire["Address"] | null }) {
  return (
    <>
      {address ? (
        <AddressText address={address} />
      ) : (
        <p>
          <FormattedMessage id={`account.addresses.no_${kind}`} />
        </p>
      )}
      <TextLink href={links.editAddress(kind)}>
        <FormattedMessage id={address ? "account.addresses.change" : "account.addresses.add"} />
      </TextLink>
    </>
  );
}

const addressOf = (customer: Wire["Customer"], kind: Kind): Wire["Address"] | null =>
  kind === "delivery" ? customer.delivery_address : customer.invoice_address;
