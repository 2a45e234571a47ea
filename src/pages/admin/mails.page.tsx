import { links } from "#domain/links.ts";
import { failedMailCountQuery, failedMailsOnPage, failedMailsQuery } from "#src/api/admin-mail-queries.ts";
import { useApi } from "#src/api/api-context.ts";
import { FailedMailRow } from "./failed-mail-row.tsx";
import { ListPage } from "./list-page.tsx";
import { EmptyList, PagedRows } from "./paged-list.tsx";
import { usePagedList } from "./use-paged-list.ts";

export default function AdminMailsPage() {
  const api = useApi();
  const list = usePagedList({
    pageSize: failedMailsOnPage,
    count: failedMailCountQuery(api),
    list: (page) => failedMailsQuery(api, page),
    keepsEntries: true,
  });
  return (
    <ListPage title="admin.mails.title">
      <PagedRows
        list={list}
        keyOf={({ id }) => id}
        empty={<EmptyList id="admin.mails.none" />}
        addressOf={(page) => links.adminMails({ page })}
      >
        {(mail) => <FailedMailRow mail={mail} />}
      </PagedRows>
    </ListPage>
  );
}
