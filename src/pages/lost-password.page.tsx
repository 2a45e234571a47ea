import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useParams } from "wouter";
import { links } from "#domain/links.ts";
import { PasswordRecovery } from "#src/flows/account/password-recovery/password-recovery.flow.tsx";
import { Page } from "#src/ui/page.tsx";
import { Illustrated } from "./shared/illustrated.tsx";

export default function LostPasswordPage() {
  const intl = useIntl();
  const [, go] = useLocation();
  const { linkSent } = useParams();
  return (
    <Page title={intl.formatMessage({ id: "account.recovery.title" })}>
      <Illustrated>
        <h1>
          <FormattedMessage id="account.recovery.title" />
        </h1>
        <PasswordRecovery
          isSent={linkSent !== undefined}
          onSent={() => go(links.lostPassword("sent"), { replace: true })}
        />
      </Illustrated>
    </Page>
  );
}
