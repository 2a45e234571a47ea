import { FormattedMessage } from "react-intl";
import { useFacts } from "./use-facts.ts";

/** Who helps where the shop cannot help itself. */
export function CustomerService() {
  const { contact_email: address } = useFacts().settings;
  return (
    <p>
      <FormattedMessage
        id="problem.customer_service"
        values={{ address: <a href={`mailto:${address}`}>{address}</a> }}
      />
    </p>
  );
}
