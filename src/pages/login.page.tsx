import { FormattedMessage, useIntl } from "react-intl";
import { Login } from "../flows/session/session.flow.tsx";
import { Page } from "../ui/page.tsx";
import { Illustrated } from "./shared/illustrated.tsx";

export default function LoginPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: "account.login.title" })}>
      <Illustrated>
        <Login
          heading={
            <h1>
              <FormattedMessage id="account.login.title" />
            </h1>
          }
        />
      </Illustrated>
    </Page>
  );
}
