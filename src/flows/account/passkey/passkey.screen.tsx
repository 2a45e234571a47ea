import { FormattedMessage } from "react-intl";
import type { PasskeyEvent } from "#machines/account/passkey/passkey.contract.ts";
import type { PasskeyNote, PasskeyView } from "#machines/account/passkey/passkey.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Key } from "#src/ui/icons.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { isPasskeyProblem, PasskeyProblemNotice } from "#src/forms/passkey-problem.tsx";
import styles from "./passkey.module.css";

type Send = (event: PasskeyEvent) => void;

export function PasskeyScreen({ view, send }: { view: PasskeyView; send: Send }) {
  switch (view.screen) {
    case "button":
      return (
        <div className={styles.passkey}>
          {view.note && <Note note={view.note} send={send} />}
          <Button
            type="button"
            look="quiet"
            busy={view.busy}
            onClick={() => send({ type: "passkey.chosen" })}
          >
            <Key />
            <FormattedMessage id="account.login.passkey" />
          </Button>
        </div>
      );
  }
}

function Note({ note, send }: { note: PasskeyNote; send: Send }) {
  if (isPasskeyProblem(note)) return <PasskeyProblemNotice problem={note} />;
  if (note === "userNotActive")
    return (
      <Notice tone="problem">
        <FormattedMessage id="account.login.inactive" />
      </Notice>
    );
  return <FormProblem problem={note} onRetry={() => send({ type: "retry.requested" })} />;
}
