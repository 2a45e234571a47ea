import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "./button.tsx";
import { StatusPanel } from "./status-panel.tsx";

type Props = {
  onRetry: () => void;
  /** Something of the person's was on its way, and is not lost. */
  isSent?: boolean;
  advice?: ReactNode;
};

/** Nobody answered; or, with advice, the answer was one that nobody foresaw. */
export const TryAgain = ({ onRetry, isSent = false, advice }: Props) => (
  <StatusPanel
    tone="problem"
    said={
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
