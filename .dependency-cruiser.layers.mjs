/**
 * The order of the server's layers.
 * @type {(never: (name: string, comment: string, from: object, to: object) => object, aside: string) => object[]}
 */
export const layerRules = (never, aside) => {
  /**
   * A layer of the server, which may import itself and the layers below it.
   * @type {(name: string, comment: string, layer: string, below?: string) => object}
   */
  const layer = (name, comment, layer, below) =>
    never(
      name,
      comment,
      { path: `^server/(${layer})/`, pathNot: aside },
      { path: "^server/", pathNot: ["^server/$1/", ...(below ? [`^server/(${below})/`] : [])] },
    );

  return [
    layer(
      "platform-is-the-ground",
      "Database, files, jobs, telemetry and settings serve any program; they know neither HTTP nor a shop.",
      "platform",
    ),
    layer(
      "http-knows-no-shop",
      "Replies, limits and the response cache are the same whatever is sold.",
      "http",
      "platform",
    ),
    layer(
      "commerce-knows-no-page",
      "What a shop does must not depend on how it is rendered, filled or looked after.",
      "commerce",
      "platform|http",
    ),
    layer(
      "rendering-and-operations-keep-apart",
      "Pages are rendered and folders applied without each other; both stand on commerce.",
      "ssr|operations",
      "platform|http|commerce",
    ),
    never(
      "page-renderer-knows-the-bundles-shape",
      "The page renderer runs the built bundle; from its source it may take types, and only those of the entry.",
      { path: "^server/ssr/rendering/page-renderer\\.ts$" },
      { path: "^(src|machines|sandbox|art)/", pathNot: "^src/entry\\.server\\.tsx$" },
    ),
    never(
      "page-renderer-imports-types-only",
      "The page renderer runs the built bundle; the source does not ship.",
      { path: "^server/ssr/rendering/page-renderer\\.ts$" },
      { path: "^src/", dependencyTypesNot: ["type-only"] },
    ),
  ];
};
