import { useEffect, useRef, type ReactNode } from "react";
import type { ReturnTo } from "#machines/account/session/session.contract.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import { useSession, useSessionView } from "./session.context.ts";
import { LoginScreen } from "./session.screen.tsx";

type Props = {
  heading: ReactNode;
  /** The page that the link in the email leads to. */
  returnTo?: ReturnTo;
  passkey: ReactNode;
  /** Renders the second factor with the token of the log-in by password. */
  secondFactor: (token: string) => ReactNode;
};

export function Login({ returnTo = null, ...slots }: Props) {
  const session = useSession();
  const container = useRef<HTMLDivElement>(null);
  const { storage } = useShop().browser;
  // Prefills the address that was just signed up and confirmed.
  useEffect(() => {
    const username = container.current?.querySelector<HTMLInputElement>("[name=username]");
    const signedUp = storage.read(storageKeys.signedUp);
    if (username?.value === "" && signedUp) username.value = signedUp;
  }, [storage]);
  return (
    <div ref={container}>
      <LoginScreen {...slots} view={useSessionView()} send={session.send} returnTo={returnTo} />
    </div>
  );
}
