/** Moves the focus to what has just come, so that whoever hears or steps through the page goes on from there. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches("input, select, textarea, button, a[href]")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
