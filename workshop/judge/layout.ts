import { isWhole, opacityOf, strengthOf, textsIn, visiblePart } from "./sight.ts";

const anyControl = "button, a[href], input, select, textarea, summary, [role=button]";

export function layoutProblems(root: HTMLElement): string[] {
  const page = document.documentElement;
  const sideways =
    page.scrollWidth > page.clientWidth
      ? [`it scrolls sideways: ${page.scrollWidth} px in ${page.clientWidth}, because of ${widest(root)}`]
      : [];
  return [...sideways, ...usableControls(root).flatMap((control) => problemOf(control))];
}

/**
 * Controls that can be used at one width but not at another. Another of the same name may take its place; what a `details`
 * element folds can be unfolded.
 */
export function hiddenWhere(usable: Readonly<Record<string, readonly HTMLElement[]>>): string[] {
  const controls = new Set(Object.values(usable).flat());
  const names = new Map([...controls].map((control) => [control, nameOf(control)]));
  const counts = Object.entries(usable).map(([width, shown]) => {
    const lasting = shown.filter((control) => control.isConnected && !control.closest("details"));
    return [width, Map.groupBy(lasting, (control) => names.get(control)!)] as const;
  });
  return [...new Set(names.values())].flatMap((name) => {
    const most = Math.max(...counts.map(([, named]) => named.get(name)?.length ?? 0));
    return counts
      .filter(([, named]) => (named.get(name)?.length ?? 0) < most)
      .map(([width]) => `${width}: ${name} is hidden`);
  });
}

export const controlsIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll(anyControl)].filter(
    (control) =>
      control instanceof HTMLElement &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !isForMachines(control),
  ) as HTMLElement[];

/** Nothing behind a modal dialog can be used until the dialog is closed. */
export function isBehindDialog(control: HTMLElement): boolean {
  const dialog = document.querySelector("dialog:modal");
  return dialog !== null && !dialog.contains(control);
}

export function usableControls(root: HTMLElement): HTMLElement[] {
  const dialog = document.querySelector("dialog:modal");
  return controlsIn(root).filter((control) => !dialog || dialog.contains(control));
}

export const nameOf = (control: HTMLElement): string =>
  `${roleOf(control)} "${(control.getAttribute("aria-label") ?? labelOf(control) ?? textOf(control)).trim()}"`;

const isForMachines = (control: HTMLElement) => control.closest("[aria-hidden=true], [inert]") !== null;

function problemOf(control: HTMLElement): string[] {
  const problem = whatIsWrong(control);
  if (!problem || !control.matches("a[href^='#']")) return problem ? [problem] : [];
  // A skip link becomes visible when it gets the focus.
  control.focus();
  const remaining = whatIsWrong(control);
  control.blur();
  return remaining ? [remaining] : [];
}

function whatIsWrong(control: HTMLElement): string | undefined {
  const shown = shownOf(control);
  if (!isInSight(shown)) shown.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // A mark that changes the writing direction has a rectangle of its own, without width.
  const lines = [...shown.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1);
  // A link across several lines is clicked on its first line.
  const [first] = lines;
  if (!first) return `${nameOf(control)} has no size`;
  if (strengthOf(shown) < 0.1) return `${nameOf(control)} is transparent`;
  if (first.left < -1 || first.right > innerWidth + 1) return `${nameOf(control)} is cut off at the edge`;
  if (!lines.every((line) => isWhole(visiblePart(line, shown), line)))
    return `${nameOf(control)} is cut off by a box that hides what does not fit`;
  return whatCoversIt(control, first) ?? unreadableIn(control);
}

/** Already in the middle of the screen and in no scroll container; otherwise scrolling would need another layout. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > innerHeight / 4 && bottom < (innerHeight * 3) / 4 && !isInScrollingBox(element.parentElement);
}

function isInScrollingBox(box: Element | null): boolean {
  if (!box || box === document.documentElement) return false;
  const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
  return (scrolls && getComputedStyle(box).overflow !== "visible") || isInScrollingBox(box.parentElement);
}

function whatCoversIt(control: HTMLElement, { left, top, width, height }: DOMRect): string | undefined {
  const isOnTop = (element: Element) =>
    [control, shownOf(control), ownLabel(control)].some((candidate) => candidate?.contains(element));
  for (const [across, down] of touched) {
    const [x, y] = [left + width * across, top + height * down];
    const element = document.elementFromPoint(x, y);
    if (!element && across === 0.5) return `${nameOf(control)} can't be scrolled into sight`;
    if (element && !isOnTop(element))
      return `${nameOf(control)} is covered: in its place is <${describe(element)}>`;
  }
  return undefined;
}

/** The points where a control is clicked: its middle, and halfway to its corners. */
const touched = [
  [0.5, 0.5],
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

function unreadableIn(control: HTMLElement): string | undefined {
  const box = control.getBoundingClientRect();
  for (const { text, parent, lines } of textsIn(control)) {
    if (strengthOf(parent) < 0.1) return `${nameOf(control)}: its text "${text.data}" is transparent`;
    if (!lines.every((line) => isWhole(visiblePart(line, text), line) && isInside(line, box)))
      return `${nameOf(control)}: its text "${text.data}" does not fit`;
  }
  return undefined;
}

/** A line's letters may overflow a low box by a few pixels, large ones by a part of their height. */
function isInside(line: DOMRect, box: DOMRect): boolean {
  const spare = Math.max(4, line.height * 0.15);
  return (
    line.left >= box.left - 4 &&
    line.right <= box.right + 4 &&
    line.top >= box.top - spare &&
    line.bottom <= box.bottom + spare
  );
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
  control.getBoundingClientRect().width < 2 || opacityOf(control) < 0.1
    ? (ownLabel(control) ?? control)
    : control;

function widest(root: HTMLElement): string {
  const edge = document.documentElement.clientWidth;
  const all = [...root.querySelectorAll<HTMLElement>("*")];
  const cover = all.findLast((element) => {
    const { right, left } = element.getBoundingClientRect();
    return right > edge + 1 || left < -1;
  });
  return cover ? `<${describe(cover)}>` : "something unseen";
}

const describe = (element: Element): string =>
  [element.tagName.toLowerCase(), element.textContent?.trim().slice(0, 30)].filter(Boolean).join(" ");
