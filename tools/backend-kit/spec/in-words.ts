/** The name of a field or a call in words, such as 'Shop manager'. */
export function inWords(name: string): string {
  const words = name
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ')
    .trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
