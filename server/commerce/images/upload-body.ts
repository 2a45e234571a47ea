/**
 * Bytes of a JSON body with a base64 file of at most `largest` bytes, with some margin so that a slightly larger file
 * gets a proper refusal.
 */
export const maximumUploadBodyBytes = (largest: number): number => Math.ceil(largest / 3) * 4 + 65_536;
