import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
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
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { Pager } from "./pager.tsx";
import { PayoutRow } from "./payout-row.tsx";
import styles from "./queue.module.css";

type Status = Exclude<PayoutStatus, "exported">;

/** Waiting payouts, which can be exported for the bank, or settled ones. Stays while it is refetched. */
export function PayoutList({ status, asked }: { status: Status; asked: number }) {
  const api = useApi();
  const count = useQuery(payoutCountQuery(api, status));
  const pages = Math.max(1, Math.ceil((count.data ?? Infinity) / payoutsOnPage));
  const page = Math.min(asked, pages);
  const list = useQuery(payoutListQuery(api, { status, page }));
  return (
    <>
      {(list.isError || count.isError) && (
        <TryAgain onRetry={() => void Promise.all([count.refetch(), list.refetch()])} />
      )}
      {list.data ? (
        <ul className={styles.rows}>
          {list.data.map((payout) => (
            <li key={payout.payout.id}>
              <PayoutRow payout={payout} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        !list.isError && <Waiting />
      )}
      <Pager page={page} pages={pages} to={(other) => links.adminPayouts({ page: other, status })} />
      {status === "requested" && <Export />}
      {status !== "requested" && list.data?.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="admin.payouts.none" />
        </p>
      )}
    </>
  );
}

function Export() {
  const currencies = useQuery(waitingCurrenciesQuery(useApi())).data;
  return currencies && <PayoutExport input={{ currencies, file: null }} />;
}
