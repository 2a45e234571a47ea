import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "./button.tsx";
import { Situation } from "./situation.tsx";

type Props = { onRetry: () => void; advice?: ReactNode };

/** Nobody answered; or, with advice, the answer was one that nobody foresaw. */
export const TryAgain = ({ onRetry, advice }: Props) => (
  <Situation
    tone="problem"
    said={<FormattedMessage id={advice ? "shell.problem.unforeseen" : "shell.problem.unreachable"} />}
    actions={
      <Button type="button" onClick={onRetry}>
        <FormattedMessage id="shell.try_again" />
      </Button>
    }
  >
    {advice}
  </Situation>
);
