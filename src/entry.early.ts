/**
 * Presses of buttons before the page is alive are kept, in their order, and done when it is. A file of its own, because it has to be there
 * before everything else; links, and forms with an address, work as plain ones do.
 */
const page = document.documentElement;
const pressed: HTMLElement[] = [];

const keep = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button || button.form?.hasAttribute("action")) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.push(button);
};

const whenAlive = new MutationObserver(() => {
  whenAlive.disconnect();
  removeEventListener("click", keep, true);
  for (const button of pressed) if (button.isConnected) button.click();
});

addEventListener("click", keep, true);
whenAlive.observe(page, { attributeFilter: ["data-hydrated"] });
