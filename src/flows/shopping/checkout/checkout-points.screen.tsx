import { FormattedMessage, useIntl } from "react-intl";
import type { PointsChoice } from "#machines/shopping/checkout/checkout.contract.ts";
import { toWire } from "#domain/money.ts";
import { pointsToMoney } from "#domain/points.ts";
import { Money } from "#src/facts/format.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { Field } from "#src/ui/field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { PointsLimits } from "./checkout.points.ts";
import styles from "./checkout.module.css";

type Props = {
  limits: PointsLimits;
  choice: PointsChoice;
  /** Whether the chosen number of points is possible; otherwise the order cannot be submitted. */
  isPayable: boolean;
  onChoose: (choice: PointsChoice) => void;
};

/** Pay with no points, some or only points. Renders nothing if the customer has none, or nothing is to be paid. */
export function PointsScreen({ limits: { balance, most, all }, choice, isPayable, onChoose }: Props) {
  const { market } = useFacts();
  if (all === 0 || (balance <= 0 && choice.kind === "none")) return null;
  const isCountAsked = choice.kind === "some" && most > 0;
  const option = (kind: PointsChoice["kind"], chosen: PointsChoice, isOpen: boolean) =>
    isOpen && (
      <label className={styles.option}>
        <input
          type="radio"
          name="points"
          required
          checked={choice.kind === kind}
          onChange={() => onChoose(chosen)}
        />
        <FormattedMessage id={`checkout.points.${kind}`} values={{ points: all }} />
      </label>
    );
  return (
    <fieldset className={styles.options}>
      <legend>
        <FormattedMessage id="checkout.points" />
      </legend>
      <p>
        <FormattedMessage
          id="checkout.points.balance"
          values={{ points: balance, worth: <Money amount={toWire(pointsToMoney(balance, market))} /> }}
        />
      </p>
      {!isPayable && !isCountAsked && (
        <Notice tone="problem">
          <FormattedMessage id="checkout.points.short" />
        </Notice>
      )}
      {option("none", { kind: "none" }, true)}
      {option("some", { kind: "some", typed: String(most) }, most > 0)}
      {isCountAsked && (
        <PointCount
          typed={choice.typed}
          most={most}
          isPayable={isPayable}
          onType={(typed) => onChoose({ kind: "some", typed })}
        />
      )}
      {option("all", { kind: "all" }, balance >= all)}
    </fieldset>
  );
}

/** An impossible number stays in the field to be corrected, and blocks the order. */
function PointCount(props: {
  typed: string;
  most: number;
  isPayable: boolean;
  onType: (typed: string) => void;
}) {
  const { typed, most, isPayable, onType } = props;
  const intl = useIntl();
  const problem = isPayable
    ? undefined
    : intl.formatMessage({ id: "checkout.points.count_problem" }, { most });
  return (
    <Field
      // The browser does not submit a form with an invalid field, and focuses that field.
      ref={(input) => input?.setCustomValidity(problem ?? "")}
      label={intl.formatMessage({ id: "checkout.points.count" })}
      name="used_points"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      problem={problem}
      onChange={({ target: { value } }) => onType(value)}
    />
  );
}
