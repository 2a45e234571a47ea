import type { ShopFolder } from "./format.ts";
import type { FolderError } from "./folder-errors.ts";

type Place = Pick<ShopFolder, "markets" | "languages">;
type Labelled = Place & Pick<ShopFolder, "menu" | "footer" | "homepage" | "promotions">;
type Texts = Readonly<Record<string, string>>;

export function firstLanguages({ markets, languages }: Place): Map<string, string> {
  const known = new Set(languages.map(({ id }) => id));
  return new Map(
    markets.flatMap(({ id, languages: [first] }) => (known.has(first!) ? [[first!, id] as const] : [])),
  );
}

export function* findMissingNames(shop: Labelled): Generator<FolderError> {
  const { markets, languages, menu, footer, homepage, promotions } = shop;
  const everywhere = firstLanguages(shop);
  function* named(
    file: string,
    at: FolderError["at"],
    texts: Texts,
    firsts = everywhere,
  ): Generator<FolderError> {
    for (const [language, market] of firsts) {
      if (texts[language]?.trim()) continue;
      const path = [...at, language];
      const words = `${path.join(".")} is missing, the first language of ${market}`;
      yield { file, at: path, words };
    }
  }
  for (const market of markets) {
    const own = firstLanguages({ markets: [market], languages });
    const file = `markets/${market.id}.yaml`;
    yield* named(file, ["name"], market.name, own);
    for (const [index, { name }] of market.shipping.entries())
      yield* named(file, ["shipping", index, "name"], name, own);
  }
  for (const [index, { name, children }] of menu.entries()) {
    yield* named("menu.yaml", [index, "name"], name);
    for (const [below, child] of children.entries())
      yield* named("menu.yaml", [index, "children", below, "name"], child.name);
  }
  for (const [column, { heading, entries }] of footer.entries()) {
    yield* named("footer.yaml", [column, "heading"], heading);
    for (const [index, { name }] of entries.entries())
      yield* named("footer.yaml", [column, "entries", index, "name"], name);
  }
  for (const [id, promotion] of promotions) {
    const own = markets.filter((market) => promotion.markets.includes(market.id));
    yield* named(
      `promotions/${id}.yaml`,
      ["name"],
      promotion.name,
      firstLanguages({ markets: own, languages }),
    );
  }
  for (const [index, promo] of homepage.promos.entries()) {
    const own = markets.filter(({ id }) => promo.markets.includes(id));
    yield* named(
      "homepage.yaml",
      ["promos", index, "label"],
      promo.label,
      firstLanguages({ markets: own, languages }),
    );
  }
}
