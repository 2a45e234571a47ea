import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "./button.tsx";
import { StatusPanel } from "./status-panel.tsx";

type Props = {
  onRetry: () => void;
  /** A write was sent and may have succeeded; nothing typed is lost. */
  isSent?: boolean;
  advice?: ReactNode;
};

/** For a missing response or, with `advice`, an unexpected one. */
export const TryAgain = ({ onRetry, isSent = false, advice }: Props) => (
  <StatusPanel
    tone="problem"
    message={
      <FormattedMessage
        id={
          advice
            ? "shell.problem.unforeseen"
            : isSent
              ? "shell.problem.unreachable"
              : "shell.problem.not_loaded"
        }
      />
    }
    actions={
      <Button type="button" onClick={onRetry}>
        <FormattedMessage id="shell.try_again" />
      </Button>
    }
  >
    {advice}
  </StatusPanel>
);
