import { LogInOrSignUp } from "#src/accounts/log-in-or-sign-up.tsx";

export default function CheckoutLogIn() {
  return <LogInOrSignUp returnTo="checkout" />;
}
