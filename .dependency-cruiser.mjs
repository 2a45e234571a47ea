import { serverRules } from "./.dependency-cruiser.server.mjs";

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
    never(
      "ui-knows-no-shop",
      "A button that knows a cart can be used for nothing else. Breakpoints are the design's, and digits are those of its languages.",
      { path: "^src/ui/", pathNot: aside },
      { path: ours, pathNot: "^(src/ui/|domain/(specified-values|digits)\\.ts$)" },
    ),
    never(
      "shop-knows-shapes",
      "Whatever shows a page asks the one context, so of what it holds the context knows only types.",
      { path: "^src/shop/", pathNot: aside },
      { path: ours, pathNot: "^src/shop/", dependencyTypesNot: ["type-only"] },
    ),
    never(
      "facts-are-the-ground",
      "Everything in the storefront uses the facts, so they use only rules, wire types and the shop that holds them.",
      { path: "^src/facts/", pathNot: aside },
      { path: ours, pathNot: "^(domain|src/facts|src/shop|src/api|generated)/" },
    ),
    never(
      "facts-need-no-network",
      "Of the API the facts know shapes, not calls.",
      { path: "^src/facts/", pathNot: aside },
      { path: "^src/api/", dependencyTypesNot: ["type-only"] },
    ),
    never(
      "api-is-below-the-screens",
      "Calls are for everybody who needs them; one that knew a screen would serve only that screen.",
      { path: "^src/(api|captcha)/", pathNot: aside },
      { path: ours, pathNot: "^(src/api|src/captcha|src/facts|src/shop|domain|generated)/" },
    ),
    never(
      "orders-only-show",
      "What an order or a form looks like serves several flows and pages, so it knows neither a flow nor a page.",
      { path: "^src/(orders|forms)/", pathNot: aside },
      { path: ours, pathNot: "^(domain|generated|src/(api|facts|forms|orders|shop|ui))/" },
    ),
    never(
      "photos-know-no-flow",
      "A photo is chosen, drawn and sent for any flow that asks for photos, so nothing here knows one.",
      { path: "^src/photos/", pathNot: aside },
      { path: ours, pathNot: "^(domain|generated|src/(api|photos|ui))/" },
    ),
    never(
      "accounts-place-flows",
      "The two ways in stand in several places, side by side; each is a flow of its own, taken whole. The account's menu knows who is logged in, and asks whether they were a tour lead.",
      { path: "^src/accounts/", pathNot: aside },
      {
        path: ours,
        pathNot:
          "^(domain|src/(accounts|ui)|src/api/(api-context|queries)\\.ts|src/flows/(.*\\.flow\\.tsx|account/session/session\\.context\\.ts)|machines/.*\\.contract\\.ts)",
      },
    ),
    never(
      "flows-keep-apart",
      "A flow that must show another gets it as a slot, so that each can be changed, shown and tested on its own.",
      { path: "^src/flows/([^/]+/[^/]+)/", pathNot: aside },
      { path: "^src/flows/", pathNot: ["^src/flows/$1/", "\\.context\\.ts$"] },
    ),
    never(
      "flows-use-their-own-machine",
      "Of another flow's machine a flow knows the contract; its states are nobody else's business.",
      { path: "^src/flows/([^/]+/[^/]+)/", pathNot: aside },
      { path: "^machines/[^/]+/[^/]+/", pathNot: ["^machines/$1/", "\\.contract\\.ts$"] },
    ),
    never(
      "actors-translate",
      "Actors fill a machine's ports with the API: they know no screen, and of the chart that calls them only types.",
      { path: "^src/flows/[^/]+/[^/]+/[^/]+\\.actors\\.ts$" },
      {
        path: "(\\.(screen|flow|machine|view)\\.tsx?$|^src/(ui|pages)/)",
        dependencyTypesNot: ["type-only"],
      },
    ),
    never(
      "screens-show-views",
      "A screen is a switch on the view: it knows neither the chart nor the ports nor the network.",
      { path: "^src/flows/[^/]+/[^/]+/.*screen\\.tsx$" },
      {
        path: "(\\.(machine|setup|actors|flow)\\.tsx?$|^src/(api|pages)/)",
        dependencyTypesNot: ["type-only"],
      },
    ),
    never(
      "pages-take-flows-whole",
      "A page composes: it places flows, and never reaches into one.",
      { path: "^src/pages/", pathNot: aside },
      { path: "^(src/flows/|machines/)", pathNot: "\\.(flow\\.tsx|context\\.ts|contract\\.ts)$" },
    ),
    never(
      "pages-keep-apart",
      "A page's folder is its own; what two pages need is in src/pages/shared, which every visitor loads.",
      { path: "^src/pages/([^/]+)", pathNot: aside },
      { path: "^src/pages/", pathNot: "^src/pages/($1/|shared/)" },
    ),
    never(
      "nothing-imports-app",
      "The app composes everything, so whatever imported it would import itself.",
      { path: "^src/", pathNot: [aside, "^src/app/", "^src/entry\\.(browser|server)\\.tsx$"] },
      { path: "^src/app/" },
    ),
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
