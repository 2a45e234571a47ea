/** Bytes of a request body that carries a file of at most `largest` bytes in base64, with room to be told of one slightly larger. */
export const maximumUploadBodyBytes = (largest: number): number => Math.ceil(largest / 3) * 4 + 65_536;
