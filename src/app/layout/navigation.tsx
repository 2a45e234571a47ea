import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import { menuQuery, type MenuEntry } from "#src/api/layout.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { ChevronDown } from "#src/ui/icons.tsx";
import { Disclosure } from "#src/ui/disclosure.tsx";
import { PlainLink } from "#src/ui/link.tsx";
import styles from "./navigation.module.css";

const shownAtTop = 4;

export const useMenu = (): readonly MenuEntry[] =>
  useQuery(menuQuery(useApi(), useFacts().language.id)).data ?? [];

export function Navigation() {
  const intl = useIntl();
  const entries = useMenu();
  const rest = entries.slice(shownAtTop);
  return (
    <nav className={styles.navigation} aria-label={intl.formatMessage({ id: "shell.departments" })}>
      <ul>
        {entries.slice(0, shownAtTop).map((entry) => (
          <li key={entry.id}>
            {entry.children.length > 0 ? (
              <Disclosure label={entry.name} mark={<ChevronDown />}>
                <Entries entries={[{ ...entry, children: [] }, ...entry.children]} />
              </Disclosure>
            ) : (
              <PlainLink href={entry.link}>{entry.name}</PlainLink>
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Disclosure label={<FormattedMessage id="shell.more" />} mark={<ChevronDown />}>
              <Entries entries={rest} />
            </Disclosure>
          </li>
        )}
      </ul>
    </nav>
  );
}

const Entries = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <ul className={styles.panel}>
    {entries.map((entry) => (
      <li key={entry.id}>
        <PlainLink href={entry.link}>{entry.name}</PlainLink>
        {entry.children.length > 0 && (
          <ul>
            {entry.children.map((child) => (
              <li key={child.id}>
                <PlainLink href={child.link}>{child.name}</PlainLink>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
