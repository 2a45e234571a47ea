import type { ReactNode } from "react";
import { useApi } from "#src/api/api-context.ts";
import { dataOf, type Api, type Wire } from "#src/api/client.ts";
import { DownloadButton } from "#src/forms/download-button.tsx";

type Props = { file: Wire["Document"]; children: ReactNode };

export function DocumentDownload({ file, children }: Props) {
  const api = useApi();
  return (
    <DownloadButton fileName={file.file_name} fetchFile={() => fetchDocument(api, file)}>
      {children}
    </DownloadButton>
  );
}

async function fetchDocument(api: Api, { order_id, id, file_name }: Wire["Document"]): Promise<Blob> {
  const path = { orderId: order_id, documentId: id, file_name };
  const result = await api.GET("/orders/{orderId}/documents/{documentId}/{file_name}", {
    params: { path },
    parseAs: "blob",
  });
  return dataOf(result);
}
