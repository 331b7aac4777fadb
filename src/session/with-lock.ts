/**
 * Runs a task under a Web Lock that all tabs of this origin share; `held` is false if `ifAvailable` is set and another
 * task has the lock. Without Web Locks, or if the browser refuses them because storage is blocked, the task runs at
 * once and tabs do not wait for each other.
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
    if (started || !isRefusal(error)) throw error; // the task's own error, or the lock can still be requested
    return task(true);
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}
