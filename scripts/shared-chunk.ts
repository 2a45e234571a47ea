import { join, relative } from "node:path";
import { normalizePath, type Plugin } from "vite";

/**
 * What every page needs is one file, and this is its list. Whatever is not listed is a file of its own or part of
 * a page's, so a new page or flow stays out by default.
 */
const shell: readonly RegExp[] = [
  /^src\/(facts|shop)\//,
  /^src\/api\/(?![\w-]+-queries)/,
  /^src\/ui\/(?!checkbox|count|dialog|passing-notice|try-again|whole-number)/,
  /^src\/app\/[\w-]+\.tsx?$/,
  /^src\/app\/layout\/(?!login-dialog|mobile-menu)/,
  /^src\/recording\/(flow-log|shortcut)\.ts$/,
  // The flows that outlive every screen, without their screens.
  /^src\/flows\/(cart|market|navigation|session|shop)\/\1\.(context|actors)\.ts$/,
  /^src\/flows\/cart\/cart\.lines\.ts$/,
  // The flows that are always visible: the cart in the header, the market in the footer.
  /^src\/flows\/cart-dropdown\//,
  /^src\/flows\/market\/market\.(flow|screen|module)\./,
  // What stands above every page.
  /^src\/flows\/navigation\//,
  // What several pages use.
  /^src\/pages\/shared\//,
  /^machines\/(cart|cart-dropdown|market|navigation|session|shop)\//,
  /^machines\/[\w-]+\.ts$/,
  /^domain\/(cart|cookies|links|money|price|text-areas)\.ts$/,
];
const packages = new Set([
  "@formatjs/fast-memoize",
  "@formatjs/icu-messageformat-parser",
  "@formatjs/intl",
  "@tanstack/query-core",
  "@tanstack/react-query",
  "@xstate/react",
  "dinero.js",
  "intl-messageformat",
  "openapi-fetch",
  "react",
  "react-dom",
  "react-intl",
  "regexparam",
  "scheduler",
  "use-isomorphic-layout-effect",
  "use-sync-external-store",
  "wouter",
  "xstate",
]);

const root = normalizePath(join(import.meta.dirname, ".."));
const name = "shop";

/** @param id a module's path, as the bundler knows it */
export function belongsInSharedChunk(id: string): boolean {
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (packageName !== undefined) return packages.has(packageName);
  const file = pathOf(id.split("?")[0]!);
  return shell.some((pattern) => pattern.test(file));
}

const pathOf = (id: string) => normalizePath(relative(root, id));

export const sharedChunk = { name, test: belongsInSharedChunk };

/** What several pages share but not all: one file each, because a file that is a few lines is a request all the same. */
export const sharedByPages = [
  {
    name: "forms",
    test: /\/node_modules\/valibot\/|\/src\/(forms\/(?!address-fields)|captcha\/(?!captcha\.worker))/,
  },
  { name: "orders", test: /\/src\/(orders\/|api\/customer-queries)/ },
  { name: "admin", test: /\/src\/(pages\/admin\/(?!.*\.page\.)|api\/admin-queries)/ },
];

/** The bundler includes whatever a listed file imports. This refuses what came in that way without being listed. */
export const onlyWhatIsListed: Plugin = {
  name: "trellis:shared-chunk",
  generateBundle(_, bundle) {
    const strangers = Object.values(bundle)
      .flatMap((output) => (output.type === "chunk" && output.name === name ? output.moduleIds : []))
      .filter((id) => id.startsWith(root) && !belongsInSharedChunk(id))
      .map(pathOf);
    if (strangers.length === 0) return;
    this.error(
      `The chunk that every page loads would hold ${strangers.join(", ")}. ` +
        "Load it where it is needed with import(), or, if every page needs it, add it to scripts/shared-chunk.ts.",
    );
  },
};
