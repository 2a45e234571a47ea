const anyControl = "button, a[href], input, select, textarea, summary, [role=button]";

/** Layout problems of a screen at its current width. */
export function layoutProblems(root: HTMLElement): string[] {
  const page = document.documentElement;
  const sideways =
    page.scrollWidth > page.clientWidth
      ? [`it scrolls sideways: ${page.scrollWidth} px in ${page.clientWidth}, because of ${widest(root)}`]
      : [];
  return [...sideways, ...usableControls(root).flatMap((control) => problemOf(control))];
}

/** Controls that can be used at one width but not at another. */
export function hiddenWhere(usable: Readonly<Record<string, readonly HTMLElement[]>>): string[] {
  const all = new Set(Object.values(usable).flat());
  return Object.entries(usable).flatMap(([width, controls]) =>
    [...all]
      .filter((control) => control.isConnected && !controls.includes(control))
      .map((control) => `${width}: ${nameOf(control)} is hidden`),
  );
}

export const controlsIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll(anyControl)].filter(
    (control) =>
      control instanceof HTMLElement &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isForMachines(control),
  ) as HTMLElement[];

/** Nothing behind a modal dialog can be used until the dialog is closed. */
export function isBehindDialog(control: HTMLElement): boolean {
  const dialog = document.querySelector("dialog:modal");
  return dialog !== null && !dialog.contains(control);
}

export const usableControls = (root: HTMLElement): HTMLElement[] =>
  controlsIn(root).filter((control) => !isBehindDialog(control));

export const nameOf = (control: HTMLElement): string =>
  `${roleOf(control)} "${(control.getAttribute("aria-label") ?? labelOf(control) ?? textOf(control)).trim()}"`;

const isForMachines = (control: HTMLElement) => control.closest("[aria-hidden=true], [inert]") !== null;

function problemOf(control: HTMLElement): string[] {
  control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // A link across several lines is checked where it begins.
  const shown = shownOf(control).getClientRects()[0] ?? new DOMRect();
  const name = nameOf(control);
  if (shown.width < 1 || shown.height < 1) return [`${name} has no size`];
  if (shown.left < -1 || shown.right > innerWidth + 1) return [`${name} is cut off at the edge`];
  const [x, y] = [shown.left + shown.width / 2, shown.top + shown.height / 2];
  const top = document.elementFromPoint(x, y);
  if (!top) return [`${name} can't be scrolled into sight`];
  const isOnTop = [control, shownOf(control), ownLabel(control)].some((one) => one?.contains(top));
  return isOnTop ? [] : [`${name} is cut off or covered: in its place is <${describe(top)}>`];
}

const roleOf = (control: HTMLElement): string =>
  control.getAttribute("role") ??
  (control instanceof HTMLInputElement ? control.type : control.tagName.toLowerCase());

const ownLabel = (control: HTMLElement): HTMLElement | null =>
  "labels" in control ? ((control.labels as NodeListOf<HTMLElement> | null)?.[0] ?? null) : null;
const labelOf = (control: HTMLElement): string | undefined => ownLabel(control)?.innerText.split("\n")[0];
const textOf = (control: HTMLElement): string => control.innerText.replace(/\s+/g, " ");

/** A checkbox drawn by its label is visible there. */
const shownOf = (control: HTMLElement): HTMLElement =>
  control.getBoundingClientRect().width < 2 ? (ownLabel(control) ?? control) : control;

function widest(root: HTMLElement): string {
  const edge = document.documentElement.clientWidth;
  const all = [...root.querySelectorAll<HTMLElement>("*")];
  const found = all.findLast((element) => {
    const { right, left } = element.getBoundingClientRect();
    return right > edge + 1 || left < -1;
  });
  return found ? `<${describe(found)}>` : "something unseen";
}

const describe = (element: Element): string =>
  [element.tagName.toLowerCase(), element.textContent?.trim().slice(0, 30)].filter(Boolean).join(" ");
