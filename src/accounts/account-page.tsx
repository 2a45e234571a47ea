import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { meQuery } from "#src/api/queries.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { useOrderAccess } from "#src/guests/order-access.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Page } from "#src/ui/page.tsx";
import styles from "./account-page.module.css";

/** Named as in the specification's links; only tour leads see commissions. */
const pages = [
  ["myaccount", links.myaccount],
  ["orders", links.orders()],
  ["refunds", links.refunds()],
  ["points_conversion_history", links.pointsHistory()],
  ["tl_commissions", links.commissions()],
  ["addresses", links.addresses()],
  ["edit_account", links.editAccount],
  ["security", links.security],
  ["sessions", links.sessions],
  ["personal_data", links.personalData],
  ["logout_user", links.logout],
] as const;

/** `title`: the message id. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const { isGuest } = useOrderAccess();
  return isGuest ? (
    <GuestPage title={title}>{children}</GuestPage>
  ) : (
    <CustomerPage title={title}>{children}</CustomerPage>
  );
}

/** A guest has no account to go to. */
const GuestPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={useIntl().formatMessage({ id: title })}>
    <div className={styles.content}>{children}</div>
  </Page>
);

function CustomerPage({ title, children }: { title: string; children: ReactNode }) {
  const intl = useIntl();
  const [path] = useLocation();
  const isLead = useHasCommissions();
  const shown = pages.filter(([name]) => name !== "tl_commissions" || isLead);
  const row = useRowAt(path);
  const isHere = (page: string) => path === page || path.startsWith(`${page}/`);
  return (
    <Page title={intl.formatMessage({ id: title })}>
      <div className={styles.page}>
        <nav className={styles.navigation} aria-label={intl.formatMessage({ id: "shell.account" })}>
          <ul ref={row}>
            {shown.map(([name, href]) => (
              <li key={name}>
                <TextLink href={href} aria-current={isHere(href) ? "page" : undefined}>
                  <FormattedMessage id={`account.link.${name}`} />
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </Page>
  );
}

/** Whether a customer is or was a tour lead: the stored user knows only whether they are one. */
function useHasCommissions(): boolean {
  const customer = useCustomer();
  const isOther = customer?.tourLeadCode === null;
  const me = useQuery({ ...meQuery(useApi(), customer?.id ?? ""), enabled: isOther, staleTime: Infinity });
  return Boolean(customer?.tourLeadCode) || Boolean(isOther && me.data?.tour_lead_ended_at);
}

/** On a phone the links are one row to swipe; scrolls the current one to the middle. */
function useRowAt(path: string) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = ref.current;
    const here = row?.querySelector("[aria-current]");
    if (!row || !here) return;
    const [rowBox, linkBox] = [row.getBoundingClientRect(), here.getBoundingClientRect()];
    row.scrollLeft += linkBox.left + linkBox.width / 2 - rowBox.left - rowBox.width / 2;
  }, [path]);
  return ref;
}
