import { FormattedMessage } from "react-intl";
import { useFacts } from "./use-facts.ts";

/** How to reach customer service; `inline` for use within a paragraph. */
export function CustomerService({ inline = false }: { inline?: boolean }) {
  const { contact_email: address } = useFacts().settings;
  const Tag = inline ? "span" : "p";
  return (
    <Tag>
      <FormattedMessage
        id="shell.problem.customer_service"
        values={{ address: <a href={`mailto:${address}`}>{address}</a> }}
      />
    </Tag>
  );
}
