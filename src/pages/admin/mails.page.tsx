import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { failedMailCountQuery, failedMailsOnPage, failedMailsQuery } from "#src/api/admin-mail-queries.ts";
import { useApi } from "#src/api/api-context.ts";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { FailedMailRow } from "./failed-mail-row.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import { Pager, pageIn } from "./pager.tsx";
import styles from "./queue.module.css";

export default function AdminMailsPage() {
  const intl = useIntl();
  const api = useApi();
  const [search] = useSearchParams();
  const count = useQuery(failedMailCountQuery(api));
  const pages = Math.max(1, Math.ceil((count.data ?? Infinity) / failedMailsOnPage));
  const page = Math.min(pageIn(search), pages);
  const list = useQuery(failedMailsQuery(api, page));
  return (
    <AdminLayout title={intl.formatMessage({ id: "admin.mails.title" })}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="admin.mails.title" />
        </h1>
      </header>
      {(list.isError || count.isError) && (
        <TryAgain onRetry={() => void Promise.all([count.refetch(), list.refetch()])} />
      )}
      {list.data ? (
        <ul className={styles.rows}>
          {list.data.map((mail) => (
            <li key={mail.id}>
              <FailedMailRow mail={mail} />
            </li>
          ))}
        </ul>
      ) : (
        !list.isError && <Waiting />
      )}
      {list.data?.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="admin.mails.none" />
        </p>
      )}
      <Pager page={page} pages={pages} to={(other) => links.adminMails({ page: other })} />
    </AdminLayout>
  );
}
