import type { Page } from "@playwright/test";

declare global {
  interface Window {
    said: string[];
  }
}

/**
 * Records what a screen reader announces, in order: page titles, focused elements, live regions. Starts with the
 * next page.
 */
export async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = JSON.parse(sessionStorage.getItem("said") ?? "[]");
    globalThis.window.said = said;
    const say = (kind: string, text: string | null | undefined) => {
      const line = `${kind}: ${text?.replace(/\s+/g, " ").trim() ?? ""}`;
      if (line.endsWith(": ") || said.at(-1) === line) return;
      said.push(line);
      sessionStorage.setItem("said", JSON.stringify(said));
    };
    const regions = "[role=status], [role=alert], [aria-live]";
    new MutationObserver((changes) => {
      const changed = changes.map(({ target }) =>
        target instanceof Element ? target : target.parentElement,
      );
      if (changed.some((element) => element?.closest("head"))) say("title", document.title);
      const added = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element);
      const live = [
        ...changed.map((element) => element?.closest(regions)),
        ...added.flatMap((element) => [
          element.matches(regions) ? element : null,
          ...element.querySelectorAll(regions),
        ]),
      ];
      for (const region of new Set(live)) say("announced", region?.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener("focusin", ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      if (/^H\d$/.test(target.tagName)) say("heading", target.textContent);
      if (target.ariaCurrent === "step") say("step", target.textContent);
    });
  });
  return () => page.evaluate(() => globalThis.window.said);
}
