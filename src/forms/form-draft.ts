import { useEffect, useMemo, useRef, type RefObject, type SyntheticEvent } from "react";
import * as v from "valibot";
import { useShop } from "#src/shop/shop-context.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";

type Fields = Record<string, string>;
/** By customer, form and field. */
const schema = v.record(v.string(), v.record(v.string(), v.record(v.string(), v.string())));

/**
 * Stores what is typed into a form in this tab, so that it survives a reload, a closed dialog or a new log-in. Passwords
 * and files are never stored.
 *
 * @param isDone whether the draft can be deleted
 */
export function useFormDraft(
  name: string,
  isDone: boolean,
): { ref: RefObject<HTMLFormElement | null>; onInput: (event: SyntheticEvent<HTMLFormElement>) => void } {
  const ref = useRef<HTMLFormElement>(null);
  const { read, write } = useStoredDraft(name);
  useEffect(() => {
    if (isDone) return write(null);
    for (const [field, text] of Object.entries(read() ?? {}))
      fill(ref.current?.elements.namedItem(field), text);
  }, [read, write, isDone]);
  return { ref, onInput: ({ currentTarget }) => write(typedInto(currentTarget)) };
}

/** The draft of a form that may be on another page; null deletes it. */
export function useStoredDraft(name: string): {
  read: () => Fields | undefined;
  write: (fields: Fields | null) => void;
} {
  const { browser, session } = useShop();
  const person = session.getSnapshot().context.user?.id ?? "visitor";
  return useMemo(
    () => ({
      read: () => readDrafts(browser.tabStorage)[person]?.[name],
      write: (fields) => storeFields(browser.tabStorage, person, name, fields),
    }),
    [browser, person, name],
  );
}

type Tab = ReturnType<typeof useShop>["browser"]["tabStorage"];

function storeFields(tab: Tab, person: string, form: string, fields: Fields | null): void {
  const all = readDrafts(tab);
  const { [form]: _, ...otherForms } = all[person] ?? {};
  tab.write(
    storageKeys.forms,
    JSON.stringify({ ...all, [person]: fields ? { ...otherForms, [form]: fields } : otherForms }),
  );
}

function readDrafts(tab: Tab): v.InferOutput<typeof schema> {
  try {
    return v.parse(schema, JSON.parse(tab.read(storageKeys.forms) ?? "{}"));
  } catch {
    return {};
  }
}

function typedInto(form: HTMLFormElement): Fields {
  const fields = [...form.elements].filter(isStorable).map(({ name, value }) => [name, value]);
  return Object.fromEntries(fields) as Fields;
}

type StorableField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A password field whose text is shown has another type. */
const isStorable = (field: unknown): field is StorableField =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement &&
    field.dataset.secret === undefined &&
    ["text", "email", "tel", "search", "number"].includes(field.type));

function fill(field: Element | RadioNodeList | null | undefined, text: string): void {
  if (!isStorable(field)) return;
  if (field instanceof HTMLSelectElement && ![...field.options].some(({ value }) => value === text)) return;
  field.value = text;
  // Notifies other listeners of typing.
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
}
