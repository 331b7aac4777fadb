/**
 * Runs a task under a Web Lock that all tabs of this origin share; `held` is false where `ifAvailable` found it taken.
 * Browsers without Web Locks, and those that refuse them because storage is blocked, run the task at once: they lose the
 * other tabs, not the feature.
 */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  task: (held: boolean) => Promise<T>,
): Promise<T> {
  if (!navigator.locks) return task(true);
  let started = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      started = true;
      return task(lock !== null);
    });
  } catch (error) {
    if (started || !isRefusal(error)) throw error; // the task's own, or a lock that may still be had
    return task(true);
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}
