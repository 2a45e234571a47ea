import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PointsChoice } from "../../../machines/checkout/checkout.contract.ts";
import { toWire } from "../../../domain/money.ts";
import { worthOf } from "../../../domain/points.ts";
import { Money } from "../../facts/format.tsx";
import { useFacts } from "../../facts/use-facts.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./checkout.module.css";

type Props = {
  balance: number;
  choice: PointsChoice;
  /** `most`: the most points for a partial payment. `all`: the points needed to pay everything. */
  most: number;
  all: number;
  onChoose: (choice: PointsChoice) => void;
};

/** Pay with no points, some points or only points. Shows nothing if there are none. */
export function PointsScreen({ balance, choice, most, all, onChoose }: Props) {
  const { market } = useFacts();
  if (balance <= 0 && choice.kind === "none") return null;
  const isShort = choice.kind === "all" && balance < all;
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
          values={{ points: balance, worth: <Money amount={toWire(worthOf(balance, market))} /> }}
        />
      </p>
      {isShort && (
        <Notice tone="problem">
          <FormattedMessage id="checkout.points.short" />
        </Notice>
      )}
      {option("none", { kind: "none" }, true)}
      {option("some", { kind: "some", points: most }, most > 0 || choice.kind === "some")}
      {choice.kind === "some" && (
        <PointCount
          points={choice.points}
          most={most}
          onChange={(points) => onChoose({ kind: "some", points })}
        />
      )}
      {option("all", { kind: "all" }, balance >= all)}
    </fieldset>
  );
}

/** A whole number within bounds counts; anything else stays in the field to be corrected, and blocks the order. */
function PointCount(props: { points: number; most: number; onChange: (points: number) => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(String(props.points));
  const isCount = (text: string) => /^[1-9]\d*$/.test(text) && Number(text) <= props.most;
  const problem = isCount(typed)
    ? undefined
    : intl.formatMessage({ id: "checkout.points.count_problem" }, { most: props.most });
  return (
    <Field
      // The browser doesn't submit a form with an invalid field, and takes the person there.
      ref={(input) => input?.setCustomValidity(problem ?? "")}
      label={intl.formatMessage({ id: "checkout.points.count" })}
      name="used_points"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      problem={problem}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (isCount(value)) props.onChange(Number(value));
      }}
    />
  );
}
