import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useApi } from "../api/api-context.ts";
import { meQuery } from "../api/queries.ts";
import { links } from "../../domain/links.ts";
import { useCustomer } from "../flows/session/session.context.ts";
import { ButtonLink, TextLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";
import { WaitingPage } from "./shared/waiting-page.tsx";
import { Illustrated } from "./shared/illustrated.tsx";
import { Missing } from "./shared/missing.tsx";

export default function AccountPage() {
  const intl = useIntl();
  const customer = useCustomer();
  const me = useQuery({ ...meQuery(useApi(), customer?.id ?? ""), enabled: Boolean(customer) });
  if (me.isError) return <Missing error={me.error} />;
  if (!me.data) return <WaitingPage />;
  return (
    <Page title={intl.formatMessage({ id: "shell.account" })}>
      <Illustrated>
        <h1>
          <FormattedMessage id="account.hello" values={{ name: customer?.displayName ?? "" }} />
        </h1>
        <p>{me.data.email}</p>
        <p>
          <FormattedMessage id="account.points" values={{ points: me.data.points }} />
        </p>
        <TextLink href={links.editAccount}>
          <FormattedMessage id="account.edit.link" />
        </TextLink>
        <ButtonLink href={links.shop}>
          <FormattedMessage id="shell.look_around" />
        </ButtonLink>
      </Illustrated>
    </Page>
  );
}
