import { useIntl } from "react-intl";
import { useLocation } from "wouter";
import { useFacts } from "../../facts/use-facts.ts";
import { links } from "../../../domain/links.ts";
import styles from "./search-form.module.css";

/** An ordinary form that requests the results page, so it works before any script has loaded. */
export function SearchForm() {
  const intl = useIntl();
  const { language } = useFacts();
  const [, go] = useLocation();
  return (
    <form
      role="search"
      className={styles.search}
      action={`/${language.id}${links.search()}`}
      onSubmit={(event) => {
        event.preventDefault();
        const term = String(new FormData(event.currentTarget).get("term") ?? "").trim();
        if (term) go(links.search(term));
      }}
    >
      <input
        type="search"
        name="term"
        maxLength={100}
        required
        aria-label={intl.formatMessage({ id: "shell.search.label" })}
        placeholder={intl.formatMessage({ id: "shell.search.placeholder" })}
      />
    </form>
  );
}
