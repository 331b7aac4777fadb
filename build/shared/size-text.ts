/** The size of a file in words that people know: "136 kB", "17 MB". Rounded up, so that it is never at its limit. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`;
}
