/**
 * Runs a task under a Web Lock that all tabs of this origin share; `held` is false where `ifAvailable` found it taken.
 * Browsers without Web Locks run the task at once: they lose the other tabs, not the feature.
 */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  task: (held: boolean) => Promise<T>,
): Promise<T> {
  if (!navigator.locks) return task(true);
  return navigator.locks.request(name, options, (lock) => task(lock !== null));
}
