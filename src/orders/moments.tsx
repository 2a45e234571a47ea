import { FormattedMessage } from "react-intl";
import { MomentText } from "#src/facts/format.tsx";
import styles from "./moments.module.css";

/** `name`: the message id. `at` null: has not happened, and is left out. */
type Moment = { name: string; at: string | null };

export const Moments = ({ moments }: { moments: readonly Moment[] }) => (
  <ol className={styles.moments}>
    {moments.map(
      ({ name, at }) =>
        at && (
          <li key={`${name} ${at}`}>
            <strong>
              <FormattedMessage id={name} />
            </strong>
            <MomentText at={at} />
          </li>
        ),
    )}
  </ol>
);
