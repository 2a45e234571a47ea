/**
 * The bundler requests each style sheet once and does not retry. Sheets that failed are requested again before the next
 * script runs, so that nothing is shown unstyled. By URL; the value is the pending retry.
 */
const missing = new Map<string, Promise<void> | null>();

export function loadStyles(): void {
  const note = ({ target }: Event) => {
    const { href } = target as Partial<HTMLLinkElement>;
    // Ignores style sheets of browser extensions.
    if (href && /assets\/.*css$/.test(href)) missing.set(href, null);
  };
  addEventListener("error", note, true);
}

/** @throws the error event if a style sheet fails again */
export const missingStyles = (): Promise<unknown> =>
  Promise.all(Array.from(missing, ([href, awaited]) => awaited ?? askAgain(href)));

function askAgain(href: string): Promise<void> {
  const awaited = new Promise<void>((resolve, onerror) => {
    const onload = () => resolve(void missing.delete(href));
    const link = { rel: "stylesheet", href, onload, onerror };
    document.head.append(Object.assign(document.createElement("link"), link));
  });
  missing.set(href, awaited);
  return awaited;
}
