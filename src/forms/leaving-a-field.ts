import { useEffect, useRef } from "react";

/** Whether the focus goes to what sends the form, which checks everything anyway. */
export const sendsForm = (relatedTarget: EventTarget | null): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";

/** Waits while something is pressed: a message that appears would move it away from under the pointer. */
export function useRelease(): () => Promise<void> {
  const isPressed = useRef(false);
  useEffect(() => {
    const set = (pressed: boolean) => () => void (isPressed.current = pressed);
    const listening = new AbortController();
    addEventListener("pointerdown", set(true), { capture: true, signal: listening.signal });
    for (const end of ["pointerup", "pointercancel"])
      addEventListener(end, set(false), { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return () =>
    new Promise((done) => {
      if (!isPressed.current) return done();
      const released = () => void setTimeout(done, 0);
      addEventListener("pointerup", released, { once: true });
      addEventListener("pointercancel", released, { once: true });
    });
}
