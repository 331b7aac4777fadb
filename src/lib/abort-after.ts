/**
 * A signal that aborts after so many ms, for want of an answer. `AbortSignal.timeout` would do the same, but browsers that
 * shoppers still use lack it or give another reason.
 */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), milliseconds);
  return controller.signal;
}
