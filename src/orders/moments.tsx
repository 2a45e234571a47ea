import { FormattedMessage } from "react-intl";
import { MomentText } from "#src/facts/format.tsx";
import styles from "./moments.module.css";

/** `name`: the message id. `number`: of the shipment, if there are several. `at` null: has not happened, and is left out. */
export type Moment = { name: string; number?: number; at: string | null };

export const Moments = ({ moments }: { moments: readonly Moment[] }) => (
  <ol className={styles.moments}>
    {moments.map(
      ({ name, number = 0, at }) =>
        at && (
          <li key={`${name} ${number} ${at}`}>
            <strong>
              <FormattedMessage id={name} values={{ number }} />
            </strong>
            <MomentText at={at} />
          </li>
        ),
    )}
  </ol>
);
