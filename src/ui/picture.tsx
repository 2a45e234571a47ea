import { createContext, useContext } from "react";

export type PictureFile = {
  id: string;
  file_name: string;
  width: number;
  height: number;
  alternative_text: string;
};
type Props = {
  image: PictureFile;
  /** Its width on screen, as in an image's `sizes`. */
  sizes: string;
  className?: string | undefined;
  /** The largest picture on the first screen, fetched before everything else. */
  isLeading?: boolean;
  /** The text beside it says the same. */
  isDecoration?: boolean;
};

type Address = (image: PictureFile, width: number, format: string) => string;

/** Widths that the server offers, in pixels. */
const widths = [120, 247, 400, 494, 800, 1200, 1960] as const;

/** Builds a picture's address: on the shop's own server, unless a provider above says otherwise. */
export const PictureAddress = createContext<Address>(
  ({ id, file_name }, width, format) =>
    `/api/v1/images/${id}/${width}/${encodeURIComponent(file_name)}.${format}`,
);

export function Picture({ image, sizes, className, isLeading = false, isDecoration = false }: Props) {
  const address = useContext(PictureAddress);
  const files = (format: "avif" | "webp") =>
    widths
      .filter((width) => width <= Math.max(image.width, 247))
      .map((width) => `${address(image, width, format)} ${width}w`)
      .join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <img
        className={className}
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
