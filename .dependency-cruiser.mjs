import { serverRules } from "./.dependency-cruiser.server.mjs";
import { storefrontRules } from "./.dependency-cruiser.storefront.mjs";

const ours =
  "^(art|bench|domain|e2e|generated|machines|messages|sandbox|scenarios|scripts|server|shop-data|specification|src|tests|workshop)/";
const aside =
  "(\\.(test|test-support|stories|stage|paths)\\.tsx?$|^tests/|^e2e/|^workshop/|^scenarios/|^specification/|^sandbox/test-|^machines/paths/)";
/** What does not ship to visitors, and may import anything. */
const free = { pathNot: [aside, "^(scripts|art|bench)/"] };

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    never(
      "no-circles",
      "Two files that need each other are one file, or hide a third.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    never(
      "nothing-missing",
      "An import that leads nowhere fails only when that line runs. A virtual module comes from a plugin.",
      {},
      { couldNotResolve: true, pathNot: "^virtual:" },
    ),
    never(
      "relative-inside-a-folder",
      "What stays in its folder is relative, so that a folder can be moved as a whole; only what leaves it begins with #.",
      { path: "^(.+)/[^/]+$" },
      { path: "^$1/", dependencyTypes: ["aliased-subpath-import"] },
    ),
    never(
      "domain-stands-alone",
      "Both programs obey the domain's rules; a rule that knew one of them could not hold in the other.",
      { path: "^domain/", pathNot: aside },
      { path: ours, pathNot: "^(domain/|generated/countries\\.json$)" },
    ),
    never(
      "machines-know-rules-only",
      "A chart is run by tests, stories, the browser and the server that renders pages; it may know none of them.",
      { path: "^machines/", pathNot: aside },
      { path: ours, pathNot: "^(machines|domain)/" },
    ),
    never(
      "machines-keep-their-insides",
      "Another flow is known by its contract or as a machine; its view, ports and states may change freely.",
      { path: "^machines/([^/]+/[^/]+)/", pathNot: "^machines/paths/" },
      {
        path: "^machines/[^/]+/[^/]+/",
        pathNot: ["^machines/$1/", "^machines/paths/", "\\.(contract|machine|paths)\\.ts$"],
      },
    ),
    never(
      "browser-code-runs-in-a-browser",
      "What runs in a browser has nothing of Node.",
      { path: "^(domain|machines|src)/", pathNot: [aside, "^src/entry\\.server\\.tsx$"] },
      { dependencyTypes: ["core"] },
    ),
    ...storefrontRules(never, ours, aside),
    never(
      "server-knows-no-storefront",
      "The server obeys the contract and the domain; it runs the built storefront, whose shape one file knows.",
      { path: "^server/", pathNot: [aside, "^server/ssr/rendering/page-renderer\\.ts$"] },
      { path: "^(src|machines|sandbox|art)/" },
    ),
    ...serverRules(never, aside),
    never(
      "storefront-knows-no-server",
      "The storefront reaches the server by the contract, never by its code.",
      { path: "^(src|machines|domain)/", pathNot: aside },
      { path: "^(server|sandbox|scripts|art)/" },
    ),
    never(
      "sandbox-is-a-stranger",
      "The provider's stand-in speaks the provider's protocol and knows nothing of the shop.",
      { path: "^sandbox/", pathNot: aside },
      { path: ours, pathNot: "^sandbox/" },
    ),
    never(
      "drawings-stand-alone",
      "The drawing kit is a package of its own, which draws the same pictures whatever the shop becomes.",
      { path: "^art/" },
      { path: ours, pathNot: "^art/" },
    ),
    never(
      "drawings-are-files",
      "The shop has the drawn pictures, so it needs no drawing; a check asks only whether the drawings were tested.",
      { pathNot: "^art/" },
      { path: "^art/", pathNot: "^art/tested-sources\\.ts$" },
    ),
    never(
      "nothing-ships-a-test",
      "Paths, stories, the workshop and tests depend on what ships, never the other way round.",
      { path: "^(domain|machines|src|server|sandbox)/", ...free },
      { path: aside, pathNot: "^workshop/" },
    ),
    never(
      "nothing-ships-the-workshop",
      "The workshop looks at the shop; a shop that knew it would carry it to every visitor.",
      { path: "^(domain|machines|src|server|sandbox)/", ...free },
      { path: "^workshop/" },
    ),
    never(
      "nothing-ships-a-tool",
      "A development dependency is missing in an installation without them.",
      { path: "^(domain|machines|src|server|sandbox)/", ...free },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    ),
  ],
  options: {
    doNotFollow: { path: ["node_modules", "^generated/", "^dist/"] },
    exclude: { path: "^dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "browser", "default", "types"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
