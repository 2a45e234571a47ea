import { useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";

type Download = "resting" | "running" | "failed";

/** Saves a file that needs the token, which a link can't send. */
export function DownloadButton(props: {
  fileName: string;
  fetchFile: () => Promise<Blob>;
  children: ReactNode;
}) {
  const { fileName, fetchFile, children } = props;
  const [download, setDownload] = useState<Download>("resting");
  const start = async () => {
    setDownload("running");
    try {
      saveFile(await fetchFile(), fileName);
      setDownload("resting");
    } catch {
      setDownload("failed");
    }
  };
  return (
    <>
      {download === "failed" && (
        <Notice tone="problem" onDismiss={() => setDownload("resting")}>
          <FormattedMessage id="shell.problem.unreachable" />
        </Notice>
      )}
      <Button type="button" look="quiet" busy={download === "running"} onClick={() => void start()}>
        {children}
      </Button>
    </>
  );
}

export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // The browser reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
