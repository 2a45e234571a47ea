import type { QueryKey } from "@tanstack/react-query";
import type { ScreenArea } from "../../domain/text-areas.ts";
import type { Facts } from "../facts/facts.ts";
import type { Messages } from "./texts.tsx";

/** What a server-rendered page passes to the browser, as JSON beside its HTML. */
export type PageState = { facts: Facts } & InitialData;
/** What nobody has to be asked for. */
export type InitialData = { answers: QueryData; texts: Texts };
/** The texts of the page's areas; others are asked for when they are needed. */
type Texts = Readonly<Partial<Record<ScreenArea, Messages>>>;
/** What the API said while the page was painted. It holds when the page arrives, whenever that was. */
export type QueryData = readonly (readonly [QueryKey, unknown])[];

/** Ids of the two elements that server and browser agree on. */
export type ElementIds = typeof elementIds;
export const elementIds = { root: "root", state: "state" } as const;

export const readPageState = (page: Document): PageState =>
  JSON.parse(page.getElementById(elementIds.state)!.textContent) as PageState;
