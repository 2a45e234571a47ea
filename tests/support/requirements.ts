import type { StatementId } from "#specification/statements.ts";

/**
 * Names the statements of the specification that the test around it shows. `scripts/specification.ts` reads the names from the
 * source, so they are written out; nothing happens when the test runs.
 */
export function requirements(..._ids: [StatementId, ...StatementId[]]): void {}
