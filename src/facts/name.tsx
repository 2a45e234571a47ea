import { splitAtBotanicalName } from "../../domain/botanical-name.ts";

/**
 * What a product is called. A botanical name and a variety’s are isolated, or their brackets, quotation marks and the numbers behind them would
 * turn round in a line that is read from the right.
 */
export function Name({ children: name }: { children: string }) {
  const found = splitAtBotanicalName(name);
  if (!found) return <bdi>{name}</bdi>;
  return (
    <bdi>
      {found.before}
      <bdi dir="ltr">{found.botanical}</bdi>
      {found.behind}
    </bdi>
  );
}

/** Set apart, in its own script and direction. */
export const LatinName = ({ children }: { children: string }) => (
  <i lang="la" dir="ltr">
    {children}
  </i>
);
