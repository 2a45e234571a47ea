/** `allowed`: the page that is seen may show it. */
export type CartDropdownEvent =
  | { type: "line.arrived" }
  | { type: "dropdown.entered" }
  | { type: "dropdown.left" }
  | { type: "route.changed"; allowed: boolean };
