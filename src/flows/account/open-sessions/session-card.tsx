import { FormattedMessage, useIntl } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { MomentText } from "#src/facts/format.tsx";
import { Button } from "#src/ui/button.tsx";
import styles from "./open-sessions.module.css";

type Session = Wire["Session"];
type Props = { session: Session; busy: boolean; disabled: boolean; onEnd: () => void };

/** The current session cannot be ended here. */
export function SessionCard({ session, busy, disabled, onEnd }: Props) {
  const intl = useIntl();
  const device = useDevice(session);
  const { is_current, last_used_at, created_at, network } = session;
  return (
    <li className={styles.card}>
      <div className={styles.facts}>
        <p className={styles.device}>
          <bdi>{device}</bdi>
          {is_current && (
            <strong className={styles.current}>
              <FormattedMessage id="account.sessions.current" />
            </strong>
          )}
        </p>
        <p>
          <FormattedMessage
            id="account.sessions.last_used"
            values={{ at: <MomentText key="at" at={last_used_at} /> }}
          />
        </p>
        <p>
          <FormattedMessage
            id="account.sessions.logged_in"
            values={{ at: <MomentText key="at" at={created_at} /> }}
          />
        </p>
        {network && (
          <p>
            <FormattedMessage
              id="account.sessions.network"
              values={{
                network: (
                  <bdi key="network" dir="ltr">
                    {beginningOf(network)}
                  </bdi>
                ),
              }}
            />
          </p>
        )}
      </div>
      {!is_current && (
        <Button
          type="button"
          look="quiet"
          busy={busy}
          disabled={disabled}
          aria-label={intl.formatMessage({ id: "account.sessions.end_device" }, { device })}
          onClick={onEnd}
        >
          <FormattedMessage id="account.sessions.end" />
        </Button>
      )}
    </li>
  );
}

function useDevice({ browser, system }: Session): string {
  const intl = useIntl();
  if (browser && system) return intl.formatMessage({ id: "account.sessions.device" }, { browser, system });
  return browser ?? system ?? intl.formatMessage({ id: "account.sessions.unknown" });
}

/** `203.0.113.0/24` becomes `203.0.113.*`, and `2001:db8:1::/48` becomes `2001:db8:1:*`. */
const beginningOf = (network: string): string => network.replace(/[0:]\/\d+$/, "*");
