import { until } from './until';

/**
 * An answer that a test gives when it likes. It cannot be lost: giving it waits until somebody has asked. All who ask
 * get the same one, also those who ask later.
 */
export function laterAnswer<Value = void>() {
  let isAsked = false;
  let resolve: (value: Value) => void;
  let reject: (reason: Error) => void;
  const answer = new Promise<Value>((...ends) => {
    [resolve, reject] = ends;
  });
  const whenAsked = async () => {
    if (isAsked) return; // or waiting would move a simulated clock
    await until(() => {
      if (!isAsked) throw new Error('Nobody has asked for this answer.');
    });
  };
  return {
    /** Stands in for what the answer is asked of. */
    asked: () => {
      isAsked = true;
      return answer;
    },
    whenAsked,
    give: async (value: Value) => {
      await whenAsked();
      resolve(value);
    },
    fail: async (reason: Error) => {
      await whenAsked();
      reject(reason);
    },
  };
}
