/**
 * A signal that aborts with a timeout after so many ms. `AbortSignal.timeout` would do the same, but some browsers lack
 * it or give another reason.
 */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), milliseconds);
  return controller.signal;
}
