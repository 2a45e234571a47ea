import { FormattedMessage } from "react-intl";
import { useFacts } from "./use-facts.ts";

type Props = { inline?: boolean; after?: "failure" | "answer" };

/**
 * How to reach customer service; `inline` for use within a paragraph. After a failure, for when it happens again; after an answer that is
 * final, for questions about it.
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
