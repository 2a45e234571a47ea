import { beginSession } from "#server/commerce/accounts/sessions.ts";
import type { Shop, TestCustomer } from "./shop.ts";

/** Logs the customer in again; returns the session's path. */
export async function anotherSession({ services, clock, call }: Shop, owner: TestCustomer): Promise<string> {
  await beginSession(services.database.queries, owner.id, clock.now);
  const path = "/users/customers/me/sessions";
  const { body } = await call("GET", path, { token: owner.token });
  const other = (body as { id: string; is_current: boolean }[]).find(({ is_current }) => !is_current);
  return `${path}/${other!.id}`;
}
