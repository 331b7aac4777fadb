/**
 * A text of the history's state. The history outlives releases and reloads, so an earlier release may have left
 * anything under the same name: what is no text counts as missing.
 */
export function stateText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
