/**
 * Gives a queue. It runs one task after the other, in the order in which they come. If a task fails, the next one runs
 * all the same.
 */
export function taskQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
