import { FormattedMessage } from "react-intl";
import type { SecondFactorEvent } from "#machines/account/second-factor/second-factor.contract.ts";
import { Button } from "#src/ui/button.tsx";

export type Send = (event: SecondFactorEvent) => void;

export const Leave = ({ send }: { send: Send }) => (
  <Button type="button" look="link" onClick={() => send({ type: "secondFactor.left" })}>
    <FormattedMessage id="account.proof.leave" />
  </Button>
);
