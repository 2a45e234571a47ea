import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { NetworkError } from "#src/api/client.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { useNavigation, useNavigationView } from "#src/flows/shell/navigation/navigation.context.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { Button } from "#src/ui/button.tsx";
import { StickyBar } from "#src/ui/sticky-bar.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Page } from "#src/ui/page.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";

type Props = { error: unknown; repaint: () => void };

export const PageFailed = ({ error, repaint }: Props) =>
  error instanceof NetworkError ? <PageUnanswered repaint={repaint} /> : <PageBroken />;

function PageUnanswered({ repaint }: Pick<Props, "repaint">) {
  const intl = useIntl();
  const { browser } = useShop();
  const { actor, recover } = useNavigation();
  const view = useNavigationView();
  useEffect(() => recover(browser.currentUrl(), repaint), [browser, recover, repaint]);
  return (
    <Page title={intl.formatMessage({ id: "shell.error.title" })}>
      <StatusPanel
        tone="problem"
        message={<FormattedMessage id="shell.problem.shop_unreachable" />}
        actions={
          <Button
            type="button"
            busy={view.screen === "unreachable" && view.isTrying}
            onClick={() => actor.send({ type: "retry.requested" })}
          >
            <FormattedMessage id="shell.try_again" />
          </Button>
        }
      />
    </Page>
  );
}

function PageBroken() {
  const intl = useIntl();
  const { reload } = useShop().browser;
  return (
    <Page title={intl.formatMessage({ id: "shell.error.title" })}>
      <StatusPanel
        tone="problem"
        message={<FormattedMessage id="shell.error.unexpected" />}
        actions={
          <Button type="button" onClick={reload}>
            <FormattedMessage id="shell.reload" />
          </Button>
        }
      >
        <CustomerService />
      </StatusPanel>
    </Page>
  );
}

export function PartFailed({ error, retry }: { error: unknown; retry: () => Promise<void> }) {
  const [isTrying, setTrying] = useState(false);
  if (!(error instanceof NetworkError)) throw error;
  const tryAgain = () => {
    setTrying(true);
    void retry()
      .catch(() => {})
      .finally(() => setTrying(false));
  };
  return (
    <StickyBar>
      <Notice tone="problem">
        <FormattedMessage id="shell.problem.not_loaded" />{" "}
        <Button type="button" look="link" busy={isTrying} onClick={tryAgain}>
          <FormattedMessage id="shell.try_again" />
        </Button>
      </Notice>
    </StickyBar>
  );
}
