const longest = 80;

/** Characters that nobody sees, or that turn the direction of the letters after them. */
const hidden = /[\u00a0\u00ad\u200b\u200e\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

/** A value as it may stand in a message: as JSON, with what is hidden in it, and cut where it is long. */
export function shown(value: unknown): string {
  const json = (JSON.stringify(value) ?? String(value)).replace(
    hidden,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return json.length > longest ? `${json.slice(0, longest - 3)}…` : json;
}
