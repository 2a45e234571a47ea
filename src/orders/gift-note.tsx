import { FormattedMessage } from "react-intl";
import styles from "./gift-note.module.css";

/** `text`: empty for a gift without a note. */
export const GiftNote = ({ text }: { text: string }) =>
  text === "" ? (
    <p>
      <FormattedMessage id="checkout.gift.no_note" />
    </p>
  ) : (
    <p className={styles.note} dir="auto">
      {text}
    </p>
  );
