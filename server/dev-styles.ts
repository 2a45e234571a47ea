import type { DevEnvironment, EnvironmentModuleNode } from "vite";

/**
 * The styles that a rendered page imports, as elements that Vite's client takes over by id, so that nothing flashes
 * unstyled. (Links to `x.module.css?direct` would do that too, but each edit of one would reload the page.)
 */
export async function findDevStyles(
  { moduleGraph }: DevEnvironment,
  [entry, page]: readonly [entry: string, page: string],
  load: (url: string) => Promise<{ default: string }>,
): Promise<string> {
  const visited = new Set<EnvironmentModuleNode>();
  const modules = new Map<string, string>();
  const visit = (node: EnvironmentModuleNode | undefined) => {
    if (!node || visited.has(node)) return;
    visited.add(node);
    if (node.file && node.url.endsWith(".css")) modules.set(node.file, node.url);
    for (const imported of node.importedModules) {
      if (!imported.url.endsWith(".page.tsx") || imported.url === page) visit(imported);
    }
  };
  for (const url of [entry, page]) visit(await moduleGraph.getModuleByUrl(url));
  const styles = await Promise.all(
    [...modules].map(async ([file, url]) => {
      const { default: css } = await load(`${url}?inline`);
      return `<style data-vite-dev-id="${file}">${css}</style>`;
    }),
  );
  return styles.join("");
}
