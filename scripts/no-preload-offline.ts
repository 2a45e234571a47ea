import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const preloading = "return preloadOnce(";

/**
 * Chromium 150 treats modules preloaded while offline as failed until the page is closed. Offline, scripts are
 * only imported, after their styles have loaded.
 */
export const noPreloadOffline: Plugin = {
  name: "trellis:no-preload-offline",
  apply: "build",
  transform: {
    order: "pre",
    handler: (code, id) => {
      if (id !== helper) return undefined;
      if (!code.includes(preloading)) throw new Error("Vite preloads in another way than this plugin knows.");
      return {
        code: code.replace(preloading, `if (!isCss && !navigator.onLine) return;\n${preloading}`),
        map: null,
      };
    },
  },
};
