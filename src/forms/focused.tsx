import { useEffect, useRef, type ReactNode } from "react";
import { focusOn } from "#src/ui/focus.ts";

/** For a message that may be far above the button that was pressed: scrolls to it and moves the focus there. */
export function useFocusOnNote(note: unknown) {
  const elementRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!note) return;
    elementRef.current?.scrollIntoView({ block: "nearest" });
    focusOn(elementRef.current);
  }, [note]);
  return elementRef;
}

/**
 * For a step that replaces another, whose button had the focus: moves it to the first control that matches, and again when
 * the step's `content` changes.
 */
export function useFocusOnStep<Step extends HTMLElement>(selector: string, content?: string | null) {
  const step = useRef<Step>(null);
  useEffect(() => step.current?.querySelector<HTMLElement>(selector)?.focus(), [selector, content]);
  return step;
}

export function Focused({ children }: { children: ReactNode }) {
  const elementRef = useRef<HTMLDivElement>(null);
  useEffect(() => focusOn(elementRef.current), []);
  return <div ref={elementRef}>{children}</div>;
}
