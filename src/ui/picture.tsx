import { createContext, useContext, useState } from "react";
import tones from "./picture.module.css";
import styles from "./placeholder.module.css";

export type PictureFile = {
  id: string;
  file_name: string;
  width: number;
  height: number;
  tone: string | null;
  alternative_text: string;
};
type Props = {
  /** Null, and a picture that fails to load, show a placeholder. */
  image: PictureFile | null;
  sizes: string;
  className?: string | undefined;
  /** The largest picture on the first screen, fetched before everything else. */
  isLeading?: boolean;
  /** The URL of a smaller picture that is already loaded, shown until this one is. */
  standIn?: string | undefined;
  /** Its text is redundant for screen readers. */
  isDecoration?: boolean;
};

type Address = (image: PictureFile, width: number, format: string) => string;

/** Widths that the server offers, in pixels. */
const widths = [144, 247, 400, 494, 600, 800, 1200, 1960] as const;

/** Builds a picture's URL: on the shop's own server by default. */
export const PictureAddress = createContext<Address>(
  ({ id, file_name }, width, format) =>
    `/api/v1/images/${id}/${width}/${encodeURIComponent(file_name)}.${format}`,
);

export function Picture({
  image,
  sizes,
  className,
  isLeading = false,
  isDecoration = false,
  standIn,
}: Props) {
  const address = useContext(PictureAddress);
  const [failed, setFailed] = useState<string | null>(null);
  if (image === null || failed === image.id)
    return <Placeholder className={className} label={isDecoration ? undefined : image?.alternative_text} />;
  const files = (format: "avif" | "webp") =>
    widths
      .filter((width) => width <= Math.max(image.width, 247))
      .map((width) => `${address(image, width, format)} ${width}w`)
      .join(", ");
  return (
    <picture>
      {isLeading && (
        // React moves the preload into the head, so that the request precedes the style sheets.
        <link
          rel="preload"
          as="image"
          type="image/avif"
          href={address(image, 800, "avif")}
          imageSrcSet={files("avif")}
          imageSizes={sizes}
          fetchPriority="high"
        />
      )}
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <img
        // Loading may have failed before hydration.
        ref={(element) => void (element?.complete && !element.naturalWidth && setFailed(image.id))}
        onError={() => setFailed(image.id)}
        className={[image.tone && tones[image.tone], className].filter(Boolean).join(" ") || undefined}
        style={standIn ? { background: `center / cover url("${standIn}")` } : undefined}
        src={address(image, 800, "webp")}
        srcSet={files("webp")}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={isDecoration ? "" : image.alternative_text}
        loading={isLeading ? "eager" : "lazy"}
        fetchPriority={isLeading ? "high" : "auto"}
        decoding={isLeading ? "sync" : "async"}
      />
    </picture>
  );
}

const Placeholder = ({
  className = "",
  label,
}: {
  className?: string | undefined;
  label?: string | undefined;
}) => (
  <svg
    className={`${styles.placeholder} ${className}`}
    viewBox="0 0 80 80"
    preserveAspectRatio="xMidYMid slice"
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    data-placeholder
  >
    <path
      className={styles.leaf}
      d="M40 32q-9-8 0-17 9 9 0 17M38 46q-14 0-17-12 15 0 17 12M42 46q14 0 17-12-15 0-17 12M38 60q-14 0-17-12 15 0 17 12M42 60q14 0 17-12-15 0-17 12"
    />
    <path className={styles.stem} d="M40 70V24M40 48l-9-7M40 48l9-7M40 62l-9-7M40 62l9-7" />
  </svg>
);
