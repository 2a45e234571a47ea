import { Ivya } from "ivya";
import { demoPicture } from "#workshop/stage/demo-shop.ts";
import { pathPattern } from "#scenarios/path-pattern.ts";
import { firstTab } from "#scenarios/recording.ts";
import {
  isChoice,
  type Control,
  type Field,
  type Region,
  type Scenario,
  type Step,
} from "#scenarios/steps.ts";
import type { Player } from "./player.ts";

/** Playwright's way to find elements, so that a step finds the same in a story and in the shop. */
const finder = Ivya.create({ browser: "chromium" });

/** Milliseconds. */
const limit = 20_000;
const pause = 30;

type Stage = { player: Player; scenario: Scenario; root: () => HTMLElement };

/**
 * Takes a step on the stage.
 * @throws if what it needs does not appear in time
 */
export async function takeStep(step: Step, { player, scenario, root }: Stage): Promise<void> {
  const address = (url: string) => `/${scenario.language}${url}`;
  const control = (wanted: Control) =>
    appearing(() => controlsIn(root(), wanted), `the ${wanted.role} “${wanted.name}”`);
  const field = ({ label, region }: Field) =>
    appearing(
      () => regionsIn(root(), region).flatMap((part) => finder.queryAllByLabelText(label, {}, part)),
      `the field “${label}”`,
    );
  /** The browser's own control may be hidden behind a button. */
  const fileField = async ({ label, region }: Field) => {
    const find = () =>
      regionsIn(root(), region).flatMap((part) => finder.queryAllByLabelText(label, {}, part));
    await until(() => find().length > 0, `the field “${label}”`);
    return find()[0]!;
  };
  const texts = (text: string, region?: Region) =>
    regionsIn(root(), region).flatMap((part) => finder.queryAllByText(text, {}, part));

  switch (step.does) {
    case "open":
      await player.open(address(step.url));
      return hydrated();
    case "press": {
      const element = await control(step.control);
      if (isChoice(step.control) && (element as HTMLInputElement).checked) return;
      element.focus();
      element.click();
      return;
    }
    case "type":
      return fill((await field(step.field)) as HTMLInputElement, step.text);
    case "choose": {
      const select = (await field(step.field)) as HTMLSelectElement;
      const option = [...select.options].find(({ label }) => label.includes(step.option));
      return fill(select, option?.value ?? "");
    }
    case "attach": {
      const input = (await fileField(step.field)) as HTMLInputElement;
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([await jpegOf(step.picture)], `${step.picture}.jpg`, { type: "image/jpeg" }),
      );
      input.files = transfer.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      return;
    }
    case "unfold": {
      const unfolding = () => texts(step.summary).filter((element) => element.matches("summary, summary *"));
      (await appearing(unfolding, `“${step.summary}”`)).click();
      return;
    }
    case "see":
      return void (await appearing(() => texts(step.text, step.region), `“${step.text}”`));
    case "see control":
      return void (await control(step.control));
    case "no longer see":
      return until(
        () => texts(step.text, step.region).every((element) => !isVisible(element)),
        `“${step.text}” to go`,
      );
    case "arrive": {
      const pattern = pathPattern(address(step.path));
      return until(() => pattern.test(player.address()), `the address ${step.path}, not ${player.address()}`);
    }
    case "reload":
      player.reload();
      return hydrated();
    case "go back":
      return player.goBack();
    case "pay at the provider":
      await until(() => player.shown().left !== null, "the provider's page");
      return player.comeBack();
    case "open the mail's link":
      await player.comeBack();
      return hydrated();
    case "lose the network":
      return player.setOnline(false);
    case "regain the network":
      return player.setOnline(true);
    // What follows from these was recorded.
    case "session ends":
    case "requests are lost":
      return;
    case "prices were different":
      return player.rememberPrice(step.price);
    case "use another tab":
      player.switchTo(null, step.tab);
      return step.url === undefined ? undefined : player.open(address(step.url)).then(hydrated);
    case "change person":
      player.switchTo(step.person, firstTab);
      return step.url === undefined ? undefined : player.open(address(step.url)).then(hydrated);
  }
}

const hydrated = () => until(() => document.documentElement.dataset.hydrated === "true", "the page");

function regionsIn(root: HTMLElement, region?: Region): Element[] {
  if (region === undefined) return [root];
  if (typeof region === "string") return finder.queryAllByRole(region, {}, root);
  if ("articleWith" in region)
    return finder
      .queryAllByRole("article", {}, root)
      .filter(({ textContent }) => textContent.includes(region.articleWith));
  if ("group" in region) return finder.queryAllByRole("group", { name: region.group }, root);
  const { formOf: name } = region;
  return [...root.querySelectorAll("form")].filter((form) =>
    finder.queryAllByRole("button", { name, exact: true }, form).some(isVisible),
  );
}
const controlsIn = (root: HTMLElement, { role, name, region }: Control): Element[] =>
  regionsIn(root, region).flatMap((part) => finder.queryAllByRole(role, { name }, part));

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

async function appearing(find: () => Element[], what: string): Promise<HTMLElement> {
  let found: Element | undefined;
  await until(() => (found = find().find(isVisible)) !== undefined && !found.matches(":disabled"), what);
  return found as HTMLElement;
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const deadline = performance.now() + limit; !isSo();) {
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** As React expects it: it overrides `value`, and notices changes by events that bubble. */
function fill(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!;
  set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

async function jpegOf(picture: string): Promise<Blob> {
  const image = await createImageBitmap(await (await fetch(demoPicture(picture))).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg" });
}
