import { AxisBottom, AxisLeft, AxisRight } from "@visx/axis";
import { useParentSize } from "@visx/responsive";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useIntl } from "react-intl";
import type { Currency } from "#domain/money.ts";
import { useMoney } from "#src/facts/format.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { amountTicks, monthTicks, textWidth } from "./axis.ts";
import styles from "./commission.module.css";
import type { Wire } from "#src/api/client.ts";

type Props = { months: readonly Wire["CommissionMonth"][]; currency: Currency };

/** Pixels. Amounts are at the start of lines. */
const height = 220;
const [besideAmounts, besideMonths] = [14, 6];
const [forMonths, above] = [26, 12];
const labels = { className: styles.axisLabel!, fill: "currentColor" };

/** A bar for each month, in the direction of writing. A table beside it has the numbers. */
export function MonthsPlot(props: Props) {
  const { parentRef, width } = useParentSize();
  return (
    <div ref={parentRef} className={styles.plot} aria-hidden="true">
      {width > 0 && <Plot {...props} width={width} />}
    </div>
  );
}

function Plot({ months, currency, width }: Props & { width: number }) {
  const intl = useIntl();
  const money = useMoney();
  const isTurned = useFacts().language.direction === "rtl";
  const values = months.map(({ value }) => value);
  const up = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [height - forMonths, above],
    nice: 4,
  });
  const { amounts, digits } = amountTicks(up.ticks(4), currency);
  const amount = (value: { valueOf: () => number }) =>
    money(value.valueOf(), { ...currency, currency_precision: digits });
  const forAmounts = besideAmounts + Math.max(...amounts.map((value) => textWidth(amount(value))));
  const [start, end] = isTurned ? [besideMonths, width - forAmounts] : [forAmounts, width - besideMonths];
  const across = scaleBand({
    domain: months.map(({ month }) => month),
    range: isTurned ? [end, start] : [start, end],
    padding: 0.4,
  });
  const monthOf = (month: string) =>
    intl.formatDate(`${month}-15`, { month: width < 480 ? "narrow" : "short", timeZone: "UTC" });
  const widest = besideMonths + Math.max(...months.map(({ month }) => textWidth(monthOf(month))));
  const Amounts = isTurned ? AxisRight : AxisLeft;
  return (
    <svg width={width} height={height} direction="ltr">
      {amounts.map((value) => (
        <line key={value} className={styles.grid} x1={start} x2={end} y1={up(value)} y2={up(value)} />
      ))}
      {months.map(({ month, value }) => (
        <Bar
          key={month}
          className={styles.bar!}
          x={across(month) ?? 0}
          y={up(Math.max(0, value))}
          width={across.bandwidth()}
          height={Math.abs(up(value) - up(0))}
          rx={3}
        />
      ))}
      <Amounts
        scale={up}
        left={isTurned ? end : start}
        tickValues={amounts}
        tickFormat={amount}
        tickLabelProps={{ ...labels, textAnchor: isTurned ? "start" : "end", dy: "0.33em" }}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={across}
        top={height - forMonths}
        tickValues={monthTicks(across.domain(), widest, across.step())}
        tickFormat={monthOf}
        tickLabelProps={{ ...labels, textAnchor: "middle" }}
        hideAxisLine
        hideTicks
      />
    </svg>
  );
}
