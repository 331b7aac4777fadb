/** The ids of 50 bills, which is the most that a screen passes on, fit in. */
const longest = 4_000;

/**
 * A text from the history's state. The history survives releases and reloads, so an earlier release may have stored
 * anything under the same name. A value that is not a text, or is longer than the app writes, counts as missing.
 */
export function stateText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined;
}
