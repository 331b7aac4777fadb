/**
 * Names that every object of JavaScript has without holding them. A table that somebody else's word is looked up in must
 * not know them: it is a `Map`, or is read by `ownValue` (build/shared/value-at.ts).
 */
export const objectNames = [
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  'isPrototypeOf',
  '__defineGetter__',
];
