import type { ReactNode } from "react";
import type { ReturnTo } from "../../../machines/session/session.contract.ts";
import { useSession, useSessionView } from "./session.context.ts";
import { LoginScreen } from "./session.screen.tsx";

type Props = {
  heading: ReactNode;
  /** Where the link in a mail leads. */
  returnTo?: ReturnTo;
  /** The other way to log in. */
  passkey: ReactNode;
  /** Asks for it, with the token of the log-in by password. */
  secondFactor: (token: string) => ReactNode;
};

/** The login, on its page, in the header's dialog and in the checkout. */
export function Login({ returnTo = null, ...slots }: Props) {
  const session = useSession();
  return <LoginScreen {...slots} view={useSessionView()} send={session.send} returnTo={returnTo} />;
}
