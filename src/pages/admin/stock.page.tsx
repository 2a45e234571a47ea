import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { stockCountQuery, stockOnPage, stockQuery } from "#src/api/admin-stock-queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { ListPage } from "./list-page.tsx";
import { PagedRows } from "./paged-list.tsx";
import { StockRow } from "./stock-row.tsx";
import { StockSearch } from "./stock-search.tsx";
import { usePagedList } from "./use-paged-list.ts";
import styles from "./queue.module.css";

/** What is in stock of each variant; search term and page are in the URL. The search field is ready for the next scan after each booking. */
export default function AdminStockPage() {
  const api = useApi();
  const { languageId } = useMarketLocale();
  const [search] = useSearchParams();
  const term = (search.get("term") ?? "").trim().slice(0, 100);
  const list = usePagedList({
    pageSize: stockOnPage,
    count: stockCountQuery(api, term),
    list: (page) => stockQuery(api, { term, languageId, page }),
    keepsEntries: true,
  });
  const [booked, setBooked] = useState(0);
  const isOnlyOne = term !== "" && list.entries?.length === 1;
  return (
    <ListPage title="admin.stock.title" controls={<StockSearch key={booked} term={term} />}>
      <PagedRows
        list={list}
        keyOf={({ variant_id }) => variant_id}
        empty={
          <p className={styles.none}>
            <FormattedMessage id="admin.stock.none" values={{ term: <bdi key="term">{term}</bdi> }} />
          </p>
        }
        addressOf={(page) => links.adminStock({ term, page })}
      >
        {(entry) => (
          <StockRow entry={entry} isOpen={isOnlyOne} onBooked={() => setBooked((count) => count + 1)} />
        )}
      </PagedRows>
    </ListPage>
  );
}
