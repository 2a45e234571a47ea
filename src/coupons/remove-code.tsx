import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "#src/ui/button.tsx";

export function RemoveCode({ code, onRemove }: { code: string; onRemove: () => void }) {
  const intl = useIntl();
  return (
    <Button
      type="button"
      look="link"
      aria-label={intl.formatMessage({ id: "cart.remove_what" }, { name: code })}
      onClick={onRemove}
    >
      <FormattedMessage id="cart.remove" />
    </Button>
  );
}
