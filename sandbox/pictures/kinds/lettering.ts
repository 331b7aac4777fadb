/** The largest size up to `most` at which `line` stays within `room`, reckoned for the widest system font in bold. */
export function fitted(line: string, room: number, most: number): number {
  return Math.min(most, room / (Math.max(1, line.length) * 0.62));
}
