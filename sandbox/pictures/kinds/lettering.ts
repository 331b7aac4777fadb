/** The largest size up to `most` at which `line` stays within `room`, reckoned for bold system lettering of ordinary width. */
export function fitted(line: string, room: number, most: number): number {
  return Math.min(most, room / (Math.max(1, line.length) * 0.58));
}
