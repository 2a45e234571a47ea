import { useRef, useState, type ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { suggestEmail } from "#domain/email-suggestion.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { usePointerPress } from "./leaving-a-field.ts";
import { focusOn } from "#src/ui/focus.ts";

/** Says as it is left if it is no address, and suggests a correction for a likely typing error in the domain. */
export function EmailField(
  props: Pick<ComponentProps<typeof Field>, "label" | "autoComplete" | "defaultValue" | "problem">,
) {
  const email = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { sendsForm, whenReleased } = usePointerPress();
  const [likely, setLikely] = useState<string | null>(null);
  return (
    <Field
      {...props}
      name="email"
      type="email"
      longest={254}
      ref={email}
      onChange={() => setLikely(null)}
      onBlur={({ target, relatedTarget }) => {
        if (target.value === "" || sendsForm(relatedTarget)) return;
        void whenReleased().then(() => {
          setLikely(suggestEmail(target.value));
          email.current?.checkValidity();
        });
      }}
      hint={
        likely !== null && (
          <FormattedMessage
            id="shell.field.likely_email"
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
