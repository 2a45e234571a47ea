import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/**
 * Files that are dropped on an element, or pasted anywhere on the page. Files dropped elsewhere are ignored: otherwise the
 * browser would leave the page and open them.
 *
 * @returns whether files are dragged over the element
 */
export function useDroppedFiles(
  zone: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  });
  useEffect(() => {
    const isIn = ({ target }: Event) => target instanceof Node && (zone.current?.contains(target) ?? false);
    const dragged = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isIn(event) ? "copy" : "none";
      setOver(isIn(event));
    };
    const left = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const dropped = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(false);
      if (isIn(event)) take(event.dataTransfer);
    };
    const pasted = (event: ClipboardEvent) => {
      if (take(event.clipboardData)) event.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("dragover", dragged, { signal });
    document.addEventListener("dragleave", left, { signal });
    document.addEventListener("drop", dropped, { signal });
    document.addEventListener("paste", pasted, { signal });
    return () => stop.abort();
  }, [zone]);
  return isOver;
}
