import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { failedMailPaths } from "#machines/administration/failed-mail/failed-mail.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { FailedMailContent } from "./failed-mail.flow.tsx";

export const failedMailStage: FlowStage<typeof failedMailPaths.machine> = {
  paths: failedMailPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof failedMailStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="admin.mails.title" />
      </h1>
      <FailedMailContent actor={actor} />
    </main>
  );
}
