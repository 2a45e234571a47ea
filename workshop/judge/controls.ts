import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import type { AnyActor } from "xstate";
import { leafStates, possibleSteps } from "#machines/paths/explore.ts";
import { stageOn, type StageHandle } from "#workshop/stories/stage.tsx";
import { controlsIn, isBehindDialog, nameOf } from "./layout.ts";

/** `lines`: which control sends what, as stored. `problems`: tasks that no control does. */
export type Sent = { lines: string[]; problems: string[] };

/**
 * Uses every control of a flow's screen, each time in the story's state, and records what it sends. If a control sends
 * nothing but opens something, uses the controls in there too.
 */
export async function sentByControls(root: HTMLElement): Promise<Sent> {
  if (!stageOn(root)?.restart) return { lines: [], problems: [] };
  const lines = new Set<string>();
  const sent = new Set<string>();
  const note = (way: string, types: readonly string[]) => {
    if (types.length > 0) lines.add(`${way} → ${types.join(", ")}`);
    for (const type of types) sent.add(type);
  };
  const { paths, actor } = await restarted(root);
  const snapshot = actor.getSnapshot();
  const before = controlsIn(root).map((control) => ({
    name: nameOf(control),
    place: isBehindDialog(control) ? "behind: " : "",
  }));
  const names = before.map(({ name }) => name);
  for (const [index, { name, place }] of before.entries()) {
    const { types, opened } = await use(root, [index], names);
    note(`${place}${name}`, types);
    if (types.length > 0) continue;
    for (const [inner, innerName] of opened) {
      const { types: then } = await use(root, [index, inner], names);
      note(`${place}${name} › ${innerName}`, then);
    }
  }
  // The screen is read next.
  await inStoryState(root);
  const expected = possibleSteps(paths, snapshot).filter(({ by }) => by === "person");
  const missing = new Set(expected.map(({ event }) => event.type).filter((type) => !sent.has(type)));
  const state = leafStates(snapshot).join(" + ");
  return {
    lines: [...lines],
    problems: [...missing].map((type) => `${paths.machine.id}: in ${state} no control sends "${type}"`),
  };
}

type Used = { types: string[]; opened: [index: number, name: string][] };

/** Uses controls in the story's state one after the other, each by its index. `before`: the names of those that are there. */
async function use(root: HTMLElement, indices: readonly number[], before: readonly string[]): Promise<Used> {
  const { actor } = await inStoryState(root);
  const types = heardFrom(actor);
  for (const index of indices) {
    const control = controlsIn(root)[index];
    if (!(control instanceof HTMLAnchorElement)) changed.add(root);
    if (control) await handle(control, () => types.splice(0));
  }
  const opened = () =>
    controlsIn(root)
      .map((control, index) => [index, nameOf(control)] as [number, string])
      .filter(([, name]) => !before.includes(name));
  const button = indices
    .map((index) => controlsIn(root)[index])
    .find((control) => control?.matches("button:not([aria-disabled=true])"));
  const isNothing = () => types.length === 0 && opened().length === 0;
  for (let tries = patienceWith(button); tries > 0 && isNothing(); tries -= 1) await moment();
  if (button && isNothing()) idle.add(nameOf(button));
  if (types.length > 0) changed.add(root);
  return { types: [...new Set(types)], opened: opened() };
}

/** The buttons of these stories that did nothing within the time-out. */
const idle = new Set<string>();

/** What a button opens may have to load first; a button that did nothing once is not waited for again. */
function patienceWith(button: HTMLElement | undefined): number {
  if (!button) return 1;
  return idle.has(nameOf(button)) ? 4 : 80;
}

/** The stages on which more happened than that a pointer passed over a link. */
const changed = new WeakSet<HTMLElement>();

async function inStoryState(root: HTMLElement): Promise<StageHandle> {
  return changed.has(root) ? restarted(root) : stageOn(root)!;
}

/** The stage, restarted in the story's final state, with its lists loaded. */
async function restarted(root: HTMLElement): Promise<StageHandle> {
  stageOn(root)?.restart?.();
  await waitFor(() => expect(root.querySelector("[data-fetching]")).toBeNull());
  changed.delete(root);
  new MutationObserver((_, observer) => {
    changed.add(root);
    observer.disconnect();
  }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  return stageOn(root)!;
}

function heardFrom(actor: AnyActor): string[] {
  const types: string[] = [];
  actor.system.inspect((inspected) => {
    if (inspected.type === "@xstate.event" && inspected.actorRef === actor && !inspected.sourceRef)
      types.push(inspected.event.type);
  });
  return types;
}

/** `forget`: discards the events sent by filling in the form. */
async function handle(control: HTMLElement, discardEvents: () => void): Promise<void> {
  if (control instanceof HTMLInputElement && control.type === "file")
    return userEvent.upload(control, new File(["a photo"], "photo.jpg", { type: "image/jpeg" }));
  await userEvent.hover(control);
  if (control instanceof HTMLSelectElement) await choose(control);
  else if (isText(control)) await userEvent.type(control, "2");
  else if (!(control instanceof HTMLAnchorElement)) {
    fill(control.closest("form"));
    discardEvents();
    control.click();
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.click();
  }
  await userEvent.unhover(control);
}

async function choose(select: HTMLSelectElement): Promise<void> {
  const other = [...select.options].find(({ value, disabled }) => value !== select.value && !disabled);
  if (other) await userEvent.selectOptions(select, other.value);
}

const isText = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !["checkbox", "radio", "submit", "button"].includes(control.type));

function fill(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLSelectElement && field.required && !field.value)
      field.value = [...field.options].find(({ value }) => value)?.value ?? "";
    if (field instanceof HTMLElement && isText(field) && field.required && !field.value)
      fireEvent.input(field, { target: { value: sampleOf(field) } });
  }
}

function sampleOf({ type }: HTMLInputElement | HTMLTextAreaElement): string {
  switch (type) {
    case "email":
      return "ada@example.com";
    case "password":
      return "Trellis-Demo-2026!";
    default:
      return "1015 DV";
  }
}

const moment = () => new Promise<void>((done) => setTimeout(done, 15));
