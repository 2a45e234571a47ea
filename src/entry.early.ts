import languages from "./languages.worker.ts?worker&url";
import type { storageKeys } from "./shop/storage-keys.ts";

/**
 * Records presses of buttons and choices in lists before hydration and replays them afterwards. A file of its own, because
 * it has to load before everything else; links and forms with an action work without it.
 */
const page = document.documentElement;

const addLinks = (addresses: string | undefined, link: Partial<HTMLLinkElement>): void => {
  for (const href of addresses?.match(/\S+/g) ?? [])
    document.head.append(Object.assign(document.createElement("link"), link, { href }));
};
const { scripts, sheets } = document.querySelector<HTMLElement>("[data-scripts]")!.dataset;
/**
 * Preloads the scripts for hydration only now, after pictures and fonts have been requested. Script elements in the
 * document would compete with those, or load after all of them.
 */
addLinks(scripts, { rel: "modulepreload" });
/**
 * The page's styles are in the document. Its scripts look their sheets up by URL before loading them; disabled ones are
 * not fetched, unless they are in the HTML, where Chromium's preload scanner finds them.
 */
addLinks(sheets, { rel: "stylesheet", disabled: true });

/** Shows a visitor's empty cart before the other scripts run (`src/ui/known-empty-cart.tsx`). */
const user: (typeof storageKeys)["user"] = "trellis.user";
const cart: (typeof storageKeys)["cart"] = "trellis.cart";
try {
  if (!localStorage[user] && !localStorage[cart]?.includes("productId")) page.dataset.cart = "empty";
} catch {}

const pressed: HTMLElement[] = [];
const chosen = new Map<HTMLSelectElement, string>();

const recordPress = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button || button.form?.hasAttribute("action")) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.push(button);
};

const recordChoice = ({ target }: Event): void => {
  if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
};

const stopRecording = (): void => {
  removeEventListener("click", recordPress, true);
  removeEventListener("change", recordChoice, true);
};

const hydrationObserver = new MutationObserver(() => {
  hydrationObserver.disconnect();
  stopRecording();
  clearReloadMark();
  for (const [select, value] of chosen) {
    // Focus hydrates the select, which resets its value to the rendered one; then the choice is applied again.
    select.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
  for (const button of pressed) if (button.isConnected) button.click();
});

/**
 * If a script fails to load, because the network failed or a server of another version responded, the page is reloaded
 * once. After that, or without storage, links and forms work as plain ones.
 */
const reloadMarkKey = "trellis.again";
const clearReloadMark = (): void => {
  try {
    sessionStorage.removeItem(reloadMarkKey);
  } catch {}
};
const reloadOnce = (): void => {
  stopRecording();
  try {
    if (sessionStorage.getItem(reloadMarkKey) !== null) return;
    sessionStorage.setItem(reloadMarkKey, "");
  } catch {
    return;
  }
  location.reload();
};
/** Imports the same module as the document's script, so that its failure is noticed whichever comes first. A browser may also fetch it again. */
const watchEntryScript = (): void => {
  const { src } = document.querySelector<HTMLScriptElement>('script[type="module"]:not([async])')!;
  import(/* @vite-ignore */ src).catch(reloadOnce);
};

if (document.readyState === "loading") addEventListener("DOMContentLoaded", watchEntryScript);
else watchEntryScript();
addEventListener("click", recordPress, true);
addEventListener("change", recordChoice, true);
hydrationObserver.observe(page, { attributeFilter: ["data-hydrated"] });

const early = globalThis.trustedTypes?.createPolicy("early", { createScriptURL: (address) => address });
// Only Chromium has `userAgentData`, and only Chromium needs this worker.
if ("userAgentData" in navigator)
  new Worker(early?.createScriptURL(languages) ?? languages, { type: "module" });
