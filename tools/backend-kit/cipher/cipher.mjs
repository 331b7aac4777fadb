const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const shuffled = (key) => [
  ...new Set([...key].filter((letter) => alphabet.includes(letter)).concat([...alphabet])),
];
const swapped = (text, from, to) => [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');

export function encipher(payload, key) {
  return swapped(Buffer.from(JSON.stringify(payload)).toString('base64'), [...alphabet], shuffled(key));
}
export function decipher(k, key) {
  return JSON.parse(Buffer.from(swapped(k, shuffled(key), [...alphabet]), 'base64').toString('utf8'));
}
