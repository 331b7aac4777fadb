/** A timer of which only the last start counts. */
interface RestartableTimer {
  /** Runs the task after so many ms, instead of the one that was waiting. */
  start(task: () => void, milliseconds: number): void;
  stop(): void;
}

export function restartableTimer(): RestartableTimer {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    start(task, milliseconds) {
      clearTimeout(waiting);
      waiting = setTimeout(task, milliseconds);
    },
    stop: () => clearTimeout(waiting),
  };
}
