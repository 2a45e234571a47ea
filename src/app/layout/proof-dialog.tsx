import { useQueryClient } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { SecondFactorDialog } from "#src/flows/account/second-factor/second-factor.flow.tsx";
import type { ProofRequest } from "#src/shop/proof.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { Texts } from "#src/app/texts.tsx";

export default function ProofDialog({ asked: { token, settle } }: { asked: ProofRequest }) {
  return (
    <Texts areas={["account"]}>
      <Asked token={token} settle={settle} />
    </Texts>
  );
}

function Asked({ token, settle }: ProofRequest) {
  const { session } = useShop();
  const queries = useQueryClient();
  const decline = () => settle(null);
  return (
    <SecondFactorDialog
      title={<FormattedMessage id="account.proof.title" />}
      task="proof"
      token={token}
      onDone={(proved) => {
        settle(proved);
        void queries.invalidateQueries({ queryKey: ["me"] });
      }}
      onLeft={decline}
      onEnded={() => {
        decline();
        session.send({ type: "session.rejected", token });
      }}
    />
  );
}
