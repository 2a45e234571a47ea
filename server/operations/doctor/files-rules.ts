import type { Facts } from "./facts.ts";
import { createFindings, type Finding } from "./finding.ts";

const { ok, error } = createFindings("files");
type RelevantFacts = Pick<Facts, "store" | "files" | "settings" | "missingFonts">;

export function filesRules({ store, files, settings, missingFonts }: RelevantFacts): Finding[] {
  return [
    ...storeRules({ store, settings }),
    ...namedRules({ store, files }),
    ...fontRules({ missingFonts }),
  ];
}

function storeRules({ store, settings: { s3 } }: Pick<RelevantFacts, "store" | "settings">): Finding[] {
  if ("problem" in store) return [error(store.problem, "Until then no picture and no invoice can be had.")];
  if (s3 === null) return [];
  return [ok(`The bucket ${s3.bucket} at ${s3.endpoint} is listed, written, read and deleted in.`)];
}

function namedRules({ store, files }: Pick<RelevantFacts, "store" | "files">): Finding[] {
  if (files === null || "error" in store) return [];
  if ("problem" in files) return [error(files.problem, "Put that right, and ask again.")];
  const { looked, missing } = files.fact;
  if (missing.length === 0) return [ok(`The newest ${looked} files that the database names are there.`)];
  return [
    error(
      `Of the newest ${looked} files that the database names, ${missing.length} can't be read: ${firstOf(missing)}.`,
      "Put them back from a copy. If they are still in DATA_DIR and the shop has a store now: npm run shop -- files move",
    ),
  ];
}

const shown = 3;
const firstOf = (names: readonly string[]): string =>
  [...names.slice(0, shown), ...(names.length > shown ? [`${names.length - shown} more`] : [])].join(", ");

function fontRules({ missingFonts }: Pick<RelevantFacts, "missingFonts">): Finding[] {
  if ("problem" in missingFonts) return [error(missingFonts.problem, "Install the program again.")];
  if (missingFonts.fact.length === 0) return [ok("The fonts of invoices are there.")];
  return [
    error(
      `Invoices can't be drawn: there is no ${missingFonts.fact.join(", ")}.`,
      "Install the program again, with server/commerce/invoices/fonts.",
    ),
  ];
}
