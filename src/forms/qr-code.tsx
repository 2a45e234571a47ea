import { useMemo } from "react";
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import styles from "./qr-code.module.css";

/** Modules of the quiet zone around a code, ISO/IEC 18004. */
const quiet = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    return { size: code.size, path: toSvgPath(code) };
  }, [text]);
  const fullSize = size + 2 * quiet;
  return (
    <svg
      className={styles.code}
      viewBox={`${-quiet} ${-quiet} ${fullSize} ${fullSize}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
