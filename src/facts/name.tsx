import { splitAtBotanicalName } from "#domain/botanical-name.ts";

/**
 * A product's name. Isolates botanical and variety names; otherwise their brackets, quotation marks and the numbers after
 * them would be reordered in right-to-left text.
 */
export function Name({ children: name }: { children: string }) {
  const match = splitAtBotanicalName(name);
  if (!match) return <bdi>{name}</bdi>;
  return (
    <bdi>
      {match.before}
      <bdi dir="ltr">{match.botanical}</bdi>
      {match.behind}
    </bdi>
  );
}

/** In its own language and direction. */
export const LatinName = ({ children }: { children: string }) => (
  <i lang="la" dir="ltr">
    {children}
  </i>
);
