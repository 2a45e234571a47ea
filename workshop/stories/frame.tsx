import { useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./frame.module.css";

export type FrameWidth = "phone" | "desktop";
export const frameWidths: Readonly<Record<FrameWidth, number>> = { phone: 412, desktop: 1280 };

/** Below this scale text is unreadable, so the frame scrolls instead. */
const readable = 0.45;

type Props = { width: FrameWidth; title: string; smallest?: number; children: ReactNode };

/** A separate document, so that media queries, dialogs and viewport units use its width, whatever is beside it. */
export function Frame({ width, title, smallest = readable, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const room = useRoom(container);
  const pixels = frameWidths[width];
  const scale = Math.max(smallest, Math.min(1, room.inline / pixels));
  useEffect(() => (body ? followHead(document, body.ownerDocument) : undefined), [body]);
  return (
    <div ref={container} className={styles.place}>
      <div className={styles.sheet} style={{ inlineSize: pixels * scale, blockSize: room.block }}>
        <iframe
          title={title}
          srcDoc={emptyDocument}
          className={styles.frame}
          style={{ inlineSize: pixels, blockSize: scale && room.block / scale, scale }}
          onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body ?? null)}
        />
      </div>
      {body && createPortal(children, body)}
    </div>
  );
}

const emptyDocument = "<!doctype html><html><head></head><body></body></html>";

function useRoom(container: { current: HTMLElement | null }) {
  const [room, setRoom] = useState({ inline: 0, block: 0 });
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const watching = new ResizeObserver(() =>
      setRoom({ inline: element.clientWidth, block: element.clientHeight }),
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, [container]);
  return room;
}

/** Synchronises styles, language and direction from one document to another. */
function followHead(from: Document, to: Document): () => void {
  // React puts a page's title and preloads into the same head, and removes them itself.
  let copied: Element[] = [];
  const copy = () => {
    const sheets = from.head.querySelectorAll("style, link[rel='stylesheet']");
    for (const sheet of copied) sheet.remove();
    copied = [...sheets].map((sheet) => to.importNode(sheet, true));
    to.head.prepend(...copied);
    to.documentElement.lang = from.documentElement.lang;
    to.documentElement.dir = from.documentElement.dir;
  };
  copy();
  const watching = new MutationObserver(copy);
  watching.observe(from.head, { childList: true, subtree: true, characterData: true });
  watching.observe(from.documentElement, { attributeFilter: ["lang", "dir"] });
  return () => watching.disconnect();
}
