import { useEffect, useState, type RefObject } from "react";

/** Whether an element has been scrolled near the window. */
export function useSeenOnce(container: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        watching.disconnect();
      },
      { rootMargin: "200px" },
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, [container]);
  return isSeen;
}
