import { useIntl } from "react-intl";
import { Page } from "../../ui/page.tsx";
import { Waiting } from "../../ui/waiting.tsx";

/** A page whose data is loading, with a title. */
export function WaitingPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: "shell.waiting" })}>
      <Waiting />
    </Page>
  );
}
