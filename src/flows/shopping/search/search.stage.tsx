import { useRef, type ComponentProps } from "react";
import { searchPaths } from "#machines/shopping/search/search.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { SearchField } from "./search-field.tsx";
import { SearchContent } from "./search.flow.tsx";

export const searchStage: FlowStage<typeof searchPaths.machine> = { paths: searchPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof searchStage)["Screen"]>) {
  const form = useRef<HTMLFormElement>(null);
  return (
    // At the end of the line, as in the shop's header.
    <header style={{ minBlockSize: "30rem", padding: "1rem" }}>
      <div style={{ inlineSize: "fit-content", marginInlineStart: "auto" }}>
        <SearchField form={form} onSearch={() => {}}>
          <SearchContent form={form} actor={actor} />
        </SearchField>
      </div>
    </header>
  );
}
