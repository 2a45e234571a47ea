import type { ReactNode } from "react";
import type { ReturnTo } from "../../../machines/session/session.contract.ts";
import { useSession, useSessionView } from "./session.context.ts";
import { LoginScreen } from "./session.screen.tsx";

/** Where a person logs in: the page, the header's dialog and the checkout show it. `returnTo`: where a mail leads back to. */
export function Login({ heading, returnTo = null }: { heading: ReactNode; returnTo?: ReturnTo }) {
  const session = useSession();
  return <LoginScreen view={useSessionView()} send={session.send} heading={heading} returnTo={returnTo} />;
}
