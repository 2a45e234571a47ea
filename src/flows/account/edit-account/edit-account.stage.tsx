import { editAccountPaths } from "#machines/account/edit-account/edit-account.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { EditAccountContent } from "./edit-account.flow.tsx";

const languages = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
];

export const editAccountStage = pageStage(editAccountPaths, "account.edit.title", ({ actor }) => (
  <EditAccountContent actor={actor} languages={languages} />
));
