import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { links, localPath } from "../../domain/links.ts";
import { EmailConfirmation } from "../flows/email-confirmation/email-confirmation.flow.tsx";
import { Page } from "../ui/page.tsx";
import { Illustrated } from "./shared/illustrated.tsx";

/** A mail's link only opens this page; a button here confirms. */
export default function ConfirmEmailPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  return (
    <Page title={intl.formatMessage({ id: "account.confirm_email.title" })}>
      <Illustrated>
        <h1>
          <FormattedMessage id="account.confirm_email.title" />
        </h1>
        <EmailConfirmation
          input={{
            token: search.get("token") || null,
            account: search.get("account") || null,
            returnTo: localPath(search.get("to")) === links.checkout ? "checkout" : null,
          }}
        />
      </Illustrated>
    </Page>
  );
}
