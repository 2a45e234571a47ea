import languages from "./languages.worker.ts?worker&url";
import type { storageKeys } from "./shop/storage-keys.ts";

/**
 * Presses of buttons before the page is alive are kept, in their order, and what is chosen from lists, and done when it is. A file of its own, because it has to be there
 * before everything else; links, and forms with an address, work as plain ones do.
 */
const page = document.documentElement;

/**
 * What makes the page alive is asked for now: pictures and faces have been, and have the line while this request is on its way. As script of the
 * document it would be asked for beside them, or after all of them.
 */
for (const href of document.querySelector<HTMLElement>("[data-next]")!.dataset.next!.split(" ")) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

/** Whoever is not logged in and has put nothing into the cart sees that it is empty, before a script says so (`src/ui/known-empty-cart.tsx`). */
const user: (typeof storageKeys)["user"] = "trellis.user";
const cart: (typeof storageKeys)["cart"] = "trellis.cart";
try {
  if (!localStorage[user] && !localStorage[cart]?.includes("productId")) page.dataset.cart = "empty";
} catch {}

const pressed: HTMLElement[] = [];
const chosen = new Map<HTMLSelectElement, string>();

const keep = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button || button.form?.hasAttribute("action")) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.push(button);
};

const keepChoice = ({ target }: Event): void => {
  if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
};

const keepNothing = (): void => {
  removeEventListener("click", keep, true);
  removeEventListener("change", keepChoice, true);
};

const whenAlive = new MutationObserver(() => {
  whenAlive.disconnect();
  keepNothing();
  forget();
  for (const [select, value] of chosen) {
    // What has been pressed becomes alive at once, and shows what it showed when it was painted; then it is chosen anew.
    select.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
  for (const button of pressed) if (button.isConnected) button.click();
});

/**
 * A script that does not come, because the line broke or a server of another version was asked, is asked for once more with its page. Then, or where
 * nothing can be remembered, links and forms go on as plain ones.
 */
const again: (typeof storageKeys)["again"] = "trellis.again";
const forget = (): void => {
  try {
    sessionStorage.removeItem(again);
  } catch {}
};
const beginAgain = (): void => {
  keepNothing();
  try {
    if (sessionStorage.getItem(again) !== null) return;
    sessionStorage.setItem(again, "");
  } catch {
    return;
  }
  location.reload();
};
/** The same module as the document's own script: what became of it is known, whichever of the two came first. A browser may also ask for it anew. */
const follow = (): void => {
  const { src } = document.querySelector<HTMLScriptElement>('script[type="module"]:not([async])')!;
  import(/* @vite-ignore */ src).catch(beginAgain);
};

if (document.readyState === "loading") addEventListener("DOMContentLoaded", follow);
else follow();
addEventListener("click", keep, true);
addEventListener("change", keepChoice, true);
whenAlive.observe(page, { attributeFilter: ["data-hydrated"] });

const early = globalThis.trustedTypes?.createPolicy("early", { createScriptURL: (address) => address });
// Other browsers have no such list.
if ("userAgentData" in navigator)
  new Worker(early?.createScriptURL(languages) ?? languages, { type: "module" });
