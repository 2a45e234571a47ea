import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { copyRecording, saveRecording, recordVisit } from "./record-visit.ts";

export function CopyWhatHappened() {
  const { flowLog, browser } = useShop();
  const marketLocale = useMarketLocale();
  const [done, setDone] = useState<"shell.error.copied" | "shell.error.saved" | null>(null);
  const copy = async () => {
    const recording = recordVisit(flowLog, marketLocale, browser.tabStorage);
    try {
      await copyRecording(recording);
      setDone("shell.error.copied");
    } catch {
      saveRecording(recording);
      setDone("shell.error.saved");
    }
  };
  if (done) {
    return (
      <Notice tone="information">
        <FormattedMessage id={done} />
      </Notice>
    );
  }
  return (
    <Button type="button" look="quiet" onClick={() => void copy()}>
      <FormattedMessage id="shell.error.copy" />
    </Button>
  );
}
