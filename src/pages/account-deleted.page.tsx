import { FormattedMessage, useIntl } from "react-intl";
import { links } from "#domain/links.ts";
import { ButtonLink } from "#src/ui/link.tsx";
import { Page } from "#src/ui/page.tsx";
import { Illustrated } from "./shared/illustrated.tsx";

export default function AccountDeletedPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: "account.deleted.title" })}>
      <Illustrated>
        <h1>
          <FormattedMessage id="account.deleted.title" />
        </h1>
        <p>
          <FormattedMessage id="account.deleted.text" />
        </p>
        <ButtonLink href={links.shop}>
          <FormattedMessage id="shell.look_around" />
        </ButtonLink>
      </Illustrated>
    </Page>
  );
}
