import type { QueryKey } from "@tanstack/react-query";
import type { ScreenArea } from "#domain/text-areas.ts";
import type { Facts } from "#src/facts/facts.ts";
import type { Messages } from "./texts.tsx";

/** What a server-rendered page passes to the browser, as JSON beside its HTML. */
export type PageState = { facts: Facts } & InitialData;
export type InitialData = { answers: QueryData; texts: Texts };
type Texts = Readonly<Partial<Record<ScreenArea, Messages>>>;
/** The API's responses from rendering on the server; the browser treats them as fresh on arrival. */
export type QueryData = readonly (readonly [QueryKey, unknown])[];

export type ElementIds = typeof elementIds;
export const elementIds = { root: "root", state: "state" } as const;

export const readPageState = (page: Document): PageState =>
  JSON.parse(page.getElementById(elementIds.state)!.textContent) as PageState;
