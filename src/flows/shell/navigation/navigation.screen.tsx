import { FormattedMessage, useIntl } from "react-intl";
import type { NavigationEvent } from "#machines/shell/navigation/navigation.contract.ts";
import type { NavigationView } from "#machines/shell/navigation/navigation.view.ts";
import { Button } from "#src/ui/button.tsx";
import { StickyBar } from "#src/ui/sticky-bar.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./navigation.module.css";

type Send = (event: NavigationEvent) => void;

export function NavigationScreen({ view, send }: { view: NavigationView; send: Send }) {
  const intl = useIntl();
  const dismiss = () => send({ type: "notice.dismissed" });
  switch (view.screen) {
    case "nothing":
      return null;
    case "loading":
      return (
        <div
          className={styles.loading}
          role="progressbar"
          aria-label={intl.formatMessage({ id: "shell.waiting" })}
        />
      );
    case "unreachable":
      return (
        <StickyBar>
          <Notice tone="problem" onDismiss={dismiss}>
            <FormattedMessage id="shell.problem.shop_unreachable" />{" "}
            <Button
              type="button"
              look="link"
              busy={view.isTrying}
              onClick={() => send({ type: "retry.requested" })}
            >
              <FormattedMessage id="shell.try_again" />
            </Button>
          </Notice>
        </StickyBar>
      );
    case "newVersion":
      return (
        <StickyBar>
          <Notice tone="information" onDismiss={dismiss}>
            <strong>
              <FormattedMessage id="shell.error.new_version" />
            </strong>{" "}
            <FormattedMessage id="shell.error.new_version_hint" />{" "}
            <Button type="button" look="link" onClick={() => send({ type: "reload.requested" })}>
              <FormattedMessage id="shell.reload" />
            </Button>
          </Notice>
        </StickyBar>
      );
  }
}
