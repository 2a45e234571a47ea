import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { tourLeadCountQuery, tourLeadsOnPage, tourLeadsQuery } from "#src/api/tour-lead-queries.ts";
import { TourLeadInvitation } from "#src/flows/administration/tour-lead-invitation/tour-lead-invitation.flow.tsx";
import { PlainLink } from "#src/ui/link.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import { pageIn, Pager } from "./pager.tsx";
import { TourLeadRow } from "./tour-lead-row.tsx";
import styles from "./queue.module.css";

type Status = Wire["TourLeadStatus"];
/** Those waiting for an administrator come first. */
const statuses = ["registered", "invited", "active", "ended"] as const satisfies readonly Status[];

/** All tour leads and invitations; status and page are in the URL. */
export default function AdminTourLeadsPage() {
  const api = useApi();
  const intl = useIntl();
  const [search] = useSearchParams();
  const status = statuses.find((item) => item === search.get("status")) ?? "registered";
  const count = useQuery(tourLeadCountQuery(api, status));
  const pages = Math.max(1, Math.ceil((count.data ?? Infinity) / tourLeadsOnPage));
  const page = Math.min(pageIn(search), pages);
  const leads = useQuery(tourLeadsQuery(api, { status, page }));
  const refetch = () => void Promise.all([count.refetch(), leads.refetch()]);
  return (
    <AdminLayout title={intl.formatMessage({ id: "admin.tour_leads.title" })}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="admin.tour_leads.title" />
        </h1>
        <TourLeadInvitation />
        <nav aria-label={intl.formatMessage({ id: "admin.tour_leads.filter" })}>
          <ul className={styles.tabs}>
            {statuses.map((item) => (
              <li key={item}>
                <Tab status={item} isHere={item === status} />
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {leads.isError || count.isError ? (
        <TryAgain onRetry={refetch} />
      ) : !leads.data || count.data === undefined ? (
        <Waiting />
      ) : leads.data.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id={`admin.tour_leads.none.${status}`} />
        </p>
      ) : (
        <ul className={styles.rows}>
          {leads.data.map((lead) => (
            <li key={lead.id}>
              <TourLeadRow lead={lead} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(other) => addressOf(status, other)} />
    </AdminLayout>
  );
}

const addressOf = (status: Status, page = 1) =>
  links.adminTourLeads({ page, ...(status !== "registered" && { status }) });

function Tab({ status, isHere }: { status: Status; isHere: boolean }) {
  const count = useQuery(tourLeadCountQuery(useApi(), status)).data;
  return (
    <PlainLink href={addressOf(status)} aria-current={isHere ? "page" : undefined}>
      <FormattedMessage id={`admin.tour_leads.tab.${status}`} />
      {count !== undefined && (
        <span className={styles.count}>
          <FormattedNumber value={count} />
        </span>
      )}
    </PlainLink>
  );
}
