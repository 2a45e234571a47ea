import { useState } from "react";
import { LogInOrSignUp } from "#src/accounts/log-in-or-sign-up.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { guestDraft } from "./dependencies.ts";

export default function CheckoutLogIn() {
  const shop = useShop();
  const [email] = useState(() => guestDraft(shop).read()?.typed.email);
  return <LogInOrSignUp returnTo="checkout" email={email} />;
}
