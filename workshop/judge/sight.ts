/** How visible an element is: its opacity, and the part of it that is not cut off. */

/** The opacity of an element's text and icons: 1 is opaque, 0 invisible. */
export function strengthOf(element: Element): number {
  const { webkitTextFillColor: ink } = getComputedStyle(element);
  const [, alpha = "1"] = ink.match(/(?:^rgba\(.*,|\/) ?([\d.]+)\)$/) ?? [];
  return Number(alpha) * opacityOf(element);
}

export function opacityOf(element: Element): number {
  const around = element.matches("dialog:modal") ? null : element.parentElement;
  return Number(getComputedStyle(element).opacity) * (around ? opacityOf(around) : 1);
}

/**
 * The part of an element's or a text's rectangle that can be scrolled into view. A box with scroll bars can be scrolled;
 * one with hidden overflow can't, although a script could scroll it.
 */
export function visiblePart({ left, top, right, bottom }: DOMRect, node: Element | Text): DOMRect {
  for (const box of boxesAround(node)) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    if (isCutting(overflowX)) {
      left = Math.max(left + box.scrollLeft, edge.left);
      right = Math.min(right + box.scrollLeft, edge.right);
    }
    if (isCutting(overflowY)) {
      top = Math.max(top + box.scrollTop, edge.top);
      bottom = Math.min(bottom + box.scrollTop, edge.bottom);
    }
  }
  return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
}

/** Allows two pixels for borders and fractions. */
export const isWhole = (part: DOMRect, { width, height }: DOMRect): boolean =>
  part.width >= width - 2 && part.height >= height - 2;

export type ShownText = { text: Text; parent: HTMLElement; lines: DOMRect[] };

/** The visible texts in an element, each with the rectangles of its lines. */
export function textsIn(element: HTMLElement): ShownText[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: ShownText[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const isMeant = text.data.trim() && parent.checkVisibility({ visibilityProperty: true });
    if (isMeant && lines.length > 0 && !isOnlyRead(parent)) texts.push({ text, parent, lines });
  }
  return texts;
}

const isOnlyRead = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).clipPath === "inset(50%)" || isOnlyRead(element.parentElement));

const isCutting = (overflow: string) => overflow === "hidden" || overflow === "clip";

/** The boxes that can cut an element off: not those that it is positioned out of, and not the page itself. */
function* boxesAround(node: Element | Text): Iterable<Element> {
  let position = node instanceof Element ? getComputedStyle(node).position : "static";
  for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
    if (position === "fixed") return;
    const style = getComputedStyle(box);
    if (position === "absolute" && style.position === "static") continue;
    if (style.display !== "inline" && style.display !== "contents") yield box;
    position = style.position;
  }
}
