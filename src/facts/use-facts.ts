import { createContext, useContext } from "react";
import type { Place } from "../api/queries.ts";
import { placeOf, type Facts } from "./facts.ts";

export const FactsContext = createContext<Facts | null>(null);

export function useFacts(): Facts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error("no facts above this component");
  return facts;
}

/** Market and language by id, as queries take them. */
export const usePlace = (): Place => placeOf(useFacts());
