import type { PhotoCanvas, Encoding } from "./resize-photo.ts";

type Size = { width: number; height: number };
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Draws without a page, so it works in a worker. */
export const offscreenCanvas: PhotoCanvas<ImageBitmap> = {
  open: async (file) => {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = picture;
    return { picture, width, height, close: () => picture.close() };
  },
  encode: async (picture, size, as) => {
    const canvas = new OffscreenCanvas(size.width, size.height);
    draw(canvas.getContext("2d"), picture, size, as);
    return canvas.convertToBlob(as);
  },
};

/** Draws on the main thread: where workers can't draw, blocking the page for a second is better than no photo. */
export const pageCanvas: PhotoCanvas<HTMLImageElement> = {
  open: async (file) => {
    const address = URL.createObjectURL(file);
    const close = () => URL.revokeObjectURL(address);
    const picture = new Image();
    picture.src = address;
    try {
      await picture.decode();
    } catch (error) {
      close();
      throw error;
    }
    return { picture, width: picture.naturalWidth, height: picture.naturalHeight, close };
  },
  encode: async (picture, size, as) => {
    const canvas = Object.assign(document.createElement("canvas"), size);
    draw(canvas.getContext("2d"), picture, size, as);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, as.type, as.quality));
    if (blob) return blob;
    throw new Error("the canvas gave no picture");
  },
};

function draw(
  context: Context | null,
  picture: CanvasImageSource,
  { width, height }: Size,
  as: Encoding,
): void {
  if (!context) throw new Error("there is no canvas to draw on");
  if (as.type === "image/jpeg") {
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
}
