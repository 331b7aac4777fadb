type Mode = 'shared' | 'exclusive';
type Task = (lock: object | null) => unknown;
interface Options {
  mode?: Mode;
  ifAvailable?: boolean;
}

/** Web Locks for a simulated browser: one exclusive holder or any number of shared ones, first come first served. */
export function stubLocks() {
  const held: { name: string; mode: Mode }[] = [];
  const waiting: (() => boolean)[] = [];
  const free = (name: string, mode: Mode) =>
    !held.some((lock) => lock.name === name && (mode === 'exclusive' || lock.mode === 'exclusive'));

  async function request(name: string, second: Options | Task, third?: Task): Promise<unknown> {
    const { mode = 'exclusive', ifAvailable = false } = typeof second === 'function' ? {} : second;
    const task = typeof second === 'function' ? second : third;
    if (!free(name, mode)) {
      if (ifAvailable) return task?.(null);
      await new Promise<void>((resolve) => {
        waiting.push(() => {
          if (free(name, mode)) resolve();
          return free(name, mode);
        });
      });
    }
    const lock = { name, mode };
    held.push(lock);
    try {
      return await task?.(lock);
    } finally {
      held.splice(held.indexOf(lock), 1);
      const next = waiting.findIndex((wakes) => wakes());
      if (next >= 0) waiting.splice(next, 1);
    }
  }

  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
