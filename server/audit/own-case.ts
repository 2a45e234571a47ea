import type { Actor } from "./audit.ts";

/** Whether the actor is the customer, tour lead or payee of what they would decide about. The operator is never a party. */
export const isOwnCase = (
  { id }: Pick<Actor, "id">,
  ...parties: readonly (string | null | undefined)[]
): boolean => id !== null && parties.includes(id);
