import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { useApi } from "#src/api/api-context.ts";
import { placedOrdersQuery } from "#src/api/customer-queries.ts";
import { meQuery } from "#src/api/queries.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Contact } from "#src/flows/shopping/contact/contact.flow.tsx";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { Page } from "#src/ui/page.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import styles from "./contact.module.css";

export default function ContactPage() {
  const intl = useIntl();
  return (
    <Page
      title={intl.formatMessage({ id: "contact.title" })}
      description={intl.formatMessage({ id: "contact.intro" })}
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1>
            <FormattedMessage id="contact.title" />
          </h1>
          <p>
            <FormattedMessage id="contact.intro" />
          </p>
          <Form />
        </div>
        <Reach />
      </div>
    </Page>
  );
}

/** If the customer's data cannot be loaded, they fill in the fields themselves. */
function Form() {
  const api = useApi();
  const customer = useCustomer();
  const isIn = { enabled: Boolean(customer) };
  const me = useQuery({ ...meQuery(api, customer?.id ?? ""), ...isIn });
  const orders = useQuery({ ...placedOrdersQuery(api, customer?.id ?? ""), ...isIn });
  const about = useAbout();
  if (!customer) return <Contact key="visitor" input={{ email: "", name: "", orders: [], about }} />;
  if (me.isPending || orders.isPending) return <Waiting />;
  return (
    <Contact
      key={customer.id}
      input={{
        email: customer.email,
        name: me.data?.full_name ?? "",
        about,
        orders: (orders.data ?? []).map(({ id, reference, created_at }) => ({
          id,
          reference,
          placedAt: created_at,
        })),
      }}
    />
  );
}

/** The product that the link to this page named. */
function useAbout(): string {
  const intl = useIntl();
  const reference = useSearchParams()[0].get("about") ?? "";
  return /^\d{1,20}$/.test(reference)
    ? intl.formatMessage({ id: "contact.about_product" }, { reference }) + "\n"
    : "";
}

function Reach() {
  const { contact_email, opening_hours } = useFacts().settings;
  return (
    <aside className={styles.reach} aria-labelledby="reach">
      <h2 id="reach">
        <FormattedMessage id="contact.reach" />
      </h2>
      <dl>
        <dt>
          <FormattedMessage id="contact.reach.email" />
        </dt>
        <dd>
          <a href={`mailto:${contact_email}`}>
            <bdi>{contact_email}</bdi>
          </a>
        </dd>
        <dt>
          <FormattedMessage id="contact.reach.hours" />
        </dt>
        <dd>
          <bdi dir="ltr">{opening_hours}</bdi>
        </dd>
        <dt>
          <FormattedMessage id="contact.reach.answer" />
        </dt>
        <dd>
          <FormattedMessage id="contact.reach.within" />
        </dd>
      </dl>
    </aside>
  );
}
