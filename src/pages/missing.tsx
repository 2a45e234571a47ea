import { FormattedMessage, useIntl } from "react-intl";
import { ApiProblem } from "../api/client.ts";
import { links } from "../facts/links.ts";
import { ButtonLink } from "../ui/link.tsx";
import { Notice } from "../ui/notice.tsx";
import { Page } from "../ui/page.tsx";
import { Illustrated } from "./illustrated.tsx";

/** What a page shows when what it is about did not come: not there, or nobody answered. */
export function Missing({ error }: { error: Error }) {
  const intl = useIntl();
  if (error instanceof ApiProblem && error.status < 500) return <NotFound />;
  return (
    <Page title={intl.formatMessage({ id: "error.title" })}>
      <Notice tone="problem">
        <FormattedMessage id="problem.unreachable" />
      </Notice>
    </Page>
  );
}

export function NotFound() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: "not_found.title" })}>
      <Illustrated>
        <h1>
          <FormattedMessage id="not_found.title" />
        </h1>
        <ButtonLink href={links.shop}>
          <FormattedMessage id="cart.look_around" />
        </ButtonLink>
      </Illustrated>
    </Page>
  );
}
