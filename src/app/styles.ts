/**
 * The build asks for each style sheet once, and no more where it did not come. Here one that did not come is asked for again before the
 * next script is, so that nothing is shown without its styles.
 */
const missing = new Set<HTMLLinkElement>();

export function followStyles(): void {
  const note = ({ target }: Event) =>
    target instanceof HTMLLinkElement && target.rel === "stylesheet" && missing.add(target);
  addEventListener("error", note, true);
}

/** @throws an event if one does not come this time either */
export function missingStyles(): Promise<unknown> {
  const links = [...missing];
  missing.clear();
  const askAgain = (link: HTMLLinkElement) =>
    new Promise((onload, onerror) => link.replaceWith(Object.assign(link.cloneNode(), { onload, onerror })));
  return Promise.all(links.map(askAgain));
}
