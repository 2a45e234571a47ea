import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { scrollThrottle } from "#domain/specified-values.ts";
import { requirements } from "#tests/support/requirements.ts";
import { useScrollValue } from "./use-scroll-value.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ["header", scrollThrottle.header, 15],
  ["back-to-top arrow", scrollThrottle.backToTop, 250],
])("of many scroll events the %s looks at one in %i ms", (_, pause, milliseconds) => {
  requirements("constants.scroll-throttle-header", "constants.scroll-throttle-back-to-top");
  vi.useFakeTimers();
  const look = vi.fn<() => number>(() => 1);
  function Probe() {
    return useScrollValue(look, pause, 0);
  }
  render(<Probe />);
  look.mockClear();
  const scroll = (time: number) =>
    act(() => {
      dispatchEvent(new Event("scroll"));
      dispatchEvent(new Event("scroll"));
      vi.advanceTimersByTime(time);
    });
  scroll(milliseconds - 1);
  expect(look).not.toHaveBeenCalled();
  scroll(1);
  expect(look).toHaveBeenCalledTimes(1);
  scroll(milliseconds);
  expect(look).toHaveBeenCalledTimes(2);
});
