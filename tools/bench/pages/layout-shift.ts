/** As the browser tells it: ms since the page was requested, and how much has moved how far (0–1). */
export interface Shift {
  startTime: number;
  value: number;
}

/**
 * Cumulative layout shift (https://web.dev/articles/cls): the largest sum of shifts that follow each other within a
 * second, in at most five seconds.
 */
export function worstShift(shifts: readonly Shift[]): number {
  let [worst, sum, start, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startTime, value } of shifts) {
    if (startTime - last >= 1_000 || startTime - start >= 5_000) [sum, start] = [0, startTime];
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}
