/** Bytes; what is shorter fits into a packet as it is. */
export const minimumCompressedBytes = 1_024;
