import { FormattedMessage, FormattedNumber } from "react-intl";
import type { MarketComparison, MarketEvent } from "#machines/shell/market/market.contract.ts";
import type { MarketView } from "#machines/shell/market/market.view.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { nameWithVariant } from "#domain/variant-name.ts";
import { Money } from "#src/facts/format.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./market.module.css";

type Send = (event: MarketEvent) => void;
type MarketOption = { id: string; name: string };

export function SwitchScreen({
  view,
  send,
  markets,
}: {
  view: MarketView;
  send: Send;
  markets: readonly MarketOption[];
}) {
  const stay = () => send({ type: "switch.declined" });
  switch (view.screen) {
    case "choice":
    case "comparing":
    case "switching":
      return null;
    case "unreachable":
      return (
        <Dialog title={<FormattedMessage id="shell.market.switch" />} onClose={stay}>
          <Notice tone="problem">
            <FormattedMessage id="shell.problem.unreachable" />
          </Notice>
          <Button type="button" onClick={() => send({ type: "retry.requested" })}>
            <FormattedMessage id="shell.try_again" />
          </Button>
        </Dialog>
      );
    case "unforeseen":
      return (
        <Dialog title={<FormattedMessage id="shell.market.switch" />} onClose={stay}>
          <Notice tone="problem">
            <FormattedMessage id="shell.problem.unforeseen" />
          </Notice>
          <CustomerService />
        </Dialog>
      );
    case "whatWouldChange": {
      const name = markets.find(({ id }) => id === view.comparison.marketId)?.name ?? "";
      return (
        <Dialog
          title={<FormattedMessage id="shell.market.switch_to" values={{ market: name }} />}
          onClose={stay}
          actions={
            <>
              <Button type="button" onClick={() => send({ type: "switch.confirmed" })}>
                <FormattedMessage id="shell.market.confirm" />
              </Button>
              <Button type="button" look="quiet" onClick={stay}>
                <FormattedMessage id="shell.market.stay" />
              </Button>
            </>
          }
        >
          <Differences comparison={view.comparison} />
        </Dialog>
      );
    }
  }
}

function Differences({ comparison: c }: { comparison: MarketComparison }) {
  const isSame = c.currencyBefore.currency === c.currencyAfter.currency && c.vatBefore === c.vatAfter;
  if (isSame && c.lines.length === 0) return null;
  return (
    <ul className={styles.differences}>
      {c.currencyBefore.currency !== c.currencyAfter.currency && (
        <li>
          <FormattedMessage
            id="shell.market.currency"
            values={{ before: c.currencyBefore.currency, after: c.currencyAfter.currency }}
          />
        </li>
      )}
      {c.vatBefore !== c.vatAfter && (
        <li>
          <FormattedMessage
            id="shell.market.vat"
            values={{ before: <Percent rate={c.vatBefore} />, after: <Percent rate={c.vatAfter} /> }}
          />
        </li>
      )}
      {c.lines.map(({ variantId, variantName, before, after, ...line }) => {
        const name = nameWithVariant(line.name, variantName);
        return (
          <li key={variantId}>
            {after === null ? (
              <FormattedMessage id="shell.market.line_not_sold" values={{ name }} />
            ) : before === null ? (
              <FormattedMessage
                id="shell.market.line_sold"
                values={{ name, after: <Money amount={after} currency={c.currencyAfter} /> }}
              />
            ) : (
              <FormattedMessage
                id="shell.market.line_price"
                values={{
                  name,
                  before: <Money amount={before} currency={c.currencyBefore} />,
                  after: <Money amount={after} currency={c.currencyAfter} />,
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const Percent = ({ rate }: { rate: number }) => (
  <FormattedNumber value={rate} style="percent" maximumFractionDigits={1} />
);
