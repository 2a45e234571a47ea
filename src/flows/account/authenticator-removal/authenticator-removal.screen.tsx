import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  authenticatorRemovalMachine,
  AuthenticatorRemovalView,
} from "#machines/account/authenticator-removal/authenticator-removal.machine.ts";
import type { SecondFactorTask } from "#machines/account/second-factor/second-factor.contract.ts";
import type { Wire } from "#src/api/client.ts";
import { MomentText } from "#src/facts/format.tsx";
import { useFocusOnNote } from "#src/forms/focused.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./authenticator-removal.module.css";

type Props = {
  view: AuthenticatorRemovalView;
  send: (event: EventFrom<typeof authenticatorRemovalMachine>) => void;
  authenticators: Wire["Authenticators"];
  isAdministrator: boolean;
  onAdd: (task: SecondFactorTask) => void;
};

export function AuthenticatorRemovalScreen(props: Props) {
  switch (props.view.screen) {
    case "form":
      return <Lists {...props} />;
  }
}

function Lists({ view: { note, busy, typed }, send, authenticators, isAdministrator, onAdd }: Props) {
  const removing = busy && typed ? typed.authenticator : null;
  const noteRef = useFocusOnNote(note);
  const { passkeys, app, recovery_codes_left } = authenticators;
  const hasSecondFactor = passkeys.length > 0 || app !== null;
  return (
    <div className={styles.ground}>
      <div ref={noteRef}>
        {note && <NoteAbove note={note} onRetry={() => send({ type: "retry.requested" })} />}
      </div>
      <Part title="account.passkeys.section" text="account.passkeys.text">
        {passkeys.length > 0 && (
          <ul className={styles.list}>
            {passkeys.map((passkey) => (
              <PasskeyCard
                key={passkey.id}
                passkey={passkey}
                busy={removing?.kind === "passkey" && removing.id === passkey.id}
                disabled={removing !== null}
                onRemove={() =>
                  send({
                    type: "authenticator.dismissed",
                    authenticator: { kind: "passkey", id: passkey.id },
                  })
                }
              />
            ))}
          </ul>
        )}
        <Button type="button" onClick={() => onAdd("passkey")}>
          <FormattedMessage id="account.passkeys.add" />
        </Button>
      </Part>
      {isAdministrator && (
        <Part title="account.app.section" text={app ? "account.app.in_use" : "account.app.none"}>
          <div className={styles.ways}>
            <Button type="button" look="quiet" onClick={() => onAdd("app")}>
              <FormattedMessage id={app ? "account.app.replace" : "account.app.add"} />
            </Button>
            {app && (
              <Button
                type="button"
                look="quiet"
                busy={removing?.kind === "app"}
                disabled={removing !== null && removing.kind !== "app"}
                onClick={() => send({ type: "authenticator.dismissed", authenticator: { kind: "app" } })}
              >
                <FormattedMessage id="account.app.remove" />
              </Button>
            )}
          </div>
        </Part>
      )}
      {isAdministrator && hasSecondFactor && (
        <Part title="account.codes.section" text="account.codes.left" values={{ count: recovery_codes_left }}>
          <Button type="button" look="quiet" onClick={() => onAdd("recoveryCodes")}>
            <FormattedMessage id="account.codes.replace" />
          </Button>
        </Part>
      )}
    </div>
  );
}

function Part(props: { title: string; text: string; values?: Record<string, number>; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id={props.title} />
      </h2>
      <p>
        <FormattedMessage id={props.text} values={props.values} />
      </p>
      {props.children}
    </section>
  );
}

type Passkey = Wire["Passkey"];

function PasskeyCard(props: { passkey: Passkey; busy: boolean; disabled: boolean; onRemove: () => void }) {
  const { passkey, busy, disabled, onRemove } = props;
  const intl = useIntl();
  const name = passkey.name || intl.formatMessage({ id: "account.passkeys.unnamed" });
  const moment = (at: string) => <MomentText key="at" at={at} />;
  return (
    <li className={styles.card}>
      <div className={styles.facts}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {passkey.is_synced && (
          <p>
            <FormattedMessage id="account.passkeys.synced" />
          </p>
        )}
        <p>
          <FormattedMessage id="account.passkeys.made" values={{ at: moment(passkey.created_at) }} />
        </p>
        {passkey.last_used_at && (
          <p>
            <FormattedMessage id="account.sessions.last_used" values={{ at: moment(passkey.last_used_at) }} />
          </p>
        )}
      </div>
      <Button
        type="button"
        look="quiet"
        busy={busy}
        disabled={disabled && !busy}
        aria-label={intl.formatMessage({ id: "account.passkeys.remove_one" }, { name })}
        onClick={onRemove}
      >
        <FormattedMessage id="account.passkeys.remove" />
      </Button>
    </li>
  );
}

type Note = NonNullable<AuthenticatorRemovalView["note"]>;

function NoteAbove({ note, onRetry }: { note: Note; onRetry: () => void }) {
  switch (note) {
    case "removed":
      return (
        <Notice tone="success">
          <FormattedMessage id="account.removal.removed" />
        </Notice>
      );
    case "notFound":
      return (
        <Notice tone="information">
          <FormattedMessage id="account.removal.gone" />
        </Notice>
      );
    case "lastSecondFactor":
      return (
        <Notice tone="problem">
          <FormattedMessage id="account.removal.last" />
        </Notice>
      );
    case "unforeseen":
    case "unreachable":
      return <FormProblem problem={note} onRetry={onRetry} />;
  }
}
