import { useEffect, useState } from "react";

/** Whether a condition holds, checked again while scrolling, at most every `pause` milliseconds. */
export function useWhileScrolling(holds: (before: boolean) => boolean, pause: number): boolean {
  const [value, setValue] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setValue(holds);
    };
    const onScroll = () => {
      timer ??= setTimeout(look, pause);
    };
    look();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      clearTimeout(timer);
    };
  }, [holds, pause]);
  return value;
}
