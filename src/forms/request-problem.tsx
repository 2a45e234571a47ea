import { FormattedMessage } from "react-intl";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { TooMany } from "#src/ui/too-many.tsx";

/** `unreachable`: trying again repeats the same attempt. `minutes`: time to wait after too many attempts. */
export type RequestProblem = "unforeseen" | "unreachable" | { minutes: number };

/** In a long form the message may be off screen. */
export const intoSight = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

/** Problems that any request can have. */
export function RequestProblem({ problem, onRetry }: { problem: RequestProblem; onRetry: () => void }) {
  if (typeof problem === "object") return <TooMany minutes={problem.minutes} ref={intoSight} />;
  switch (problem) {
    case "unforeseen":
      return (
        <>
          <Notice tone="problem" ref={intoSight}>
            <FormattedMessage id="shell.problem.unforeseen" />
          </Notice>
          <CustomerService />
        </>
      );
    case "unreachable":
      return (
        <Notice tone="problem" ref={intoSight}>
          <FormattedMessage id="shell.problem.unreachable" />{" "}
          <Button type="button" look="link" onClick={onRetry}>
            <FormattedMessage id="shell.try_again" />
          </Button>
        </Notice>
      );
  }
}
