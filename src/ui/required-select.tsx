import { useState } from "react";
import { useIntl } from "react-intl";
import { Select, type SelectProps } from "./select.tsx";

/** A select whose empty option is invalid: once the form is validated, it has the same problem as an empty `Field`. */
export function RequiredSelect({ problem, ...rest }: SelectProps) {
  const intl = useIntl();
  const [isMissing, setMissing] = useState(false);
  return (
    <Select
      {...rest}
      required
      onInput={() => setMissing(false)}
      onInvalid={() => setMissing(true)}
      problem={problem ?? (isMissing ? intl.formatMessage({ id: "shell.field.required" }) : undefined)}
    />
  );
}
