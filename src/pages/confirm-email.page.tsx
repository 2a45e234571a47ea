import { useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { links, localPath } from "#domain/links.ts";
import { EmailConfirmation } from "#src/flows/account/email-confirmation/email-confirmation.flow.tsx";
import { Page } from "#src/ui/page.tsx";
import { Illustrated } from "./shared/illustrated.tsx";

/** The link in the email only opens this page; its button confirms the address or declines the sign-up. */
export default function ConfirmEmailPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const decline = search.get("decline") || null;
  const title = intl.formatMessage({
    id: decline === null ? "account.confirm_email.title" : "account.decline.title",
  });
  return (
    <Page title={title}>
      <Illustrated>
        <h1>{title}</h1>
        <EmailConfirmation
          input={{
            token: search.get("token") || null,
            account: search.get("account") || null,
            decline,
            returnTo: localPath(search.get("to")) === links.checkout ? "checkout" : null,
          }}
        />
      </Illustrated>
    </Page>
  );
}
