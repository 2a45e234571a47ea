import { join, relative } from "node:path";
import { normalizePath, type Plugin } from "vite";

/**
 * The modules of the chunk that every page loads. Anything else becomes its own chunk or part of a page's, so new
 * pages and flows stay out by default.
 */
const shell: readonly RegExp[] = [
  /^src\/(facts|shop)\/(?!price\.tsx|stock-note|stored-ids|unit-price|use-day-range)/,
  /^src\/api\/(?![\w-]+-queries)/,
  /^src\/ui\/(?!breadcrumb|checkbox|count|dialog|field\.tsx|form\.tsx|known-empty-cart|temporary-notice|plant-icons|product-card|prose|required-select|too-many|whole-number)/,
  /^src\/app\/[\w-]+\.tsx?$/,
  /^src\/app\/layout\/(?!back-to-top-arrow|cart-sidebar|login-dialog|mobile-menu|proof-dialog|reminders|session-ended|strip|unpaid-order)/,
  /^src\/recording\/flow-log\.ts$/,
  // Flows that outlive every screen, without their screens.
  /^src\/flows\/[\w-]+\/(cart|market|navigation|session|shop)\/\1\.(context|actors)\.ts$/,
  /^src\/flows\/shopping\/cart\/cart\.lines\.ts$/,
  // Flows that are always visible: the cart in the header, the market in the footer.
  /^src\/flows\/shopping\/cart-dropdown\//,
  /^src\/flows\/shell\/market\/market\.(flow|screen|module)\./,
  // The header's search, without suggestions.
  /^src\/flows\/shopping\/search\/search-field\./,
  /^src\/flows\/shell\/navigation\//,
  /^src\/pages\/shared\/(?!active-filters|category-head|category-links|coupon|facet-text|filters|focus-on-count|listing|need-text|price-range|products|recommended|use-early-assurances|use-listing)/,
  /^machines\/[\w-]+\/(cart|cart-dropdown|market|navigation|session|shop)\//,
  /^machines\/[\w-]+\.ts$/,
  /^domain\/(category-path|cookies|links|botanical-name|digits|specified-values|filters|listing|money|plant-facts|price|search-term|slug|text-areas|variant-name)\.ts$/,
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
  "react-intl",
  "regexparam",
  "use-isomorphic-layout-effect",
  "use-sync-external-store",
  "wouter",
  "xstate",
]);

const root = normalizePath(join(import.meta.dirname, ".."));
const shop = "shop";

/** @param id the module's path as the bundler knows it */
export function belongsInSharedChunk(id: string): boolean {
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (packageName !== undefined) return packages.has(packageName);
  const file = fileOf(id);
  return shell.some((pattern) => pattern.test(file));
}

const fileOf = (id: string) => normalizePath(relative(root, id.split("?")[0]!));

/**
 * Modules that several pages share, grouped by chunk because each small file would cost a request. The first match
 * wins.
 */
const byPages: Readonly<Record<string, RegExp>> = {
  // Loaded after every page: without what it shares with orders, those would be too.
  recording: /^(src\/recording\/(?!copy-what-happened)|domain\/(carriers|photos|tracking)\.)/,
  "qr-code": /^(src\/forms\/qr-code|node_modules\/lean-qr\/)/,
  parts:
    /^(src\/ui\/|src\/flows\/shopping\/cart\/(buy|cart-notice|cart\.module)|src\/facts\/(price\.tsx|stock-note|unit-price)|src\/shop\/stored-ids|src\/pages\/shared\/(products|recommended)|(src\/flows|machines)\/shopping\/wish-list\/|domain\/(business-constants|offered-needs|sought-variant)\.)/,
  "other-scripts": /^domain\/other-scripts\./,
  "latin-offer": /^(src\/forms\/latin-offer|domain\/(romanize\/|fold-text\.))/,
  addresses: /^(src\/forms\/(address-wire|country-options)|domain\/countries|generated\/countries)\./,
  postal:
    /^(src\/orders\/address-text|domain\/(postal-lines|printable)\.|node_modules\/localized-address-format\/)/,
  forms:
    /^(machines\/form\/|src\/forms\/(?!address-fields|address-input|address-text-field|latin-notice|use-left-fields)|src\/captcha\/(?!captcha\.worker)|domain\/(email-suggestion|password)\.ts|node_modules\/valibot\/)/,
  photos: /^(src|domain)\/photos/,
  reductions:
    /^domain\/line-total\.|^src\/api\/assurance-queries|^src\/(coupons\/(?!linked-coupon)|orders\/(adjustment-rows|assurances|line-reductions|paid-for-item|reduced-amount|rows\.module)|pages\/shared\/(coupon|use-early-assurances))/,
  coupon: /^(src\/flows|machines)\/shopping\/coupon\//,
  guest: /^(src\/guests\/|domain\/guest-links\.)/,
  "delivery-days": /^(src\/(delivery-days\/|facts\/use-day-range)|domain\/day-format\.)/,
  orders:
    /^(src\/orders\/|src\/api\/customer-queries|domain\/(allocate|opening-hours|weekdays|points|promotions|quote|refund|tax)\.ts)/,
  proof: /^(src\/flows|machines)\/account\/(second-factor|passkey)\//,
  admin:
    /^(src\/pages\/admin\/(?!.*\.page\.)|src\/api\/(admin|fulfilment)-|(src\/flows|machines)\/(administration|tour-leads)\/(failed-mail|payment-issue|payout-(export|marking)|stock-change|tour-lead-(activation|ending))\/)/,
  lists:
    /^src\/pages\/shared\/(active-filters|category-head|category-links|facet-text|filters|focus-on-count|listing|need-text|price-range|use-listing)/,
};

export const sharedChunks = [
  { name: shop, test: belongsInSharedChunk },
  ...Object.entries(byPages).map(([name, pattern]) => ({
    name,
    test: (id: string) => pattern.test(fileOf(id)),
  })),
];

/** The bundler adds whatever a listed file imports; this fails the build for modules that are not listed. */
export const onlyWhatIsListed: Plugin = {
  name: "trellis:shared-chunks",
  generateBundle(_, bundle) {
    for (const { name, test } of sharedChunks) {
      const strangers = Object.values(bundle)
        .flatMap((output) => (output.type === "chunk" && output.name === name ? output.moduleIds : []))
        .filter((id) => id.startsWith(root) && !test(id))
        .map(fileOf);
      if (strangers.length === 0) continue;
      this.error(
        `The chunk ${name === shop ? "that every page loads" : `"${name}"`} would hold ${strangers.join(", ")}. ` +
          "Load it where it is needed with import(), or list it in scripts/shared-chunk.ts, where all who load it need it.",
      );
    }
  },
};
