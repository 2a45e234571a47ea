import { FormattedMessage, useIntl } from "react-intl";
import { needsHint, passwordRank, passwordScore } from "#domain/password.ts";
import styles from "./password-strength.module.css";

export function PasswordStrength({ password }: { password: string }) {
  const intl = useIntl();
  const score = passwordScore(password);
  const rank = passwordRank(score);
  return (
    <div className={styles.strength} data-rank={rank}>
      <meter
        min={0}
        max={100}
        value={Math.max(0, Math.min(100, score))}
        aria-label={intl.formatMessage({ id: "account.password.strength" })}
        aria-valuetext={intl.formatMessage({ id: `account.password.${rank}` })}
      />
      <output className={styles.rank}>
        {password !== "" && <FormattedMessage id={`account.password.${rank}`} />}
      </output>
      {needsHint(score) && (
        <p className={styles.hint}>
          <FormattedMessage id="account.password.hint" />
        </p>
      )}
    </div>
  );
}
