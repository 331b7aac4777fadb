/** The first of a list, as a part of a sentence: `a, b and 3 more`. */
export function fewOf(all: readonly string[], most: number): string {
  const some = all.slice(0, most).join(', ');
  return all.length > most ? `${some} and ${all.length - most} more` : some;
}

/** `1 error`, `2 errors`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** What came of a check: `✔ size`, `✘ size`. */
export function checkText(name: string, passed: boolean): string {
  return `${passed ? '✔' : '✘'} ${name}`;
}

/** The size of a file in words that people know: "136 kB", "17 MB". Rounded up, so that it is never at its limit. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`;
}
