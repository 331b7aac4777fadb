import { create } from 'zustand';

/** How many writes of this tab have no answer yet. A reload would lose the answer, so it waits for them. */
export const useRunningWrites = create<{ running: number }>()(() => ({ running: 0 }));

/** Counts a write for as long as it runs. */
export async function countWrite<T>(write: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await write();
  } finally {
    change(-1);
  }
}

function change(by: number): void {
  useRunningWrites.setState(({ running }) => ({ running: running + by }));
}
