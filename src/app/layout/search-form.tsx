import { Suspense, useRef, useState } from "react";
import { useLocation } from "wouter";
import { links } from "../../../domain/links.ts";
import { SearchField } from "../../flows/search/search-field.tsx";
import { Boundary } from "../boundary.tsx";
import { loadable } from "../loadable.tsx";

const suggestions = loadable(() => import("../../flows/search/search.flow.tsx"));

/** The header's search. What it suggests is fetched when somebody is about to type; without it the form still searches. */
export function SearchForm() {
  const form = useRef<HTMLFormElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [, go] = useLocation();
  return (
    <SearchField form={form} onSearch={(term) => go(links.search(term))} onUse={() => setUsed(true)}>
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
