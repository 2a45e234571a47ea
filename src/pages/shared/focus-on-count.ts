import type { SyntheticEvent } from "react";
import { focusOn } from "../../ui/focus.ts";

/** What was pressed goes, or the form it is in is made anew; what is left of the list is said here. */
export const focusOnCount = ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
  focusOn(currentTarget.closest("[data-list]")?.querySelector<HTMLElement>("[role=status]"));
