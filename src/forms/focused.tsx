import { useEffect, useRef, type ReactNode } from "react";
import { focusOn } from "../ui/focus.ts";

/** For a note that may stand far above the button that was pressed: scrolls to it and moves the focus there. */
export function useFocusOnNote(note: unknown) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!note) return;
    place.current?.scrollIntoView({ block: "nearest" });
    focusOn(place.current);
  }, [note]);
  return place;
}

/** Takes the focus that a button had which is gone, so that nobody is left nowhere. */
export function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusOn(place.current), []);
  return <div ref={place}>{children}</div>;
}
