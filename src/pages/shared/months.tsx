import { useIntl, type IntlShape } from "react-intl";
import { runsOf } from "../../../domain/months.ts";

/** Months by name, those that follow each other as "March to May". */
export function Months({ months }: { months: readonly number[] }) {
  const intl = useIntl();
  const said = runsOf(months).map(({ from, to }) => {
    if (from === 1 && to === 12) return intl.formatMessage({ id: "facts.months.all" });
    if (from === to) return nameOf(intl, from);
    return intl.formatMessage(
      { id: "facts.months.range" },
      { from: nameOf(intl, from), to: nameOf(intl, to) },
    );
  });
  return intl.formatList(said, { type: "conjunction" });
}

const nameOf = (intl: IntlShape, month: number): string =>
  intl.formatDate(Date.UTC(2026, month - 1, 1), { month: "long", timeZone: "UTC" });
