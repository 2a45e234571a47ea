/** Bytes; anything shorter fits into one packet. */
export const minimumCompressedBytes = 1_024;
