import { useEffect, useRef, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { isStrongEnough } from "../../domain/password.ts";
import { Field } from "../ui/field.tsx";
import { PasswordStrength } from "./password-strength.tsx";

/** A field for a new password with how strong it is; `children` is given whether that is enough. */
export function NewPassword(props: { label: string; children: (isStrong: boolean) => ReactNode }) {
  const { label, children } = props;
  const intl = useIntl();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [password, setPassword] = useState("");
  // What was typed before the page was alive.
  useEffect(() => setPassword(field.current?.value ?? ""), []);
  return (
    <>
      <Field
        ref={field}
        label={intl.formatMessage({ id: label })}
        name="password"
        type="password"
        autoComplete="new-password"
        longest={1000}
        onChange={({ target: { value } }) => setPassword(value)}
        required
      />
      <PasswordStrength password={password} />
      {children(isStrongEnough(password))}
    </>
  );
}

/** Typed twice, because hardly anybody looks at what they typed. */
export function NewPasswordTwice(props: {
  isDifferent: boolean;
  children: (isStrong: boolean) => ReactNode;
}) {
  const { isDifferent, children } = props;
  const intl = useIntl();
  return (
    <NewPassword label="account.reset.new">
      {(isStrong) => (
        <>
          <Field
            label={intl.formatMessage({ id: "account.reset.repeat" })}
            name="repeated"
            type="password"
            autoComplete="new-password"
            longest={1000}
            problem={isDifferent ? intl.formatMessage({ id: "account.reset.different" }) : undefined}
            required
          />
          {children(isStrong)}
        </>
      )}
    </NewPassword>
  );
}
