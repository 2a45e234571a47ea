import type { SnapshotFrom } from "xstate";
import type { TypedAddress } from "#domain/address.ts";
import { leafOf } from "#machines/leaf.ts";
import type { AddressFieldErrors, AddressKind } from "./edit-address.contract.ts";
import type { editAddressMachine } from "./edit-address.machine.ts";

/** `isThere`: the account has such an address, which can be removed. `isSaved`: about to navigate to the addresses. */
export type EditAddressView = {
  screen: "form";
  kind: AddressKind;
  typed: TypedAddress | null;
  isThere: boolean;
  fieldErrors: AddressFieldErrors;
  note: null | "unforeseen" | "unreachable";
  busy: boolean;
  isSaved: boolean;
};

export function editAddressView({
  value,
  context,
}: SnapshotFrom<typeof editAddressMachine>): EditAddressView {
  const { kind, typed, address, fieldErrors } = context;
  const form = (more: Partial<EditAddressView> = {}): EditAddressView => ({
    screen: "form",
    kind,
    typed,
    isThere: address !== null,
    fieldErrors: {},
    note: null,
    busy: false,
    isSaved: false,
    ...more,
  });
  switch (leafOf(value)) {
    case "typing.editing":
      return form();
    case "typing.refused":
      return form({ fieldErrors });
    case "typing.unforeseen":
      return form({ note: "unforeseen" });
    case "saving.unreachable":
      return form({ note: "unreachable" });
    case "saving.asking":
      return form({ busy: true });
    case "saved":
      return form({ busy: true, isSaved: true });
  }
}
