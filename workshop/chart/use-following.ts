import { useEffect, useRef, type RefObject } from "react";
import type { AnyMachineSnapshot } from "xstate";
import type { Drawing } from "./drawing.ts";

/** Scrolls to the state that was entered last, unless it is already visible. */
export function useFollowing(
  container: RefObject<HTMLElement | null>,
  snapshot: AnyMachineSnapshot | undefined,
  isOn: boolean,
  drawing: Drawing,
): void {
  const before = useRef<readonly string[]>([]);
  const leaves = leafIds(snapshot);
  const key = leaves.join(" ");
  useEffect(() => {
    const now = key.split(" ");
    const entered = now.find((id) => !before.current.includes(id)) ?? now[0];
    before.current = now;
    const box = entered && container.current?.querySelector(`[data-state="${CSS.escape(entered)}"]`);
    if (isOn && box && !isSeen(box, container.current!))
      box.scrollIntoView({ block: "center", inline: "center" });
  }, [container, key, isOn, drawing]);
}

const leafIds = (snapshot: AnyMachineSnapshot | undefined): string[] =>
  (snapshot?._nodes ?? []).filter(({ type }) => type === "atomic" || type === "final").map(({ id }) => id);

/** Whether an element is entirely visible in its scroll container. */
export function isSeen(element: Element, container: Element): boolean {
  const inner = element.getBoundingClientRect();
  const outer = container.getBoundingClientRect();
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
