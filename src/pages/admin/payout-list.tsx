import { useQuery } from "@tanstack/react-query";
import { links } from "#domain/links.ts";
import {
  payoutCountQuery,
  payoutListQuery,
  payoutsOnPage,
  waitingCurrenciesQuery,
  type PayoutStatus,
} from "#src/api/admin-payout-queries.ts";
import { useApi } from "#src/api/api-context.ts";
import { PayoutExport } from "#src/flows/administration/payout-export/payout-export.flow.tsx";
import { EmptyList, PagedRows } from "./paged-list.tsx";
import { PayoutRow } from "./payout-row.tsx";
import { usePagedList } from "./use-paged-list.ts";

type Status = Exclude<PayoutStatus, "exported">;

/** Waiting payouts, which can be exported for the bank, or settled ones. */
export function PayoutList({ status }: { status: Status }) {
  const api = useApi();
  const list = usePagedList({
    pageSize: payoutsOnPage,
    count: payoutCountQuery(api, status),
    list: (page) => payoutListQuery(api, { status, page }),
    keepsEntries: true,
  });
  return (
    <>
      <PagedRows
        list={list}
        keyOf={({ payout }) => payout.id}
        empty={status !== "requested" && <EmptyList id="admin.payouts.none" />}
        addressOf={(page) => links.adminPayouts({ page, status })}
      >
        {(payout) => <PayoutRow payout={payout} heading="h2" />}
      </PagedRows>
      {status === "requested" && <Export />}
    </>
  );
}

function Export() {
  const currencies = useQuery(waitingCurrenciesQuery(useApi())).data;
  return currencies && <PayoutExport input={{ currencies, file: null }} />;
}
