/**
 * A text from the history's state. The history survives releases and reloads, so an earlier release may have stored
 * anything under the same name. A value that is not a text counts as missing.
 */
export function stateText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
