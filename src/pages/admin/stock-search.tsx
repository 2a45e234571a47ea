import { links } from "#domain/links.ts";
import { ListSearch } from "./list-search.tsx";

export const StockSearch = ({ term }: { term: string }) => (
  <ListSearch
    list="stock"
    term={term}
    linkTo={(wanted) => links.adminStock(wanted === undefined ? {} : { term: wanted })}
    isScanned
  />
);
