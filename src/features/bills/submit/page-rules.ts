/** Pictures or PDFs of one long bill. */
export const mostPages = 5;
/** The pages together stay under it, in bytes. */
export const mostTotalBytes = 20_971_520;

interface Sized {
  size: number;
}

export function totalBytes(pages: readonly Sized[]): number {
  return pages.reduce((sum, { size }) => sum + size, 0);
}

/** Whether another page may be added. */
export function hasRoom(pages: readonly Sized[]): boolean {
  return pages.length < mostPages && totalBytes(pages) < mostTotalBytes;
}

/** Why a file cannot join the pages: there is no room at all, or not for one of its size. */
export function roomProblem(pages: readonly Sized[], file: Sized): 'full' | 'tooLarge' | undefined {
  if (!hasRoom(pages)) return 'full';
  return totalBytes(pages) + file.size < mostTotalBytes ? undefined : 'tooLarge';
}
