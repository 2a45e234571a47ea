import sharp from "sharp";

/** Like a phone camera: 12 megapixels, several megabytes. */
export const cameraPhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#8a5a3c",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
export const smallPhoto = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: "#4f7a4a" } })
    .jpeg()
    .toBuffer();
export const file = (name: string, buffer: Buffer, mimeType = "image/jpeg") => ({ name, mimeType, buffer });
