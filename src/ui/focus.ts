/** Moves the focus to new content, so that people using a screen reader or the keyboard continue from there. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches("input, select, textarea, button, a[href]")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
