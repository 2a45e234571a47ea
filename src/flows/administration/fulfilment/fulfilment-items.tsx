import { FormattedMessage, useIntl } from "react-intl";
import type { Items, OrderLine } from "#machines/administration/fulfilment/fulfilment.contract.ts";
import { Field } from "#src/ui/field.tsx";
import styles from "./fulfilment.module.css";

type Props = {
  lines: readonly OrderLine[];
  items: Items | null;
  isCollected: boolean;
  isMissing: boolean;
};

const nameOf = (id: string) => `count-${id}`;
/** With a single piece there is nothing to choose. */
const isChoice = (lines: readonly OrderLine[]) => lines.length > 1 || lines.some(({ count }) => count > 1);

/** What a shipment contains: at first all that is left. */
export function ShipmentItems({ lines, items, isCollected, isMissing }: Props) {
  const intl = useIntl();
  if (!isChoice(lines)) return null;
  const countOf = (id: string, left: number) =>
    items ? Math.min(items.find((item) => item.id === id)?.count ?? 0, left) : left;
  return (
    <fieldset className={styles.items}>
      <legend>
        <FormattedMessage id={isCollected ? "admin.shipping.items_ready" : "admin.shipping.items"} />
      </legend>
      {lines.map(({ id, name, count }, index) => (
        <Field
          key={id}
          name={nameOf(id)}
          label={name}
          type="number"
          inputMode="numeric"
          min={0}
          max={count}
          defaultValue={countOf(id, count)}
          hint={
            <FormattedMessage
              id={isCollected ? "admin.shipping.left_ready" : "admin.shipping.left"}
              values={{ count }}
            />
          }
          problem={
            isMissing && index === 0
              ? intl.formatMessage({ id: "admin.shipping.problem.no_items" })
              : undefined
          }
          required
        />
      ))}
    </fieldset>
  );
}

export function itemsIn(form: HTMLFormElement, lines: readonly OrderLine[]): Items {
  const data = new FormData(form);
  return lines.flatMap(({ id, count: left }) => {
    const typed = isChoice(lines) ? Math.trunc(Number(data.get(nameOf(id)))) || 0 : left;
    const count = Math.max(0, Math.min(typed, left));
    return count > 0 ? [{ id, count }] : [];
  });
}
