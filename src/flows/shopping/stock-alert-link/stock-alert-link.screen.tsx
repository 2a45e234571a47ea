import { FormattedMessage } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  stockAlertLinkMachine,
  StockAlertLinkFacts,
  StockAlertLinkView,
} from "#machines/shopping/stock-alert-link/stock-alert-link.machine.ts";
import { links } from "#domain/links.ts";
import { Focused } from "#src/forms/focused.tsx";
import { RequestProblem } from "#src/forms/request-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "#src/forms/form.module.css";

type Props = {
  view: StockAlertLinkView;
  use: StockAlertLinkFacts["use"];
  send: (event: EventFrom<typeof stockAlertLinkMachine>) => void;
};

export function StockAlertLinkScreen({ view, use, send }: Props) {
  switch (view.screen) {
    case "form":
      return (
        <div className={styles.form}>
          {view.note && (
            <RequestProblem problem={view.note} onRetry={() => send({ type: "retry.requested" })} />
          )}
          <p>
            <FormattedMessage id={`catalogue.stock_alert.${use}.text`} />
          </p>
          <Button type="button" busy={view.busy} onClick={() => send({ type: "link.followed" })}>
            <FormattedMessage id={`catalogue.stock_alert.${use}.act`} />
          </Button>
        </div>
      );
    case "confirmed":
      return <Told id="catalogue.stock_alert.confirm.done" isDone />;
    case "deleted":
      return <Told id="catalogue.stock_alert.delete.done" isDone />;
    case "tokenInvalid":
      return <Told id="catalogue.stock_alert.token_invalid" />;
    case "tokenExpired":
      return <Told id="catalogue.stock_alert.token_expired" />;
  }
}

const Told = ({ id, isDone = false }: { id: string; isDone?: boolean }) => (
  <div className={styles.form}>
    <Focused>
      <Notice tone={isDone ? "success" : "problem"}>
        <FormattedMessage id={id} />
      </Notice>
    </Focused>
    <ButtonLink href={links.shop}>
      <FormattedMessage id="catalogue.stock_alert.to_shop" />
    </ButtonLink>
  </div>
);
