import type { ReactNode } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { monthRanges, seasons } from "#domain/months.ts";
import type { Wire } from "#src/api/client.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Calendar, Drop, House, Paw, Ruler, Snowflake, Sun } from "#src/ui/plant-icons.tsx";
import styles from "./plant-facts.module.css";

type Facts = Wire["PlantFacts"];

/** A plant's needs, each with an icon; unknown ones are named as such. */
export function PlantFacts({ facts }: { facts: Facts }) {
  const { light, water, pets, height, hardiness, habitats, months } = facts;
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">
        <FormattedMessage id="facts.title" />
      </h2>
      <dl>
        <Fact mark={<Sun />} name="light">
          {light && <Several ids={light.map((one) => `facts.light.${one}` as const)} />}
        </Fact>
        <Fact mark={<Drop />} name="water">
          {water && <FormattedMessage id={`facts.water.${water}`} />}
        </Fact>
        <Fact mark={<Paw />} name="pets">
          {pets && <FormattedMessage id={`facts.pets.${pets}`} />}
        </Fact>
        <Fact mark={<Ruler />} name="height">
          {height && <Height {...height} />}
        </Fact>
        <Fact mark={<Snowflake />} name="hardiness">
          {hardiness !== null && (
            <FormattedMessage
              id="facts.hardiness.value"
              values={{ temperature: <Celsius key="celsius" degrees={hardiness} /> }}
            />
          )}
        </Fact>
        <Fact mark={<House />} name="habitat">
          {habitats && <Several ids={habitats.map((one) => `facts.habitat.${one}` as const)} />}
        </Fact>
        {(months === null || Object.keys(months).length > 0) && (
          <Fact mark={<Calendar />} name="months">
            {months && <Year months={months} />}
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** Isolated, because the mark that Intl sets before a minus in Arabic would move the unit to the other side. */
function Celsius({ degrees }: { degrees: number }) {
  const { direction } = useFacts().language;
  return <bdi dir={direction}>{celsius(useIntl(), degrees)}</bdi>;
}

function Height({ delivered, grown }: NonNullable<Facts["height"]>) {
  const intl = useIntl();
  if (delivered === null) return lengthIn(intl, grown);
  return (
    <FormattedMessage
      id="facts.height.value"
      values={{ delivered: lengthIn(intl, delivered), grown: lengthIn(intl, grown) }}
    />
  );
}

type FactName = "light" | "water" | "pets" | "height" | "hardiness" | "habitat" | "months";

const Fact = ({ mark, name, children }: { mark: ReactNode; name: FactName; children: ReactNode }) => (
  <div className={styles.fact}>
    {mark}
    <dt>
      <FormattedMessage id={`facts.${name}`} />
    </dt>
    <dd>{children || <FormattedMessage id="facts.unknown" />}</dd>
  </div>
);

const Several = ({ ids }: { ids: readonly string[] }) => (
  <ul>
    {ids.map((id) => (
      <li key={id}>
        <FormattedMessage id={id} />
      </li>
    ))}
  </ul>
);

const Year = ({ months }: { months: NonNullable<Facts["months"]> }) => (
  <ul>
    {seasons.map(
      (season) =>
        months[season] && (
          <li key={season}>
            <FormattedMessage id={`facts.season.${season}`} />: <Months months={months[season]} />
          </li>
        ),
    )}
  </ul>
);

function Months({ months }: { months: readonly number[] }) {
  const intl = useIntl();
  const ranges = monthRanges(months).map(({ from, to }) => {
    if (from === 1 && to === 12) return intl.formatMessage({ id: "facts.months.all" });
    if (from === to) return nameOf(intl, from);
    return intl.formatMessage(
      { id: "facts.months.range" },
      { from: nameOf(intl, from), to: nameOf(intl, to) },
    );
  });
  return intl.formatList(ranges, { type: "conjunction" });
}

const nameOf = (intl: IntlShape, month: number): string =>
  intl.formatDate(Date.UTC(2026, month - 1, 1), { month: "long", timeZone: "UTC" });

/** In metres from one metre on. */
const lengthIn = (intl: IntlShape, centimetres: number): string =>
  (centimetres < 100
    ? intl.formatNumber(centimetres, { style: "unit", unit: "centimeter" })
    : intl.formatNumber(centimetres / 100, { style: "unit", unit: "meter" })
  ).replace(" ", "\u00a0");

/** Without line breaks at the minus or the unit. */
const celsius = (intl: IntlShape, degrees: number): string =>
  intl
    .formatNumber(degrees, { style: "unit", unit: "celsius" })
    .replace(/^-/, "\u2212")
    .replaceAll(/\s/g, "\u00a0");
