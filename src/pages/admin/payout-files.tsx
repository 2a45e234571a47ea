import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { payoutFileCountQuery, payoutFilesOnPage, payoutFilesQuery } from "#src/api/admin-payout-queries.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { PayoutExport } from "#src/flows/administration/payout-export/payout-export.flow.tsx";
import { EmptyList, PagedEntries } from "./paged-list.tsx";
import { PayoutRow } from "./payout-row.tsx";
import { usePagedList } from "./use-paged-list.ts";
import styles from "./payout-files.module.css";
import queue from "./queue.module.css";

/** Files for the bank, each with its unsettled payouts. */
export function PayoutFiles() {
  const api = useApi();
  const list = usePagedList({
    pageSize: payoutFilesOnPage,
    count: payoutFileCountQuery(api),
    list: (page) => payoutFilesQuery(api, page),
    keepsEntries: true,
  });
  return (
    <PagedEntries
      list={list}
      empty={<EmptyList id="admin.payouts.none" />}
      addressOf={(page) => links.adminPayouts({ page, status: "exported" })}
    >
      {(files) => files.map((file) => <PayoutFile key={`${file.export_id} ${file.currency}`} file={file} />)}
    </PagedEntries>
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
