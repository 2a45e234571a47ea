import { FormattedMessage } from "react-intl";
import { Notice } from "../ui/notice.tsx";

/** Why there is no passkey that the shop accepts. */
type PasskeyProblem = "cancelled" | "unsupported" | "notAccepted";

const texts: Readonly<Record<PasskeyProblem, string>> = {
  cancelled: "account.passkey.cancelled",
  unsupported: "account.passkey.unsupported",
  notAccepted: "account.passkey.not_accepted",
};

export const isPasskeyProblem = (note: unknown): note is PasskeyProblem =>
  typeof note === "string" && note in texts;

/** Says why the browser gave no passkey. */
export const PasskeyProblemNotice = ({ problem }: { problem: PasskeyProblem }) => (
  <Notice tone={problem === "cancelled" ? "information" : "problem"}>
    <FormattedMessage id={texts[problem]} />
  </Notice>
);
