import { useEffect } from "react";
import { useLocation } from "wouter";
import { links } from "#domain/links.ts";
import { useCustomer, useSession } from "#src/flows/account/session/session.context.ts";
import { WaitingPage } from "./shared/waiting-page.tsx";

/** Logs out when opened, for links from elsewhere; the menu's button does the same. */
export default function LogoutPage() {
  const session = useSession();
  const isIn = Boolean(useCustomer());
  const [, go] = useLocation();
  useEffect(() => {
    if (!isIn) return;
    // Navigates first, because the account area would ask a visitor to log in.
    go(links.home, { replace: true });
    session.send({ type: "logOut.requested" });
  }, [isIn, session, go]);
  return <WaitingPage />;
}
