import { useRef, useState, type FocusEvent, type FormEvent } from "react";
import type { AddressMarket } from "#domain/address.ts";
import { readAddress } from "./address-input.ts";
import { toWireAddress, typedField } from "./address-wire.ts";
import { usePointerPress } from "./leaving-a-field.ts";

/** Codes of `address.problem` by field name, such as `delivery.zipCode`. */
type Problems = Readonly<Record<string, string>>;

/** Returns the code of `address.problem`, or null if the field is right. */
type Rules = Readonly<Record<string, (field: Input) => string | null>>;

/** `since`: the refusal after which it was found out. */
type Left = { since: Problems | null; found: Problems; corrected: readonly string[] };
const nothingLeft = { found: {}, corrected: [] };

/**
 * Checks the fields of addresses by the server's rules as they are left. A field says nothing until it was typed in; one
 * that was refused and is right now is no longer marked.
 *
 * @param refused what the server refused when the form was last sent
 * @param otherRules of fields outside addresses, by name
 */
export function useLeftFields(refused: Problems, market: AddressMarket, otherRules: Rules = {}) {
  const [left, setLeft] = useState<Left | null>(null);
  const typedIn = useRef(new Set<string>());
  const leftNames = useRef(new Set<string>());
  const { sendsForm, whenReleased } = usePointerPress();
  // An equal refusal of the corrected form is another one.
  const since = Object.keys(refused).length > 0 ? refused : null;
  const { found, corrected }: Omit<Left, "since"> =
    left !== null && left.since === since ? left : nothingLeft;
  const open = Object.entries(refused).filter(([name]) => !corrected.includes(name));
  const check = async (form: HTMLFormElement) => {
    const [{ addressProblems }] = await Promise.all([import("#domain/address.ts"), whenReleased()]);
    const names = [...leftNames.current].filter((name) => isAnotherField(form.elements.namedItem(name)));
    const problems: Record<string, string> = {};
    const addresses = names.filter((name) => name.includes(".")).map((name) => name.split(".")[0]!);
    for (const part of new Set(addresses)) {
      const address = toWireAddress(readAddress(form, part));
      for (const [name, problem] of Object.entries(addressProblems(address, market)))
        problems[`${part}.${typedField(name)}`] = problem;
    }
    for (const [name, rule] of Object.entries(otherRules)) {
      const field = form.elements.namedItem(name);
      const problem = isField(field) ? rule(field) : null;
      if (problem !== null) problems[name] = problem;
    }
    const wrong = names.filter((name) => name in problems);
    setLeft({
      since,
      found: Object.fromEntries(wrong.map((name) => [name, problems[name]!])),
      corrected: names.filter((name) => !wrong.includes(name)),
    });
  };
  return {
    problems: { ...Object.fromEntries(open), ...found } as Problems,
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      if (isChecked(target, otherRules)) typedIn.current.add(target.name);
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
      // Without the rules, for lack of a network, only the server checks.
      if (!isChecked(target, otherRules) || !typedIn.current.has(target.name) || sendsForm(relatedTarget))
        return;
      leftNames.current.add(target.name);
      void check(currentTarget).catch(() => {});
    },
  };
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Input =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isChecked = (target: EventTarget, otherRules: Rules): target is Input =>
  isField(target) && (target.name.includes(".") || target.name in otherRules);

/** What is typed in at the moment is not left yet. */
const isAnotherField = (found: Element | RadioNodeList | null) =>
  found !== null && found !== document.activeElement;
