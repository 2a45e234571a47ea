import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { suggestEmail } from "../../../domain/email-suggestion.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { focusOn } from "../../ui/focus.ts";

/** Suggests a correction for a likely typing error in the domain. */
export function EmailField({ email: address }: { email: string }) {
  const intl = useIntl();
  const email = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [likely, setLikely] = useState<string | null>(null);
  return (
    <Field
      label={intl.formatMessage({ id: "account.login.email" })}
      name="email"
      type="email"
      autoComplete="username"
      longest={254}
      defaultValue={address}
      ref={email}
      onChange={() => setLikely(null)}
      onBlur={({ target }) => setLikely(suggestEmail(target.value))}
      hint={
        likely !== null && (
          <FormattedMessage
            id="account.sign_up.likely"
            values={{
              email: (
                <Button
                  key="email"
                  type="button"
                  look="link"
                  onClick={() => {
                    email.current!.value = likely;
                    email.current!.dispatchEvent(new Event("input", { bubbles: true }));
                    setLikely(null);
                    focusOn(email.current);
                  }}
                >
                  <bdi>{likely}</bdi>
                </Button>
              ),
            }}
          />
        )
      }
      required
    />
  );
}
