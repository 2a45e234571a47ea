import { LogInOrSignUp } from "#src/accounts/log-in-or-sign-up.tsx";

export default function CheckoutLogIn({ email }: { email?: string | undefined }) {
  return <LogInOrSignUp returnTo="checkout" email={email} />;
}
