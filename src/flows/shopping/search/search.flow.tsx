import { useEffect, type RefObject } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { SearchEvent } from "#machines/shopping/search/search.contract.ts";
import { searchMachine } from "#machines/shopping/search/search.machine.ts";
import { searchView } from "#machines/shopping/search/search.view.ts";
import { useFacts, useMarketLocale } from "#src/facts/use-facts.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { searchActors } from "./search.actors.ts";
import { SearchScreen } from "./search.screen.tsx";

type Send = (event: SearchEvent) => void;
type Props = { form: RefObject<HTMLFormElement | null> };

/** Suggestions for the form around it. */
export default function Search({ form }: Props) {
  const { api, flowLog } = useShop();
  const marketLocale = useMarketLocale();
  const { market } = useFacts();
  const machine = searchMachine.provide({ actors: searchActors({ api, marketLocale, market }) });
  return <SearchContent form={form} actor={useActorRef(machine, { inspect: flowLog.inspect })} />;
}

export function SearchContent({ form, actor }: Props & { actor: ActorRefFrom<typeof searchMachine> }) {
  const view = useSelector(actor, searchView, sameView);
  useEffect(() => follow(form.current!, actor.send), [form, actor]);
  return <SearchScreen view={view} send={actor.send} />;
}

/** Listens to the form, which is older than the flow: its field may have a value already. */
function follow(form: HTMLFormElement, send: Send): () => void {
  const field = form.querySelector("input")!;
  const listeners = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, act, { signal: listeners.signal });
  const leave = () => send({ type: "search.left" });
  let isTold = false;
  const sendTyped = () => {
    isTold = true;
    send({ type: "term.changed", term: field.value });
  };
  const enter = () => (isTold || field.value === "" ? send({ type: "search.entered" }) : sendTyped());
  // On the results page the field already contains the term, which needs no suggestions.
  if (form.ownerDocument.activeElement === field) enter();
  on(field, "input", sendTyped);
  on(field, "focus", enter);
  on(form, "submit", leave);
  on(form, "focusout", ({ relatedTarget }) => {
    // `relatedTarget` is null after pressing plain text in the panel or switching tabs.
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) leave();
  });
  on(field, "click", enter);
  on(form, "keydown", (event) => {
    // During IME composition, such as for Japanese, the keys belong to the input method.
    if (event.isComposing) return;
    if (event.key === "Escape") {
      // A search field is emptied by Escape; the first press only closes the suggestions.
      if (form.querySelector("[role=status]")) event.preventDefault();
      field.focus();
      leave();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      enter();
      moveFocus(form, event);
    }
  });
  form.ownerDocument.addEventListener(
    "pointerdown",
    ({ target }) => target instanceof Node && !form.contains(target) && leave(),
    { signal: listeners.signal },
  );
  return () => listeners.abort();
}

function moveFocus(form: HTMLFormElement, event: KeyboardEvent): void {
  const stops = [...form.querySelectorAll<HTMLElement>("input, a[href]")];
  const at = stops.indexOf(form.ownerDocument.activeElement as HTMLElement);
  if (stops.length < 2 || at < 0) return;
  event.preventDefault();
  const step = event.key === "ArrowDown" ? 1 : -1;
  stops.at((at + step) % stops.length)!.focus();
}
