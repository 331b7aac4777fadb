/**
 * An input's text after `normalise`, with the caret put back behind the character it stood at once React has written the
 * value: normalising in the middle of a text would send it to the end.
 */
export function normalisedChange(input: HTMLInputElement, normalise: (text: string) => string): string {
  const caret = input.selectionStart;
  const value = normalise(input.value);
  if (caret !== null && value !== input.value) {
    const position = normalise(input.value.slice(0, caret)).length;
    queueMicrotask(() => queueMicrotask(() => input.setSelectionRange(position, position)));
  }
  return value;
}
