import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { payoutCountQuery, type PayoutStatus } from "#src/api/admin-payout-queries.ts";
import { useApi } from "#src/api/api-context.ts";
import { FilterTabs } from "./filter-tabs.tsx";
import { ListPage } from "./list-page.tsx";
import { PayoutFiles } from "./payout-files.tsx";
import { PayoutList } from "./payout-list.tsx";

const statuses = ["requested", "exported", "paid", "failed"] as const satisfies readonly PayoutStatus[];

/** Payouts to all tour leads; status and page are in the URL. */
export default function AdminPayoutsPage() {
  const api = useApi();
  const [search] = useSearchParams();
  const status = statuses.find((item) => item === search.get("status")) ?? "requested";
  return (
    <ListPage
      title="admin.payouts.title"
      controls={
        <FilterTabs
          label="admin.payouts.filter"
          values={statuses}
          current={status}
          textOf={(item) => `admin.payouts.tab.${item}`}
          addressOf={(item) => links.adminPayouts({ status: item })}
          countOf={(item) => payoutCountQuery(api, item)}
        />
      }
    >
      {status === "exported" ? <PayoutFiles /> : <PayoutList key={status} status={status} />}
    </ListPage>
  );
}
