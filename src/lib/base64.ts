/** `String.fromCharCode` takes so many arguments at once. */
const part = 8_192;

export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let from = 0; from < bytes.length; from += part)
    letters += String.fromCharCode(...bytes.subarray(from, from + part));
  return btoa(letters);
}

/** Throws when the text is not base64. `Uint8Array.from` would take ten times as long, and a second visit waits for it. */
export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = letters.charCodeAt(index);
  return bytes;
}
