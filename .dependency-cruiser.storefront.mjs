/**
 * Which folder of the storefront may import which.
 * @type {(never: (name: string, comment: string, from: object, to: object) => object, ours: string, aside: string) => object[]}
 */
export const storefrontRules = (never, ours, aside) => [
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
    "guests-only-open",
    "Whose order it is decides how it is reached, for any flow or page, so of the flows this knows only who is logged in.",
    { path: "^src/guests/", pathNot: aside },
    {
      path: ours,
      pathNot:
        "^(domain|src/(api|guests|shop)|src/flows/account/session/session\\.context\\.ts|machines/.*\\.contract\\.ts)",
    },
  ),
  never(
    "photos-know-no-flow",
    "A photo is chosen, drawn and sent for any flow that asks for photos, so nothing here knows one.",
    { path: "^src/photos/", pathNot: aside },
    { path: ours, pathNot: "^(domain|generated|src/(api|photos|ui))/" },
  ),
  never(
    "accounts-place-flows",
    "The two ways in stand in several places, side by side; each is a flow of its own, taken whole. The account's menu knows who is logged in, and asks whether they were a tour lead; a guest has none.",
    { path: "^src/accounts/", pathNot: aside },
    {
      path: ours,
      pathNot:
        "^(domain|src/(accounts|guests|ui)|src/api/(api-context|queries)\\.ts|src/flows/(.*\\.flow\\.tsx|account/session/session\\.context\\.ts)|machines/.*\\.contract\\.ts)",
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
];
