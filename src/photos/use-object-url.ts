import { useCallback, type RefCallback } from "react";

/** Sets an image's source to an object URL for as long as the image is mounted. */
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
