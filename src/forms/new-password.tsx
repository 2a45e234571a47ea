import { useEffect, useRef, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { isStrongEnough } from "#domain/password.ts";
import { Field } from "#src/ui/field.tsx";
import { PasswordStrength } from "./password-strength.tsx";

/** Many people have the password, or it contains the person's name or address. */
type PasswordRefusal = "passwordCommon" | "passwordPersonal";

const refusals: Readonly<Record<PasswordRefusal, string>> = {
  passwordCommon: "account.password.common",
  passwordPersonal: "account.password.personal",
};

/** Whether this is shown at the password field. */
export const isPasswordRefusal = (problem: unknown): problem is PasswordRefusal =>
  problem === "passwordCommon" || problem === "passwordPersonal";

/** A field for a new password with a strength meter; `children` receives whether it is strong enough. */
export function NewPassword(props: {
  label: string;
  problem: unknown;
  children: (isStrong: boolean) => ReactNode;
}) {
  const { label, problem, children } = props;
  const refusal = isPasswordRefusal(problem) ? problem : null;
  const intl = useIntl();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [password, setPassword] = useState("");
  // Text typed before hydration.
  useEffect(() => setPassword(field.current?.value ?? ""), []);
  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);
  return (
    <>
      <Field
        ref={field}
        label={intl.formatMessage({ id: label })}
        name="password"
        type="password"
        autoComplete="new-password"
        longest={1000}
        problem={refusal ? intl.formatMessage({ id: refusals[refusal] }) : undefined}
        onChange={({ target: { value } }) => setPassword(value)}
        required
      />
      <PasswordStrength password={password} />
      {children(isStrongEnough(password))}
    </>
  );
}

export function NewPasswordTwice(props: { problem: unknown; children: (isStrong: boolean) => ReactNode }) {
  const { problem, children } = props;
  const intl = useIntl();
  return (
    <NewPassword label="account.reset.new" problem={problem}>
      {(isStrong) => (
        <>
          <Field
            label={intl.formatMessage({ id: "account.reset.repeat" })}
            name="repeated"
            type="password"
            autoComplete="new-password"
            longest={1000}
            problem={
              problem === "different" ? intl.formatMessage({ id: "account.reset.different" }) : undefined
            }
            required
          />
          {children(isStrong)}
        </>
      )}
    </NewPassword>
  );
}
