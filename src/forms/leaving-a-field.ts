import { useEffect, useRef } from "react";

/** What a field that is left has to know of the pointer. */
export function usePointerPress() {
  const isPressed = useRef(false);
  useEffect(() => {
    const set = (pressed: boolean) => () => void (isPressed.current = pressed);
    const listening = new AbortController();
    addEventListener("pointerdown", set(true), { capture: true, signal: listening.signal });
    for (const end of ["pointerup", "pointercancel"])
      addEventListener(end, set(false), { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return {
    /** Whether what sends the form was pressed, which checks everything anyway. Tab only moves the focus there. */
    sendsForm: (relatedTarget: EventTarget | null): boolean =>
      isPressed.current && relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit",
    /** Waits while something is pressed: a message that appears would move it away from under the pointer. */
    whenReleased: (): Promise<void> =>
      new Promise((done) => {
        if (!isPressed.current) return done();
        const released = () => void setTimeout(done, 0);
        addEventListener("pointerup", released, { once: true });
        addEventListener("pointercancel", released, { once: true });
      }),
  };
}
