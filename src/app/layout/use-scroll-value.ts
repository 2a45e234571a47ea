import { useEffect, useState } from "react";

/** Calls `look` again while scrolling, at most every `pause` milliseconds. */
export function useScrollValue<Value extends boolean | number>(
  look: (before: Value) => Value,
  pause: number,
  first: Value,
): Value {
  const [value, setValue] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      setValue(look);
    };
    const onScroll = () => {
      timer ??= setTimeout(update, pause);
    };
    update();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      clearTimeout(timer);
    };
  }, [look, pause]);
  return value;
}
