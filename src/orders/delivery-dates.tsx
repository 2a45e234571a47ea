import { FormattedMessage, useIntl } from "react-intl";
import { hoursFormat, hoursOn, hoursRange, type OpeningHours } from "#domain/opening-hours.ts";
import type { Wire } from "#src/api/client.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { DeliveryDays } from "./delivery-days.tsx";
import { useDayRange } from "#src/facts/use-day-range.ts";

/** Days in the market, as `2026-11-30`. */
type ArrivalDays = { arrivesFrom: string; arrivesTo: string };
export type PromisedDates = ArrivalDays & { leavesOn: string };

/** Servers of the last release promise none. */
export function promisedDates({
  leaves_on: leavesOn = null,
  arrives_from: arrivesFrom = null,
  arrives_to: arrivesTo = null,
}: Partial<Pick<Wire["Order"], "leaves_on" | "arrives_from" | "arrives_to">>): PromisedDates | null {
  return leavesOn !== null && arrivesFrom !== null && arrivesTo !== null
    ? { leavesOn, arrivesFrom, arrivesTo }
    : null;
}

type Props = {
  dates: PromisedDates | null;
  isCollected: boolean;
  openingHours?: OpeningHours | null;
  /** In working days, for when no day is known on which it leaves. */
  days: { least: number; most: number };
};

/** On which days something leaves and arrives, or how long that takes. */
export function DeliveryDates({ dates, isCollected, openingHours, days }: Props) {
  const intl = useIntl();
  const { language } = useFacts();
  const dayRange = useDayRange();
  if (!dates && isCollected) return <FormattedMessage id="checkout.ready_unknown" />;
  // Recordings of the last release have none.
  if (!dates) return <DeliveryDays days={days} />;
  const { leavesOn, arrivesFrom, arrivesTo } = dates;
  const hours = isCollected ? hoursOn(arrivesFrom, openingHours ?? null) : null;
  const id = isCollected ? (hours ? "checkout.ready_open" : "checkout.ready") : "checkout.leaves_arrives";
  return (
    <span suppressHydrationWarning>
      <FormattedMessage
        id={id}
        values={{
          hours:
            hours &&
            intl.formatDateTimeRange(...hoursRange(hours), hoursFormat(language.date_format["long"])),
          leaves: dayRange(leavesOn, leavesOn),
          ready: dayRange(arrivesFrom, arrivesFrom),
          arrives: dayRange(arrivesFrom, arrivesTo),
        }}
      />
    </span>
  );
}

/** The day before which the customer does not want it. */
export function NotBefore({ day }: { day: string }) {
  const dayRange = useDayRange();
  return (
    <span suppressHydrationWarning>
      <FormattedMessage id="checkout.not_before" values={{ day: dayRange(day, day) }} />
    </span>
  );
}

/** `after`: null if no day is known any more. */
export function LaterArrival(props: {
  before: ArrivalDays;
  after: ArrivalDays | null;
  isCollected: boolean;
}) {
  const { before, after, isCollected } = props;
  const dayRange = useDayRange();
  // What is collected is ready on the first of its days.
  const write = ({ arrivesFrom, arrivesTo }: ArrivalDays) =>
    dayRange(arrivesFrom, isCollected ? arrivesFrom : arrivesTo);
  return (
    <FormattedMessage
      id={isCollected ? "checkout.ready_later" : "checkout.arrives_later"}
      values={{
        before: write(before),
        after: after && write(after),
        known: after ? "yes" : "no",
      }}
    />
  );
}
