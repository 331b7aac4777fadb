/** The first letter or digit of a name, with its marks, as a capital; '' where there is none. */
export function firstLetter(name: string): string {
  return /[\p{L}\p{N}][\p{M}\p{Join_Control}]*/u.exec(name)?.[0].toUpperCase() ?? '';
}

/** The first letters of a name's first two words. */
export function initials(name: string): string {
  return name.trim().split(/\s+/u).map(firstLetter).filter(Boolean).slice(0, 2).join('');
}
