import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "wouter";
import { LogInOrSignUp } from "#src/accounts/log-in-or-sign-up.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Page } from "#src/ui/page.tsx";
import { IllustratedHeading } from "./shared/illustrated.tsx";

export default function LoginPage() {
  const intl = useIntl();
  const { passwordReset } = useParams();
  return (
    <Page title={intl.formatMessage({ id: "account.entry.title" })}>
      <IllustratedHeading>
        <FormattedMessage id="account.entry.title" />
      </IllustratedHeading>
      {passwordReset !== undefined && (
        <Notice tone="success">
          <FormattedMessage id="account.login.password_reset" />
        </Notice>
      )}
      <LogInOrSignUp />
    </Page>
  );
}
