import { createContext, useContext } from "react";
import type { Api } from "./client.ts";

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error("no API above this component");
  return api;
}
