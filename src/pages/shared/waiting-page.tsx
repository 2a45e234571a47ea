import { useIntl } from "react-intl";
import { Page } from "#src/ui/page.tsx";
import { Waiting } from "#src/ui/waiting.tsx";

/** A page whose data is loading, with a title. */
export function WaitingPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: "shell.waiting" })}>
      <Waiting />
    </Page>
  );
}
