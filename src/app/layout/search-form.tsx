import { Suspense, useRef, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { links, routeNames } from "#domain/links.ts";
import { parseTerm } from "#domain/search-term.ts";
import { SearchField } from "#src/flows/shopping/search/search-field.tsx";
import { Boundary } from "#src/app/boundary.tsx";
import { loadable } from "#src/app/loadable.tsx";

const suggestions = loadable(() => import("#src/flows/shopping/search/search.flow.tsx"));

const shownBy = (path: string): boolean =>
  ([routeNames.search, routeNames.shopSearch] as string[]).includes(path.split("/")[1] ?? "");

/** The suggestions are fetched on the first interaction; without them the form still searches. */
export function SearchForm() {
  const form = useRef<HTMLFormElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [path, go] = useLocation();
  const [search] = useSearchParams();
  const term = shownBy(path) ? parseTerm(search) : "";
  return (
    <SearchField
      key={term}
      term={term}
      form={form}
      onSearch={(term) => go(links.search(term))}
      onUse={() => setUsed(true)}
    >
      {isUsed && (
        <Boundary failed={() => null}>
          <Suspense>
            <suggestions.Loaded form={form} />
          </Suspense>
        </Boundary>
      )}
    </SearchField>
  );
}
