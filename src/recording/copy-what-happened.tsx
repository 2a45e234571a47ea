import { useMutation } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { usePlace } from "../facts/use-facts.ts";
import { useShop } from "../shop/shop-context.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { copyRecording, saveRecording, visitOf } from "./visit.ts";

/** Copies the log of the visit, to send to whoever maintains the shop. */
export function CopyWhatHappened() {
  const { flowLog, browser } = useShop();
  const place = usePlace();
  const copying = useMutation({
    mutationFn: async () => {
      const recording = visitOf(flowLog, place, browser.tab);
      try {
        await copyRecording(recording);
        return "shell.error.copied";
      } catch {
        saveRecording(recording);
        return "shell.error.saved";
      }
    },
  });
  if (copying.isSuccess) {
    return (
      <Notice tone="information">
        <FormattedMessage id={copying.data} />
      </Notice>
    );
  }
  return (
    <Button type="button" look="quiet" busy={copying.isPending} onClick={() => copying.mutate()}>
      <FormattedMessage id="shell.error.copy" />
    </Button>
  );
}
