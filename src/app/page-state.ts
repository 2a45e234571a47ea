import type { DehydratedState } from "@tanstack/react-query";
import type { Facts } from "../facts/facts.ts";

/** What a painted page carries for the browser to begin with, as JSON beside its HTML. */
export type PageState = { facts: Facts; cache: DehydratedState };

/** Ids of the document's two elements that server and browser share. */
export type ElementIds = typeof elementIds;
export const elementIds = { root: "root", state: "state" } as const;

export const readPageState = (page: Document): PageState =>
  JSON.parse(page.getElementById(elementIds.state)!.textContent) as PageState;
