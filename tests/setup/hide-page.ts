import { vi } from 'vitest';

/** The shopper goes to another app. */
export function hidePage(): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}
