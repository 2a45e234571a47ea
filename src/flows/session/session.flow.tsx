import { useEffect, useRef, type ReactNode } from "react";
import type { ReturnTo } from "../../../machines/session/session.contract.ts";
import { useShop } from "../../shop/shop-context.ts";
import { storageKeys } from "../../shop/storage-keys.ts";
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
  const ground = useRef<HTMLDivElement>(null);
  const { storage } = useShop().browser;
  // Who has just signed up and confirmed the address begins with it.
  useEffect(() => {
    const username = ground.current?.querySelector<HTMLInputElement>("[name=username]");
    const signedUp = storage.read(storageKeys.signedUp);
    if (username?.value === "" && signedUp) username.value = signedUp;
  }, [storage]);
  return (
    <div ref={ground}>
      <LoginScreen {...slots} view={useSessionView()} send={session.send} returnTo={returnTo} />
    </div>
  );
}
