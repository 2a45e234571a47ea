import { FormattedMessage } from "react-intl";
import { useFacts } from "./use-facts.ts";

type Props = { inline?: boolean; after?: "failure" | "answer" };

/**
 * How to reach customer service; `inline` for use within a paragraph. `after`: whether the text offers help with a
 * repeated failure or with questions about a decision.
 */
export function CustomerService({ inline = false, after = "failure" }: Props) {
  const { contact_email: address } = useFacts().settings;
  const Tag = inline ? "span" : "p";
  return (
    <Tag>
      <FormattedMessage
        id={after === "failure" ? "shell.problem.customer_service" : "shell.customer_service"}
        values={{ address: <a href={`mailto:${address}`}>{address}</a> }}
      />
    </Tag>
  );
}
