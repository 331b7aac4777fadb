import { useState } from 'react';

/**
 * A value that the caller changes, and a function that shows a tapped one before that. So what was tapped answers at
 * once, even if the address must change first or a list behind it takes a while.
 */
export function useTapped<Value>(value: Value): [shown: Value, show: (tapped: Value) => void] {
  const [{ from, shown }, setShown] = useState({ from: value, shown: value });
  if (from !== value) setShown({ from: value, shown: value });
  return [shown, (tapped) => setShown({ from, shown: tapped })];
}
