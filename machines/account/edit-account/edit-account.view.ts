import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { FieldErrors, TypedAccount } from "./edit-account.contract.ts";
import type { editAccountMachine } from "./edit-account.machine.ts";

export type EditAccountView = {
  screen: "form";
  typed: TypedAccount;
  hasTourLead: boolean;
  fieldErrors: FieldErrors;
  note: null | "saved" | "unforeseen" | "unreachable";
  busy: boolean;
};

export function editAccountView({
  value,
  context,
}: SnapshotFrom<typeof editAccountMachine>): EditAccountView {
  const { typed, hasTourLead, fieldErrors } = context;
  const form = (more: Partial<EditAccountView> = {}): EditAccountView => ({
    screen: "form",
    typed,
    hasTourLead,
    fieldErrors: {},
    note: null,
    busy: false,
    ...more,
  });
  switch (leafOf(value)) {
    case "typing.editing":
      return form();
    case "typing.saved":
      return form({ note: "saved" });
    case "typing.refused":
      return form({ fieldErrors });
    case "typing.unforeseen":
      return form({ note: "unforeseen" });
    case "saving.unreachable":
      return form({ note: "unreachable" });
    case "saving.asking":
      return form({ busy: true });
  }
}
