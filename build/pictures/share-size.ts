/** The form of pictures that messengers show large, in px. */
export const shareSize = { width: 1200, height: 630 } as const;
