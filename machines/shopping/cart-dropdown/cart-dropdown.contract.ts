/** `allowed`: whether the current page may show the dropdown. */
export type CartDropdownEvent =
  | { type: "line.arrived" }
  | { type: "dropdown.entered" }
  | { type: "dropdown.left" }
  | { type: "route.changed"; allowed: boolean };
