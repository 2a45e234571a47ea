/** A botanical name behind a common one, with its brackets. */
const botanical = /\([\p{Script=Latin}\p{M}\s'’.×-]+\)/u;

/**
 * What a product is called. The botanical name is isolated, or its brackets would turn round in a line that is read from the right.
 */
export function Name({ children: name }: { children: string }) {
  const found = botanical.exec(name)?.[0];
  if (!found) return <bdi>{name}</bdi>;
  const at = name.indexOf(found);
  return (
    <bdi>
      {name.slice(0, at)}
      <bdi dir="ltr">{found}</bdi>
      {name.slice(at + found.length)}
    </bdi>
  );
}
