import { useEffect, useRef, type ReactNode } from "react";
import { focusOn } from "../ui/focus.ts";

/** Takes the focus that a button had which is gone, so that nobody is left nowhere. */
export function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusOn(place.current), []);
  return <div ref={place}>{children}</div>;
}
