import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import { UnexpectedResponseError } from "#src/api/client.ts";
import { departmentsQuery } from "#src/api/layout.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { links } from "#domain/links.ts";
import { ButtonLink, TextLink } from "#src/ui/link.tsx";
import { Page } from "#src/ui/page.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Illustrated } from "./illustrated.tsx";
import styles from "./illustrated.module.css";

/** Shown if a page's subject does not exist or could not be loaded. */
export function MissingPage({ error }: { error: Error }) {
  const intl = useIntl();
  const queries = useQueryClient();
  if (error instanceof UnexpectedResponseError && error.status < 500) return <NotFound />;
  const retry = () =>
    void queries.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  return (
    <Page title={intl.formatMessage({ id: "shell.error.title" })}>
      <TryAgain onRetry={retry} />
    </Page>
  );
}

export function NotFound() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: "shell.not_found" })}>
      <Illustrated>
        <h1>
          <FormattedMessage id="shell.not_found" />
        </h1>
        <ButtonLink href={links.shop}>
          <FormattedMessage id="shell.look_around" />
        </ButtonLink>
        <Departments />
      </Illustrated>
    </Page>
  );
}

function Departments() {
  const departments = useQuery(departmentsQuery(useApi(), useMarketLocale())).data ?? [];
  return (
    <ul className={styles.ways}>
      {departments.map(({ id, url_fragment, name }) => (
        <li key={id}>
          <TextLink href={links.category(url_fragment)}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
