/** Bytes; what is shorter fits into a packet as it is. */
export const worthCompressing = 1_024;
