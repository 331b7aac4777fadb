/** Bytes of a megabyte, as sizes are shown. */
export const bytesPerMegabyte = 1_048_576;
