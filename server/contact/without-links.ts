import { LinkifyIt } from "linkify-it";
import tlds from "tlds" with { type: "json" };

const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds(tlds);

/** A text without what a mail program would make a link of; `instead` stands in the place of each. */
export function withoutLinks(text: string, instead: string): string {
  const found = links.match(text) ?? [];
  return found.reduceRight(
    (rest, { index, lastIndex }) => rest.slice(0, index) + instead + rest.slice(lastIndex),
    text,
  );
}
