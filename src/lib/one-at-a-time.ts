/** A task that never runs twice at once: whoever calls it while it runs gets the result of that run. */
export function oneAtATime<Values extends unknown[], Result>(
  task: (...values: Values) => Promise<Result>,
): (...values: Values) => Promise<Result> {
  let running: Promise<Result> | undefined;
  return (...values) => {
    running ??= task(...values).finally(() => {
      running = undefined;
    });
    return running;
  };
}
