import { useCallback, type RefCallback } from "react";

/** Gives a picture an address in this browser's memory, for as long as it is there. */
export const useObjectUrl = (bytes: Blob | undefined): RefCallback<HTMLImageElement> =>
  useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture || !bytes) return;
      const address = URL.createObjectURL(bytes);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes],
  );
