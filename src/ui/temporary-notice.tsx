import { useEffect, useState, type ComponentProps } from "react";
import { StickyBar } from "./sticky-bar.tsx";
import { Notice } from "./notice.tsx";

type Props = Omit<ComponentProps<typeof Notice>, "onDismiss"> & {
  /** Milliseconds. */
  time: number;
};

/** A notice that disappears after a time; hovering or focusing it pauses and restarts the time. */
export function TemporaryNotice({ time, ...notice }: Props) {
  const [isThere, setThere] = useState(true);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const passing = setTimeout(() => setThere(false), time);
    return () => clearTimeout(passing);
  }, [isHeld, time]);
  if (!isThere) return null;
  return (
    <StickyBar>
      <div
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <Notice {...notice} onDismiss={() => setThere(false)} />
      </div>
    </StickyBar>
  );
}
