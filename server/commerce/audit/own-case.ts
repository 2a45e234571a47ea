import type { Actor } from "./audit.ts";

/** Whether the actor is the customer, tour lead or payee of their own decision. The operator never is. */
export const isOwnCase = (
  { id }: Pick<Actor, "id">,
  ...parties: readonly (string | null | undefined)[]
): boolean => id !== null && parties.includes(id);
