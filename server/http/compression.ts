export const minimumCompressedBytes = 1_024;
