import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import { links } from "#domain/links.ts";
import { PlainLink } from "#src/ui/link.tsx";
import { Page } from "#src/ui/page.tsx";
import styles from "./admin-layout.module.css";

const screens = [
  ["orders", links.adminOrders()],
  ["refunds", links.adminRefunds()],
  ["tour_leads", links.adminTourLeads()],
  ["payouts", links.adminPayouts()],
  ["payments", links.adminPayments()],
  ["stock", links.adminStock()],
  ["mails", links.adminMails()],
] as const;

export function AdminLayout({ title, children }: { title: string; children: ReactNode }) {
  const intl = useIntl();
  const [path] = useLocation();
  const isHere = (screen: string) => path === screen || path.startsWith(`${screen}/`);
  return (
    <Page title={title} wide>
      <div className={styles.frame}>
        <div className={styles.band}>
          <p className={styles.name}>
            <FormattedMessage id="admin.title" />
          </p>
          <nav aria-label={intl.formatMessage({ id: "admin.title" })}>
            <ul className={styles.screens}>
              {screens.map(([name, href]) => (
                <li key={name}>
                  <PlainLink href={href} aria-current={isHere(href) ? "page" : undefined}>
                    <FormattedMessage id={`admin.link.${name}`} />
                  </PlainLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {children}
      </div>
    </Page>
  );
}
