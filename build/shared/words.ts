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
