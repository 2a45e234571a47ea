/** Milliseconds. */
const unchanged = 1_000;
const speed = 10;

/** Lets waits pass faster, as for a payment that stays pending. Returns a function that ends this. */
export function hurryTimers(): () => void {
  const real = globalThis.setTimeout;
  const hurried = (act: () => void, delay = 0, ...parameters: []) =>
    real(act, delay > unchanged ? unchanged + (delay - unchanged) / speed : delay, ...parameters);
  globalThis.setTimeout = hurried as typeof setTimeout;
  return () => {
    globalThis.setTimeout = real;
  };
}
