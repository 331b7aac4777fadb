/**
 * An input's text after `normalise`. When React has written the value, the caret goes back behind the same character.
 * Without this, a change in the middle of a text would move it to the end.
 */
export function normalisedChange(input: HTMLInputElement, normalise: (text: string) => string): string {
  const caret = input.selectionStart;
  const value = normalise(input.value);
  if (caret !== null && value !== input.value) {
    const position = normalise(input.value.slice(0, caret)).length;
    putCaretAt(input, position);
  }
  return value;
}

/** Puts the caret there once React has written the value. */
export function putCaretAt(input: HTMLInputElement | HTMLTextAreaElement, position: number): void {
  const caret = Math.max(0, position);
  queueMicrotask(() => queueMicrotask(() => input.setSelectionRange(caret, caret)));
}
