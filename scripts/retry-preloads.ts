import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/** In Vite's helper, and what replaces it. */
const changes: readonly (readonly [string, string])[] = [
  [
    'const link = document.createElement("link");',
    `if (!isCss) return fetch(dep.href).then((response) => {
      if (!response.ok) throw new Error(\`\${response.status} for \${dep}\`);
      return response.arrayBuffer();
    });
    const link = document.createElement("link");`,
  ],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  ["seen[href] = void 0;\n\t\tthrow err;", "delete seen[href];\n\t\tthrow err;"],
];

/**
 * Lets a chunk be loaded after it failed. A browser never again requests a module whose request failed
 * (https://github.com/whatwg/html/issues/6768), whether it was preloaded or imported. So its files are first fetched
 * into the browser's cache, and imported once all of them have arrived; what failed is fetched anew at the next try.
 */
export const retryPreloads: Plugin = {
  name: "trellis:retry-preloads",
  apply: "build",
  transform: {
    order: "pre",
    handler: (code, id) => {
      if (id !== helper) return undefined;
      return { code: changes.reduce(changeOnce, code), map: null };
    },
  },
};

function changeOnce(code: string, [from, to]: readonly [string, string]): string {
  if (code.split(from).length !== 2) throw new Error(`Vite preloads in another way than known: ${from}`);
  return code.replace(from, () => to);
}
