import type { Actor } from "./audit.ts";

/**
 * Whether somebody would decide about what is their own, as its customer, its tour lead or who is paid: nobody does, whatever their
 * role. The operator is no customer.
 */
export const isOwnCase = (
  { id }: Pick<Actor, "id">,
  ...parties: readonly (string | null | undefined)[]
): boolean => id !== null && parties.includes(id);
