import type { Plugin } from "vite";
import { newStories } from "#scripts/new-stories.ts";

const name = "virtual:new-stories";

/** The stories that the previous release does not have; null without a history. */
export const newsPlugin: Plugin = {
  name: "new-stories",
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(newStories())};` : null),
};
