import type { ReactNode } from "react";
import { useSession, useSessionView } from "./session.context.ts";
import { LoginScreen } from "./session.screen.tsx";

/** Where a person logs in: the page, the header's dialog and the checkout show it. */
export function Login({ heading }: { heading: ReactNode }) {
  const session = useSession();
  return <LoginScreen view={useSessionView()} send={session.send} heading={heading} />;
}
