import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { ListSearch } from "./list-search.tsx";

export const OrderSearch = ({ stage, term }: { stage: Wire["OrderStage"]; term: string }) => (
  <ListSearch
    list="orders"
    term={term}
    linkTo={(wanted) => links.adminOrders(wanted === undefined ? {} : { stage, term: wanted })}
  >
    <input type="hidden" name="stage" value={stage} />
  </ListSearch>
);
