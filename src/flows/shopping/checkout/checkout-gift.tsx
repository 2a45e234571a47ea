import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { maximumGiftNoteLength } from "#domain/note.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field } from "#src/ui/field.tsx";
import styles from "./checkout-gift.module.css";

/** Its note is hidden rather than removed, so that its text is still there if it becomes a gift again. */
export function Gift(props: {
  /** Null: it is no gift. */
  typed: string | null;
  /** What was typed while it was one. */
  switchedOff?: string | undefined;
  problem: string | undefined;
  onChange: (isGift: boolean) => void;
}) {
  const { typed, problem, onChange } = props;
  const intl = useIntl();
  const [isGift, setGift] = useState(typed !== null);
  const change = (isTicked: boolean) => {
    setGift(isTicked);
    onChange(isTicked);
  };
  return (
    <div className={styles.gift}>
      <Checkbox name="gift" checked={isGift} onChange={change}>
        <FormattedMessage id="checkout.gift.check" />
      </Checkbox>
      <div className={styles.note} hidden={!isGift}>
        <Field
          label={intl.formatMessage({ id: "checkout.gift.note" })}
          name="giftNote"
          lines={3}
          longest={maximumGiftNoteLength}
          defaultValue={typed ?? props.switchedOff ?? ""}
          problem={
            problem &&
            intl.formatMessage({
              id: problem === "not_printable" ? "checkout.gift.not_printable" : `address.problem.${problem}`,
            })
          }
          hint={intl.formatMessage({ id: "checkout.gift.hint" })}
        />
      </div>
    </div>
  );
}
