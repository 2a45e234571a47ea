import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { tourLeadCountQuery, tourLeadsOnPage, tourLeadsQuery } from "#src/api/tour-lead-queries.ts";
import { TourLeadInvitation } from "#src/flows/administration/tour-lead-invitation/tour-lead-invitation.flow.tsx";
import { FilterTabs } from "./filter-tabs.tsx";
import { ListPage } from "./list-page.tsx";
import { EmptyList, PagedRows } from "./paged-list.tsx";
import { TourLeadRow } from "./tour-lead-row.tsx";
import { usePagedList } from "./use-paged-list.ts";

type Status = Wire["TourLeadStatus"];
/** Those waiting for an administrator come first. */
const statuses = ["registered", "invited", "active", "ended"] as const satisfies readonly Status[];

/** All tour leads and invitations; status and page are in the URL. */
export default function AdminTourLeadsPage() {
  const api = useApi();
  const [search] = useSearchParams();
  const status = statuses.find((item) => item === search.get("status")) ?? "registered";
  const list = usePagedList({
    pageSize: tourLeadsOnPage,
    count: tourLeadCountQuery(api, status),
    list: (page) => tourLeadsQuery(api, { status, page }),
  });
  return (
    <ListPage
      title="admin.tour_leads.title"
      controls={
        <>
          <TourLeadInvitation />
          <FilterTabs
            label="admin.tour_leads.filter"
            values={statuses}
            current={status}
            textOf={(item) => `admin.tour_leads.tab.${item}`}
            addressOf={addressOf}
            countOf={(item) => tourLeadCountQuery(api, item)}
          />
        </>
      }
    >
      <PagedRows
        list={list}
        keyOf={({ id }) => id}
        empty={<EmptyList id={`admin.tour_leads.none.${status}`} />}
        addressOf={(page) => addressOf(status, page)}
      >
        {(lead) => <TourLeadRow lead={lead} />}
      </PagedRows>
    </ListPage>
  );
}

const addressOf = (status: Status, page = 1) =>
  links.adminTourLeads({ page, ...(status !== "registered" && { status }) });
