import type { ReactNode, RefObject } from "react";
import { useIntl } from "react-intl";
import { links } from "#domain/links.ts";
import { maximumTermLength } from "#domain/search-term.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Magnifier } from "#src/ui/icons.tsx";
import styles from "./search-field.module.css";

type Props = {
  term?: string;
  form: RefObject<HTMLFormElement | null>;
  onSearch: (term: string) => void;
  /** Called before typing, on focus or pointer. */
  onUse?: () => void;
  children: ReactNode;
};

/** An ordinary form that requests the results page, so it works before any script has loaded. `children`: the suggestions. */
export function SearchField({ term, form, onSearch, onUse, children }: Props) {
  const intl = useIntl();
  const { language } = useFacts();
  const label = intl.formatMessage({ id: "shell.search.label" });
  return (
    <form
      ref={form}
      role="search"
      className={styles.search}
      action={`/${language.id}${links.search()}`}
      onFocus={onUse}
      onSubmit={(event) => {
        event.preventDefault();
        const term = String(new FormData(event.currentTarget).get("term") ?? "").trim();
        if (term) onSearch(term);
      }}
    >
      <input
        type="search"
        name="term"
        defaultValue={term}
        maxLength={maximumTermLength}
        required
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={intl.formatMessage({ id: "shell.search.placeholder" })}
      />
      <button type="submit" aria-label={label}>
        <Magnifier />
      </button>
      {children}
    </form>
  );
}
