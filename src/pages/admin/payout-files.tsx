import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { payoutFileCountQuery, payoutFilesOnPage, payoutFilesQuery } from "#src/api/admin-payout-queries.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { PayoutExport } from "#src/flows/administration/payout-export/payout-export.flow.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { Pager } from "./pager.tsx";
import { PayoutRow } from "./payout-row.tsx";
import styles from "./payout-files.module.css";
import queue from "./queue.module.css";

/** Files for the bank, each with its unsettled payouts. Stays while it is refetched. */
export function PayoutFiles({ asked }: { asked: number }) {
  const api = useApi();
  const count = useQuery(payoutFileCountQuery(api));
  const pages = Math.max(1, Math.ceil((count.data ?? Infinity) / payoutFilesOnPage));
  const page = Math.min(asked, pages);
  const files = useQuery(payoutFilesQuery(api, page));
  return (
    <>
      {(files.isError || count.isError) && (
        <TryAgain onRetry={() => void Promise.all([count.refetch(), files.refetch()])} />
      )}
      {files.data?.map((file) => (
        <PayoutFile key={`${file.export_id} ${file.currency}`} file={file} />
      ))}
      {!files.data && !files.isError && <Waiting />}
      {files.data?.length === 0 && (
        <p className={queue.none}>
          <FormattedMessage id="admin.payouts.none" />
        </p>
      )}
      <Pager
        page={page}
        pages={pages}
        to={(other) => links.adminPayouts({ page: other, status: "exported" })}
      />
    </>
  );
}

const none: readonly string[] = [];

function PayoutFile({ file }: { file: Wire["PayoutFile"] }) {
  const { export_id: exportId, currency, exported_at, file_name, count, marked, payouts } = file;
  return (
    <section className={styles.file}>
      <header className={styles.header}>
        <h2>
          <bdi>{file_name}</bdi>
        </h2>
        <p className={styles.facts}>
          <span>
            <FormattedMessage
              id="admin.payouts.exported_on"
              values={{ date: <DateText key="date" at={exported_at} /> }}
            />
          </span>
          <span>
            <FormattedMessage id="admin.payouts.count" values={{ count }} />
          </span>
        </p>
      </header>
      <ul className={queue.rows}>
        {payouts.map((payout) => (
          <li key={payout.payout.id}>
            <PayoutRow payout={payout} heading="h3" />
          </li>
        ))}
      </ul>
      {marked === 0 ? (
        <PayoutExport input={{ currencies: none, file: { currency, exportId } }} />
      ) : (
        <p className={styles.facts}>
          <FormattedMessage id="admin.payouts.partly_marked" />
        </p>
      )}
    </section>
  );
}
