import type { QueryKey } from "@tanstack/react-query";
import type { Facts } from "../facts/facts.ts";

/** What a server-rendered page passes to the browser, as JSON beside its HTML. */
export type PageState = { facts: Facts; answers: Answers };
/** What the API said while the page was painted. It holds when the page arrives, whenever that was. */
export type Answers = readonly (readonly [QueryKey, unknown])[];

/** Ids of the two elements that server and browser agree on. */
export type ElementIds = typeof elementIds;
export const elementIds = { root: "root", state: "state" } as const;

export const readPageState = (page: Document): PageState =>
  JSON.parse(page.getElementById(elementIds.state)!.textContent) as PageState;
