import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import type { OpenSessionsEvent } from "#machines/account/open-sessions/open-sessions.contract.ts";
import type {
  OpenSessionsNote,
  OpenSessionsView,
} from "#machines/account/open-sessions/open-sessions.view.ts";
import type { Wire } from "#src/api/client.ts";
import { useFocusOnNote } from "#src/forms/focused.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./open-sessions.module.css";
import { SessionCard } from "./session-card.tsx";

type Send = (event: OpenSessionsEvent) => void;
type Props = {
  view: OpenSessionsView;
  send: Send;
  sessions: readonly Wire["Session"][];
  /** Administrators' sessions are short. */
  isAdministrator: boolean;
};

export function OpenSessionsScreen(props: Props) {
  switch (props.view.screen) {
    case "sessions":
      return <Sessions {...props} />;
  }
}

function Sessions({ view: { note, ending }, send, sessions, isAdministrator }: Props) {
  const noteRef = useFocusOnNote(note);
  const otherSessions = sessions.filter(({ is_current }) => !is_current);
  const isEnding = (id: string) => typeof ending === "object" && ending?.sessionId === id;
  return (
    <div className={styles.ground}>
      <p>
        <FormattedMessage
          id={isAdministrator ? "account.sessions.text.administrator" : "account.sessions.text"}
          values={{
            change: (text) => (
              <TextLink key="change" href={links.editAccount}>
                {text}
              </TextLink>
            ),
          }}
        />
      </p>
      <div ref={noteRef}>
        {note && <Note note={note} onRetry={() => send({ type: "retry.requested" })} />}
      </div>
      <ul className={styles.list}>
        {[...sessions.filter(({ is_current }) => is_current), ...otherSessions].map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            busy={isEnding(session.id)}
            disabled={ending !== null && !isEnding(session.id)}
            onEnd={() => send({ type: "session.dismissed", sessionId: session.id })}
          />
        ))}
      </ul>
      {otherSessions.length === 0 ? (
        <p>
          <FormattedMessage id="account.sessions.only_here" />
        </p>
      ) : (
        <Button
          type="button"
          busy={ending === "others"}
          disabled={ending !== null && ending !== "others"}
          onClick={() => send({ type: "others.dismissed" })}
        >
          <FormattedMessage id="account.sessions.end_others" />
        </Button>
      )}
    </div>
  );
}

function Note({ note, onRetry }: { note: OpenSessionsNote; onRetry: () => void }) {
  switch (note) {
    case "ended":
      return (
        <Notice tone="success">
          <FormattedMessage id="account.sessions.ended" />
        </Notice>
      );
    case "othersEnded":
      return (
        <Notice tone="success">
          <FormattedMessage id="account.sessions.others_ended" />
        </Notice>
      );
    case "notFound":
      return (
        <Notice tone="information">
          <FormattedMessage id="account.sessions.gone" />
        </Notice>
      );
    case "unforeseen":
    case "unreachable":
      return <FormProblem problem={note} onRetry={onRetry} />;
  }
}
