import { FormattedMessage, useIntl } from "react-intl";
import { ApiProblem } from "../../api/client.ts";
import { links } from "../../../domain/links.ts";
import { ButtonLink } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Illustrated } from "./illustrated.tsx";

/** Shown when a page's subject could not be loaded: it does not exist, or nobody answered. */
export function Missing({ error }: { error: Error }) {
  const intl = useIntl();
  if (error instanceof ApiProblem && error.status < 500) return <NotFound />;
  return (
    <Page title={intl.formatMessage({ id: "shell.error.title" })}>
      <Notice tone="problem">
        <FormattedMessage id="shell.problem.unreachable" />
      </Notice>
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
      </Illustrated>
    </Page>
  );
}
