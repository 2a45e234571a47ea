import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { accountDeletionPaths } from "#machines/account/account-deletion/account-deletion.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { AccountDeletionContent } from "./account-deletion.flow.tsx";

export const accountDeletionStage: FlowStage<typeof accountDeletionPaths.machine> = {
  paths: accountDeletionPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof accountDeletionStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="account.delete.title" />
      </h1>
      <AccountDeletionContent actor={actor} />
    </main>
  );
}
