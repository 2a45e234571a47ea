import { createContext } from "react";

/** Builds the address of a photo's preview: as it is, unless a provider above says otherwise. */
export const PhotoAddress = createContext<(preview: string) => string>((preview) => preview);
