import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const preloading = "return preloadOnce(";

/**
 * What is preloaded while the browser is offline counts as failed for as long as the page is open (Chromium 150), so that it could not be
 * loaded when the connection is back. Offline, scripts are only imported, after their styles have come.
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
