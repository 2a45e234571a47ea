import { Button } from "#src/ui/button.tsx";
import type { LiveFlow } from "./live-flows.ts";
import styles from "./inspector.module.css";

type Props = {
  flows: readonly LiveFlow[];
  shown: LiveFlow | undefined;
  filter: string;
  onFilter: (filter: string) => void;
  isPinned: boolean;
  /** A flow's session id; null: follow the active flow again. */
  onPin: (pinned: string | null) => void;
  onSave: () => void;
  onStately: () => void;
  onClose: () => void;
};

/** Chooses the flow that the inspector shows, and what else it does. */
export function InspectorBar({ flows, shown, isPinned, onPin, ...props }: Props) {
  return (
    <header className={styles.bar}>
      <input
        type="search"
        className={styles.filter}
        aria-label="Filter the flows by name"
        placeholder="Filter the flows"
        value={props.filter}
        onChange={({ currentTarget }) => props.onFilter(currentTarget.value)}
      />
      {flows.length === 0 && <p role="status">No flow of that name</p>}
      <div role="tablist" aria-label="Flows" className={styles.tabs}>
        {flows.map((flow) => (
          <button
            key={flow.actor.sessionId}
            type="button"
            role="tab"
            aria-selected={flow === shown}
            onClick={() => onPin(flow.actor.sessionId)}
          >
            {flow.name}
            {flow.snapshot.status === "active" ? "" : " (ended)"}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.pin}
        aria-pressed={isPinned}
        title="Stay with this flow instead of following the one that was active last"
        onClick={() => onPin(isPinned ? null : (shown?.actor.sessionId ?? null))}
      >
        Pin
      </button>
      <Button type="button" look="quiet" onClick={props.onSave}>
        Save a recording
      </Button>
      <Button type="button" look="quiet" onClick={props.onStately}>
        Stately’s inspector
      </Button>
      <Button type="button" look="quiet" onClick={props.onClose}>
        Close
      </Button>
    </header>
  );
}
