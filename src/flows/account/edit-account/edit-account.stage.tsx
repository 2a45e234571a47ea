import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { editAccountPaths } from "#machines/account/edit-account/edit-account.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { EditAccountContent } from "./edit-account.flow.tsx";

export const editAccountStage: FlowStage<typeof editAccountPaths.machine> = {
  paths: editAccountPaths,
  Screen,
};

const languages = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
];

function Screen({ actor }: ComponentProps<(typeof editAccountStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="account.edit.title" />
      </h1>
      <EditAccountContent actor={actor} languages={languages} />
    </main>
  );
}
