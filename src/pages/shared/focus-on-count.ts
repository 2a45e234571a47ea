import type { SyntheticEvent } from "react";
import { focusOn } from "#src/ui/focus.ts";

/** The pressed control is removed or rendered again, so the focus moves to the number of products. */
export const focusOnCount = ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
  focusOn(currentTarget.closest("[data-list]")?.querySelector<HTMLElement>("[role=status]"));
