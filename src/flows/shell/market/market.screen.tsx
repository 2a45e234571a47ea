import { useIntl } from "react-intl";
import type { MarketEvent } from "#machines/shell/market/market.contract.ts";
import type { MarketView } from "#machines/shell/market/market.view.ts";
import { Select } from "#src/ui/select.tsx";
import styles from "./market.module.css";

type Send = (event: MarketEvent) => void;
type MarketOption = { id: string; name: string; languages: readonly string[] };
type LanguageOption = { id: string; name: string };

export function MarketScreen(props: {
  view: MarketView;
  send: Send;
  markets: readonly MarketOption[];
  languages: readonly LanguageOption[];
}) {
  const intl = useIntl();
  const { marketId, languageId } = placeIn(props.view);
  const offered = props.markets.find(({ id }) => id === marketId)?.languages ?? [];
  return (
    <div className={styles.chooser}>
      <Select
        label={intl.formatMessage({ id: "shell.market.label" })}
        name="market"
        value={marketId}
        options={props.markets.map(({ id, name }) => ({ value: id, text: name }))}
        onChoose={(chosen) => props.send({ type: "market.chosen", marketId: chosen })}
      />
      <Select
        label={intl.formatMessage({ id: "shell.language" })}
        name="language"
        value={languageId}
        options={props.languages
          .filter(({ id }) => offered.includes(id))
          .map(({ id, name }) => ({ value: id, text: name }))}
        onChoose={(chosen) => props.send({ type: "language.chosen", languageId: chosen })}
      />
    </div>
  );
}

function placeIn(view: MarketView): { marketId: string; languageId: string } {
  switch (view.screen) {
    case "choice":
      return view;
    case "comparing":
      return { marketId: view.marketId, languageId: "" };
    case "whatWouldChange":
      return view.comparison;
    case "unreachable":
    case "unforeseen":
    case "switching":
      return view.chosen;
  }
}
