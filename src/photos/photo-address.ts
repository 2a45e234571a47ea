import { createContext } from "react";

/** Maps a photo's preview to its URL; the default returns it unchanged. */
export const PhotoAddress = createContext<(preview: string) => string>((preview) => preview);
