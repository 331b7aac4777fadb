/**
 * The one without which a piece of work on all of them does not fail, if it fails and one alone is to blame. It runs the
 * work once for each of them, so it is only for bugs.
 */
export function culpritOf<T>(all: readonly T[], work: (some: readonly T[]) => unknown): T | undefined {
  const passes = (some: readonly T[]) => {
    try {
      work(some);
      return true;
    } catch {
      return false;
    }
  };
  return passes(all) ? undefined : all.find((each) => passes(all.filter((other) => other !== each)));
}
