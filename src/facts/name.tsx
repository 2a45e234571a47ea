import { splitAtBotanicalName } from "../../domain/botanical-name.ts";

/**
 * A product's name. Isolates botanical and variety names; otherwise their brackets, quotation marks and the numbers after
 * them would be reordered in right-to-left text.
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

/** In its own language and direction. */
export const LatinName = ({ children }: { children: string }) => (
  <i lang="la" dir="ltr">
    {children}
  </i>
);
