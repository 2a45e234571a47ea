import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { PasswordReset } from "#src/flows/account/password-reset/password-reset.flow.tsx";
import { useSession } from "#src/flows/account/session/session.context.ts";
import { Page } from "#src/ui/page.tsx";
import { Illustrated } from "./shared/illustrated.tsx";

/** The link in the email only opens this page; the button sets the password. */
export default function ResetPasswordPage() {
  const intl = useIntl();
  const session = useSession();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  return (
    <Page title={intl.formatMessage({ id: "account.reset.title" })}>
      <Illustrated>
        <h1>
          <FormattedMessage id="account.reset.title" />
        </h1>
        <PasswordReset
          input={{ token: search.get("token") || null }}
          onReset={() => {
            session.send({ type: "account.changedByLink" });
            go(links.loginAfterReset, { replace: true });
          }}
        />
      </Illustrated>
    </Page>
  );
}
