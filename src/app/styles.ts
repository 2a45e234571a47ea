/**
 * The build asks for each style sheet once, and no more where it did not come. Here one that did not come is asked for again before the
 * next script is, so that nothing is shown without its styles. By address; with what is awaited where it has been asked for again.
 */
const missing = new Map<string, Promise<void> | null>();

export function loadStyles(): void {
  const note = ({ target }: Event) => {
    const { href } = target as Partial<HTMLLinkElement>;
    // An extension has its own.
    if (href && /assets\/.*css$/.test(href)) missing.set(href, null);
  };
  addEventListener("error", note, true);
}

/** @throws an event if one does not come this time either */
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
